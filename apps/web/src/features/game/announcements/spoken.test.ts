import { describe, expect, test } from 'vitest';
import { digitsAlong } from '../board/digits-along.ts';
import { testSession } from '../testing/test-session.ts';
import { digitsMissing, digitsToPlace, houseOf, possibleDigits } from './spoken.ts';

const { game } = testSession();

describe('what is announced of the board', () => {
  test('the houses of a cell, digit by digit', () => {
    expect(digitsAlong(game, houseOf(2, 'row'))).toEqual([5, 3, 0, 0, 7, 0, 0, 0, 0]);
    expect(digitsAlong(game, houseOf(2, 'column'))).toEqual([0, 0, 8, 0, 0, 0, 0, 0, 0]);
    expect(digitsAlong(game, houseOf(2, 'box'))).toEqual([5, 3, 0, 6, 0, 0, 0, 9, 8]);
    expect(digitsAlong(game, houseOf(80, 'box'))).toEqual([2, 8, 0, 0, 0, 5, 0, 7, 9]);
  });

  test('the digits missing in a house', () => {
    expect(digitsMissing(game, houseOf(2, 'row'))).toEqual([1, 2, 4, 6, 8, 9]);
    expect(digitsMissing(game, houseOf(2, 'box'))).toEqual([1, 2, 4, 7]);
  });

  test('the digits that the rules allow in a cell', () => {
    expect(possibleDigits(game, 2)).toEqual([1, 2, 4]);
  });

  test('the digits still to place, without complete ones', () => {
    expect(digitsToPlace(game)).toContainEqual({ digit: 5, count: 6 });
    expect(digitsToPlace(game).reduce((sum, { count }) => sum + count, 0)).toBe(51);
    expect(
      digitsToPlace({ ...game, cells: game.cells.map(() => ({ value: 1, notes: [] })) }),
    ).toHaveLength(8);
  });
});
