import { CELLS, cellAt, cellsOf, columnOf, HOUSES, rowOf } from './houses.ts';
import { err, ok, type Result } from './result.ts';
import { type Cell, DIGITS, type Digit, type House, type Value } from './types.ts';

declare const checked: unique symbol;

/**
 * 81 values row by row, 0 for an empty cell. Made by `parseGrid`, so its length and values are
 * known to be right; it may still break the rules (see `conflicts`).
 */
export type Grid = readonly Value[] & { readonly [checked]: true };

/** Why something is not a grid, and where. Rows and columns are 0-8. */
export type GridError =
  | { readonly code: 'not-a-grid' }
  | { readonly code: 'wrong-length'; readonly length: number; readonly expected: number }
  | { readonly code: 'wrong-row-length'; readonly row: number; readonly length: number }
  | {
      readonly code: 'bad-value';
      readonly cell: Cell;
      readonly row: number;
      readonly column: number;
      readonly value: string;
    };

/** A digit that stands more than once in a house. */
export interface Conflict {
  readonly house: House;
  readonly digit: Digit;
  readonly cells: readonly Cell[];
}

const EMPTY_CELL_SIGNS = '.0_*';
/** The code of each value's sign. */
const CODES = [46, 49, 50, 51, 52, 53, 54, 55, 56, 57] as const;
const LAYOUT_SIGNS = /[\s|+\-,;:]/g;
const LONGEST_QUOTED_VALUE = 20;

function valueOfSign(sign: string): unknown {
  return EMPTY_CELL_SIGNS.includes(sign) ? 0 : Number(sign);
}

function isValue(value: unknown): value is Value {
  return value === 0 || DIGITS.some((digit) => digit === value);
}

/** A value as an error quotes it; of an object only that it is one, as its `toString` may throw. */
export function quoted(value: unknown): string {
  const text = Object(value) === value ? typeof value : String(value);
  return text.slice(0, LONGEST_QUOTED_VALUE);
}

function badValue(cell: Cell, value: unknown): GridError {
  const place = { cell, row: rowOf(cell), column: columnOf(cell) };
  return { code: 'bad-value', ...place, value: quoted(value) };
}

/** Checks 81 values; `source` is what they were read from, to quote what is wrong. */
function checkValues(
  values: readonly unknown[],
  source: readonly unknown[],
): Result<Grid, GridError> {
  if (values.length !== 81) {
    return err({ code: 'wrong-length', length: values.length, expected: 81 });
  }
  const wrong = values.findIndex((value) => !isValue(value));
  return wrong === -1 ? ok(values as unknown as Grid) : err(badValue(wrong, source[wrong]));
}

function parseText(text: string): Result<Grid, GridError> {
  const signs = Array.from(text.replace(LAYOUT_SIGNS, ''));
  return checkValues(signs.map(valueOfSign), signs);
}

function parseRows(rows: readonly (readonly unknown[])[]): Result<Grid, GridError> {
  if (rows.length !== 9) return err({ code: 'wrong-length', length: rows.length, expected: 9 });
  const wrong = rows.findIndex((row) => row.length !== 9);
  if (wrong !== -1) {
    return err({ code: 'wrong-row-length', row: wrong, length: rows[wrong]?.length ?? 0 });
  }
  const values = rows.flatMap((row) => [...row]);
  return checkValues(values, values);
}

function isRows(list: readonly unknown[]): list is readonly (readonly unknown[])[] {
  return list.length > 0 && list.every((row) => Array.isArray(row));
}

/**
 * Reads a grid: a text of 81 signs row by row (`1`-`9`, and `.`, `0`, `_` or `*` for an empty cell;
 * white space, commas and the lines of a drawn grid are skipped), 9 rows of 9 numbers, or 81
 * numbers, 0 for an empty cell. Takes anything, so that input from outside needs no check before.
 */
export function parseGrid(input: unknown): Result<Grid, GridError> {
  if (typeof input === 'string') return parseText(input);
  if (!Array.isArray(input)) return err({ code: 'not-a-grid' });
  // A copy has no holes, which list methods would skip, and stays what was checked.
  const list: readonly unknown[] = [...input];
  return isRows(list) ? parseRows(list) : checkValues(list, list);
}

/** A grid of values that are known to be right, for code that computed all 81 of them. */
export function gridOf(valueAtCell: (cell: Cell) => Value): Grid {
  return CELLS.map(valueAtCell) as unknown as Grid;
}

/** A grid of 81 digits that the solver found. */
export function gridOfDigits(digits: readonly number[]): Grid {
  return digits.slice() as unknown as Grid;
}

/** The grid with one value changed. */
export function withValue(grid: Grid, cell: Cell, value: Value): Grid {
  return gridOf((each) => (each === cell ? value : valueAt(grid, each)));
}

/** What stands in a cell; 0 for nothing, and for a number that names no cell. */
export function valueAt(grid: Grid, cell: Cell): Value {
  return grid[cell] ?? 0;
}

/** The grid as 81 characters row by row, `.` for an empty cell; `parseGrid` reads it back. */
export function makeGrid(grid: Grid): string {
  return String.fromCharCode(...grid.map((value) => CODES[value]));
}

/** The grid as nine rows of nine numbers, 0 for an empty cell; `parseGrid` reads it back. */
export function makeRows(grid: Grid): Value[][] {
  return Array.from({ length: 9 }, (_, row) => grid.slice(cellAt(row, 0), cellAt(row + 1, 0)));
}

/** The digits that stand more than once in a house. */
function repeatedDigits(grid: Grid, house: House): readonly Digit[] {
  // A bit for each value: most houses repeat nothing, and whole files of grids are checked.
  let seen = 0;
  let repeated = 0;
  for (const cell of cellsOf(house)) {
    const bit = 1 << valueAt(grid, cell);
    repeated |= seen & bit;
    seen |= bit;
  }
  return DIGITS.filter((digit) => repeated & (1 << digit));
}

/** Every digit that stands more than once in a house: an empty list for a grid that keeps the rules. */
export function conflicts(grid: Grid): Conflict[] {
  return HOUSES.flatMap((house) =>
    repeatedDigits(grid, house).map((digit) => ({
      house,
      digit,
      cells: [...cellsOf(house)].filter((cell) => valueAt(grid, cell) === digit),
    })),
  );
}

/** Whether no cell is empty. A complete grid may still be wrong. */
export function isComplete(grid: Grid): boolean {
  return !grid.includes(0);
}

/** The filled cells of a grid that differ from the solution. */
export function wrongCells(grid: Grid, solution: Grid): Cell[] {
  return CELLS.filter((cell) => {
    const value = valueAt(grid, cell);
    return value !== 0 && value !== valueAt(solution, cell);
  });
}
