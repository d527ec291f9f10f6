import { DancingLinks } from 'dancing-links';
import { DEMANDS, OPTIONS } from './reference-solver.ts';

/*
 * The reference solver's exact cover again, by the package dancing-links: so much faster that a million boards
 * can be held against it. In the form that its documentation calls the quickest: sparse rows, made once, and for each
 * board only the rows that its digits leave.
 */

const ROWS_OF_CELL = Array.from({ length: 81 }, (_, at) =>
  OPTIONS.filter(({ cell }) => cell === at).map(({ cell, digit, demands }) => ({
    data: { cell, digit },
    columnIndices: [...demands],
  })),
);
const DANCING_LINKS = new DancingLinks<{ cell: number; digit: number }>();

function solverOf(values: readonly number[]) {
  const solver = DANCING_LINKS.createSolver({ columns: DEMANDS.length });
  const left: (typeof ROWS_OF_CELL)[number] = [];
  for (const [cell, rows] of ROWS_OF_CELL.entries()) {
    const given = rows[(values[cell] ?? 0) - 1];
    if (given) left.push(given);
    else left.push(...rows);
  }
  solver.addSparseConstraints(left);
  return solver;
}

/** How many solutions 81 values (0 for an empty cell) have, counted up to `limit`, 1 at least. */
export function countByDancingLinks(values: readonly number[], limit: number): number {
  return solverOf(values).find(limit).length;
}

/** The digits of the first solution of 81 values, cell by cell; none where there is none. */
export function solveByDancingLinks(values: readonly number[]): number[] {
  const [solution = []] = solverOf(values).findOne();
  const digits: number[] = [];
  for (const { data } of solution) digits[data.cell] = data.digit;
  return digits;
}
