import { makePuzzle, type Problem, parseGrid } from '@nanpure/engine';

/** Made by our generator; not in the bank. */
const GIVENS = '.6.1.8...3.1....2.........5.72.6......87592......8.51.6.........4....3.9...3.5.4.';

export function demoProblem(): Problem {
  const grid = parseGrid(GIVENS);
  if (!grid.ok) throw new Error(`The sample is no grid: ${grid.error.code}`);
  const puzzle = makePuzzle(grid.value);
  if (!puzzle.ok) throw new Error(`The sample is no puzzle: ${puzzle.error.code}`);
  return { id: 'sample', puzzle: puzzle.value, techniquesRequired: [], difficulty: 'easy' };
}
