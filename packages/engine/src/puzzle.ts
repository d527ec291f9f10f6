import {
  type Conflict,
  conflicts,
  type Grid,
  type GridError,
  parseGrid,
  wrongCells,
} from './grid.ts';
import { err, ok, type Result } from './result.ts';
import { solutions } from './solver/solve.ts';
import type { Cell } from './types.ts';

/** A grid with exactly one solution, and that solution. */
export interface Puzzle {
  readonly givens: Grid;
  readonly solution: Grid;
}

/** Why a grid is not a puzzle. */
export type PuzzleError =
  | { readonly code: 'conflict'; readonly conflicts: readonly Conflict[] }
  | { readonly code: 'no-solution' }
  | { readonly code: 'many-solutions' };

/** Fewer givens never have exactly one solution (McGuire, Tugemann and Civario, 2012). */
export const FEWEST_GIVENS = 17;

/** Two solutions of the same grid, and where they differ. */
export interface TwoSolutions {
  readonly solutions: readonly [Grid, Grid];
  readonly differingCells: readonly Cell[];
}

/** What keeps a board from being a puzzle, with what shows it. */
export type BoardFault =
  | { readonly code: 'conflict'; readonly conflicts: readonly Conflict[] }
  | { readonly code: 'no-solution' }
  | ({ readonly code: 'many-solutions' } & TwoSolutions)
  | ({
      readonly code: 'too-few-givens';
      readonly givens: number;
      readonly fewest: number;
    } & TwoSolutions);

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
export function checkBoard(givens: Grid): Result<Puzzle, BoardFault> {
  const found = conflicts(givens);
  if (found.length > 0) return err({ code: 'conflict', conflicts: found });
  const [solution, second] = solutions(givens, 2);
  if (!solution) return err({ code: 'no-solution' });
  if (!second) return ok({ givens, solution });
  const both: TwoSolutions = {
    solutions: [solution, second],
    differingCells: wrongCells(solution, second),
  };
  const count = givens.filter((value) => value !== 0).length;
  return count < FEWEST_GIVENS
    ? err({ code: 'too-few-givens', givens: count, fewest: FEWEST_GIVENS, ...both })
    : err({ code: 'many-solutions', ...both });
}

/** The same, without what shows it. */
function provePuzzle(givens: Grid): Result<Puzzle, PuzzleError> {
  const checked = checkBoard(givens);
  if (checked.ok) return checked;
  const { error } = checked;
  if (error.code === 'conflict') return err(error);
  return err({ code: error.code === 'no-solution' ? 'no-solution' : 'many-solutions' });
}

/**
 * Reads a grid, or whatever `parseGrid` reads, and proves that it has exactly one solution. Takes anything: what
 * is no grid is an error of `parseGrid`.
 *
 * @example
 * ```ts
 * const puzzle = parsePuzzle(text);
 * puzzle.ok && formatGrid(puzzle.value.solution).slice(0, 9); // → 534678912
 * parsePuzzle('.'.repeat(81)); // → {"ok":false,"error":{"code":"many-solutions"}}
 * ```
 */
export function parsePuzzle(input: Grid): Result<Puzzle, PuzzleError>;
export function parsePuzzle(input: unknown): Result<Puzzle, PuzzleError | GridError>;
export function parsePuzzle(input: unknown): Result<Puzzle, PuzzleError | GridError> {
  const grid = parseGrid(input);
  return grid.ok ? provePuzzle(grid.value) : grid;
}
