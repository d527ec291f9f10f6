import { countSolutions } from '@nanpure/engine';
import { race } from '../measure.ts';
import * as dancingLinks from '../peers/dancing-links.ts';
import type { Row } from '../row.ts';

/** Proving for each puzzle of a list that it has exactly one solution. */
export function proveUnique(
  list: string,
  target: string,
  puzzles: (count: number) => readonly string[],
): Row {
  return {
    name: `prove uniqueness, ${list}`,
    peer: 'dancing-links',
    target,
    measure: (effort) =>
      race(
        {
          items: puzzles(effort.puzzles),
          ours: (puzzle) => countSolutions(puzzle, 2),
          peer: dancingLinks.countSolutions,
          agree: (ours, peer) => ours === peer,
        },
        effort,
      ),
  };
}
