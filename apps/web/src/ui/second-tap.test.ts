import { expect, test } from 'vitest';
import { isSecondTap } from './second-tap.ts';

const FIRST = { clientX: 360, clientY: 510, timeStamp: 1000, detail: 1 };

test.each([
  ['soon and near', { timeStamp: 1300, clientX: 350 }, true],
  // iPhones count each half of a double tap as a first one, others count on.
  ['soon and near, counted on', { timeStamp: 1300, detail: 2 }, true],
  ['soon and elsewhere', { timeStamp: 1300, clientX: 300 }, false],
  ['later, in the same place', { timeStamp: 1600 }, false],
  ['by a key', { timeStamp: 1100, detail: 0, clientX: 360 }, false],
])('a tap that comes %s: %j, a second half: %j', (_when, second, isSecond) => {
  expect(isSecondTap(FIRST, { ...FIRST, ...second })).toBe(isSecond);
});

test('after a key no tap is a second one', () => {
  expect(isSecondTap({ ...FIRST, detail: 0 }, { ...FIRST, timeStamp: 1100 })).toBe(false);
});
