import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isComplete } from '../grid.ts';
import { parseProblemFile } from '../problem.ts';
import { unwrap } from '../testing/boards.ts';
import { hintBoard, untruths } from '../testing/hint-boards.ts';
import { LONG_TEST_MS, TRIALS } from '../testing/trials.ts';
import { DIFFICULTIES } from '../types.ts';
import { findHint } from './find-hint.ts';

/*
 * Hints for the committed puzzles, on all kinds of boards that come up while they are played.
 */

const LEVELS = [1, 2, 3] as const;

const PUZZLES = DIFFICULTIES.flatMap((difficulty) => {
  const file = new URL(`../../../../data/problems_${difficulty}.json`, import.meta.url);
  const { problems } = unwrap(parseProblemFile(JSON.parse(readFileSync(file, 'utf8'))));
  return problems.map(({ puzzle }) => puzzle);
});

test('every unfinished board has a hint at every level, and none contradicts the solution', {
  timeout: LONG_TEST_MS,
}, () => {
  for (let index = 0; index < TRIALS.hintBoardsOfBank; index++) {
    const { puzzle, board, context, name } = hintBoard(PUZZLES, index);
    const known = { ...context, solution: puzzle.solution };
    const hints = LEVELS.map((level) => findHint(board, { ...known, level }));
    for (const hint of hints) {
      const isDone = isComplete(board) && board.join() === puzzle.solution.join();
      expect(hint.kind === 'complete', name).toBe(isDone);
      expect(untruths(hint, board, puzzle.solution), name).toEqual([]);
    }
  }
});
