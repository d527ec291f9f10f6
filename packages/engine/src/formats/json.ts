import { asFields } from '../arguments.ts';
import { CELL_COUNT, CELLS, columnOf, rowOf } from '../houses.ts';
import { ok } from '../result.ts';
import { type Cell, type Digit, isDigit } from '../types.ts';
import { type Reading, unread } from './board-format.ts';
import {
  boardOfTexts,
  type CellContents,
  digitsIn,
  EMPTY_CELL,
  readCellText,
} from './cell-texts.ts';

/** Where a board stands in an object: our API, saved games and the bank, and what other programs call it. */
const BOARD_FIELDS = ['board', 'grid', 'puzzle', 'problems', 'givens', 'values', 'sudoku', 'cells'];
const NOTES_FIELDS = ['notes', 'candidates'];
/** What a puzzle of f-puzzles has when it is more than a Sudoku. */
const RULE_FIELDS = [
  ...['antiking', 'antiknight', 'arrow', 'between', 'betweenline', 'clone', 'cosmetic'],
  ...['diagonal+', 'diagonal-', 'difference', 'disjointgroups', 'even', 'extraregion'],
  ...['killercage', 'littlekillersum', 'lockout', 'maximum', 'minimum', 'negative'],
  ...['nonconsecutive', 'odd', 'palindrome', 'quadruple', 'ratio', 'renban', 'sandwichsum'],
  ...['thermometer', 'whispers', 'xv'],
];
const DEEPEST = 4;
const SIDE = 9;

interface Found {
  readonly cells: readonly unknown[];
  readonly puzzles: number;
  /** The object that the board is a field of. */
  readonly around: Readonly<Record<string, unknown>>;
}

function isPresent(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** The 81 items of nine lists, of one list, or of a text; undefined for anything else. */
function cellsOfBoard(value: unknown): readonly unknown[] | undefined {
  if (typeof value === 'string') return value.length === CELL_COUNT ? [...value] : undefined;
  if (!Array.isArray(value)) return undefined;
  if (value.length === CELL_COUNT && !value.some(cellsOfBoard)) return value;
  const isBoard =
    value.length === SIDE &&
    value.every((row) => (Array.isArray(row) || typeof row === 'string') && row.length === SIDE);
  return isBoard ? value.flatMap((row: string | unknown[]) => [...row]) : undefined;
}

function find(value: unknown, around: Found['around'], depth: number): Found | undefined {
  const cells = cellsOfBoard(value);
  if (cells) return { cells, puzzles: 1, around };
  if (depth === DEEPEST) return undefined;
  if (Array.isArray(value)) {
    const first = find(value[0], around, depth + 1);
    return first && { ...first, puzzles: value.length };
  }
  const fields = asFields(value);
  if (!fields) return undefined;
  for (const name of BOARD_FIELDS) {
    const found = Object.hasOwn(fields, name) && find(fields[name], fields, depth + 1);
    if (found) return found;
  }
  return undefined;
}

function digitsOf(value: unknown): Digit[] | undefined {
  if (typeof value === 'string') return digitsIn(value);
  if (!Array.isArray(value)) return undefined;
  const digits = value.filter(isDigit);
  return digits.length === value.length && value.length <= SIDE ? digits : undefined;
}

/** A number, a text, nothing, or an object that has a value, as f-puzzles writes its cells. */
function readCell(value: unknown): CellContents | undefined {
  if (value === null || value === 0 || value === '' || value === ' ') return EMPTY_CELL;
  if (isDigit(value)) return { ...EMPTY_CELL, value };
  if (typeof value === 'string') return readCellText(value);
  const fields = asFields(value);
  if (!fields) return undefined;
  const digit = fields.value ?? 0;
  if (digit !== 0 && !isDigit(digit)) return undefined;
  const noted = digit === 0 ? (digitsOf(fields.candidates ?? fields.centerPencilMarks) ?? []) : [];
  return { value: digit, isEntered: digit !== 0 && fields.given !== true, candidates: noted };
}

/** The notes beside a board: a list with an item for each cell, or an object by `row,column`. */
function notesBeside(around: Found['around']): ((cell: Cell) => Digit[]) | undefined {
  const notes = NOTES_FIELDS.map((name) => around[name]).find(isPresent);
  const list = cellsOfBoard(notes);
  if (list) return (cell) => digitsOf(list[cell]) ?? [];
  const places = asFields(notes);
  return places && ((cell) => digitsOf(places[`${rowOf(cell)},${columnOf(cell)}`]) ?? []);
}

function boardFrom({ cells, puzzles, around }: Found): Reading {
  const rule = RULE_FIELDS.find((name) => isPresent(around[name]));
  if (rule !== undefined) return unread({ code: 'variant', rule });
  const notes = notesBeside(around);
  const isOfObjects = cells.some((cell) => asFields(cell));
  const hasNotes = cells.some((cell) => {
    const fields = asFields(cell);
    return isPresent(fields?.candidates) || isPresent(fields?.centerPencilMarks);
  });
  const read = boardOfTexts(cells, readCell, {
    format: 'json',
    tellsGivens: isOfObjects,
    hasCandidates: hasNotes,
    puzzles,
  });
  if (!read?.ok || !notes) return read;
  const { values } = read.value;
  const candidates = CELLS.map((cell) => (values[cell] === 0 ? notes(cell) : []));
  return ok({ ...read.value, candidates });
}

/** Reads JSON: a board by itself, or in an object of our API, of a saved game, of f-puzzles or the like. */
export function readJson(text: string): Reading {
  if (!/^\s*[[{"]/.test(text) || /^\s*\[[a-z]/i.test(text)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const found = find(value, {}, 0);
  return found ? boardFrom(found) : unread({ code: 'bad-json' });
}
