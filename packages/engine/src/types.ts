/** A digit a cell can hold. */
export type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** What stands in a cell: a digit, or 0 for nothing. */
export type Value = 0 | Digit;

/** A cell, 0-80, counted row by row from the top left. */
export type Cell = number;

/** A house: 0-8 the rows from the top, 9-17 the columns from the left, 18-26 the boxes row by row. */
export type House = number;

/** A digit in a cell: as a placement it goes there, as an elimination it cannot. */
export interface Candidate {
  readonly cell: Cell;
  readonly digit: Digit;
}

/** How hard a puzzle is, as a promise about the logic it takes. */
export type Difficulty = 'easy' | 'medium' | 'hard';

/** All difficulties, easiest first. */
export const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];

/** All digits in order. */
export const DIGITS: readonly Digit[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Whether something read from outside is a digit 1-9 (a number, not a text). */
export function isDigit(value: unknown): value is Digit {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 9;
}

/** Whether something read from outside names a difficulty. */
export function isDifficulty(value: unknown): value is Difficulty {
  return DIFFICULTIES.some((difficulty) => difficulty === value);
}
