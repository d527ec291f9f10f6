import { formatGrid, type Grid, parseGrid } from '@nanpure/engine';
import { LADDER } from '@nanpure/engine/ladder';
import { expect, test } from 'vitest';
import { type PathRequest, rememberPaths } from './recent-paths.ts';

const TECHNIQUES = LADDER.map(({ id }) => id);

/** A board with one digit: which one it is tells it from the others. */
function boardWith(digit: number): Grid {
  const grid = parseGrid(`${digit}${'.'.repeat(80)}`);
  if (!grid.ok) throw new Error(`${digit}`);
  return grid.value;
}

/** A memory of paths that tells for which boards one was found, in order. */
function memory() {
  const found: string[] = [];
  const pathOf = rememberPaths(({ givens }: PathRequest) => {
    found.push(formatGrid(givens).slice(0, 1));
    return { solved: false, steps: [], board: formatGrid(givens) };
  });
  const ask = (digit: number, techniques = TECHNIQUES) =>
    pathOf({ givens: boardWith(digit), techniques }).board.slice(0, 1);
  return { found, ask };
}

test('a path is found once, and then known', () => {
  const { found, ask } = memory();
  expect([ask(1), ask(1), ask(2), ask(1)]).toEqual(['1', '1', '2', '1']);
  expect(found).toEqual(['1', '2']);
});

test('other techniques lead another way', () => {
  const { found, ask } = memory();
  ask(1);
  ask(1, TECHNIQUES.slice(0, 3));
  expect(found).toEqual(['1', '1']);
});

test('of many paths, those that were asked for last are kept', () => {
  const { found, ask } = memory();
  for (const digit of [1, 2, 3, 4, 1, 5, 1, 2]) ask(digit);
  expect(found).toEqual(['1', '2', '3', '4', '5', '2']);
});
