import { CellSet } from '../../cell-set.ts';
import { HOUSES, sharedHouses } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { type Cell, DIGITS, type Digit, type House } from '../../types.ts';
import { seenByAll } from '../model/board.ts';
import { eachUnion } from '../model/combinations.ts';
import { bitOf, type DigitMask, digitCount, masksOf } from '../model/digit-mask.ts';
import { perCells } from '../model/per-cells.ts';
import { perPosition } from '../model/per-position.ts';
import { cellsIn } from '../model/sight.ts';

/** Some cells of a house with one candidate more than there are cells: without any of these the others are locked in. */
export interface AlmostLockedSet {
  readonly cells: readonly Cell[];
  readonly mask: DigitMask;
  /** By digit, from 1: its cells, and what sees all of them; empty for others. */
  readonly placesOf: readonly CellSet[];
  readonly seenOf: readonly CellSet[];
}

/** As large as is of use: a larger one leaves so few other cells that a smaller set says the same. */
const MOST_CELLS = 6;

function setOf(masks: Uint16Array, cells: readonly Cell[], mask: DigitMask): AlmostLockedSet {
  const cellsWith = DIGITS.map((digit) =>
    cells.filter((cell) => (masks[cell] ?? 0) & bitOf(digit)),
  );
  return {
    cells,
    mask,
    placesOf: cellsWith.map((places) => CellSet.from(places)),
    seenOf: cellsWith.map((places) => (places.length === 0 ? CellSet.EMPTY : seenByAll(places))),
  };
}

/** Of several houses that all hold a set, it is counted in the first. */
function isFirstHouse(house: House, cells: readonly Cell[]): boolean {
  return sharedHouses(CellSet.from(cells))[0] === house;
}

function setsIn(position: Position, house: House): AlmostLockedSet[] {
  const masks = masksOf(position);
  // A naked single is no part of anything harder.
  const open = cellsIn(house).filter((cell) => digitCount(masks[cell] ?? 0) > 1);
  const found: AlmostLockedSet[] = [];
  for (let size = 1; size <= Math.min(MOST_CELLS, open.length); size++) {
    const own = open.map((cell) => masks[cell] ?? 0);
    eachUnion(own, size, size + 1, (chosen, mask) => {
      const cells = chosen.map((index) => open[index] ?? 0);
      const isAlmostLocked = digitCount(mask) === size + 1 && isFirstHouse(house, cells);
      if (isAlmostLocked) found.push(setOf(masks, cells, mask));
    });
  }
  return found;
}

/** For each house, the sets that lie in it. As long as a house stays as it is, they are the same objects. */
export const setsByHouse = perCells(
  HOUSES.map(cellsIn),
  (position, house): readonly AlmostLockedSet[] => setsIn(position, house),
);

/** All almost locked sets of a position, the smallest first; single cells with two candidates among them. */
export const almostLockedSets = perPosition((position): readonly AlmostLockedSet[] =>
  setsByHouse(position)
    .flat()
    .sort((one, other) => one.cells.length - other.cells.length),
);

/** The cells of a set that have a digit, and what sees all of them. */
export function placesIn(set: AlmostLockedSet, digit: Digit): CellSet {
  return set.placesOf[digit - 1] ?? CellSet.EMPTY;
}

export function seenFrom(set: AlmostLockedSet, digit: Digit): CellSet {
  return set.seenOf[digit - 1] ?? CellSet.EMPTY;
}
