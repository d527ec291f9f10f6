import { err, ok } from '@nanpure/engine';
import { expect, test } from 'vitest';
import type { Failure } from '../errors/errors.ts';
import { answerBatch } from './batch.ts';

const asking = () => ({ language: 'en' as const, signal: new AbortController().signal });

/** What goes on in a server, in order: boards of a batch, and turns of others between them. */
function server() {
  const seen: string[] = [];
  let time = 0;
  return {
    seen,
    pass(ms: number) {
      time += ms;
    },
    now: () => time,
    workQueue: {
      acquire: () => {
        seen.push('others');
        return Promise.resolve();
      },
    },
  };
}

test('others have their turn between two boards @7.35', async () => {
  const { seen, ...dependencies } = server();
  const answer = (board: unknown) => {
    seen.push(String(board));
    return Promise.resolve(ok(board));
  };
  const { results } = await answerBatch(['a', 'b', 'c'], answer, asking(), dependencies);
  expect(seen).toEqual(['a', 'others', 'b', 'others', 'c']);
  expect(results).toEqual(['a', 'b', 'c'].map((reply) => ({ status: 200, reply })));
});

test('an error stands in the place of its board', async () => {
  const failure: Failure = { code: 'wrong-length', details: { length: 1, expected: 81 } };
  const answer = (board: unknown) => Promise.resolve(board === 'a' ? ok(board) : err(failure));
  const { results } = await answerBatch(['a', 'b', 'a'], answer, asking(), server());
  expect(results).toEqual([
    { status: 200, reply: 'a' },
    { status: 400, error: expect.objectContaining({ ...failure, status: 400 }) },
    { status: 200, reply: 'a' },
  ]);
});

test('after the time limit no further board is begun', async () => {
  const { pass, seen, ...dependencies } = server();
  const answer = (board: unknown) => {
    seen.push(String(board));
    pass(8_000);
    return Promise.resolve(ok(board));
  };
  const { results } = await answerBatch(['a', 'b', 'c', 'd', 'e'], answer, asking(), dependencies);
  expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 503, 503]);
  expect(results[3]).toMatchObject({ error: { code: 'batch-time-limit', details: { limit: 20 } } });
  expect(seen.filter((each) => each !== 'others')).toEqual(['a', 'b', 'c']);
});

test('once the client has gone, no further board is begun', async () => {
  const { seen, ...dependencies } = server();
  const client = new AbortController();
  const answer = (board: unknown) => {
    seen.push(String(board));
    if (board === 'b') client.abort();
    return Promise.resolve(ok(board));
  };
  await answerBatch(
    ['a', 'b', 'c'],
    answer,
    { language: 'en', signal: client.signal },
    dependencies,
  );
  expect(seen.filter((each) => each !== 'others')).toEqual(['a', 'b']);
});
