import { expect, test } from 'vitest';
import { runInLanes } from './lanes.mjs';

/** Parts that end when they are told to, and which of them have begun. */
function partsByHand() {
  /** @type {string[]} */
  const begun = [];
  /** @type {Map<string, () => void>} */
  const ends = new Map();
  const start = (/** @type {string} */ part) => {
    begun.push(part);
    return new Promise((/** @type {(rows: string[]) => void} */ resolve) =>
      ends.set(part, () => resolve([`${part}1`, `${part}2`])),
    );
  };
  const end = async (/** @type {string} */ part) => {
    ends.get(part)?.();
    await new Promise(setImmediate);
  };
  return { begun, start, end };
}

test('two run at a time, the next where one has ended; rows stay in the order of the parts', async () => {
  const { begun, start, end } = partsByHand();
  const rows = runInLanes(['a', 'b', 'c', 'd'], 2, start);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('c');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await end('d');
  await end('a');
  expect(await rows).toEqual(['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'd1', 'd2']);
});

test('one lane waits for each', async () => {
  const { begun, start, end } = partsByHand();
  const rows = runInLanes(['a', 'b'], 1, start);
  await end('a');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(await rows).toHaveLength(4);
});

test('what a part throws is thrown', async () => {
  const broken = () => Promise.reject(new Error('no build'));
  await expect(runInLanes(['a'], 2, broken)).rejects.toThrow('no build');
});
