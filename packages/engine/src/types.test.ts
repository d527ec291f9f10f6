import { expect, test } from 'vitest';
import { DIFFICULTIES, DIGITS, isDifficulty, isDigit } from './types.ts';

const HOSTILE = [null, undefined, {}, [], [1], ['easy'], Number.NaN, '', true, 1n, Symbol('1')];

test('digits are the whole numbers 1 to 9 and nothing that looks like them @5.1', () => {
  expect(DIGITS.every(isDigit)).toBe(true);
  expect(DIGITS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const others = [0, 10, -1, 1.5, Number.POSITIVE_INFINITY, '1', ...HOSTILE];
  expect(others.filter(isDigit)).toEqual([]);
});

test('difficulties are easy, medium and hard, and no other text @5.8', () => {
  expect(DIFFICULTIES).toEqual(['easy', 'medium', 'hard']);
  expect(DIFFICULTIES.every(isDifficulty)).toBe(true);
  const others = ['Easy', 'easy ', 'beyond', 'expert', '__proto__', 0, ...HOSTILE];
  expect(others.filter(isDifficulty)).toEqual([]);
});
