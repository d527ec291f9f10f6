import { type Conflict, conflicts, type Grid, type GridError, parseGrid } from './grid.ts';
import { err, ok, type Result } from './result.ts';
import { solutions } from './solver/solve.ts';

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

/** Proves that a grid has exactly one solution. */
function provePuzzle(givens: Grid): Result<Puzzle, PuzzleError> {
  const found = conflicts(givens);
  if (found.length > 0) return err({ code: 'conflict', conflicts: found });
  const [solution, second] = solutions(givens, 2);
  if (!solution) return err({ code: 'no-solution' });
  return second ? err({ code: 'many-solutions' }) : ok({ givens, solution });
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
