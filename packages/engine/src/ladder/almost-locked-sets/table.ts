import { CellSet } from '../../cell-set.ts';
import { cellsIn, sharedHouses } from '../../houses.ts';
import type { Position } from '../../position.ts';
import type { Candidate, Cell, Digit, House } from '../../types.ts';
import { digitIn, seenByAll } from '../model/board.ts';
import { nodeOf } from '../model/chain.ts';
import { choicesOf, chosenOf, unionsOf } from '../model/choices.ts';
import { bitOf, type DigitMask, digitCount, maskAt } from '../model/digit-mask.ts';
import { flat } from '../model/flat-map.ts';
import { perHouse } from '../model/per-house.ts';
import { perPosition } from '../model/per-position.ts';
import type { Node } from '../model/step.ts';

/** Some cells of a house with one candidate more than there are cells: without any of these the others are locked in. */
export interface AlmostLockedSet {
  readonly cells: readonly Cell[];
  /** The candidates of each of the cells, and of all. */
  readonly masks: readonly DigitMask[];
  readonly mask: DigitMask;
}

/** Of several houses that all hold a set, it is counted in the first: rows come before columns, lines before boxes. */
function isFirstHouse(house: House, cells: readonly Cell[]): boolean {
  return sharedHouses(CellSet.from(cells))[0] === house;
}

function setsIn(position: Position, house: House): AlmostLockedSet[] {
  // A naked single is no part of anything harder.
  const open = cellsIn(house).filter((cell) => digitCount(maskAt(position, cell)) > 1);
  const masks = open.map((cell) => maskAt(position, cell));
  const unions = unionsOf(masks);
  const found: AlmostLockedSet[] = [];
  for (let size = 1; size <= open.length; size++) {
    for (const choice of choicesOf(open.length, size)) {
      const mask = unions[choice] ?? 0;
      if (digitCount(mask) !== size + 1) continue;
      const cells = chosenOf(open, choice);
      if (isFirstHouse(house, cells)) found.push({ cells, masks: chosenOf(masks, choice), mask });
    }
  }
  return found;
}

/** For each house, the sets that lie in it. */
export const setsByHouse = perHouse(setsIn);

/** All almost locked sets of a position, the smallest first; single cells with two candidates among them. */
export const almostLockedSets = perPosition((position): readonly AlmostLockedSet[] =>
  flat(setsByHouse(position)).sort((one, other) => one.cells.length - other.cells.length),
);

/** The cells of a set that have a digit. */
export function placesIn({ cells, masks }: AlmostLockedSet, digit: Digit): Cell[] {
  return cells.filter((_, index) => (masks[index] ?? 0) & bitOf(digit));
}

/** A digit of a set as a node. */
export function nodeIn(set: AlmostLockedSet, digit: Digit): Node {
  return nodeOf(digit, ...placesIn(set, digit));
}

/** What sees all cells of a set that have a digit; nothing, where none has. */
export function seenFrom(set: AlmostLockedSet, digit: Digit): CellSet {
  const places = placesIn(set, digit);
  return places.length === 0 ? CellSet.EMPTY : seenByAll(places);
}

/** What sees all of a digit in both sets. */
export function seenByBoth(
  position: Position,
  one: AlmostLockedSet,
  other: AlmostLockedSet,
  digit: Digit,
): Candidate[] {
  return digitIn(position, digit, seenFrom(one, digit).intersection(seenFrom(other, digit)));
}
