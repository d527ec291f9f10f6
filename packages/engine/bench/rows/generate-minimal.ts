import { formatGrid } from '@nanpure/engine';
import { generateUnrated } from '@nanpure/engine/generator';
import { type Effort, race } from '../measure.ts';
import { countSolutions } from '../peers/dancing-links.ts';
import * as qqwing from '../peers/qqwing.ts';
import type { Row } from '../row.ts';

/** Whether a puzzle has one solution and would have several without any of its givens. */
function isMinimal(puzzle: string): boolean {
  return (
    countSolutions(puzzle) === 1 &&
    [...puzzle].every(
      (sign, cell) =>
        sign === '.' || countSolutions(`${puzzle.slice(0, cell)}.${puzzle.slice(cell + 1)}`) > 1,
    )
  );
}

function seeds({ puzzles }: Effort): string[] {
  return Array.from({ length: Math.ceil(puzzles / 5) }, (_, index) => `bench/${index}`);
}

/** Making puzzles without symmetry in which every given is needed. */
export const generateMinimal: Row = {
  name: 'generate minimal unique puzzles',
  peer: 'qqwing',
  target: '60× (85×)',
  measure: (effort) =>
    race(
      {
        items: seeds(effort),
        ours: (seed) => formatGrid(generateUnrated({ symmetry: 'none', seed }).givens),
        peer: qqwing.generateMinimal,
        agree: (ours, theirs) => isMinimal(ours) && isMinimal(theirs),
      },
      effort,
    ),
};
