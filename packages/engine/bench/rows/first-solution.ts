import { formatGrid, solve } from '@nanpure/engine';
import { race } from '../measure.ts';
import * as dancingLinks from '../peers/dancing-links.ts';
import type { Row } from '../row.ts';

function solveToText(puzzle: string): string {
  const solution = solve(puzzle);
  return solution ? formatGrid(solution) : '';
}

/** The solution of each puzzle of a list as 81 characters; every puzzle has only one. */
export function firstSolution(list: string, target: string, puzzles: readonly string[]): Row {
  return {
    name: `first solution as 81 characters, ${list}`,
    peer: 'dancing-links',
    target,
    measure: (effort) =>
      race(
        {
          items: puzzles,
          ours: solveToText,
          peer: dancingLinks.firstSolution,
          agree: (ours, peer) => ours === peer,
        },
        effort,
      ),
  };
}
