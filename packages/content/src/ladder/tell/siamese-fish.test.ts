import { cellAt } from '@nanpure/engine';
import { expect, test } from 'vitest';
import { siameseFishOf } from './siamese-fish.ts';

const [FIRST, SEVENTH, EIGHTH] = [9, 15, 16];
/** Rows 1 and 5 have two places each, one of them in column 1, the others side by side: each of these can be a fin. */
const FISH = {
  houses: [0, 4],
  places: [cellAt(0, 0), cellAt(0, 6), cellAt(4, 0), cellAt(4, 7)],
  fins: [cellAt(0, 6), cellAt(4, 7)],
};

test('what one fish removes needs no other', () => {
  expect(siameseFishOf({ ...FISH, removed: [cellAt(3, 6)] })).toEqual([
    { cover: [FIRST, SEVENTH], fins: [cellAt(4, 7)], removed: [cellAt(3, 6)], twice: [] },
  ]);
});

test('what sees other fins is removed by a fish of its own', () => {
  expect(siameseFishOf({ ...FISH, removed: [cellAt(3, 6), cellAt(5, 6), cellAt(1, 7)] })).toEqual([
    {
      ...{ cover: [FIRST, SEVENTH], fins: [cellAt(4, 7)], twice: [] },
      removed: [cellAt(3, 6), cellAt(5, 6)],
    },
    { cover: [FIRST, EIGHTH], fins: [cellAt(0, 6)], removed: [cellAt(1, 7)], twice: [] },
  ]);
});

test('what no fish removes is told by none', () => {
  expect(siameseFishOf({ ...FISH, removed: [cellAt(3, 6), cellAt(8, 8)] })).toBeUndefined();
});

test('a step with fins is told by fish of which one has some, even where one without them does the same', () => {
  // Column 2 and the top-right box have all their places in rows 1 and 3.
  const [second, topRight] = [10, 20];
  const places = [
    cellAt(0, 1),
    cellAt(0, 7),
    cellAt(0, 8),
    cellAt(2, 1),
    cellAt(2, 7),
    cellAt(2, 8),
  ];
  const removed = [cellAt(0, 3), cellAt(2, 5)];
  const all = { houses: [second, topRight], places, removed };
  expect(siameseFishOf({ ...all, fins: [] })).toEqual([
    { cover: [0, 2], fins: [], removed, twice: [] },
  ]);
  const finned = siameseFishOf({ ...all, fins: places }) ?? [];
  expect(finned.some(({ fins }) => fins.length > 0)).toBe(true);
  expect([...new Set(finned.flatMap((fish) => fish.removed))]).toEqual(removed);
});
