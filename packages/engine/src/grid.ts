import { CELLS, cellAt, cellsIn, columnOf, HOUSES, rowOf } from './houses.ts';
import { quoted } from './quoted.ts';
import { err, ok, type Result } from './result.ts';
import { type Cell, DIGITS, type Digit, type House, type Value } from './types.ts';

declare const checked: unique symbol;

/**
 * 81 values row by row, 0 for an empty cell. Made by `parseGrid`, so its length and values are
 * known to be right; it may still break the rules (see `conflicts`).
 */
export type Grid = readonly Value[] & { readonly [checked]: true };

/**
 * What every function takes for a grid: a `Grid`, a text that `parseGrid` reads (81 characters, or drawn), or 9 rows
 * of 9 numbers, 0 for an empty cell.
 *
 * In the examples of all functions, `text` is
 * `'53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'`.
 */
export type GridInput = Grid | string | readonly (readonly number[])[];

/** The same, or a puzzle, of which only the givens count. */
export type GridOrPuzzle = GridInput | { readonly givens: Grid };

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

/** Each value's sign, and others for an empty cell. */
const SIGNS = '0123456789._*';
const PLAIN = /^[\d._*]{81}$/;
/** The code of each value's sign. */
const CODES = [46, 49, 50, 51, 52, 53, 54, 55, 56, 57] as const;
/** White space, commas, and the lines of a drawn grid. */
const LAYOUT_SIGNS = /[\s|+\-,;:\u2500-\u257f]/g;
/** Longer ones are no grid, however it is drawn. */
const LONGEST_TEXT = 10_000;

/** What a sign stands for; -1 where that is nothing. */
function valueOfSign(sign: string): number {
  const value = SIGNS.indexOf(sign);
  return value > 9 ? 0 : value;
}

function isValue(value: unknown): value is Value {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 9;
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

function parseSigns(text: string): Result<Grid, GridError> {
  // Most texts are no more than that.
  if (PLAIN.test(text)) return ok(text.split('').map(valueOfSign) as unknown as Grid);
  const signs = Array.from(text.replace(LAYOUT_SIGNS, ''));
  return checkValues(signs.map(valueOfSign), signs);
}

/** Whether a line only draws, whatever its corners are: `*-----------*`, `+---+---+---+`, `'---'`. */
function isAcross(line: string): boolean {
  return /^[\s|]*[*+.':]/.test(line) && /^[-=+*.':|\s]*$/.test(line) && /---|===/.test(line);
}

/**
 * A sign can be part of the drawing in one text and an empty cell in another. A text is read the usual
 * way if that gives a grid, and otherwise without its lines across, then with `-` for the empty cells.
 */
function parseText(text: string): Result<Grid, GridError> {
  if (text.length > LONGEST_TEXT) {
    return err({ code: 'wrong-length', length: text.length, expected: 81 });
  }
  const usual = parseSigns(text);
  if (usual.ok) return usual;
  const undrawn = text
    .split('\n')
    .filter((line) => !isAcross(line))
    .join('');
  const isEmptySign = /-/.test(undrawn) && !/[.0_*]/.test(undrawn);
  const readings = [undrawn, ...(isEmptySign ? [undrawn.replaceAll('-', '.')] : [])];
  return readings.map(parseSigns).find(({ ok }) => ok) ?? usual;
}

/** A list as it is now, cut after `most` items: what it says of itself later does not count. */
function copyOf(list: readonly unknown[], most: number): readonly unknown[] {
  const copy: unknown[] = [];
  for (let index = 0; index < Math.min(list.length, most); index++) copy.push(list[index]);
  return copy;
}

function parseRows(rows: readonly (readonly unknown[])[]): Result<Grid, GridError> {
  const wrong = rows.findIndex((row) => row.length !== 9);
  if (wrong !== -1) {
    return err({ code: 'wrong-row-length', row: wrong, length: Number(rows[wrong]?.length) });
  }
  const values = rows.flatMap((row) => copyOf(row, 9));
  return checkValues(values, values);
}

function isRows(list: readonly unknown[]): list is readonly (readonly unknown[])[] {
  return list.length > 0 && list.every((row) => Array.isArray(row));
}

function parseList(list: readonly unknown[]): Result<Grid, GridError> {
  // A copy has no holes, which list methods would skip, and stays what was checked.
  const length = Number(list.length);
  const items = copyOf(list, 81);
  const expected = isRows(items) ? 9 : 81;
  if (length !== expected) return err({ code: 'wrong-length', length, expected });
  return isRows(items) ? parseRows(items) : checkValues(items, items);
}

/**
 * Reads a grid: a text of 81 signs row by row (`1`-`9`, and `.`, `0`, `_` or `*` for an empty cell, or
 * `-` where none of these stands; white space, commas and the lines of a drawn grid are skipped: `|`, `+`,
 * `:`, `;`, `-` and lines across with any corners), 9 rows of 9 numbers, or 81 numbers, 0 for an empty
 * cell. Takes anything, so that input from outside needs no check before; what cannot even be looked at
 * is `not-a-grid`, and of a text above 10,000 characters only the length is.
 *
 * @example
 * ```ts
 * parseGrid(text).ok; // → true
 * parseGrid('53..7'); // → {"ok":false,"error":{"code":"wrong-length","length":5,"expected":81}}
 * ```
 */
export function parseGrid(input: unknown): Result<Grid, GridError> {
  if (typeof input === 'string') return parseText(input);
  try {
    return Array.isArray(input) ? parseList(input) : err({ code: 'not-a-grid' });
  } catch {
    // A getter or a proxy of the caller's throws: it shows no grid.
    return err({ code: 'not-a-grid' });
  }
}

/** A grid, or what `parseGrid` reads as one; undefined for anything else. */
export function asGrid(value: unknown): Grid | undefined {
  if (isGrid(value)) return value;
  const parsed = parseGrid(value);
  return parsed.ok ? parsed.value : undefined;
}

function isGrid(value: unknown): value is Grid {
  if (!Array.isArray(value) || value.length !== 81) return false;
  for (let cell = 0; cell < 81; cell++) {
    const each: unknown = value[cell];
    if (typeof each !== 'number' || (each & 15) !== each || each > 9) return false;
  }
  return true;
}

/** A grid of values that are known to be right, for code that computed all 81 of them. */
/* @__NO_SIDE_EFFECTS__ */
export function gridOf(valueAtCell: (cell: Cell) => Value): Grid {
  return CELLS.map(valueAtCell) as unknown as Grid;
}

/** The same of a list of 81. */
export function gridOfValues(values: readonly number[]): Grid {
  return values.slice() as unknown as Grid;
}

/** What stands in a cell; 0 for nothing, and for a number that names no cell. */
export function valueAt(grid: Grid, cell: Cell): Value {
  return grid[cell] ?? 0;
}

/** The grid as 81 characters row by row, `.` for an empty cell; `parseGrid` reads it back. */
export function formatGrid(grid: Grid): string {
  return String.fromCharCode(...grid.map((value) => CODES[value]));
}

/** The grid as nine rows of nine numbers, 0 for an empty cell; `parseGrid` reads it back. */
export function toRows(grid: Grid): Value[][] {
  return Array.from({ length: 9 }, (_, row) => grid.slice(cellAt(row, 0), cellAt(row + 1, 0)));
}

/** The values that stand more than once in some cells, a bit for each. */
function repeatedValues(grid: Grid, cells: readonly Cell[]): number {
  let seen = 0;
  let repeated = 0;
  for (const cell of cells) {
    const bit = 1 << valueAt(grid, cell);
    repeated |= seen & bit;
    seen |= bit;
  }
  return repeated;
}

/** Whether no cell is empty and no digit stands more than once in a house. */
export function isSolution(grid: Grid): boolean {
  return isComplete(grid) && HOUSES.every((house) => repeatedValues(grid, cellsIn(house)) === 0);
}

/** Every digit that stands more than once in a house: an empty list for a grid that keeps the rules. */
export function conflicts(grid: Grid): Conflict[] {
  return HOUSES.flatMap((house) => {
    const cells = cellsIn(house);
    const repeated = repeatedValues(grid, cells);
    // Most houses repeat nothing but empty cells, and whole files of grids are checked.
    if (repeated < 2) return [];
    return DIGITS.filter((digit) => repeated & (1 << digit)).map((digit) => ({
      house,
      digit,
      cells: cells.filter((cell) => valueAt(grid, cell) === digit),
    }));
  });
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
