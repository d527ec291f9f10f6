import { CellSet } from '../../cell-set.ts';
import { kindOf, peersOf, sharedHouses } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { type Cell, DIGITS } from '../../types.ts';
import { digitsConcludingAlone } from '../last-resorts/templates.ts';
import { digitIn, housePremise } from '../model/board.ts';
import { chainOf, nodeOf } from '../model/chain.ts';
import { flatMap } from '../model/flat-map.ts';
import { perDigit } from '../model/per-position.ts';
import { sees } from '../model/sight.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import { pairsOf, together } from '../model/together.ts';
import { type Conjugate, conjugatesOf } from './strong-links.ts';

export type TwoLinkShape = 'skyscraper' | 'two-string-kite' | 'turbot-fish';

/** Two conjugate pairs, from end to end: the inner cells see each other. */
interface Joined {
  readonly one: Conjugate;
  readonly other: Conjugate;
  readonly cells: readonly [Cell, Cell, Cell, Cell];
}

/** What two houses whose inner cells see each other make. */
function shapeOf({ one, other, cells }: Joined): TwoLinkShape {
  const kinds = [kindOf(one.house), kindOf(other.house)];
  if (kinds.includes('box')) return 'turbot-fish';
  if (kinds[0] !== kinds[1]) return 'two-string-kite';
  const across = sharedHouses(CellSet.from(cells.slice(1, 3))).some(
    (house) => kindOf(house) !== 'box',
  );
  return across ? 'skyscraper' : 'turbot-fish';
}

interface TwoLinks {
  readonly shape: TwoLinkShape;
  /** The inner cells, the lower one first. */
  readonly inner: readonly [Cell, Cell];
  readonly finding: LadderFinding;
}

/** The four ways in which two pairs can be put end to end. */
function* waysToJoin(one: Conjugate, other: Conjugate): Generator<Joined, void> {
  const [a, b] = one.cells;
  const [c, d] = other.cells;
  if (a === c || a === d || b === c || b === d) return;
  if (sees(b, c)) yield { one, other, cells: [a, b, c, d] };
  if (sees(b, d)) yield { one, other, cells: [a, b, d, c] };
  if (sees(a, c)) yield { one, other, cells: [b, a, c, d] };
  if (sees(a, d)) yield { one, other, cells: [b, a, d, c] };
}

function findingOf(position: Position, joined: Joined): TwoLinks | undefined {
  const { one, other, cells } = joined;
  const [start, inner, otherInner, end] = cells;
  const { digit } = one;
  const seen = peersOf(start).intersection(peersOf(end)).intersection(position.cellsFor(digit));
  if (seen.isEmpty) return undefined;
  const eliminations = digitIn(position, digit, seen.difference(CellSet.from(cells)));
  if (eliminations.length === 0) return undefined;
  const [own, otherOwn] = [one, other].map(({ house }) => [housePremise(position, house, digit)]);
  const chain = chainOf([
    { from: nodeOf(digit, start), to: nodeOf(digit, inner), premises: own ?? [] },
    { from: nodeOf(digit, otherInner), to: nodeOf(digit, end), premises: otherOwn ?? [] },
  ]);
  return {
    shape: shapeOf(joined),
    inner: inner < otherInner ? [inner, otherInner] : [otherInner, inner],
    finding: { placements: [], eliminations, ...chain },
  };
}

/** A pattern that lies in a line and a box at once is told by its lines, and once. */
function keyOf({ cells }: Joined): string {
  const [start, , , end] = cells;
  return (start < end ? cells : [...cells].reverse()).join();
}

function* joinedPairs(conjugates: readonly Conjugate[]): Generator<Joined, void> {
  for (let index = 0; index < conjugates.length; index++) {
    const one = conjugates[index];
    for (let later = index + 1; later < conjugates.length; later++) {
      const other = conjugates[later];
      if (one && other) yield* waysToJoin(one, other);
    }
  }
}

const allTwoLinksOf = perDigit((position, digit) =>
  flatMap([...joinedPairs(conjugatesOf(position, digit))], (joined) => {
    const found = findingOf(position, joined);
    return found ? [{ ...found, key: keyOf(joined) }] : [];
  }),
);

const twoLinksOf = perDigit((position, digit) => {
  const found = new Map<string, TwoLinks>();
  for (const { key, ...each } of allTwoLinksOf(position, digit)) {
    if (!found.has(key)) found.set(key, each);
  }
  return [...found.values()];
});

/**
 * Two houses in which a digit has two places, one of each seeing one of the other: one of the two outer ones is
 * right, so what sees both is not. A skyscraper has parallel lines joined by a line, a two-string kite a row and a
 * column joined in a box, a turbot fish any other houses.
 */
export function twoLinks(wanted: TwoLinkShape) {
  return function* find({ position }: LadderBoard): Generator<LadderFinding, void> {
    for (const digit of digitsConcludingAlone(position)) {
      for (const { shape, finding } of twoLinksOf(position, digit)) {
        if (shape === wanted) yield finding;
      }
    }
  };
}

function isDual(one: TwoLinks, other: TwoLinks): boolean {
  return one.inner.join() === other.inner.join();
}

/** A pattern by its box where it lies in a line and in a box; and dual kites, which share the cells in the box. */
export function furtherTwoLinks(wanted: TwoLinkShape) {
  return function* find({ position }: LadderBoard): Generator<LadderFinding, void> {
    for (const digit of DIGITS) {
      const own = allTwoLinksOf(position, digit).filter(({ shape }) => shape === wanted);
      for (const { finding } of own) yield finding;
      if (wanted !== 'two-string-kite') continue;
      for (const [one, other] of pairsOf(own, isDual)) yield together(one.finding, other.finding);
    }
  };
}
