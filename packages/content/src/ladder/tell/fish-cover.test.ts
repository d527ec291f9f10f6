import { cellAt } from '@nanpure/engine';
import { expect, test } from 'vitest';
import { coverOf, narrowCoverOf } from './fish-cover.ts';

const [SECOND, THIRD, MIDDLE_LEFT] = [10, 11, 21];
/** Rows 5 and 6 with one place each, in one box. */
const BASE = { houses: [4, 5], places: [cellAt(4, 2), cellAt(5, 1)], removed: [] };

test('a cover is of lines across the base, where these do', () => {
  expect(coverOf(BASE)).toEqual([SECOND, THIRD]);
});

test('a cover of fewer houses than the base is found where one of as many is, too', () => {
  expect(narrowCoverOf(BASE)).toEqual([MIDDLE_LEFT]);
  expect(narrowCoverOf({ ...BASE, places: [cellAt(4, 2), cellAt(5, 7)] })).toBeUndefined();
});
