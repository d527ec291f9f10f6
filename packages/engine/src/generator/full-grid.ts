import { type Grid, gridOf, withValue } from '../grid.ts';
import { CELLS } from '../houses.ts';
import { solve } from '../solver/solve.ts';
import { type Cell, DIGITS } from '../types.ts';
import { type Random, shuffled } from './random.ts';

/** The grid with a random one of the digits that the cell can hold in some solution. */
function fillCell(grid: Grid, cell: Cell, random: Random): Grid {
  const digit = shuffled(DIGITS, random).find((each) => solve(withValue(grid, cell, each)));
  return digit === undefined ? grid : withValue(grid, cell, digit);
}

/** A random complete grid that keeps the rules, filled in reading order: dead ends show soonest so. */
export function fullGrid(random: Random): Grid {
  return CELLS.reduce(
    (grid, cell) => fillCell(grid, cell, random),
    gridOf(() => 0),
  );
}
