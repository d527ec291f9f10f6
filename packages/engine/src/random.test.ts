import { describe, expect, test } from 'vitest';
import { randomBelow, seededRandom, shuffled } from './random.ts';

function take(seed: string | number, count: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
}

describe('a seeded source of random numbers', () => {
  test('gives the same numbers for the same seed, and others for another', () => {
    expect(take('a', 100)).toEqual(take('a', 100));
    expect(take('a', 3)).not.toEqual(take('b', 3));
    expect(take('', 3)).not.toEqual(take(' ', 3));
    expect(take(7, 3)).toEqual(take('7', 3));
  });

  test('never changes, so that a seed names a puzzle for good', () => {
    expect(take('nanpure', 3)).toEqual([
      0.36809615162201226, 0.5249987940769643, 0.10506348311901093,
    ]);
  });

  test('stays from 0 to below 1 and spreads evenly', () => {
    const numbers = take('even', 10_000);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    const tenths = Array.from(
      { length: 10 },
      (_, tenth) => numbers.filter((number) => Math.floor(number * 10) === tenth).length,
    );
    expect(Math.min(...tenths)).toBeGreaterThan(900);
    expect(Math.max(...tenths)).toBeLessThan(1100);
  });
});

test('a random whole number reaches from 0 to just below its limit', () => {
  expect(randomBelow(6, () => 0)).toBe(0);
  expect(randomBelow(6, () => 0.999_999)).toBe(5);
  expect(randomBelow(6, () => 0.5)).toBe(3);
});

describe('shuffling', () => {
  test('keeps all items and leaves the list as it was', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const result = shuffled(items, seededRandom('shuffle'));
    expect(result).not.toEqual(items);
    expect([...result].sort()).toEqual(items);
    expect(items).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(shuffled([], seededRandom(1))).toEqual([]);
  });

  test('gives every order equally often', () => {
    const random = seededRandom('orders');
    const counts = new Map<string, number>();
    for (let trial = 0; trial < 6000; trial++) {
      const order = shuffled(['a', 'b', 'c'], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    expect(Math.min(...counts.values())).toBeGreaterThan(880);
    expect(Math.max(...counts.values())).toBeLessThan(1120);
  });
});
