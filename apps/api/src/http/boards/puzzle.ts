import type { DeadEnd, WrongDigitDetails } from '@nanpure/content/api';
import {
  type Conflict,
  countSolutions,
  type Digit,
  err,
  type Grid,
  indexOf,
  kindOf,
  Position,
  type Puzzle,
  type PuzzleError,
  parseGrid,
  type Result,
} from '@nanpure/engine';
import { checkBoard } from '@nanpure/engine/formats';
import { findHint } from '@nanpure/engine/hints';
import { BOARD_ERRORS } from '../errors/error-docs.ts';
import type { Failure } from '../errors/errors.ts';
import { boardFailure, type PlacedDigit, placedDigit, placeOf } from './board.ts';
import { suspectsIn } from './suspects.ts';

/** The errors of a board that is no puzzle. */
export const PUZZLE_ERRORS = [
  ...BOARD_ERRORS,
  'conflict',
  'no-solution',
  'many-solutions',
  'too-few-givens',
] as const;

/** A digit that stands twice in a house. */
function conflictFailure([first]: readonly Conflict[]): Failure<'conflict'> {
  const [cell = 0] = first?.cells ?? [];
  const house = kindOf(first?.house ?? 0);
  return { code: 'conflict', details: { ...placeOf(cell), value: first?.digit ?? 0, house } };
}

/** Where it can be seen that a board has no solution. */
export function deadEndIn(grid: Grid): DeadEnd {
  const hint = findHint(grid);
  if (hint.kind !== 'no-solution') return { reason: 'not-in-sight' };
  const { deadEnd } = hint;
  switch (deadEnd.code) {
    case 'cell-without-digit':
      return { reason: deadEnd.code, ...placeOf(deadEnd.cell) };
    case 'digit-without-place': {
      const { house, digit } = deadEnd;
      return { reason: deadEnd.code, value: digit, house: kindOf(house), index: indexOf(house) };
    }
    case 'not-in-sight':
      return { reason: deadEnd.code };
  }
}

/** The digit that is to blame for it, where only one can be. */
export function wrongDigitAmong(suspects: readonly PlacedDigit[]): WrongDigitDetails {
  const [wrong, ...others] = suspects;
  if (!wrong || others.length > 0) return {};
  return { wrong_row: wrong.row, wrong_col: wrong.col, wrong_value: wrong.value };
}

/** A cell that two solutions of a board fill differently: the first one. */
function ambiguityIn(grid: Grid): Failure<'many-solutions'>['details'] {
  const position = Position.fromGrid(grid);
  for (const cell of position.emptyCells) {
    const canBe = (digit: Digit) => countSolutions(position.place({ cell, digit }).grid, 1) > 0;
    const [value, other] = position.digitsAt(cell).filter(canBe);
    if (value && other) return { ...placeOf(cell), value, other_value: other };
  }
  throw new Error('every cell of the board can be filled in one way only');
}

/** The error for a board that has not exactly one solution. */
export function puzzleFailure(error: PuzzleError, grid: Grid): Failure<PuzzleError['code']> {
  switch (error.code) {
    case 'conflict':
      return conflictFailure(error.conflicts);
    case 'no-solution': {
      const suspects = suspectsIn(grid).map(placedDigit);
      return { code: error.code, details: { ...deadEndIn(grid), ...wrongDigitAmong(suspects) } };
    }
    case 'many-solutions':
      return { code: error.code, details: ambiguityIn(grid) };
  }
}

/** Why a board in a request is no puzzle. */
export type PuzzleFailure = Failure<(typeof PUZZLE_ERRORS)[number]>;

/** The puzzle that a board in a request is, or why it is none. */
export function readPuzzle(board: unknown): Result<Puzzle, PuzzleFailure> {
  const grid = parseGrid(board);
  if (!grid.ok) return err(boardFailure(grid.error));
  const puzzle = checkBoard(grid.value);
  if (puzzle.ok) return puzzle;
  const { error } = puzzle;
  if (error.code === 'too-few-givens') {
    return err({ code: error.code, details: { givens: error.givens, minimum: error.fewest } });
  }
  return err(puzzleFailure(error, grid.value));
}
