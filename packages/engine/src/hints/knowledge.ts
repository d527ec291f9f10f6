import { type Grid, isComplete } from '../grid.ts';
import { solutions } from '../solver/solve.ts';
import type { HintContext } from './request.ts';

/** What is known about the end of a puzzle. */
export type Knowledge =
  | { readonly solutions: 'one'; readonly solution: Grid }
  | { readonly solutions: 'none' | 'many' };

function solved(grid: Grid): Knowledge {
  const [solution, second] = solutions(grid, 2);
  if (!solution) return { solutions: 'none' };
  return second ? { solutions: 'many' } : { solutions: 'one', solution };
}

/**
 * The solution as it was told; else that of the givens, as the player's digits may be wrong; else,
 * where the givens do not settle it, that of the board.
 */
export function knowledgeOf(
  board: Grid,
  { givens, solution }: Pick<HintContext, 'givens' | 'solution'>,
): Knowledge {
  if (solution && isComplete(solution)) return { solutions: 'one', solution };
  const puzzle = givens && solved(givens);
  return puzzle?.solutions === 'one' ? puzzle : solved(board);
}
