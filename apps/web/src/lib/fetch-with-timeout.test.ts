import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchWithTimeout } from './fetch-with-timeout.ts';

let server: Server;
let asked: number;
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  asked = 0;
  answer = (response) => void response.end('here');
  server = createServer((_, response) => {
    asked++;
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function ask({ timeoutMs = 10_000, signal = new AbortController().signal } = {}) {
  const { port } = server.address() as AddressInfo;
  const options = { cache: 'no-store', timeoutMs, signal } as const;
  return fetchWithTimeout(`http://127.0.0.1:${port}/`, options, (response) => response.text());
}

test('what comes in time is read', async () => {
  expect(await ask()).toBe('here');
});

test('no answer in time is none', async () => {
  answer = () => {};
  expect(await ask({ timeoutMs: 1 })).toBeUndefined();
});

test('nor is one that does not end in time', async () => {
  answer = (response) => void response.write('he');
  expect(await ask({ timeoutMs: 200 })).toBeUndefined();
  expect(asked).toBe(1);
});

test('nor is one that the caller no longer waits for', async () => {
  const caller = new AbortController();
  answer = () => caller.abort();
  expect(await ask({ signal: caller.signal })).toBeUndefined();
  expect(asked).toBe(1);
});

test('a caller that has given up before asks for nothing', async () => {
  expect(await ask({ signal: AbortSignal.abort() })).toBeUndefined();
  expect(asked).toBe(0);
});
