import { expect, test } from 'vitest';
import { ALL_PUZZLES } from '../testing/puzzles.ts';
import { searchWork } from '../testing/search-work.ts';
import { KILLERS } from '../testing/slow-boards.ts';

/*
 * The answer is the same however clumsy the search is: what the speed lives on, conclusions drawn early and
 * guesses well chosen, shows only in how much there is to do. The bounds leave a quarter to spare; a search
 * that does better may lower them.
 */

function workFor(boards: readonly string[]): number {
  return boards.reduce((work, board) => work + searchWork(board), 0);
}

test.each([
  ['puzzles of all difficulties', ALL_PUZZLES, 2300],
  ['boards made to take long', KILLERS, 1800],
  ['the empty board', ['.'.repeat(81)], 14_300],
])('the search has little to do for %s', (_, boards, most) => {
  const work = workFor(boards);
  expect(work).toBeGreaterThan(0);
  expect(work).toBeLessThan(most);
});
