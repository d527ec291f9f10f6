import { asFields } from './arguments.ts';
import { drawBoard } from './draw-board.ts';
import { type Grid, type GridError, parseGrid } from './grid.ts';
import { CELL_COUNT, CELLS, columnOf, rowOf } from './houses.ts';
import { Position, type SavedPosition } from './position.ts';
import { quoted } from './quoted.ts';
import { err, ok, type Result } from './result.ts';
import { type Candidate, type Cell, DIGITS, type Digit, isDigit, type Value } from './types.ts';

/**
 * How a position is written: `grid` draws the boxes over eleven lines, `line` puts the 81 cells into one line with
 * `|` between them, `compact` takes 162 characters, two of base 32 a cell.
 */
export type PositionFormat = 'grid' | 'line' | 'compact';

/** Why something is not a position, and where. Rows and columns are 0-8. */
export type PositionError =
  | GridError
  | { readonly code: 'not-a-position' }
  /** A text of JSON, which `JSON.parse` has not read yet. */
  | { readonly code: 'unparsed-json' }
  /** A text of one piece that has neither 81 characters, as a grid, nor 162, as `compact`. */
  | {
      readonly code: 'wrong-text-length';
      readonly length: number;
      readonly expected: readonly number[];
    }
  /** What stands for a cell is not digits, each once; in `compact`, not two characters of its own. */
  | {
      readonly code: 'bad-candidates';
      readonly cell: Cell;
      readonly row: number;
      readonly column: number;
      readonly value: string;
    }
  /** A candidate that is ruled out by a digit in its cell, row, column or box. */
  | {
      readonly code: 'impossible-candidate';
      readonly cell: Cell;
      readonly row: number;
      readonly column: number;
      readonly digit: Digit;
    };

/** What is in a cell: a digit that stands there, or candidates. */
interface Contents {
  readonly value: Value;
  readonly digits: readonly Digit[];
}

const LONGEST_TEXT = 10_000;
const COMPACT_LENGTH = 2 * CELL_COUNT;
const COMPACT_CELL = /^[0-9a-v]{2}$/;
const BASE = 32;
/** In `compact`, beside a bit for each digit: the digit stands. */
const STANDS = 1 << 9;
/** What separates cells: white space, commas, and the lines of a drawn grid. */
const SEPARATORS = /[\s|,;:+\u2500-\u257f]+/;

function bitOf(digit: Digit): number {
  return 1 << (digit - 1);
}

/** A digit that stands as `5`, a single candidate as `(5)`, several as `124`, none as `()`. */
function textOf(position: Position, cell: Cell): string {
  const value = position.valueAt(cell);
  if (value !== 0) return String(value);
  const digits = position.digitsAt(cell);
  return digits.length > 1 ? digits.join('') : `(${digits.join('')})`;
}

function compactTextOf(position: Position, cell: Cell): string {
  const value = position.valueAt(cell);
  const bits =
    value === 0
      ? position.digitsAt(cell).reduce((all, digit) => all | bitOf(digit), 0)
      : STANDS | bitOf(value);
  return bits.toString(BASE).padStart(2, '0');
}

/** The position as text, with all candidates (see `PositionFormat`); `parsePosition` reads it back. */
export function formatPosition(position: Position, format: PositionFormat = 'grid'): string {
  switch (format) {
    case 'grid':
      return drawBoard((cell) => textOf(position, cell));
    case 'line':
      return CELLS.map((cell) => textOf(position, cell)).join('|');
    case 'compact':
      return CELLS.map((cell) => compactTextOf(position, cell)).join('');
  }
}

/** The position as plain data; `parsePosition` reads it back. */
export function serializePosition(position: Position): SavedPosition {
  return position.toJSON();
}

function placeOf(cell: Cell) {
  return { cell, row: rowOf(cell), column: columnOf(cell) };
}

/** Digits, each once; undefined for any other text. */
function digitsOf(text: string): readonly Digit[] | undefined {
  const digits = [...text].map(Number).filter(isDigit);
  const isSound = digits.length === text.length && new Set(digits).size === digits.length;
  return isSound ? digits : undefined;
}

function readCell(text: string): Contents | undefined {
  const [, inParentheses] = /^\((.*)\)$/.exec(text) ?? [];
  const digits = digitsOf(inParentheses ?? text);
  const [first] = digits ?? [];
  const stands = inParentheses === undefined && digits?.length === 1;
  return digits && { value: stands && first ? first : 0, digits: stands ? [] : digits };
}

function readCompactCell(text: string): Contents | undefined {
  if (!COMPACT_CELL.test(text)) return undefined;
  const bits = Number.parseInt(text, BASE);
  const digits = DIGITS.filter((digit) => bits & bitOf(digit));
  if ((bits & STANDS) === 0) return { value: 0, digits };
  const [value, ...others] = digits;
  return value && others.length === 0 ? { value, digits: [] } : undefined;
}

/** The position of a grid in which the given candidates are left. */
function positionOf(
  grid: Grid,
  digitsAt: (cell: Cell) => readonly Digit[],
): Result<Position, PositionError> {
  const all = Position.fromGrid(grid);
  const gone: Candidate[] = [];
  for (const cell of CELLS) {
    const possible = all.digitsAt(cell);
    const digits = digitsAt(cell);
    const wrong = digits.find((digit) => !possible.includes(digit));
    if (wrong) return err({ code: 'impossible-candidate', ...placeOf(cell), digit: wrong });
    for (const digit of possible) if (!digits.includes(digit)) gone.push({ cell, digit });
  }
  return ok(all.eliminate(gone));
}

function parseCells(
  texts: readonly string[],
  read: (text: string) => Contents | undefined,
): Result<Position, PositionError> {
  if (texts.length !== CELL_COUNT) {
    return err({ code: 'wrong-length', length: texts.length, expected: CELL_COUNT });
  }
  const cells: Contents[] = [];
  for (const [cell, text] of texts.entries()) {
    const contents = read(text);
    if (!contents) return err({ code: 'bad-candidates', ...placeOf(cell), value: quoted(text) });
    cells.push(contents);
  }
  const grid = parseGrid(cells.map(({ value }) => value));
  return grid.ok ? positionOf(grid.value, (cell) => cells[cell]?.digits ?? []) : grid;
}

/** Whether no cell stands in a line of a drawn grid, whatever its corners are. */
export function isBorder(line: string): boolean {
  return /^[\s|+*.':=-]+$/.test(line) && /---|===/.test(line);
}

function cellTextsIn(text: string): string[] {
  const lines = text.split('\n').filter((line) => !isBorder(line));
  return lines.flatMap((line) => line.split(SEPARATORS)).filter((cell) => cell !== '');
}

function parsePiece(text: string): Result<Position, PositionError> {
  const { length } = text;
  if (length === COMPACT_LENGTH) return parseCells(text.match(/.{2}/gs) ?? [], readCompactCell);
  return err({ code: 'wrong-text-length', length, expected: [CELL_COUNT, COMPACT_LENGTH] });
}

function parseText(text: string): Result<Position, PositionError> {
  const grid = parseGrid(text);
  if (grid.ok) return ok(Position.fromGrid(grid.value));
  if (text.length > LONGEST_TEXT) return grid;
  if (/^\s*[[{"]/.test(text)) return err({ code: 'unparsed-json' });
  const cells = cellTextsIn(text);
  const [first = ''] = cells;
  if (cells.length < 2 && first.length !== CELL_COUNT) return parsePiece(first);
  // Where hardly anything is separated, a grid was meant.
  return cells.length > 9 ? parseCells(cells, readCell) : grid;
}

function parseFields({ grid: text, candidates }: Readonly<Record<string, unknown>>) {
  const grid = parseGrid(text);
  if (!grid.ok) return grid;
  if (!Array.isArray(candidates)) return err<PositionError>({ code: 'not-a-position' });
  const { length } = candidates;
  if (length !== CELL_COUNT)
    return err({ code: 'wrong-length', length, expected: CELL_COUNT } as const);
  const digits: (readonly Digit[])[] = [];
  for (const cell of CELLS) {
    const each: unknown = candidates[cell];
    const read = typeof each === 'string' ? digitsOf(each) : undefined;
    if (!read)
      return err({ code: 'bad-candidates', ...placeOf(cell), value: quoted(each) } as const);
    digits.push(read);
  }
  return positionOf(grid.value, (cell) => digits[cell] ?? []);
}

function read(input: unknown): Result<Position, PositionError> {
  if (typeof input === 'string') return parseText(input);
  const fields = asFields(input);
  if (fields) return parseFields(fields);
  if (!Array.isArray(input)) return err({ code: 'not-a-position' });
  const grid = parseGrid(input);
  return grid.ok ? ok(Position.fromGrid(grid.value)) : grid;
}

/**
 * Reads a position: what `formatPosition` and `serializePosition` write, the candidate grids of other programs
 * (81 cells, separated by white space or `|`, borders are skipped; a single digit stands, unless it is in
 * parentheses), and any grid, with every candidate that the rules leave. Takes anything.
 *
 * @example
 * ```ts
 * const saved = formatPosition(Position.fromGrid(text), 'line');
 * saved.slice(0, 9); // → 5|3|124|2
 * const read = parsePosition(saved);
 * read.ok && read.value.digitsAt(2); // → [1,2,4]
 * ```
 */
export function parsePosition(input: unknown): Result<Position, PositionError> {
  try {
    return read(input);
  } catch {
    // A getter or a proxy of the caller's throws.
    return err({ code: 'not-a-position' });
  }
}
