import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createSite } from '../site/site.ts';
import { portOf } from '../testing/ports.ts';
import { createTestApp, GIVENS } from '../testing.ts';
import { gracefulShutdown } from './graceful-shutdown.ts';
import { listen } from './listen.ts';
import { createMalformedRequestHandler } from './parse-errors.ts';

const folder = mkdtempSync(join(tmpdir(), 'nanpure-server-'));
mkdirSync(join(folder, 'web', 'en'), { recursive: true });
mkdirSync(join(folder, 'data'));
writeFileSync(join(folder, 'web/en/index.html'), 'home');
const SECRET = 'content of a file outside';
writeFileSync(join(folder, 'secret.json'), SECRET);
writeFileSync(join(folder, 'index.html'), SECRET);

/** More than the buffers of a connection hold. */
const LARGE = 'nine '.repeat(4_000_000);
writeFileSync(join(folder, 'web/large.txt'), LARGE);

const site = createSite({ data: join(folder, 'data'), web: join(folder, 'web') });
const handlers = {
  fetch: createTestApp({ site }).fetch,
  onMalformedRequest: createMalformedRequestHandler(),
};

async function start() {
  const server = await listen({ port: 0, host: '127.0.0.1' }, handlers);
  if (!server.ok) throw new Error(server.error);
  const port = portOf(server.value);
  return { port, stop: gracefulShutdown(server.value) };
}

let running: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  running = await start();
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

/** Sends a request as it stands, without the corrections that a client would make. */
async function send(target: string, host = 'localhost') {
  const socket = connect(running.port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const reply = await text(socket);
  return { status: Number(reply.split(' ')[1]), reply };
}

test('a reply that nobody reads does not hold its connection for ever', async () => {
  const server = await listen({ port: 0, host: '127.0.0.1' }, handlers);
  if (!server.ok) throw new Error(server.error);
  onTestFinished(gracefulShutdown(server.value));
  expect(server.value.timeout).toBe(60_000);
  server.value.timeout = 100;
  const socket = connect(portOf(server.value), '127.0.0.1').pause();
  onTestFinished(() => void socket.destroy());
  const taken = once(server.value, 'connection');
  socket.write('GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(4));
  const [connection]: Socket[] = await taken;
  if (!connection) throw new Error('no connection');
  await once(connection, 'close');
  expect(connection.bytesWritten).toBeLessThan(4 * LARGE.length);
});

test('a page comes through', async () => {
  const { status, reply } = await send('/en');
  expect(status).toBe(200);
  expect(reply).toMatch(/\r\n\r\nhome$/);
});

describe('nothing outside the folder of the site is served', () => {
  const part = fc.constantFrom(
    ...['/', '//', '..', '/..', '/../', '%2e%2e', '%2E.', '/%2e%2e/', '..%2f', '%252e%252e%252f'],
    ...['\\', '..\\', '%5c', '..%5c', '%00', ';', 'en', 'en/', 'data', 'data/', 'assets/'],
    ...['secret.json', 'index.html', '?', '...', '....//', '%c0%ae%c0%ae/'],
  );
  const target = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);

  test('whatever path is asked for', async () => {
    await fc.assert(
      fc.asyncProperty(target, async (asked) => {
        const { status, reply } = await send(asked);
        expect([200, 301, 302, 400, 404]).toContain(status);
        expect(reply).not.toContain(SECRET);
      }),
      { numRuns: 2_000 },
    );
  }, 120_000);
});

describe('a request that is none', () => {
  test.each([
    ['a backslash in the path', '/\\evil.example', 'localhost'],
    ['a host that is none', '/', 'local host/evil'],
    ['an address without a host', 'http://', 'localhost'],
  ])('%s: 400 as JSON, with the security headers', async (_, asked, host) => {
    const { status, reply } = await send(asked, host);
    expect(status).toBe(400);
    expect(reply).toContain('"code":"malformed-request"');
    expect(reply).toContain("default-src 'none'");
  });
});

describe('what Node itself refuses is answered like all else', () => {
  const HELLO = 'GET /api/hello HTTP/1.1\r\n';

  async function sendBytes(bytes: string) {
    const socket = connect(running.port, '127.0.0.1');
    socket.end(bytes);
    return (await text(socket)).split(/(?=HTTP\/1\.1 )/);
  }

  test.each([
    ['no host', `${HELLO}\r\n`, 400, 'malformed-request'],
    ['two hosts', `${HELLO}Host: a\r\nHost: b\r\n\r\n`, 400, 'malformed-request'],
    ['the same host twice', `${HELLO}host: a\r\nHost: a\r\n\r\n`, 400, 'malformed-request'],
    ['no HTTP', 'hello?\r\n\r\n', 400, 'malformed-request'],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'malformed-request'],
    [
      '20 kB of headers',
      `${HELLO}Host: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers-too-large',
    ],
  ])('%s @11.20', async (_, bytes, status, code) => {
    const [reply = '', ...more] = await sendBytes(bytes);
    expect(more).toEqual([]);
    const [, head = '', body = ''] = /^([\s\S]*?\r\n)\r\n([\s\S]*)$/.exec(reply) ?? [];
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toContain(`content-length: ${body.length}\r\n`);
    expect(head.toLowerCase()).toContain('connection: close');
    expect(head.toLowerCase()).toContain("content-security-policy: default-src 'none'");
    expect(JSON.parse(body)).toMatchObject({ code, error: expect.any(String) });
  });

  test('after a reply that came before it on the same connection', async () => {
    const socket = connect(running.port, '127.0.0.1');
    socket.write(`${HELLO}Host: a\r\n\r\n`);
    const [first] = await once(socket, 'data');
    expect(String(first)).toMatch(/^HTTP\/1\.1 200 /);
    socket.end('hello?\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"malformed-request"/);
  });

  test('but never in the middle of a reply', async () => {
    const socket = connect(running.port, '127.0.0.1').pause();
    socket.write('GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'readable');
    socket.end('hello?\r\n\r\n');
    expect((await text(socket)).match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  test('HTTP 1.0 may name no host', async () => {
    const [reply] = await sendBytes('GET /api/hello HTTP/1.0\r\n\r\n');
    expect(reply).toMatch(/^HTTP\/1\.1 200 /);
  });
});

test('after a body that is too large, the client can ask again', async () => {
  const post = (body: string) =>
    fetch(`http://127.0.0.1:${running.port}/api/validate_solution`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
  expect((await post('x'.repeat(1_000_000))).status).toBe(413);
  expect((await post('{}')).status).toBe(400);
});

test('a body may be declared as JSON with an empty parameter', async () => {
  const reply = await fetch(`http://127.0.0.1:${running.port}/api/validate_solution`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json;' },
    body: JSON.stringify({ board: GIVENS }),
  });
  expect(reply.status).toBe(200);
});

describe('a place where the server cannot listen', () => {
  test('a port that is taken', async () => {
    const { port } = running;
    expect(await listen({ port, host: '127.0.0.1' }, handlers)).toEqual({
      ok: false,
      error: `Port ${port} is already in use. Set PORT to a free one.`,
    });
  });

  test('an address of another machine', async () => {
    expect(await listen({ port: 0, host: '192.0.2.1' }, handlers)).toEqual({
      ok: false,
      error: 'HOST is "192.0.2.1", which is no address of this machine.',
    });
  });
});
