import { parseGrid } from '@nanpure/engine';
import { LADDER } from '@nanpure/engine/ladder';
import { describe, expect, test, vi } from 'vitest';
import { fileOf } from '../testing/server-process.ts';
import { GIVENS, SOLUTION } from '../testing.ts';
import { runJob } from './jobs.ts';
import { createThreadPool } from './thread-pool.ts';

const LIMITS = { concurrency: 2, maxWaiting: 100, maxWaitMs: 60_000, timeLimitMs: 30_000 };

function gridOf(text: string) {
  const grid = parseGrid(text);
  if (!grid.ok) throw new Error(text);
  return grid.value;
}

/** A thread that answers with its request, at once or when it is cancelled, never comes to an end, or fails, at once or later, as it is asked to. */
const ODD_THREAD = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ request, cancelled }) => {
    while (request.techniques?.length === 2 && Atomics.load(new Int32Array(cancelled), 0) === 0);
    while (request.techniques?.length === 0);
    if (request.techniques?.length === 1) throw new Error('out of order');
    parentPort.postMessage(request);
    if (request.techniques?.length === 3) setImmediate(() => { throw new Error('out of order'); });
  });
`)}`,
);

const ALL = LADDER.map(({ id }) => id);
const QUICK = { givens: gridOf(GIVENS), techniques: ALL };
const ENDLESS = { ...QUICK, techniques: [] };
const UNTIL_CANCELLED = { ...QUICK, techniques: ALL.slice(0, 2) };
const FAULTY = { ...QUICK, techniques: ALL.slice(0, 1) };

const FAULTY_LATER = { ...QUICK, techniques: ALL.slice(0, 3) };

describe('threads', () => {
  test('answer as this thread does, however many ask at once', async () => {
    const doJob = createThreadPool(new URL(`file://${fileOf('ladder-thread')}`), LIMITS);
    const ratings = await Promise.all(Array.from({ length: 8 }, () => doJob('rating', QUICK)));
    const rating = await runJob('rating', QUICK);
    for (const each of ratings) expect(each).toEqual({ ok: true, value: rating });
    const way = { ...QUICK, first: 0, limit: 3, level: 3, language: 'ja' } as const;
    expect(await doJob('explain', way)).toEqual({ ok: true, value: await runJob('explain', way) });
  });

  test('are ended where they take too long, and others take their place @11.31', async () => {
    const doJob = createThreadPool(ODD_THREAD, { ...LIMITS, concurrency: 1, timeLimitMs: 500 });
    const both = Promise.all([doJob('rating', ENDLESS), doJob('rating', QUICK)]);
    expect((await both)[0]).toEqual({ ok: false, error: 'time-limit' });
    // On a busy machine the start of a thread alone may take as long as that.
    await vi.waitFor(
      async () => expect(await doJob('rating', QUICK)).toEqual({ ok: true, value: QUICK }),
      10_000,
    );
  });

  test('hear that nobody waits any more, and are free for others @11.31', async () => {
    const doJob = createThreadPool(ODD_THREAD, { ...LIMITS, concurrency: 1 });
    const gone = new AbortController();
    const both = Promise.all([
      doJob('rating', UNTIL_CANCELLED, gone.signal),
      doJob('rating', QUICK),
    ]);
    // Later than the thread begins, or else the job is dropped: then there is nothing to wait for either.
    setImmediate(() => gone.abort());
    expect((await both)[1]).toEqual({ ok: true, value: QUICK });
  });

  test('that fail say so to who asked, and to nobody else', async () => {
    const doJob = createThreadPool(ODD_THREAD, { ...LIMITS, concurrency: 1 });
    const [failed, quick] = await Promise.allSettled([
      doJob('rating', FAULTY),
      doJob('rating', QUICK),
    ]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'out of order' } });
    expect(quick).toEqual({ status: 'fulfilled', value: { ok: true, value: QUICK } });
  });

  test('that fail after their answer are replaced, and the process goes on', async () => {
    const doJob = createThreadPool(ODD_THREAD, { ...LIMITS, concurrency: 1 });
    expect(await doJob('rating', FAULTY_LATER)).toEqual({ ok: true, value: FAULTY_LATER });
    await vi.waitFor(async () => {
      expect(await doJob('rating', QUICK)).toEqual({ ok: true, value: QUICK });
    }, 10_000);
  });

  test('do hints and solutions first, as they take less', async () => {
    const doJob = createThreadPool(ODD_THREAD, { ...LIMITS, concurrency: 1 });
    const way = { ...QUICK, first: 0, limit: 3, level: 3, language: 'ja' } as const;
    const board = gridOf(GIVENS);
    const hint = { ...way, board, solution: gridOf(SOLUTION), notes: undefined };
    const done: string[] = [];
    const tell = (name: string) => () => done.push(name);
    await Promise.all([
      doJob('rating', QUICK).then(tell('begun before')),
      doJob('explain', way).then(tell('explain')),
      doJob('hint', hint).then(tell('hint')),
      doJob('solve', { grid: board }).then(tell('solve')),
    ]);
    expect(done).toEqual(['begun before', 'hint', 'solve', 'explain']);
  });

  test('take in no more than they can do in time @11.2', async () => {
    const doJob = createThreadPool(ODD_THREAD, { ...LIMITS, concurrency: 1, maxWaiting: 0 });
    const [first, second] = await Promise.all([doJob('rating', QUICK), doJob('rating', QUICK)]);
    expect(first.ok).toBe(true);
    expect(second).toEqual({ ok: false, error: 'overloaded' });
  });
});
