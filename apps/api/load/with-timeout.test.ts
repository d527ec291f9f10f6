import { expect, test } from 'vitest';
import { withTimeout } from './with-timeout.ts';

test('a promise that is settled in time is passed on, resolved or rejected', async () => {
  expect(await withTimeout('a number', Promise.resolve(7), 10_000)).toBe(7);
  const failed = withTimeout('a number', Promise.reject(new Error('lost')), 10_000);
  await expect(failed).rejects.toThrow('lost');
});

test('the error of a timeout names what was waited for', async () => {
  const never = new Promise(() => undefined);
  await expect(withTimeout('the reply', never, 10)).rejects.toThrow(
    'the reply: timed out after 0.01 s',
  );
});
