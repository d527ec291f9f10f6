import { type Conflict, conflicts, type Grid } from './grid.ts';
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
export function makePuzzle(givens: Grid): Result<Puzzle, PuzzleError> {
  const found = conflicts(givens);
  if (found.length > 0) return err({ code: 'conflict', conflicts: found });
  const [solution, second] = solutions(givens, 2);
  if (!solution) return err({ code: 'no-solution' });
  return second ? err({ code: 'many-solutions' }) : ok({ givens, solution });
}
