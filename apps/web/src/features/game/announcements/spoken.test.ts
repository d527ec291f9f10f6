import { configureGame, play } from '@nanpure/engine';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { digitsAlong } from '../board/digits-along.ts';
import { newlyFinished } from '../board/finished-houses.ts';
import { testSession } from '../testing/test-session.ts';
import { digitsMissing, digitsToPlace, houseOf, listIn, possibleDigits } from './spoken.ts';

const { game } = testSession();

describe('what is said of the board', () => {
  test('the houses of a cell, digit by digit', () => {
    expect(digitsAlong(game, houseOf(2, 'row'))).toEqual([5, 3, 0, 0, 7, 0, 0, 0, 0]);
    expect(digitsAlong(game, houseOf(2, 'column'))).toEqual([0, 0, 8, 0, 0, 0, 0, 0, 0]);
    expect(digitsAlong(game, houseOf(2, 'box'))).toEqual([5, 3, 0, 6, 0, 0, 0, 9, 8]);
    expect(digitsAlong(game, houseOf(80, 'box'))).toEqual([2, 8, 0, 0, 0, 5, 0, 7, 9]);
  });

  test('the digits that a house lacks', () => {
    expect(digitsMissing(game, houseOf(2, 'row'))).toEqual([1, 2, 4, 6, 8, 9]);
    expect(digitsMissing(game, houseOf(2, 'box'))).toEqual([1, 2, 4, 7]);
  });

  test('the digits that the rules allow in a cell', () => {
    expect(possibleDigits(game, 2)).toEqual([1, 2, 4]);
  });

  test.each([
    ['en', '1, 2, 5'],
    ['ja', '1、2、5'],
  ] as const)('several digits in %s are a list, in older browsers too', (language, list) => {
    vi.stubGlobal('Intl', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(listIn(language, [1, 2, 5])).toBe(list);
    expect(listIn(language, [5])).toBe('5');
    expect(listIn(language, ['空き', 7, '空き'])).toBe(
      language === 'ja' ? '空き、7、空き' : '空き, 7, 空き',
    );
  });

  test('the digits still to place, without those that are done', () => {
    expect(digitsToPlace(game)).toContainEqual({ digit: 5, count: 6 });
    expect(digitsToPlace(game).reduce((sum, { count }) => sum + count, 0)).toBe(51);
    expect(
      digitsToPlace({ ...game, cells: game.cells.map(() => ({ value: 1, notes: [] })) }),
    ).toHaveLength(8);
  });
});

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

  test('is told when its last digit comes, with all its cells', () => {
    const after = play(before, { type: 'answer', cell: 8, digit: 2 });
    expect([...newlyFinished(before, after)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(newlyFinished(after, after).size).toBe(0);
  });

  test('is none when a digit stands in it twice', () => {
    const after = play(before, { type: 'answer', cell: 8, digit: 7 });
    expect(newlyFinished(before, after).size).toBe(0);
  });
});
