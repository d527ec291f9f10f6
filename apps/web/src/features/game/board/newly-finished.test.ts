import { CELLS, valueAt } from '@nanpure/engine';
import { configureGame, play } from '@nanpure/engine/game';
import { describe, expect, test } from 'vitest';
import { blankSession } from '../session/blank-session.ts';
import { testSession } from '../testing/test-session.ts';
import { newlyFinished } from './newly-finished.ts';

const { game } = testSession();

describe('a finished house', () => {
  const free = configureGame(game, { mistakePolicy: 'free' });
  const almost = [
    [2, 4],
    [3, 6],
    [5, 8],
    [6, 9],
    [7, 1],
  ] as const;
  const before = almost.reduce(
    (board, [cell, digit]) => play(board, { type: 'answer', cell, digit }),
    free,
  );

  test('is found when its last digit is placed, with all its cells', () => {
    const after = play(before, { type: 'answer', cell: 8, digit: 2 });
    expect([...newlyFinished(before, after)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(newlyFinished(after, after).size).toBe(0);
  });

  test('is none where the puzzle has only come', () => {
    const after = play(before, { type: 'answer', cell: 8, digit: 2 });
    expect(newlyFinished(blankSession().game, after).size).toBe(0);
  });

  test('is not finished with a repeated digit', () => {
    const after = play(before, { type: 'answer', cell: 8, digit: 7 });
    expect(newlyFinished(before, after).size).toBe(0);
  });
});

describe('a finished digit', () => {
  const { solution } = game.puzzle;
  const fours = CELLS.filter((cell) => valueAt(solution, cell) === 4);
  const before = fours
    .slice(1)
    .reduce((board, cell) => play(board, { type: 'answer', cell, digit: 4 }), game);

  test('is found when its ninth place is, with all nine of them', () => {
    const after = play(before, { type: 'answer', cell: 2, digit: 4 });
    expect([...newlyFinished(before, after)]).toEqual(fours);
  });

  test('is not finished with a wrong one among the nine', () => {
    const showing = configureGame(before, { mistakePolicy: 'show' });
    const after = play(showing, { type: 'answer', cell: 3, digit: 4 });
    expect(newlyFinished(showing, after).size).toBe(0);
  });
});
