import { expect, test } from 'vitest';
import { reasonOf } from './error-reason.ts';

const full = Object.assign(new Error('someone@example.org'), { code: 'SQLITE_FULL' });

const failedFetch = (cause: Error) =>
  new Error('select …', { cause: new TypeError('fetch failed', { cause }) });

test.each([
  ['the code of the error', full, 'SQLITE_FULL'],
  ['the code of its cause', new Error('insert …', { cause: full }), 'SQLITE_FULL'],
  ['nothing else of it', new Error('someone@example.org'), 'unknown'],
  [
    'the code beneath a request that failed',
    failedFetch(Object.assign(new Error('connect …'), { code: 'ECONNREFUSED' })),
    'ECONNREFUSED',
  ],
  [
    'that a request failed, where no code says why',
    failedFetch(new Error('bad port')),
    'FETCH_FAILED',
  ],
  ['that it took too long', failedFetch(new DOMException('…', 'TimeoutError')), 'ETIMEDOUT'],
  ['nothing of what is no error', 'someone@example.org', 'unknown'],
])('%s', (_, error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
