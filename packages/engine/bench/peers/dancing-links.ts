import { countByDancingLinks, solveByDancingLinks } from '../../src/testing/dancing-links.ts';

/* The peer with puzzles as the benchmarks have them: 81 characters, `.` for an empty cell. */

function valuesOf(puzzle: string): number[] {
  const values: number[] = [];
  for (let cell = 0; cell < 81; cell++) {
    const digit = puzzle.charCodeAt(cell) - 48;
    values.push(digit > 0 ? digit : 0);
  }
  return values;
}

/** How many solutions 81 characters have: 0, 1, or 2 for many. */
export const countSolutions = (puzzle: string) => countByDancingLinks(valuesOf(puzzle), 2);

/** The first solution of 81 characters, in the same form; empty where there is none. */
export const firstSolution = (puzzle: string) => solveByDancingLinks(valuesOf(puzzle)).join('');
