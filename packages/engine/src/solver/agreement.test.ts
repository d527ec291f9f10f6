import { expect, test } from 'vitest';
import { countByDancingLinks } from '../testing/dancing-links.ts';
import { randomBoard } from '../testing/random-boards.ts';
import { LONG_TEST_MS, TRIALS } from '../testing/trials.ts';
import { countSolutions } from './solve.ts';

test('two solvers of different design agree on whether boards have no, one or several solutions', {
  timeout: LONG_TEST_MS,
}, async ({ annotate }) => {
  const seen = [0, 0, 0];
  const different: string[] = [];
  for (let index = 0; index < TRIALS.boards; index++) {
    const board = randomBoard(index);
    const count = countSolutions(board.join(''));
    if (count !== countByDancingLinks(board, 2)) different.push(`${index}: ${board.join('')}`);
    seen[count] = (seen[count] ?? 0) + 1;
  }
  await annotate(`boards with no, one and several solutions: ${seen.join(', ')}`);
  expect(different).toEqual([]);
  // A sample that were nearly all of one kind would prove little.
  expect(Math.min(...seen)).toBeGreaterThan(TRIALS.boards / 10);
});
