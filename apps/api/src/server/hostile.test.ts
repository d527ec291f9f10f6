import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { build503 } from '../overload/build-503.ts';
import { portOf } from '../testing/ports.ts';
import { createTestApp, GIVENS } from '../testing.ts';
import { gracefulShutdown } from './graceful-shutdown.ts';
import { listen } from './listen.ts';
import { createMalformedRequestHandler } from './parse-errors.ts';

/** The fastest of several attempts counts: other programs may slow down any single one. */
const ATTEMPTS = 8;
const MAX_MS = 50;

let overloaded = false;
let rejections = 0;
/** Log lines by level. */
const logged = { info: [] as object[], error: [] as object[] };
/** Callbacks for when there is capacity again. */
const waiting: (() => void)[] = [];

async function start() {
  const server = await listen(
    { port: 0, host: '127.0.0.1' },
    {
      fetch: createTestApp({
        logger: {
          info: (fields) => logged.info.push(fields),
          error: (fields) => logged.error.push(fields),
        },
      }).fetch,
      onMalformedRequest: createMalformedRequestHandler(),
      overload: {
        workQueue: {
          isOverloaded: () => overloaded,
          onCapacity: (callback) => waiting.push(callback),
        },
        responses: await build503(),
        onRejected: () => {
          rejections += 1;
        },
        endpointAt: (path) => path,
      },
    },
  );
  if (!server.ok) throw new Error(server.error);
  const port = portOf(server.value);
  return { port, stop: gracefulShutdown(server.value) };
}

let running: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

/** Sends bytes as they are; resolves to the reply and the milliseconds until it came. */
async function send(bytes: string) {
  const socket = connect(running.port, '127.0.0.1');
  await once(socket, 'connect');
  // The server may close the connection before it has read everything.
  socket.on('error', () => {});
  const since = performance.now();
  socket.write(bytes);
  const [first] = await once(socket, 'data');
  const ms = performance.now() - since;
  socket.destroy();
  const head = String(first);
  return { status: Number(head.split(' ')[1]), ms, head };
}

const HEAD = 'POST /api/get_hint HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

function withLength(body: string): string {
  return `${HEAD}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

function chunked(body: string): string {
  const chunks = body.match(/[\s\S]{1,4096}/g) ?? [];
  const framed = chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('');
  return `${HEAD}Transfer-Encoding: chunked\r\n\r\n${framed}0\r\n\r\n`;
}

const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
const deepest = `{"board":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;

describe('hostile bodies are rejected quickly', () => {
  test.each([
    ['__proto__', withLength(`{"board":"${GIVENS}","__proto__":{"hint_level":3}}`), 400],
    ['__proto__ in notes', withLength(`{"board":"${GIVENS}","notes":{"__proto__":[1]}}`), 400],
    ['depth 100,000', withLength(deep), 413],
    ['depth 100,000, in chunks', chunked(deep), 413],
    ['depth 30,000, which is small enough to be read', withLength(deepest), 400],
    ['1 MB', withLength(`{"board":"${'1'.repeat(1_000_000)}"}`), 413],
    ['1 MB in chunks', chunked(`{"board":"${'1'.repeat(1_000_000)}"}`), 413],
    ['60 kB of a board', withLength(`{"board":"${'1'.repeat(60_000)}"}`), 400],
    ['60 kB of names', withLength(`{"${'x":1,"'.repeat(8_000)}":1}`), 400],
    [
      '60 kB of notes',
      withLength(`{"board":"${GIVENS}","notes":{${'"0,2":[1],'.repeat(5_000)}"0,2":[0]}}`),
      400,
    ],
    ['a number out of range', withLength(`{"board":"${GIVENS}","hint_level":1e999}`), 400],
    ['no JSON', withLength('\0'), 400],
  ])('%s @11.11', async (_, bytes, status) => {
    const times: number[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const reply = await send(bytes);
      expect(reply.status).toBe(status);
      times.push(reply.ms);
    }
    expect(Math.min(...times)).toBeLessThan(MAX_MS);
  });
});

describe('slow clients time out', () => {
  async function closedAfter(bytes: string) {
    const socket = connect(running.port, '127.0.0.1');
    const since = performance.now();
    socket.write(bytes);
    const reply = await text(socket);
    return { seconds: (performance.now() - since) / 1000, reply };
  }

  test('headers that do not end: 408 after 5 s @11.5', async () => {
    const { seconds, reply } = await closedAfter('GET /api/hello HTTP/1.1\r\nHost: localhost\r\n');
    expect(reply).toMatch(/^HTTP\/1\.1 408 [\s\S]*strict-transport-security/);
    expect(reply).toContain('"code":"request-timeout"');
    expect(seconds).toBeGreaterThan(4.5);
    expect(seconds).toBeLessThan(9);
  }, 20_000);

  test('a body that does not end: after 10 s @11.5', async () => {
    const { seconds, reply } = await closedAfter(`${HEAD}Content-Length: 100\r\n\r\n{"board":`);
    expect(reply).toMatch(/^(HTTP\/1\.1 408|$)/);
    expect(seconds).toBeGreaterThan(9.5);
    expect(seconds).toBeLessThan(15);
  }, 30_000);
});

describe('a client that disconnects amid a body', () => {
  test.each([
    ['of a known length', `${HEAD}Content-Length: 100\r\n\r\n{`],
    ['in chunks', `${HEAD}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`],
  ])('%s: is logged as 499, not as an error @11.28', async (_, bytes) => {
    logged.info.length = 0;
    logged.error.length = 0;
    const socket = connect(running.port, '127.0.0.1');
    // The server is reading once it answers 100 Continue.
    socket.write(bytes.replace('\r\n\r\n', '\r\nExpect: 100-continue\r\n\r\n'));
    await once(socket, 'data');
    socket.destroy();
    await vi.waitFor(() => expect(logged.info).toHaveLength(1), 10_000);
    expect(logged.info).toMatchObject([{ route: '/api/get_hint', status: 499 }]);
    expect(logged.error).toEqual([]);
  });
});

describe('a reply to what never reaches the app has the id of the request as well', () => {
  test.each([
    ['no HTTP', 'nonsense\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
    ['large headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s', async (_, bytes, status) => {
    const reply = await send(bytes);
    expect(reply.status).toBe(status);
    const [first, second] = [reply, await send(bytes)].map(
      ({ head }) => /^x-request-id: ([\da-f-]{36})\r$/im.exec(head)?.[1],
    );
    expect(first).toBeDefined();
    expect(second).not.toBe(first);
  });
});

describe('under overload', () => {
  test('a rejected client is read again when there is capacity', async () => {
    const request = withLength(`{"board":"${GIVENS}"}`);
    const socket = connect(running.port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const statuses: string[] = [];
    socket.on('data', (data) => statuses.push(String(data).split(' ')[1] ?? ''));
    overloaded = true;
    waiting.length = 0;
    socket.write(request);
    await vi.waitFor(() => expect(waiting).toHaveLength(1), 10_000);
    overloaded = false;
    socket.write(request);
    // Other clients are served meanwhile.
    expect((await send(request)).status).toBe(200);
    expect(statuses).toEqual(['503']);
    waiting[0]?.();
    await vi.waitFor(() => expect(statuses).toEqual(['503', '200']), 10_000);
  });

  test('the API answers 503 with Retry-After and all headers; health still answers 200 @11.2', async () => {
    overloaded = true;
    rejections = 0;
    try {
      const { status, head } = await send(
        'GET /api/hello HTTP/1.1\r\nHost: localhost\r\nX-Request-Id: of-mine\r\n\r\n',
      );
      expect(status).toBe(503);
      expect(rejections).toBe(1);
      expect(head).toContain('retry-after: 1');
      expect(head).toContain('cache-control: no-store');
      expect(head).toContain('strict-transport-security');
      expect(head).toContain('"code":"overloaded"');
      expect(head).toContain('x-request-id: of-mine');
      expect(head).toContain('"request_id":"of-mine"');
      const [fields = '', body = ''] = head.split('\r\n\r\n');
      expect(fields).toContain(`content-length: ${body.length}`);
      // Pages of other sites can read it as well.
      expect(head).toContain('access-control-allow-origin: *');
      const health = await send('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
      expect(health.status).toBe(200);
    } finally {
      overloaded = false;
    }
  });
});
