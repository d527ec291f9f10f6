import { expect, test } from 'vitest';
import { lastWeeks, monthsAbove } from './weeks.ts';

const namedOn = (today: string) => monthsAbove(lastWeeks({}, today));

test('a month is named above the first week that begins in it', () => {
  const named = namedOn('2026-11-24');
  expect(named).toHaveLength(12);
  expect(named.flatMap((day, week) => (day ? [[week, day.slice(0, 7)]] : []))).toEqual([
    [0, '2026-09'],
    [4, '2026-10'],
    [8, '2026-11'],
  ]);
});

test('a month whose name would run into the next one has none', () => {
  const named = namedOn('2026-12-08');
  expect(named.flatMap((day, week) => (day ? [[week, day.slice(0, 7)]] : []))).toEqual([
    [2, '2026-10'],
    [6, '2026-11'],
    [11, '2026-12'],
  ]);
});
