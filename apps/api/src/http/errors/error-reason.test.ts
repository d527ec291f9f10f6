import { expect, test } from 'vitest';
import { reasonOf } from './error-reason.ts';

const full = Object.assign(new Error('someone@example.org'), { code: 'SQLITE_FULL' });

test.each([
  ['the code of the error', full, 'SQLITE_FULL'],
  ['the code of its cause', new Error('insert …', { cause: full }), 'SQLITE_FULL'],
  ['nothing else of it', new Error('someone@example.org'), 'unknown'],
  ['nothing of what is no error', 'someone@example.org', 'unknown'],
])('%s', (_, error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
