import { type Candidate, CELLS, type Grid, isDigit, parseGrid, solve } from '@nanpure/engine';

function isSolvableWithout(grid: Grid, cell: number): boolean {
  const without = parseGrid(grid.map((value, each) => (each === cell ? 0 : value)));
  return without.ok && solve(without.value) !== undefined;
}

/**
 * The digits without any one of which a board would have a solution: if one digit of it is wrong, and only one, it is
 * among these.
 */
export function suspectsIn(grid: Grid): Candidate[] {
  return CELLS.flatMap((cell) => {
    const digit = grid[cell] ?? 0;
    return isDigit(digit) && isSolvableWithout(grid, cell) ? [{ cell, digit }] : [];
  });
}
