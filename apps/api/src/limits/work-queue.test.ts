import { describe, expect, test } from 'vitest';
import { makeWorkQueue } from './work-queue.ts';

/** A line whose event loop goes round only when told to, and whose every piece of work takes 8 ms. */
function start() {
  const clock = { now: 0 };
  let next: (() => void)[] = [];
  const queue = makeWorkQueue({
    now: () => clock.now,
    nextRound: (callback) => next.push(callback),
  });
  const served: string[] = [];
  async function come(who: string) {
    await queue.turn();
    clock.now += 8;
    served.push(who);
  }
  async function goRound() {
    const callbacks = next;
    next = [];
    for (const callback of callbacks) {
      callback();
      await Promise.resolve();
      await Promise.resolve();
    }
  }
  return { clock, queue, served, come: (who: string) => void come(who), goRound };
}

describe('the line', () => {
  test('is served in order, for 20 ms before the event loop looks up', async () => {
    const { clock, served, come, goRound } = start();
    for (const who of ['a', 'b', 'c', 'd', 'e']) come(who);
    expect(served).toEqual([]);
    await goRound();
    expect(served).toEqual(['a', 'b', 'c']);
    expect(clock.now).toBe(24);
    come('f');
    await goRound();
    expect(served).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
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
