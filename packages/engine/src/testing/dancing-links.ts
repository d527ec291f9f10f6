import { DancingLinks } from 'dancing-links';
import { DEMANDS, OPTIONS } from './reference-solver.ts';

/*
 * The reference solver's exact cover again, by the package dancing-links: so much faster that a million boards
 * can be held against it.
 */

const ROWS = OPTIONS.map(({ cell, digit, demands }) => ({
  data: digit,
  cell,
  columnIndices: [...demands],
}));
const DANCING_LINKS = new DancingLinks<number>();

/** How many solutions 81 values (0 for an empty cell) have, counted up to `limit`, 1 at least. */
export function countByDancingLinks(values: readonly number[], limit: number): number {
  const solver = DANCING_LINKS.createSolver({ columns: DEMANDS.length });
  const isLeft = (given: number | undefined, digit: number) => !given || given === digit;
  solver.addSparseConstraints(ROWS.filter(({ cell, data }) => isLeft(values[cell], data)));
  return solver.find(limit).length;
}
