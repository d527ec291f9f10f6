import { checkWhole } from '../../arguments.ts';
import type { Grid, GridOrPuzzle } from '../../grid.ts';
import { givensArgument } from '../../grid-argument.ts';
import * as solver from '../../solver/solve.ts';

/** A count takes as long as it counts. */
const MOST_SOLUTIONS = 1_000_000;

/** A text is read by the solver itself, which is quicker. */
function gridOrText(grid: unknown): Grid | string {
  return typeof grid === 'string' ? grid : givensArgument(grid);
}

/**
 * A solution of a grid: the only one of a puzzle, any one of a grid with several (`countSolutions` tells).
 * Undefined where there is none, as where digits repeat, and for a text that is no grid (`parseGrid` says
 * why). Throws a `TypeError` for what is neither a grid nor a text.
 *
 * @example
 * ```ts
 * const solution = solve(text);
 * solution && formatGrid(solution).slice(0, 9); // → 534678912
 * solve('no grid'); // → undefined
 * ```
 */
export function solve(grid: GridOrPuzzle): Grid | undefined {
  return solver.solve(gridOrText(grid));
}

/**
 * How many solutions a grid has, counted up to `limit` (0-1,000,000; 2 by default:
 * enough to tell none, one and many). A text that is no grid has none. Throws a `TypeError` for anything else.
 *
 * @example
 * ```ts
 * countSolutions(text); // → 1
 * countSolutions('.'.repeat(81)); // → 2
 * countSolutions('.'.repeat(81), 100); // → 100
 * ```
 */
export function countSolutions(grid: GridOrPuzzle, limit = 2): number {
  checkWhole('limit', limit, 0, MOST_SOLUTIONS);
  return solver.countSolutions(gridOrText(grid), limit);
}
