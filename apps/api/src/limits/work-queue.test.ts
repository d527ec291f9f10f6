import { describe, expect, test } from 'vitest';
import { makeWorkQueue } from './work-queue.ts';

/** A line whose event loop goes round only when told to. */
function start() {
  const clock = { now: 0 };
  const rounds: (() => void)[] = [];
  const queue = makeWorkQueue({
    now: () => clock.now,
    nextRound: (callback) => rounds.push(callback),
  });
  const served: string[] = [];
  const come = (who: string) => void queue.turn().then(() => served.push(who));
  async function goRound() {
    rounds.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  }
  return { clock, queue, served, come, goRound };
}

describe('the line', () => {
  test('lets one in at a time, in the order in which they came', async () => {
    const { served, come, goRound } = start();
    for (const who of ['a', 'b', 'c']) come(who);
    expect(served).toEqual([]);
    await goRound();
    expect(served).toEqual(['a']);
    await goRound();
    come('d');
    await goRound();
    await goRound();
    expect(served).toEqual(['a', 'b', 'c', 'd']);
  });

  test('starts again after it was empty', async () => {
    const { served, come, goRound } = start();
    come('a');
    await goRound();
    await goRound();
    come('b');
    await goRound();
    expect(served).toEqual(['a', 'b']);
  });

  test('is too long when the first in it has waited for more than 150 ms', async () => {
    const { clock, queue, come, goRound } = start();
    expect(queue.isOverloaded()).toBe(false);
    come('a');
    clock.now = 150;
    expect(queue.isOverloaded()).toBe(false);
    clock.now = 151;
    expect(queue.isOverloaded()).toBe(true);
    come('b');
    await goRound();
    clock.now = 200;
    expect(queue.isOverloaded()).toBe(false);
  });

  test('is too long when a thousand wait, however short', () => {
    const { queue, come } = start();
    for (let who = 0; who < 999; who++) come(`${who}`);
    expect(queue.isOverloaded()).toBe(false);
    come('last');
    expect(queue.isOverloaded()).toBe(true);
  });
});
