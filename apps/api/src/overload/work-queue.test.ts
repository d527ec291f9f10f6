import { describe, expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** A queue with a manual clock and event loop, whose requests take `workMs` each. */
function start(workMs = 8) {
  const clock = { now: 0 };
  let next: (() => void)[] = [];
  const queue = createWorkQueue({
    now: () => clock.now,
    defer: (callback) => next.push(callback),
  });
  const served: string[] = [];
  async function request(name: string) {
    await queue.acquire();
    clock.now += workMs;
    served.push(name);
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
  return { clock, queue, served, request: (name: string) => void request(name), tick };
}

describe('the work queue', () => {
  test('runs requests in order, one in each pass of the event loop', async () => {
    const { served, request, tick } = start();
    for (const name of ['a', 'b', 'c']) request(name);
    expect(served).toEqual([]);
    await tick();
    expect(served).toEqual(['a']);
    request('d');
    for (let round = 0; round < 3; round++) await tick();
    expect(served).toEqual(['a', 'b', 'c', 'd']);
  });

  test('runs short requests together, for about a millisecond and a half @11.2', async () => {
    const { served, request, tick } = start(0.1);
    const serve = async (count: number) => {
      for (let id = 0; id < count; id++) request(`${id}`);
      while (served.length < count) await tick();
      return served.splice(0);
    };
    // Their average is a tenth of a millisecond in the end.
    for (let round = 0; round < 100; round++) await serve(1);
    for (let id = 0; id < 20; id++) request(`${id}`);
    await tick();
    expect(served).toHaveLength(14);
  });

  test('tells how many wait, have begun, and how long those had waited', async () => {
    const { clock, queue, request, tick } = start();
    expect(queue.load()).toEqual({ length: 0, isOverloaded: false, begun: 0, waitedMs: 0 });
    request('a');
    request('b');
    clock.now = 160;
    expect(queue.load()).toEqual({ length: 2, isOverloaded: true, begun: 0, waitedMs: 0 });
    await tick();
    expect(queue.load()).toMatchObject({ length: 1, begun: 1, waitedMs: 160 });
  });

  test('restarts after it was empty', async () => {
    const { served, request, tick } = start();
    request('a');
    await tick();
    await tick();
    request('b');
    await tick();
    expect(served).toEqual(['a', 'b']);
  });

  test('is overloaded when the first request has waited for more than 150 ms @11.2', async () => {
    const { clock, queue, request, tick } = start();
    expect(queue.isOverloaded()).toBe(false);
    request('a');
    clock.now = 150;
    expect(queue.isOverloaded()).toBe(false);
    clock.now = 151;
    expect(queue.isOverloaded()).toBe(true);
    request('b');
    await tick();
    expect(queue.isOverloaded()).toBe(false);
  });

  test('is overloaded when its requests will take more than 150 ms, by their average @11.2', async () => {
    const { served, queue, request, tick } = start();
    for (let id = 0; id < 60; id++) request(`${id}`);
    while (served.length < 60) await tick();
    // The average is 8 ms by now: 18 requests take less than 150 ms.
    for (let id = 0; id < 18; id++) request(`${id}`);
    expect(queue.isOverloaded()).toBe(false);
    for (let id = 0; id < 2; id++) request(`${id}`);
    expect(queue.isOverloaded()).toBe(true);
  });

  test('is overloaded when 64 requests wait, however short', async () => {
    const { queue, request, tick } = start(0);
    for (let round = 0; round < 100; round++) {
      request('quick');
      await tick();
    }
    for (let id = 0; id < 63; id++) request(`${id}`);
    expect(queue.isOverloaded()).toBe(false);
    request('last');
    expect(queue.isOverloaded()).toBe(true);
  });
});

describe('rejected clients', () => {
  test('are read again at once when the queue is empty', async () => {
    const { queue, tick } = start();
    const read: number[] = [];
    for (let id = 0; id < 20; id++) queue.onCapacity(() => read.push(id));
    for (let round = 0; round < 5; round++) await tick();
    expect(read).toEqual(Array.from({ length: 20 }, (_, id) => id));
  });

  test('take a small share of the time, however many there are @11.3', async () => {
    const { clock, queue, served, request, tick } = start();
    const REJECTION_MS = 0.1;
    let rejections = 0;
    const retry = () =>
      queue.onCapacity(() => {
        clock.now += REJECTION_MS;
        rejections += 1;
        retry();
      });
    for (let id = 0; id < 1_000; id++) retry();
    for (let id = 0; id < 500; id++) request(`${id}`);
    while (served.length < 500) await tick();
    expect(rejections).toBeGreaterThan(served.length);
    // Every request takes 8 ms here.
    expect((served.length * 8) / clock.now).toBeGreaterThan(0.8);
  });
});
