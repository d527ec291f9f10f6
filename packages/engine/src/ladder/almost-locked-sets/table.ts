import { CellSet } from '../../cell-set.ts';
import { HOUSES, kindOf } from '../../houses.ts';
import type { Position } from '../../position.ts';
import type { Cell, Digit, House } from '../../types.ts';
import { seenByAll } from '../model/board.ts';
import { CHOICES_BY_SIZE, type Choice, choiceOf, chosenOf, unionsOf } from '../model/choices.ts';
import { bitOf, type DigitMask, digitCount, maskAt } from '../model/digit-mask.ts';
import { perCells } from '../model/per-cells.ts';
import { perPosition } from '../model/per-position.ts';
import { cellsIn } from '../model/sight.ts';

/** Some cells of a house with one candidate more than there are cells: without any of these the others are locked in. */
export interface AlmostLockedSet {
  readonly cells: readonly Cell[];
  /** The candidates of each of the cells, and of all. */
  readonly masks: readonly DigitMask[];
  readonly mask: DigitMask;
}

/** As large as is of use: a larger one leaves so few other cells that a smaller set says the same. */
const MOST_CELLS = 6;

/** The rows and columns of a box, as choices of its cells. */
const LINES_OF_BOX: readonly Choice[] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444];

/** Of several houses that all hold a set, it is counted in the first: rows come before columns, lines before boxes. */
function isFirstHouse(house: House, choice: Choice, size: number): boolean {
  const kind = kindOf(house);
  if (size === 1) return kind === 'row';
  return kind !== 'box' || LINES_OF_BOX.every((line) => (choice & ~line) !== 0);
}

/** The choices of some open cells of a house with one candidate more than there are cells, in order. */
function choicesIn(house: House, open: Choice, unions: Uint16Array, size: number): Choice[] {
  return (CHOICES_BY_SIZE[size] ?? []).filter(
    (choice) =>
      (choice & ~open) === 0 &&
      digitCount(unions[choice] ?? 0) === size + 1 &&
      isFirstHouse(house, choice, size),
  );
}

function setsIn(position: Position, house: House): AlmostLockedSet[] {
  const cells = cellsIn(house);
  const masks = cells.map((cell) => maskAt(position, cell));
  const unions = unionsOf(masks);
  // A naked single is no part of anything harder.
  const open = choiceOf(masks, (mask) => digitCount(mask) > 1);
  const found: AlmostLockedSet[] = [];
  for (let size = 1; size <= Math.min(MOST_CELLS, digitCount(open)); size++) {
    for (const choice of choicesIn(house, open, unions, size)) {
      const mask = unions[choice] ?? 0;
      found.push({ cells: chosenOf(cells, choice), masks: chosenOf(masks, choice), mask });
    }
  }
  return found;
}

/** For each house, the sets that lie in it. */
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

/** The cells of a set that have a digit. */
export function placesIn({ cells, masks }: AlmostLockedSet, digit: Digit): Cell[] {
  return cells.filter((_, index) => (masks[index] ?? 0) & bitOf(digit));
}

/** What sees all cells of a set that have a digit; nothing, where none has. */
export function seenFrom(set: AlmostLockedSet, digit: Digit): CellSet {
  const places = placesIn(set, digit);
  return places.length === 0 ? CellSet.EMPTY : seenByAll(places);
}
