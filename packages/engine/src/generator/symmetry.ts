import { CellSet } from '../cell-set.ts';
import { CELLS, cellAt, columnOf, rowOf } from '../houses.ts';
import type { Cell } from '../types.ts';

type CellMap = (row: number, column: number) => Cell;

const halfTurn: CellMap = (row, column) => cellAt(8 - row, 8 - column);
const quarterTurn: CellMap = (row, column) => cellAt(column, 8 - row);
const acrossVertical: CellMap = (row, column) => cellAt(row, 8 - column);
const acrossHorizontal: CellMap = (row, column) => cellAt(8 - row, column);
const acrossDiagonal: CellMap = (row, column) => cellAt(column, row);
const acrossAntidiagonal: CellMap = (row, column) => cellAt(8 - column, 8 - row);

/** The generators of each symmetry group: maps of cells that leave the pattern of givens as it is. */
const GENERATORS = {
  none: [],
  rotational: [halfTurn],
  'quarter-turn': [quarterTurn],
  'left-right': [acrossVertical],
  'top-bottom': [acrossHorizontal],
  diagonal: [acrossDiagonal],
  antidiagonal: [acrossAntidiagonal],
  'both-mirrors': [acrossVertical, acrossHorizontal],
  'both-diagonals': [acrossDiagonal, acrossAntidiagonal],
  full: [quarterTurn, acrossVertical],
} satisfies Record<Symmetry, readonly CellMap[]>;

/**
 * How the pattern of givens repeats itself: not at all (`none`), under a half turn (`rotational`) or
 * a quarter turn, mirrored left to right or top to bottom or both, mirrored in a diagonal or both,
 * or in every one of these ways (`full`).
 */
export type Symmetry =
  | 'none'
  | 'rotational'
  | 'quarter-turn'
  | 'left-right'
  | 'top-bottom'
  | 'diagonal'
  | 'antidiagonal'
  | 'both-mirrors'
  | 'both-diagonals'
  | 'full';

/** Whether something read from outside names a symmetry. */
export function isSymmetry(value: unknown): value is Symmetry {
  return typeof value === 'string' && Object.hasOwn(GENERATORS, value);
}

/** All symmetries. */
export const SYMMETRIES: readonly Symmetry[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ Object.keys(GENERATORS).filter(isSymmetry),
);

/** The cells that a cell is mapped to, itself first. */
function orbitOf(cell: Cell, maps: readonly CellMap[]): Cell[] {
  const orbit = new Set([cell]);
  // A set yields also what is added to it on the way.
  for (const each of orbit) {
    for (const map of maps) orbit.add(map(rowOf(each), columnOf(each)));
  }
  return [...orbit];
}

/** The cells grouped so that the givens of a symmetric puzzle are whole groups. */
export function orbits(symmetry: Symmetry): readonly (readonly Cell[])[] {
  return CELLS.map((cell) => orbitOf(cell, GENERATORS[symmetry])).filter(
    ([first, ...others]) => first !== undefined && others.every((cell) => cell > first),
  );
}

const ORBIT_SETS = new Map<Symmetry, readonly CellSet[]>();

/** The same as sets (memoized). */
export function orbitSets(symmetry: Symmetry): readonly CellSet[] {
  const sets = ORBIT_SETS.get(symmetry) ?? orbits(symmetry).map((cells) => CellSet.from(cells));
  ORBIT_SETS.set(symmetry, sets);
  return sets;
}
