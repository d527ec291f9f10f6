import { CELLS, cellAt, columnOf, rowOf } from '../houses.ts';
import type { Cell } from '../types.ts';

type Move = (row: number, column: number) => Cell;

const halfTurn: Move = (row, column) => cellAt(8 - row, 8 - column);
const quarterTurn: Move = (row, column) => cellAt(column, 8 - row);
const acrossVertical: Move = (row, column) => cellAt(row, 8 - column);
const acrossHorizontal: Move = (row, column) => cellAt(8 - row, column);
const acrossDiagonal: Move = (row, column) => cellAt(column, row);
const acrossAntidiagonal: Move = (row, column) => cellAt(8 - column, 8 - row);

/** The moves that leave the pattern of givens as it is; what they generate does so too. */
const MOVES = {
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
} satisfies Record<string, readonly Move[]>;

/**
 * How the pattern of givens repeats itself: not at all (`none`), under a half turn (`rotational`) or
 * a quarter turn, mirrored left to right or top to bottom or both, mirrored in a diagonal or both,
 * or in every one of these ways (`full`).
 */
export type Symmetry = keyof typeof MOVES;

/** Whether something read from outside names a symmetry. */
export function isSymmetry(value: unknown): value is Symmetry {
  return typeof value === 'string' && Object.hasOwn(MOVES, value);
}

/** All symmetries. */
export const SYMMETRIES: readonly Symmetry[] = Object.keys(MOVES).filter(isSymmetry);

/** The cells that a cell comes to under the moves, itself first. */
function orbitOf(cell: Cell, moves: readonly Move[]): Cell[] {
  const orbit = new Set([cell]);
  // A set yields also what is added to it on the way.
  for (const each of orbit) {
    for (const move of moves) orbit.add(move(rowOf(each), columnOf(each)));
  }
  return [...orbit];
}

function groupsOf(symmetry: Symmetry): readonly (readonly Cell[])[] {
  return CELLS.map((cell) => orbitOf(cell, MOVES[symmetry])).filter(
    ([first, ...others]) => first !== undefined && others.every((cell) => cell > first),
  );
}

const GROUPS = new Map<Symmetry, readonly (readonly Cell[])[]>();

/** The cells grouped so that the givens of a symmetric puzzle are whole groups; worked out once. */
export function orbits(symmetry: Symmetry): readonly (readonly Cell[])[] {
  const groups = GROUPS.get(symmetry) ?? groupsOf(symmetry);
  GROUPS.set(symmetry, groups);
  return groups;
}
