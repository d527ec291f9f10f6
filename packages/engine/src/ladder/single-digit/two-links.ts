import { CellSet } from '../../cell-set.ts';
import { kindOf, peersOf } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { type Cell, DIGITS } from '../../types.ts';
import { digitsConcludingAlone } from '../last-resorts/templates.ts';
import { digitIn } from '../model/board.ts';
import { chainOf, strongInHouse } from '../model/chain.ts';
import { flatMap } from '../model/flat-map.ts';
import { perDigit } from '../model/per-position.ts';
import { sees, sharedLines } from '../model/sight.ts';
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
  const [, inner, otherInner] = cells;
  return sharedLines(inner, otherInner).length > 0 ? 'skyscraper' : 'turbot-fish';
}

interface TwoLinks {
  readonly shape: TwoLinkShape;
  /** The inner cells, the lower one first. */
  readonly inner: readonly [Cell, Cell];
  readonly finding: LadderFinding;
}

function haveNoCellInCommon(one: Conjugate, other: Conjugate): boolean {
  return !one.cells.some((cell) => other.cells.includes(cell));
}

/** The four ways in which two pairs can be put end to end. */
function waysToJoin(one: Conjugate, other: Conjugate): Joined[] {
  const [a, b] = one.cells;
  const [c, d] = other.cells;
  const ways: Joined['cells'][] = [
    [a, b, c, d],
    [a, b, d, c],
    [b, a, c, d],
    [b, a, d, c],
  ];
  return ways
    .filter(([, inner, otherInner]) => sees(inner, otherInner))
    .map((cells) => ({ one, other, cells }));
}

function findingOf(position: Position, joined: Joined): TwoLinks | undefined {
  const { one, other, cells } = joined;
  const [start, inner, otherInner, end] = cells;
  const { digit } = one;
  const seen = peersOf(start).intersection(peersOf(end)).intersection(position.cellsFor(digit));
  if (seen.isEmpty) return undefined;
  const eliminations = digitIn(position, digit, seen.difference(CellSet.from(cells)));
  if (eliminations.length === 0) return undefined;
  const chain = chainOf([
    strongInHouse(position, one, [start], [inner]),
    strongInHouse(position, other, [otherInner], [end]),
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

const allTwoLinksOf = perDigit((position, digit) =>
  flatMap(pairsOf(conjugatesOf(position, digit), haveNoCellInCommon), (pair) =>
    flatMap(waysToJoin(...pair), (joined) => {
      const found = findingOf(position, joined);
      return found ? [{ ...found, key: keyOf(joined) }] : [];
    }),
  ),
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
