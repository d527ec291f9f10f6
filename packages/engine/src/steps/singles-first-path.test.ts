import { expect, test } from 'vitest';
import { parseGrid } from '../grid.ts';
import { Position } from '../position.ts';
import { CATALOGUE_ORDER, solveByLogic } from '../rating.ts';
import { unwrap } from '../testing/boards.ts';
import { randomBoard } from '../testing/random-boards.ts';
import { LONG_TEST_MS, TRIALS } from '../testing/trials.ts';
import { pathFrom } from './path.ts';
import { singlesFirstPath } from './singles-first-path.ts';

const BOARDS = Array.from({ length: TRIALS.comparedPositions }, (_, index) =>
  unwrap(parseGrid(randomBoard(index))),
);

/* Boards with a wrong digit are among them: there, too, the same singles follow one another. */
test('singles are those that the techniques find one by one', { timeout: LONG_TEST_MS }, () => {
  const lengths = BOARDS.map((board) => {
    const { steps, grid } = singlesFirstPath(board, []);
    const path = [
      ...pathFrom(Position.fromGrid(board), { techniques: ['naked-single', 'hidden-single'] }),
    ];
    expect(steps).toEqual(path.map(({ step }) => step));
    expect(grid).toEqual(path.at(-1)?.after.grid ?? board);
    return steps.length;
  });
  expect(Math.max(...lengths)).toBeGreaterThan(40);
});

test('and what comes after them is the same, too', { timeout: LONG_TEST_MS }, () => {
  const others = BOARDS.map((givens) => {
    const { solved, steps } = solveByLogic({ givens });
    const path = [...pathFrom(Position.fromGrid(givens), { techniques: CATALOGUE_ORDER })];
    expect(steps).toEqual(path.map(({ step }) => step));
    expect(solved).toBe((path.at(-1)?.after ?? Position.fromGrid(givens)).isSolved);
    return steps.filter(({ eliminations }) => eliminations.length > 0).length;
  });
  expect(Math.max(...others)).toBeGreaterThan(0);
});
