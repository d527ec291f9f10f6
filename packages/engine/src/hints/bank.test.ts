import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseProblemFile } from '../bank/problem.ts';
import { isComplete } from '../grid.ts';
import type { Puzzle } from '../puzzle.ts';
import { solveByLogic } from '../rating.ts';
import { HINT_ORDER } from '../step.ts';
import { unwrap } from '../testing/boards.ts';
import { falseConclusions, sampleBoard } from '../testing/hint-boards.ts';
import { LONG_TEST_MS, TRIALS } from '../testing/trials.ts';
import { DIFFICULTIES, type Difficulty } from '../types.ts';
import { findHint } from './find-hint.ts';

/*
 * Hints for the committed puzzles, on all kinds of boards that come up while they are played.
 */

const LEVELS = [1, 2, 3] as const;

function puzzlesOf(difficulty: Difficulty): Puzzle[] {
  const file = new URL(`../../../../data/problems_${difficulty}.json`, import.meta.url);
  const { problems } = unwrap(parseProblemFile(JSON.parse(readFileSync(file, 'utf8'))));
  return problems.map(({ puzzle }) => puzzle);
}

const PUZZLES = DIFFICULTIES.flatMap(puzzlesOf);

// That the levels of one board have the same facts is shown in properties.test.ts: here they take turns.
test('every unfinished board has a hint at every level, and none contradicts the solution @9.23', {
  timeout: LONG_TEST_MS,
}, () => {
  for (let index = 0; index < TRIALS.hintBoardsOfBank; index++) {
    const { puzzle, board, context, name } = sampleBoard(PUZZLES, index);
    const level = LEVELS[index % LEVELS.length] ?? 1;
    const hint = findHint(board, { ...context, solution: puzzle.solution, level });
    const isDone = isComplete(board) && board.join() === puzzle.solution.join();
    expect(hint.kind === 'complete', name).toBe(isDone);
    expect(falseConclusions(hint, board, puzzle.solution), name).toEqual([]);
  }
});

test.each([
  ['easy', ['naked-single', 'hidden-single']],
  ['medium', ['naked-single', 'hidden-single', 'naked-pair', 'hidden-pair', 'pointing-pairs']],
] as const)('the hints of %s puzzles use no technique of a higher level', (difficulty, known) => {
  for (const puzzle of puzzlesOf(difficulty)) {
    const { solved, steps } = solveByLogic(puzzle, { techniques: HINT_ORDER });
    const others = steps.filter(({ technique }) => !known.some((each) => each === technique));
    expect({ solved, others }, puzzle.givens.join('')).toEqual({ solved: true, others: [] });
  }
});
