import { parseGrid, parsePuzzle } from '@nanpure/engine';
import type { Problem } from '@nanpure/engine/bank';

/** A puzzle for trying the board, made by our own generator; it is in no file of the bank. */
const GIVENS = '.6.1.8...3.1....2.........5.72.6......87592......8.51.6.........4....3.9...3.5.4.';

/** The sample puzzle as a problem, so that it is played like any other. */
export function trialProblem(): Problem {
  const grid = parseGrid(GIVENS);
  if (!grid.ok) throw new Error(`The sample is no grid: ${grid.error.code}`);
  const puzzle = parsePuzzle(grid.value);
  if (!puzzle.ok) throw new Error(`The sample is no puzzle: ${puzzle.error.code}`);
  return { id: 'sample', puzzle: puzzle.value, techniquesRequired: [], difficulty: 'easy' };
}
