import { CellSet } from '../../cell-set.ts';
import { boxOf, CELL_COUNT, cellsIn, cellsOf, peersOf, sharedHouses } from '../../houses.ts';
import type { Position } from '../../position.ts';
import type { Cell, House } from '../../types.ts';
import { digitIn, findingOfCells, seenByAll } from '../model/board.ts';
import { eachUnion } from '../model/combinations.ts';
import {
  type DigitMask,
  digitCount,
  digitsOf,
  maskAt,
  maskOfAll,
  masksOf,
} from '../model/digit-mask.ts';
import { flat, flatMap } from '../model/flat-map.ts';
import { perHouse } from '../model/per-house.ts';
import { perPosition } from '../model/per-position.ts';
import { sees, sharedLines } from '../model/sight.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import { twinsOf } from '../model/twins.ts';

function nakedFinding(position: Position, cells: readonly Cell[]): LadderFinding {
  const seen = seenByAll(cells);
  const digits = digitsOf(maskOfAll(position, cells));
  const eliminations = flatMap(digits, (digit) => digitIn(position, digit, seen));
  return findingOfCells(position, cells, eliminations);
}

interface Subset {
  readonly cells: readonly Cell[];
  readonly houses: readonly House[];
}

/** The empty cells of a house that can be part of a naked subset. */
function cellsWithFew(masks: readonly DigitMask[], house: House, size: number): Cell[] {
  const cells = cellsIn(house);
  const few: Cell[] = [];
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index] ?? 0;
    const count = digitCount(masks[cell] ?? 0);
    if (count >= 2 && count <= size) few.push(cell);
  }
  return few;
}

const NONE: readonly Subset[] = [];

/** The naked subsets of a house that remove something from it. */
function subsetsIn(position: Position, house: House, size: number): readonly Subset[] {
  const masks = masksOf(position);
  const few = cellsWithFew(masks, house, size);
  if (few.length < size) return NONE;
  const subsets: Subset[] = [];
  const open = cellsIn(house).filter((cell) => masks[cell] !== 0);
  const own = few.map((cell) => masks[cell] ?? 0);
  eachUnion(own, size, size, (chosen, union) => {
    const cells = chosen.map((index) => few[index] ?? 0);
    if (open.every((cell) => cells.includes(cell) || ((masks[cell] ?? 0) & union) === 0)) return;
    subsets.push({ cells, houses: sharedHouses(CellSet.from(cells)) });
  });
  return subsets;
}

/** The naked subsets of a position by house, by size; one that lies in a line and in a box for each that it changes. */
const SUBSETS = new Map(
  [2, 3, 4].map((size) => [size, perHouse((position, house) => subsetsIn(position, house, size))]),
);

/** A number for each list of up to four cells. */
function keyOf(cells: readonly Cell[]): number {
  return cells.reduce((key, cell) => CELL_COUNT * key + cell, 0);
}

function distinctSubsets(position: Position, size: number): readonly Subset[] {
  const all = flat(SUBSETS.get(size)?.(position) ?? []);
  if (all.length < 2) return all;
  const told = new Map<number, Subset>();
  for (const subset of all) {
    const key = keyOf(subset.cells);
    if (!told.has(key)) told.set(key, subset);
  }
  return [...told.values()];
}

/** The cells with the same two candidates that see each other, where any other that sees both has one of these. */
const nakedPairsOf = perPosition((position) =>
  twinsOf(position).filter(([one, other]) => {
    if (!sees(one, other)) return false;
    const seen = peersOf(one).intersection(peersOf(other));
    return digitsOf(maskAt(position, one)).some((digit) =>
      position.cellsFor(digit).intersects(seen),
    );
  }),
);

/** Whether there is any naked pair that removes something. */
export function hasNakedPair(position: Position): boolean {
  return nakedPairsOf(position).length > 0;
}

/** Whether there is any in a line and a box. */
function hasLockedPair(position: Position): boolean {
  return nakedPairsOf(position).some(
    ([one, other]) => boxOf(one) === boxOf(other) && sharedLines(one, other).length > 0,
  );
}

/** Some cells of a house that have, taken together, as many candidates as they are: gone from all that see them. */
export function nakedSubset(size: 3 | 4) {
  return function* find({ position }: LadderBoard): Generator<LadderFinding, void> {
    for (const { cells } of distinctSubsets(position, size)) yield nakedFinding(position, cells);
  };
}

/** A naked subset where a line and a box cross, which removes something from both. */
export function lockedSubset(size: 2 | 3) {
  return function* find({ position }: LadderBoard): Generator<LadderFinding, void> {
    if (size === 2 && !hasLockedPair(position)) return;
    for (const { cells, houses } of distinctSubsets(position, size)) {
      if (houses.length < 2) continue;
      const finding = nakedFinding(position, cells);
      const removesFrom = (house: House) =>
        finding.eliminations.some(({ cell }) => cellsOf(house).has(cell));
      if (houses.every(removesFrom)) yield finding;
    }
  };
}
