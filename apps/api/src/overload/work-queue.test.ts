import { describe, expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** A line whose event loop goes round only when told to, and whose every turn takes 8 ms. */
function start(turn = 8) {
  const clock = { now: 0 };
  let next: (() => void)[] = [];
  const queue = createWorkQueue({
    now: () => clock.now,
    defer: (callback) => next.push(callback),
  });
  const served: string[] = [];
  async function come(who: string) {
    await queue.acquire();
    clock.now += turn;
    served.push(who);
  }
  async function tick() {
    const callbacks = next;
    next = [];
    for (const callback of callbacks) {
      callback();
      await Promise.resolve();
      await Promise.resolve();
    }
  }
  return { clock, queue, served, come: (who: string) => void come(who), tick };
}

describe('the line', () => {
  test('is served in order, one each round of the event loop', async () => {
    const { served, come, tick } = start();
    for (const who of ['a', 'b', 'c']) come(who);
    expect(served).toEqual([]);
    await tick();
    expect(served).toEqual(['a']);
    come('d');
    for (let round = 0; round < 3; round++) await tick();
    expect(served).toEqual(['a', 'b', 'c', 'd']);
  });

  test('starts again after it was empty', async () => {
    const { served, come, tick } = start();
    come('a');
    await tick();
    await tick();
    come('b');
    await tick();
    expect(served).toEqual(['a', 'b']);
  });

  test('is too long when the first in it has waited for more than 150 ms @11.2', async () => {
    const { clock, queue, come, tick } = start();
    expect(queue.isOverloaded()).toBe(false);
    come('a');
    clock.now = 150;
    expect(queue.isOverloaded()).toBe(false);
    clock.now = 151;
    expect(queue.isOverloaded()).toBe(true);
    come('b');
    await tick();
    expect(queue.isOverloaded()).toBe(false);
  });

  test('is too long when those in it will take more than 150 ms, as turns go @11.2', async () => {
    const { served, queue, come, tick } = start();
    for (let who = 0; who < 60; who++) come(`${who}`);
    while (served.length < 60) await tick();
    // Turns of 8 ms are expected by now: 18 of them are less than 150 ms.
    for (let who = 0; who < 18; who++) come(`${who}`);
    expect(queue.isOverloaded()).toBe(false);
    for (let who = 0; who < 2; who++) come(`${who}`);
    expect(queue.isOverloaded()).toBe(true);
  });

  test('is too long when a thousand wait, however short', async () => {
    const { queue, come, tick } = start(0);
    for (let round = 0; round < 100; round++) {
      come('quick');
      await tick();
    }
    for (let who = 0; who < 999; who++) come(`${who}`);
    expect(queue.isOverloaded()).toBe(false);
    come('last');
    expect(queue.isOverloaded()).toBe(true);
  });
});

describe('those who were sent away', () => {
  test('are heard again at once when nobody waits', async () => {
    const { queue, tick } = start();
    const heard: number[] = [];
    for (let who = 0; who < 20; who++) queue.onCapacity(() => heard.push(who));
    for (let round = 0; round < 5; round++) await tick();
    expect(heard).toEqual(Array.from({ length: 20 }, (_, who) => who));
  });

  test('take a small share of the time from those in line, however many they are @11.3', async () => {
    const { clock, queue, served, come, tick } = start();
    const TELLING = 0.1;
    let told = 0;
    const askAgain = () =>
      queue.onCapacity(() => {
        clock.now += TELLING;
        told += 1;
        askAgain();
      });
    for (let who = 0; who < 1_000; who++) askAgain();
    for (let who = 0; who < 500; who++) come(`${who}`);
    while (served.length < 500) await tick();
    expect(told).toBeGreaterThan(served.length);
    // Every request takes 8 ms here.
    expect((served.length * 8) / clock.now).toBeGreaterThan(0.8);
  });
});
