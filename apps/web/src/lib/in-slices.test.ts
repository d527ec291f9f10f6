import { expect, test } from 'vitest';
import { inSlices } from './in-slices.ts';

/** Turns of so many milliseconds each, by a clock that only they move. */
function work(...turns: number[]) {
  let time = 0;
  const pauses: number[] = [];
  function* work() {
    for (const ms of turns) {
      time += ms;
      yield;
    }
    return 'done';
  }
  const surroundings = {
    now: () => time,
    pause: () => {
      pauses.push(time);
      return Promise.resolve();
    },
  };
  return { pauses, ended: inSlices(work(), surroundings) };
}

test('short work is done at once', async () => {
  const { pauses, ended } = work(3, 4);
  expect(await ended).toBe('done');
  expect(pauses).toEqual([]);
});

test('long work pauses whenever a slice is over', async () => {
  const { pauses, ended } = work(5, 5, 5, 5, 20, 1);
  expect(await ended).toBe('done');
  expect(pauses).toEqual([10, 20, 40]);
});

test('what the work throws is thrown', async () => {
  function* broken() {
    yield;
    throw new Error('no such file');
  }
  await expect(inSlices(broken())).rejects.toThrow('no such file');
});

test('in a browser, what waits has its turn in between', async () => {
  const order: string[] = [];
  function* slow() {
    setTimeout(() => order.push('the other'));
    const start = performance.now();
    while (performance.now() < start + 20) yield;
    order.push('the work');
  }
  await inSlices(slow());
  expect(order).toEqual(['the other', 'the work']);
});
