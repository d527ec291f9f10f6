import { asFields } from './arguments.ts';
import { asGrid, conflicts, type Grid, isComplete, wrongCells } from './grid.ts';
import type { Puzzle } from './puzzle.ts';

/* Apart from `puzzle.ts`, so that a page with a saved game does without the solver. */

/** Whether a grid is a solution of some givens; that it is the only one is for `parsePuzzle` to prove. */
export function isSolutionOf(solution: Grid, givens: Grid): boolean {
  return (
    isComplete(solution) &&
    conflicts(solution).length === 0 &&
    wrongCells(givens, solution).length === 0
  );
}

/** Givens and a solution of theirs, read from outside; undefined for anything else. */
export function asPuzzle(value: unknown): Puzzle | undefined {
  const fields = asFields(value);
  const givens = asGrid(fields?.givens);
  const solution = asGrid(fields?.solution);
  return givens && solution && isSolutionOf(solution, givens) ? { givens, solution } : undefined;
}
