import { expect, test } from 'vitest';
import { within } from './within.ts';

test('what comes in time is handed on, a failure too', async () => {
  expect(await within('a number', Promise.resolve(7), 10_000)).toBe(7);
  const failed = within('a number', Promise.reject(new Error('lost')), 10_000);
  await expect(failed).rejects.toThrow('lost');
});

test('what never comes is named', async () => {
  const never = new Promise(() => undefined);
  await expect(within('the reply', never, 10)).rejects.toThrow('the reply: nothing for 0.01 s');
});
