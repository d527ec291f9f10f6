import { expect, test } from 'vitest';
import { ALL_PUZZLES } from '../testing/puzzles.ts';
import { searchWork } from '../testing/search-work.ts';
import { KILLERS, STUBBORN } from '../testing/slow-boards.ts';

/*
 * The answer is the same however clumsy the search is: what the speed lives on, conclusions drawn early and
 * guesses well chosen, shows only in how much there is to do. The bounds leave a quarter to spare; a search
 * that does better may lower them.
 */

function workFor(boards: readonly string[]): number {
  return boards.reduce((work, board) => work + searchWork(board), 0);
}

/** A stubborn board, as a list of one. */
function stubborn(nth: number): string[] {
  return STUBBORN.slice(nth, nth + 1).map(([board]) => board);
}

test.each([
  ['puzzles of all difficulties', ALL_PUZZLES, 2300],
  ['boards made to take long', KILLERS, 1800],
  ['the first of the stubborn boards', stubborn(0), 199_000],
  ['the second', stubborn(1), 158_000],
  ['the third', stubborn(2), 9600],
  ['the fourth', stubborn(3), 157_000],
  ['the empty board', ['.'.repeat(81)], 14_300],
])('the search has little to do for %s', (_, boards, most) => {
  const work = workFor(boards);
  expect(work).toBeGreaterThan(0);
  expect(work).toBeLessThan(most);
});
