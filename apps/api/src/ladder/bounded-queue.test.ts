import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Asking, createBoundedQueue } from './bounded-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIMITS = { concurrency: 2, maxWaiting: 3, maxWaitMs: 1_000 };

/** A queue, and whose work has begun so far, in order; refused ones with a minus. */
function start() {
  const run = createBoundedQueue(LIMITS);
  const seen: string[] = [];
  const unfinished: (() => void)[] = [];
  async function ask(name: string, asking?: Asking) {
    const work = () => {
      seen.push(name);
      return new Promise<void>((resolve) => unfinished.push(resolve));
    };
    const done = await run(work, asking);
    if (!done.ok) seen.push(`-${name}`);
  }
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    seen,
    settle,
    ask: (...of: Parameters<typeof ask>) => void ask(...of),
    async finish(count = 1) {
      for (let done = 0; done < count; done++) {
        unfinished.shift()?.();
        await settle();
      }
    },
  };
}

test('as many as may go at once, the others in the order in which they came', async () => {
  const { ask, finish, seen, settle } = start();
  for (const name of ['a', 'b', 'c', 'd']) ask(name);
  await settle();
  expect(seen).toEqual(['a', 'b']);
  await finish(2);
  expect(seen).toEqual(['a', 'b', 'c', 'd']);
});

test('quick ones go before the others, behind quick ones that came earlier', async () => {
  const { ask, finish, seen } = start();
  for (const name of ['a', 'b', 'slow']) ask(name);
  for (const name of ['first', 'second']) ask(name, { isQuick: true });
  await finish(3);
  expect(seen.slice(2)).toEqual(['first', 'second', 'slow']);
});

test('with as many waiting as may, another one is refused at once', async () => {
  const { ask, finish, seen, settle } = start();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) ask(name);
  await settle();
  expect(seen).toEqual(['a', 'b', '-f']);
  await finish();
  ask('g');
  await settle();
  expect(seen).toEqual(['a', 'b', '-f', 'c']);
});

test('who has waited too long, or has gone, is refused and holds up nobody', async () => {
  const { ask, finish, seen, settle } = start();
  const gone = new AbortController();
  for (const name of ['a', 'b']) ask(name);
  ask('gone', { signal: gone.signal });
  ask('late');
  gone.abort();
  await vi.advanceTimersByTimeAsync(LIMITS.maxWaitMs);
  ask('in time');
  await finish();
  expect(seen).toEqual(['a', 'b', '-gone', '-late', 'in time']);
  ask('gone already', { signal: gone.signal });
  await settle();
  expect(seen.at(-1)).toBe('-gone already');
});

test('work that has begun is done to its end, even where nobody waits any more', async () => {
  const { ask, finish, seen, settle } = start();
  const gone = new AbortController();
  ask('a', { signal: gone.signal });
  ask('b');
  ask('c');
  await settle();
  gone.abort();
  await vi.advanceTimersByTimeAsync(LIMITS.maxWaitMs / 2);
  expect(seen).toEqual(['a', 'b']);
  await finish();
  expect(seen).toEqual(['a', 'b', 'c']);
});

test('work that fails says so to who asked, and makes room for the next', async () => {
  const run = createBoundedQueue({ ...LIMITS, concurrency: 1 });
  const failed = run(() => Promise.reject(new Error('out of order')));
  const next = run(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('out of order');
  expect(await next).toEqual({ ok: true, value: 'done' });
});
