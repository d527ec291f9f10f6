import { expect, test } from 'vitest';
import { conflicts, formatGrid, isComplete } from '../grid.ts';
import { seededRandom } from '../random.ts';
import { fullGrid } from './full-grid.ts';

test('full grids are complete, keep the rules and differ by seed only', () => {
  const seeds = ['one', 'two', 'three', 'four'];
  const grids = seeds.map((seed) => fullGrid(seededRandom(seed)));
  for (const grid of grids) {
    expect(isComplete(grid)).toBe(true);
    expect(conflicts(grid)).toEqual([]);
  }
  expect(new Set(grids.map(formatGrid)).size).toBe(seeds.length);
  expect(seeds.map((seed) => formatGrid(fullGrid(seededRandom(seed))))).toEqual(
    grids.map(formatGrid),
  );
});

test('full grids begin with any digit, whatever their source of random numbers', () => {
  const firstDigits = new Set(
    Array.from({ length: 40 }, (_, seed) => fullGrid(seededRandom(seed))[0]),
  );
  expect(firstDigits.size).toBe(9);
  expect(conflicts(fullGrid(() => 0))).toEqual([]);
  expect(isComplete(fullGrid(() => 0))).toBe(true);
});
