/* `@nanpure/engine/formats`. */
import { argument, asFields } from '../arguments.ts';
import type { BoardWithCandidates } from '../formats/board-position.ts';
import * as positions from '../formats/board-position.ts';
import * as links from '../formats/link-text.ts';
import { asGrid, type Grid, type GridInput, type GridOrPuzzle } from '../grid.ts';
import { givensArgument, gridArgument } from '../grid-argument.ts';
import type { Position } from '../position.ts';
import type { PositionError } from '../position-text.ts';
import type { BoardFault, Puzzle } from '../puzzle.ts';
import * as puzzles from '../puzzle.ts';
import type { Result } from '../result.ts';
import { asNotes } from './readers.ts';

/**
 * Proves that a board has exactly one solution, or shows why it has not: digits that repeat, two solutions and where
 * they differ, too few givens for any puzzle.
 *
 * @example
 * ```ts
 * checkBoard(text).ok; // → true
 * const fault = checkBoard('.'.repeat(81));
 * !fault.ok && fault.error.code; // → too-few-givens
 * ```
 */
export function checkBoard(grid: GridInput): Result<Puzzle, BoardFault> {
  return puzzles.checkBoard(gridArgument(grid));
}

/**
 * The grid as a short text that fits into a link (28 characters for 24 givens); `readBoard` reads it back.
 *
 * @example
 * ```ts
 * const link = toLinkText(text);
 * link.length; // → 31
 * const read = readBoard(`https://example.com/#p=${link}`);
 * read.ok && formatGrid(read.value.values) === text; // → true
 * ```
 */
export function toLinkText(grid: GridOrPuzzle): string {
  return links.toLinkText(givensArgument(grid));
}

function asBoard(value: unknown): BoardWithCandidates | undefined {
  const { values, candidates } = asFields(value) ?? {};
  const grid: Grid | undefined = asGrid(values);
  const noted = candidates === undefined ? [] : asNotes(candidates);
  return grid && noted && { values: grid, candidates: noted };
}

/**
 * The position of a board that was read: with the candidates that its text had, and all that the rules leave where it
 * had none. A candidate that a digit rules out is an error that names its cell.
 */
export function boardPosition(board: BoardWithCandidates): Result<Position, PositionError> {
  return positions.boardPosition(argument('board', 'a board as readBoard has it', board, asBoard));
}

export * from '../trusted/formats.ts';
