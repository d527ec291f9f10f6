import { type Grid, gridOf, valueAt } from '../grid.ts';
import { countSolutions } from '../solver/solve.ts';
import type { Cell } from '../types.ts';
import { type Random, shuffled } from './random.ts';
import { orbits, type Symmetry } from './symmetry.ts';

function without(grid: Grid, cells: readonly Cell[]): Grid {
  return gridOf((cell) => (cells.includes(cell) ? 0 : valueAt(grid, cell)));
}

/** How many cells of a grid are filled. */
export function givenCount(grid: Grid): number {
  return grid.filter((value) => value !== 0).length;
}

/**
 * Takes digits out of a complete grid, in random order and keeping the symmetry, as long as the
 * solution stays the only one and at least `fewest` givens (0-81) remain. Down to the end (`fewest`
 * 0) and without symmetry, the puzzle is minimal: every given is needed.
 */
export function dig(solution: Grid, symmetry: Symmetry, fewest: number, random: Random): Grid {
  return shuffled(orbits(symmetry), random).reduce((grid, orbit) => {
    const fewer = without(grid, orbit);
    return givenCount(fewer) >= fewest && countSolutions(fewer) === 1 ? fewer : grid;
  }, solution);
}
