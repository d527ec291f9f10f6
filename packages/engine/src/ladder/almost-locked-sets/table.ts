import { CellSet } from '../../cell-set.ts';
import { cellsOf, HOUSES, sharedHouses } from '../../houses.ts';
import type { Position } from '../../position.ts';
import type { Cell, Digit, House } from '../../types.ts';
import { seenByAll } from '../model/board.ts';
import { bitOf, type DigitMask, digitCount, digitsOf, maskAt } from '../model/digit-mask.ts';
import { perPosition } from '../model/per-position.ts';

/** Some cells of a house with one candidate more than there are cells: without any of these the others are locked in. */
export interface AlmostLockedSet {
  readonly cells: readonly Cell[];
  readonly all: CellSet;
  readonly mask: DigitMask;
  /** By digit, from 1: its cells, and what sees all of them; empty for others. */
  readonly placesOf: readonly CellSet[];
  readonly seenOf: readonly CellSet[];
}

/** As large as is of use: a larger one leaves so few other cells that a smaller set says the same. */
const MOST_CELLS = 6;

const NINE: readonly Digit[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function setOf(position: Position, cells: readonly Cell[], mask: DigitMask): AlmostLockedSet {
  const all = CellSet.from(cells);
  const placesOf = NINE.map((digit) => position.cellsFor(digit).intersection(all));
  const seenOf = placesOf.map((places) => (places.isEmpty ? places : seenByAll(places.toArray())));
  return { cells, all, mask, placesOf, seenOf };
}

interface Chosen {
  readonly cells: readonly Cell[];
  readonly mask: DigitMask;
}

/** Every choice of cells of a list that have one candidate more than they are. */
function* almostLocked(
  position: Position,
  cells: readonly Cell[],
  from: number,
  chosen: Chosen,
): Generator<Chosen, void> {
  const count = chosen.cells.length;
  if (count > 0 && digitCount(chosen.mask) === count + 1) yield chosen;
  if (count === MOST_CELLS) return;
  for (let index = from; index < cells.length; index++) {
    const cell = cells[index] ?? 0;
    const mask = chosen.mask | maskAt(position, cell);
    if (digitCount(mask) > MOST_CELLS + 1) continue;
    yield* almostLocked(position, cells, index + 1, { cells: [...chosen.cells, cell], mask });
  }
}

function setsIn(position: Position, house: House): AlmostLockedSet[] {
  const cells = position.emptyCells
    .intersection(cellsOf(house))
    .toArray()
    // A naked single is no part of anything harder.
    .filter((cell) => digitCount(maskAt(position, cell)) > 1);
  return [...almostLocked(position, cells, 0, { cells: [], mask: 0 })]
    .filter((chosen) => sharedHouses(CellSet.from(chosen.cells))[0] === house)
    .map((chosen) => setOf(position, chosen.cells, chosen.mask));
}

/** All almost locked sets of a position, the smallest first; single cells with two candidates among them. */
export const almostLockedSets = perPosition((position): readonly AlmostLockedSet[] =>
  HOUSES.flatMap((house) => setsIn(position, house)).sort(
    (one, other) => one.cells.length - other.cells.length,
  ),
);

/** The cells of a set that have a digit, and what sees all of them. */
export function placesIn(set: AlmostLockedSet, digit: Digit): CellSet {
  return set.placesOf[digit - 1] ?? CellSet.EMPTY;
}

export function seenFrom(set: AlmostLockedSet, digit: Digit): CellSet {
  return set.seenOf[digit - 1] ?? CellSet.EMPTY;
}

/** The digits that both have and that can't be in both: restricted common candidates. */
export function restrictedCommons(one: AlmostLockedSet, other: AlmostLockedSet): DigitMask {
  const common = one.mask & other.mask;
  // One to keep them apart, and one to remove.
  if ((common & (common - 1)) === 0) return 0;
  let restricted = 0;
  for (const digit of digitsOf(common)) {
    if (placesIn(one, digit).isSubsetOf(seenFrom(other, digit))) restricted |= bitOf(digit);
  }
  return restricted;
}
