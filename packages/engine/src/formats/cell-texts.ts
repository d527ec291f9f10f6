import { type Grid, gridOf } from '../grid.ts';
import { CELLS } from '../houses.ts';
import { ok } from '../result.ts';
import { type Cell, DIGITS, type Digit, isDigit, type Value } from '../types.ts';
import { type BoardFormat, type Reading, unread } from './board-format.ts';

/** What a text has in a cell: a digit that stands there, given or entered, or candidates. */
export interface CellContents {
  readonly value: Value;
  /** Whether an answer is marked as one; what is not may be either. */
  readonly isEntered: boolean;
  readonly candidates: readonly Digit[];
}

export const EMPTY_CELL: CellContents = { value: 0, isEntered: false, candidates: [] };

/** What stands for an empty cell, apart from a dash, which is a line in most texts. */
export const EMPTY_SIGNS = '.0_*xX?';

function standing(value: Value, isEntered = false): CellContents {
  return { value, isEntered, candidates: [] };
}

/** The digits of a text, each once and in order; undefined where it has anything else. */
export function digitsIn(text: string): Digit[] | undefined {
  const digits = DIGITS.filter((digit) => text.includes(String(digit)));
  return digits.length === text.length ? digits : undefined;
}

/** The digits whose bits are set: the lowest one for 1. */
export function digitsOfBits(bits: number): Digit[] {
  return DIGITS.filter((digit) => bits & (1 << (digit - 1)));
}

/**
 * The contents of a cell that stands by itself: a sign; several digits, or one in brackets, for candidates; `u` or `+`
 * before an answer.
 */
export function readCellText(text: string): CellContents | undefined {
  if (text.length === 1 && (EMPTY_SIGNS.includes(text) || text === '-')) return EMPTY_CELL;
  const parts = /^([u+]?)([({[]?)([1-9]*)[)}\]]?$/.exec(text);
  const [, mark = '', open, digits = ''] = parts ?? [];
  const candidates = digitsIn(digits);
  if (!parts || !candidates || text === '') return undefined;
  const [first] = candidates;
  if (candidates.length === 1 && first && !open) return standing(first, mark !== '');
  return mark === '' ? { value: 0, isEntered: false, candidates } : undefined;
}

/** A digit, or nothing. */
export function readSign(sign: string): CellContents {
  const digit = Number(sign);
  return isDigit(digit) ? standing(digit) : EMPTY_CELL;
}

export interface BoardFacts {
  readonly format: BoardFormat;
  /** Whether the format marks answers, so that the other digits are known to be givens. */
  readonly tellsGivens?: boolean;
  readonly hasCandidates?: boolean;
  readonly puzzles?: number;
}

/** A board of the contents of its 81 cells. */
export function boardOf(cells: readonly CellContents[], facts: BoardFacts): Reading {
  const at = (cell: Cell) => cells[cell] ?? EMPTY_CELL;
  const values: Grid = gridOf((cell) => at(cell).value);
  const isTold = facts.tellsGivens ?? cells.some(({ isEntered }) => isEntered);
  return ok({
    values,
    givens: isTold ? gridOf((cell) => (at(cell).isEntered ? 0 : at(cell).value)) : undefined,
    candidates: facts.hasCandidates ? CELLS.map((cell) => at(cell).candidates) : undefined,
    format: facts.format,
    puzzles: facts.puzzles ?? 1,
  });
}

/** The board of 81 signs. */
export function boardOfSigns(signs: string, facts: BoardFacts): Reading {
  return boardOf([...signs].map(readSign), facts);
}

/** Reads 81 texts, one a cell, and names the first that is none. */
export function boardOfTexts<T>(
  texts: readonly T[],
  read: (text: T) => CellContents | undefined,
  facts: BoardFacts,
): Reading {
  const cells = texts.map(read);
  const wrong = cells.indexOf(undefined);
  if (wrong !== -1) {
    return unread({ code: 'bad-cell', cell: wrong, value: String(texts[wrong]).slice(0, 20) });
  }
  return boardOf(cells as readonly CellContents[], facts);
}
