import { CELL_COUNT, peersOf } from '../../houses.ts';
import type { Position } from '../../position.ts';
import type { Cell, Digit } from '../../types.ts';
import { digitIn, findingOfCells, seenByAll } from '../model/board.ts';
import { chainOf, strongInCell, strongInHouse } from '../model/chain.ts';
import { type DigitMask, digitCount, digitsOf, maskAt, masksOf } from '../model/digit-mask.ts';
import { sees } from '../model/sight.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import { pairsOf } from '../model/together.ts';
import { bivalueCellsOf, type Twins, twinsOf } from '../model/twins.ts';
import { type Conjugate, conjugatesOf } from '../single-digit/strong-links.ts';

/** The cells with two candidates that a pivot sees, and that have one of its digits. */
function besides(position: Position, pivot: Cell): Cell[] {
  const masks = masksOf(position);
  const cells = bivalueCellsOf(position);
  const found: Cell[] = [];
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index] ?? 0;
    if (sees(pivot, cell) && ((masks[cell] ?? 0) & (masks[pivot] ?? 0)) !== 0) found.push(cell);
  }
  return found;
}

/** Two of these that differ, and have three digits together with the pivot; so has the first of them. */
function pincersOf(position: Position, pivot: Cell): (readonly [Cell, Cell])[] {
  const masks = masksOf(position);
  return pairsOf(besides(position, pivot), (one, other) => {
    const both = (masks[pivot] ?? 0) | (masks[one] ?? 0);
    if (digitCount(both) !== 3 || ((masks[other] ?? 0) & ~both) !== 0) return false;
    return masks[one] !== masks[other];
  });
}

/** The digit that both pincers have; undefined where they share none or both. */
function sharedDigit(position: Position, [one, other]: readonly [Cell, Cell]) {
  const shared: DigitMask = maskAt(position, one) & maskAt(position, other);
  return digitCount(shared) === 1 ? digitsOf(shared)[0] : undefined;
}

function xyWing(
  position: Position,
  pivot: Cell,
  pincers: readonly [Cell, Cell],
): LadderFinding | undefined {
  const [one, other] = pincers;
  const [mask, oneMask, otherMask] = [pivot, one, other].map((cell) => maskAt(position, cell));
  const digit = sharedDigit(position, pincers);
  if (!mask || !oneMask || !otherMask || !digit || (mask & oneMask & otherMask) !== 0)
    return undefined;
  const [[first], [last]] = [digitsOf(mask & oneMask), digitsOf(mask & otherMask)];
  if (!first || !last) return undefined;
  const eliminations = digitIn(position, digit, seenByAll(pincers));
  if (eliminations.length === 0) return undefined;
  const chain = chainOf([
    strongInCell(position, one, digit, first),
    strongInCell(position, pivot, first, last),
    strongInCell(position, other, last, digit),
  ]);
  return { placements: [], eliminations, ...chain };
}

/** Three cells of two candidates, `xy`, `xz` and `yz`, one of which sees the others: one of those is `z`. */
export function* findXyWings({ position }: LadderBoard): Generator<LadderFinding, void> {
  for (const pivot of bivalueCellsOf(position)) {
    for (const pincers of pincersOf(position, pivot)) {
      const found = xyWing(position, pivot, pincers);
      if (found) yield found;
    }
  }
}

/** A cell `xyz` that sees the cells `xz` and `yz`: one of the three is `z`. */
export function* findXyzWings({ position }: LadderBoard): Generator<LadderFinding, void> {
  const masks = masksOf(position);
  for (let pivot = 0; pivot < CELL_COUNT; pivot++) {
    if (digitCount(masks[pivot] ?? 0) !== 3) continue;
    for (const pincers of pincersOf(position, pivot)) {
      const digit = sharedDigit(position, pincers);
      const cells = [pivot, ...pincers];
      if (digit === undefined) continue;
      const eliminations = digitIn(position, digit, seenByAll(cells));
      if (eliminations.length > 0) yield findingOfCells(position, cells, eliminations);
    }
  }
}

/** A conjugate pair turned so that it leads from one cell to the other; undefined where these don't see its cells. */
function bridgeOf(pair: Conjugate, [one, other]: Twins): Conjugate | undefined {
  const [a, b] = pair.cells;
  if (sees(one, a) && sees(other, b)) return pair;
  return sees(one, b) && sees(other, a) ? { ...pair, cells: [b, a] } : undefined;
}

function wWing(
  position: Position,
  [one, other]: Twins,
  bridge: Conjugate,
  removed: Digit,
): LadderFinding {
  const [near, far] = bridge.cells;
  const chain = chainOf([
    strongInCell(position, one, removed, bridge.digit),
    strongInHouse(position, bridge, [near], [far]),
    strongInCell(position, other, bridge.digit, removed),
  ]);
  const eliminations = digitIn(position, removed, seenByAll([one, other]));
  return { placements: [], eliminations, ...chain };
}

function* wWingsOf(position: Position, twins: Twins): Generator<LadderFinding, void> {
  const [one, other] = twins;
  const seen = peersOf(one).intersection(peersOf(other));
  const digits = digitsOf(maskAt(position, one));
  for (const removed of digits) {
    const [digit] = position.cellsFor(removed).intersects(seen)
      ? digits.filter((each) => each !== removed)
      : [];
    for (const conjugate of digit ? conjugatesOf(position, digit) : []) {
      const bridge = bridgeOf(conjugate, twins);
      if (bridge) yield wWing(position, twins, bridge, removed);
    }
  }
}

/**
 * Two cells with the same two candidates, and a house in which one of these has two places, each seen by one of
 * the cells: one of the cells is the other candidate.
 */
export function* findWWings({ position }: LadderBoard): Generator<LadderFinding, void> {
  for (const twins of twinsOf(position)) {
    if (!sees(...twins)) yield* wWingsOf(position, twins);
  }
}
