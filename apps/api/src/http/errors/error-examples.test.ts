import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ErrorCode } from '@nanpure/content/api';
import { err } from '@nanpure/engine';
import { afterAll, expect, test } from 'vitest';
import { boardLimit } from '../../limits/rate-limit.ts';
import { memoryQuota } from '../../limits/rate-limiter.ts';
import { EXAMPLE_ID } from '../../openapi/error-components.ts';
import { listen } from '../../server/listen.ts';
import {
  buildParseErrorResponses,
  createMalformedRequestHandler,
} from '../../server/parse-errors.ts';
import { readDocument } from '../../testing/openapi.ts';
import { portOf } from '../../testing/ports.ts';
import { createTestApp, GIVENS, SOLUTION } from '../../testing.ts';
import { ERROR_CODES } from './error-catalogue.ts';

type TestApp = ReturnType<typeof createTestApp>;

const app = createTestApp();
const { examples } = readDocument(await (await app.request('/api/openapi.json')).json());

/** A board with another character in a cell. */
function changed(row: number, col: number, character: string, board = GIVENS): string {
  const cell = 9 * row + col;
  return board.slice(0, cell) + character + board.slice(cell + 1);
}

async function get(path: string, { from = app, method = 'GET' } = {}): Promise<unknown> {
  return (await from.request(path, { method, headers: { 'X-Request-Id': EXAMPLE_ID } })).json();
}

async function post(
  path: string,
  request: object | string,
  { from = app, headers = {} }: { from?: TestApp; headers?: Record<string, string> } = {},
): Promise<unknown> {
  const reply = await from.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Request-Id': EXAMPLE_ID, ...headers },
    body: typeof request === 'string' ? request : JSON.stringify(request),
  });
  return reply.json();
}

const rate = (board: unknown, from?: TestApp) => post('/api/v1/rate', { board }, from && { from });
const MESSAGE = { message: 'Hello.', language: 'en' };
const hint = (fields: object) => post('/api/get_hint', { board: GIVENS, ...fields });
const fail = () => Promise.reject(new Error('a fault'));

/** What a real server answers to bytes. */
async function sendRaw(bytes: string): Promise<unknown> {
  const server = await listen(
    { port: 0, host: '127.0.0.1' },
    { fetch: app.fetch, onMalformedRequest: createMalformedRequestHandler() },
  );
  if (!server.ok) throw new Error(server.error);
  afterAll(() => void server.value.close());
  const socket = connect(portOf(server.value), '127.0.0.1');
  socket.write(bytes);
  const reply = await text(socket);
  return JSON.parse(reply.slice(reply.indexOf('\r\n\r\n')));
}

/** A way to each error. */
const PROVOKED: Readonly<Record<ErrorCode, () => Promise<unknown>>> = {
  'malformed-request': () => sendRaw('GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'),
  'malformed-json': () => post('/api/v1/rate', '{'),
  'wrong-shape': () => hint({ hint_level: 4 }),
  'wrong-length': () => rate(GIVENS.slice(1)),
  'wrong-row-length': () =>
    rate(Array.from({ length: 9 }, (_, row) => Array(row === 4 ? 8 : 9).fill(0))),
  'bad-value': () => rate(changed(3, 6, 'x')),
  'foreign-origin': () =>
    post('/api/send-contact', MESSAGE, { headers: { Origin: 'https://evil.example' } }),
  'unknown-path': () => get('/api/nothing'),
  'unknown-problem': () =>
    post('/api/validate_solution', { board: GIVENS, problem_id: 'easy-9999' }),
  'unknown-technique': () => get('/api/get_techniques?id=y-wing'),
  'wrong-method': () => get('/api/hello', { method: 'DELETE' }),
  // Its bytes are written once; a test of the server waits for them.
  'request-timeout': async () =>
    JSON.parse((await buildParseErrorResponses())['request-timeout'].body),
  'too-large': () => post('/api/v1/rate', ' '.repeat(65_537)),
  'wrong-content-type': () =>
    post('/api/v1/rate', 'board', { headers: { 'Content-Type': 'text/plain' } }),
  conflict: () => rate(changed(0, 8, '5')),
  'no-solution': () => rate(changed(3, 3, '5')),
  'many-solutions': () => rate(changed(2, 2, '.')),
  'too-few-givens': () => rate(SOLUTION.slice(0, 16).padEnd(81, '.')),
  'idempotency-key-reused': () => {
    const stored = createTestApp({ saveMessage: () => Promise.resolve('key-reused') });
    return post('/api/send-contact', MESSAGE, { from: stored });
  },
  'too-many-requests': () => {
    const limited = createTestApp({
      contactLimit: () => Promise.resolve({ allowed: false, retryAfter: 90 }),
    });
    return post('/api/send-contact', MESSAGE, { from: limited });
  },
  'quota-exceeded': async () => {
    const boardQuota = memoryQuota(boardLimit(600));
    await boardQuota.take('192.0.2.1', 600);
    return rate(GIVENS, createTestApp({ boardQuota }));
  },
  'headers-too-large': () =>
    sendRaw(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`),
  'internal-error': () => rate(GIVENS, createTestApp({ doJob: fail })),
  'not-ready': () => get('/readyz', { from: createTestApp({ missing: () => ['site'] }) }),
  'storage-unavailable': () =>
    post('/api/send-contact', MESSAGE, { from: createTestApp({ saveMessage: fail }) }),
  overloaded: () => {
    const workQueue = { acquire: fail, isOverloaded: () => true, onCapacity: () => {} };
    return get('/api/hello', { from: createTestApp({ workQueue }) });
  },
  'batch-time-limit': async () => {
    let time = 0;
    const slow = createTestApp({
      now: () => {
        time += 20_000;
        return time;
      },
    });
    const batch = await post('/api/v1/rate/batch', { boards: [GIVENS] }, { from: slow });
    return Object(batch).results[0].error;
  },
  'time-limit': () =>
    rate(GIVENS, createTestApp({ doJob: () => Promise.resolve(err('time-limit' as const)) })),
};

test.each(ERROR_CODES)('%s is answered as its example says @11.29', async (code) => {
  expect(await PROVOKED[code]()).toEqual(examples[code]?.value);
});

test('no two examples are the same, nor their titles', () => {
  const values = ERROR_CODES.map((code) => Object(examples[code]?.value));
  for (const field of ['code', 'type', 'title', 'detail']) {
    expect(new Set(values.map((value) => value[field])).size).toBe(values.length);
  }
});
