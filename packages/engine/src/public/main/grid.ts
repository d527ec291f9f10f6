import { check } from '../../arguments.ts';
import * as canonicalForms from '../../canonical-form.ts';
import type { Conflict, Grid, GridInput, GridOrPuzzle } from '../../grid.ts';
import * as grids from '../../grid.ts';
import { givensArgument, gridArgument } from '../../grid-argument.ts';
import type { Cell, Value } from '../../types.ts';
import type { Validation } from '../../validation.ts';
import * as validation from '../../validation.ts';

/** What stands in a cell; 0 for nothing, and for a number that names no cell. */
export function valueAt(grid: GridInput, cell: Cell): Value {
  check(typeof cell === 'number', 'cell', 'a number', cell);
  return grids.valueAt(gridArgument(grid), cell);
}

/**
 * The grid as 81 characters row by row, `.` for an empty cell; `parseGrid` reads it back.
 *
 * @example
 * ```ts
 * const grid = parseGrid(text);
 * grid.ok && formatGrid(grid.value) === text; // → true
 * ```
 */
export function formatGrid(grid: GridOrPuzzle): string {
  return grids.formatGrid(givensArgument(grid));
}

/** The grid as nine rows of nine numbers, 0 for an empty cell; `parseGrid` reads it back. */
export function toRows(grid: GridOrPuzzle): Value[][] {
  return grids.toRows(givensArgument(grid));
}

/** Every digit that stands more than once in a house: an empty list for a grid that keeps the rules. */
export function conflicts(grid: GridInput): Conflict[] {
  return grids.conflicts(gridArgument(grid));
}

/** Whether every cell is filled. */
export function isComplete(grid: GridInput): boolean {
  return grids.isComplete(gridArgument(grid));
}

/** The filled cells of a grid that differ from the solution. */
export function wrongCells(grid: GridInput, solution: GridInput): Cell[] {
  return grids.wrongCells(gridArgument(grid), gridArgument(solution, 'solution'));
}

/**
 * Checks a board by the rules, and against the solution it is to lead to, if there is one.
 *
 * @example
 * ```ts
 * validate(text).isValid; // → true
 * validate(text).isComplete; // → false
 * validate(text.slice(0, 80) + '8').conflicts.length; // → 2
 * ```
 */
export function validate(grid: GridInput, solution?: GridInput): Validation {
  const end = solution === undefined ? undefined : gridArgument(solution, 'solution');
  return validation.validate(gridArgument(grid), end);
}

/**
 * The grid that stands for all that are the same under the symmetries of Sudoku: relabelling of the
 * digits, transposition, and permutation of bands, stacks, rows within a band and columns within a
 * stack. Takes any grid or puzzle, also a grid that breaks the rules.
 *
 * @example
 * ```ts
 * const key = formatGrid(canonicalForm(text));
 * const relabelled = text.replaceAll('5', 'x').replaceAll('3', '5').replaceAll('x', '3');
 * formatGrid(canonicalForm(relabelled)) === key; // → true
 * ```
 */
export function canonicalForm(grid: GridOrPuzzle): Grid {
  return canonicalForms.canonicalForm(givensArgument(grid));
}

/** Whether two grids are the same under the symmetries of Sudoku (see `canonicalForm`). */
export function areEquivalent(a: GridOrPuzzle, b: GridOrPuzzle): boolean {
  return canonicalForms.areEquivalent(givensArgument(a, 'a'), givensArgument(b, 'b'));
}
