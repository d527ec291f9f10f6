import { argument, check } from '../../arguments.ts';
import type { Conflict, Grid } from '../../grid.ts';
import * as grids from '../../grid.ts';
import type { Cell, Value } from '../../types.ts';
import type { Validation } from '../../validation.ts';
import * as validation from '../../validation.ts';
import { GRID } from '../readers.ts';

function gridArgument(grid: unknown, name = 'grid'): Grid {
  return argument(name, GRID, grid, grids.asGrid);
}

/** What stands in a cell; 0 for nothing, and for a number that names no cell. */
export function valueAt(grid: Grid, cell: Cell): Value {
  check(typeof cell === 'number', 'cell', 'a number', cell);
  return grids.valueAt(gridArgument(grid), cell);
}

/** The grid as 81 characters row by row, `.` for an empty cell; `parseGrid` reads it back. */
export function makeGrid(grid: Grid): string {
  return grids.makeGrid(gridArgument(grid));
}

/** The grid as nine rows of nine numbers, 0 for an empty cell; `parseGrid` reads it back. */
export function makeRows(grid: Grid): Value[][] {
  return grids.makeRows(gridArgument(grid));
}

/** Every digit that stands more than once in a house: an empty list for a grid that keeps the rules. */
export function conflicts(grid: Grid | string): Conflict[] {
  return grids.conflicts(gridArgument(grid));
}

/** Whether every cell is filled. */
export function isComplete(grid: Grid | string): boolean {
  return grids.isComplete(gridArgument(grid));
}

/** The filled cells of a grid that differ from the solution. */
export function wrongCells(grid: Grid | string, solution: Grid | string): Cell[] {
  return grids.wrongCells(gridArgument(grid), gridArgument(solution, 'solution'));
}

/** Checks a board by the rules, and against the solution it is to lead to, if there is one. */
export function validate(grid: Grid | string, solution?: Grid | string): Validation {
  const end = solution === undefined ? undefined : gridArgument(solution, 'solution');
  return validation.validate(gridArgument(grid), end);
}
