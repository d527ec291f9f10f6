import { argument, asFields } from './arguments.ts';
import { asGrid, type Grid } from './grid.ts';

/** What a public function says of an argument that `asGrid` does not take. */
export const GRID = 'a grid, its 81 characters or 9 rows';

/** The givens of a puzzle, or any grid. */
function asGivens(value: unknown): Grid | undefined {
  return asGrid(value) ?? asGrid(asFields(value)?.givens);
}

/** A `GridOrPuzzle` as a grid. */
export function givensArgument(value: unknown, name = 'grid'): Grid {
  return argument(name, `a puzzle, ${GRID}`, value, asGivens);
}

/** A `GridInput` as a grid. A board is not taken for its puzzle: which of the two grids is meant, nobody knows. */
export function gridArgument(value: unknown, name = 'grid'): Grid {
  const read = (each: unknown) => asGrid(each) ?? (asGivens(each) && 'puzzle');
  const taken = argument<Grid | 'puzzle'>(name, GRID, value, read);
  if (taken !== 'puzzle') return taken;
  throw new TypeError(`${name} must be ${GRID}, not a Puzzle: use its givens`);
}
