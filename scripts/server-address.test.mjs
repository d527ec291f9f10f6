import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { serverAddress } from './server-address.mjs';

test('the address is in a line of its own, after notices', async () => {
  const output = Readable.from([
    'A notice.\nNanpure Lab is a',
    't http://127.0.0.1:4173\n',
    'A log.\n',
  ]);
  expect((await serverAddress(output)).port).toBe('4173');
});

test('a server that ends before it listens is an error', async () => {
  await expect(serverAddress(Readable.from(['A notice.\n']))).rejects.toThrow(
    'The server ended before it listened.',
  );
});
