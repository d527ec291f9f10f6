import { once } from 'node:events';
import { request } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { formatGrid } from '@nanpure/engine';
import { parseProblemFile } from '@nanpure/engine/bank';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openContactStore } from './contact/open-store.ts';
import { smtpUrlAt, startSlowMailServer } from './testing/mail-server.ts';
import { portOf } from './testing/ports.ts';
import { addressOf, exitCode, spawnServer, temporaryFolder } from './testing/server-process.ts';
import { GIVENS } from './testing.ts';

// Each test starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** A keep-alive connection after its first request. */
async function openIdleConnection(address: string): Promise<Socket> {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(`GET /api/hello HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  await once(socket, 'data');
  return socket;
}

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

function firstProblem(json: unknown) {
  const file = parseProblemFile(json);
  const problem = file.ok ? file.value.problems[0] : undefined;
  if (!problem) throw new Error('no problem in the file');
  return { id: problem.id, solution: formatGrid(problem.puzzle.solution) };
}

describe('the server', () => {
  test('serves the API and the problems of the bank, and stops on request @7.5', async () => {
    const server = spawnServer({ PORT: '0' });
    const address = await addressOf(server);
    expect((await fetch(`${address}/api/hello`)).status).toBe(200);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    const file = await fetch(`${address}/data/problems_hard.json`);
    const { id, solution } = firstProblem(await file.json());
    const sent = { board: solution, problem_id: id };
    const validated = await post(`${address}/api/validate_solution`, sent);
    expect(await validated.json()).toMatchObject({ correct: true });
    server.kill('SIGTERM');
    expect(await exitCode(server)).toEqual({ code: 0, signal: null });
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'lets a request in flight finish after %s, closes idle connections and exits with 0 @11.4',
    async (signal) => {
      const server = spawnServer({ PORT: '0' });
      const address = await addressOf(server);
      const idle = await openIdleConnection(address);
      const body = JSON.stringify({ board: '.'.repeat(81) });
      const inFlight = request(`${address}/api/validate_solution`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': body.length,
          Expect: '100-continue',
        },
      });
      inFlight.flushHeaders();
      await once(inFlight, 'continue');

      const log = text(server.stdout);
      const exited = exitCode(server);
      server.kill(signal);
      await once(idle, 'close');
      inFlight.end(body);
      const [reply] = await once(inFlight, 'response');
      expect(reply.statusCode).toBe(200);
      expect(JSON.parse(await text(reply))).toMatchObject({ valid: true, complete: false });
      expect(await exited).toEqual({ code: 0, signal: null });
      // The last of its log is written as well.
      expect(await log).toContain('"route":"/api/validate_solution","status":200');
    },
  );

  test('sends a mail that is on its way, and marks it as sent, before it ends', async () => {
    const { arrived, accept, port } = await startSlowMailServer();
    const databaseUrl = `file:${join(temporaryFolder(), 'contact.db')}`;
    const server = spawnServer({
      PORT: '0',
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtpUrlAt(port),
      CONTACT_MAIL_TO: 'us@example.org',
    });
    const address = await addressOf(server);
    const idle = await openIdleConnection(address);
    await post(`${address}/api/send-contact`, { message: 'The timer runs backwards.' });
    await arrived;
    const exited = exitCode(server);
    server.kill('SIGTERM');
    // From then on nothing but the mail keeps it.
    await once(idle, 'close');
    accept();
    expect(await exited).toEqual({ code: 0, signal: null });
    const store = await openContactStore(databaseUrl, { now: Date.now, mails: true });
    expect(await store.countUnmailed()).toBe(0);
  });

  test('limits boards as it is told to', async () => {
    const address = await addressOf(spawnServer({ PORT: '0', BOARDS_PER_MINUTE: '100' }));
    const { headers } = await post(`${address}/api/v1/rate`, { board: GIVENS });
    expect(headers.get('RateLimit-Policy')).toBe('"boards";q=100;w=60');
  });
});

test('the headers may be as large as is documented, whatever Node is told', async () => {
  const NODE_OPTIONS = '--max-http-header-size=65536';
  const address = await addressOf(spawnServer({ PORT: '0', NODE_OPTIONS }));
  const statusWith = async (bytes: number) =>
    (await fetch(`${address}/healthz`, { headers: { 'X-Long': 'x'.repeat(bytes) } })).status;
  expect(await statusWith(15_000)).toBe(200);
  expect(await statusWith(17_000)).toBe(431);
});

describe('a server that cannot start says why and exits with 1', () => {
  async function failureOf(environment: Record<string, string>) {
    const server = spawnServer(environment);
    const [message, { code }] = await Promise.all([text(server.stderr), exitCode(server)]);
    return { message, code };
  }

  test('an invalid port', async () => {
    expect(await failureOf({ PORT: 'abc' })).toEqual({
      message:
        'Nanpure Lab cannot start. PORT is "abc"; expected a whole number from 0 to 65535.\n',
      code: 1,
    });
  });

  test('a database that would not persist @11.23', async () => {
    expect(await failureOf({ DATABASE_URL: 'file:' })).toEqual({
      message: expect.stringMatching(
        /^Nanpure Lab cannot start. DATABASE_URL is set; expected a file/,
      ),
      code: 1,
    });
  });

  test.each([import.meta.dirname, devNull])(
    'a database that is no file: %s @5.18',
    async (path) => {
      expect(await failureOf({ DATABASE_URL: pathToFileURL(path).href })).toEqual({
        message:
          'Nanpure Lab cannot start. DATABASE_URL is set; expected the address of a file, not of a folder or a device.\n',
        code: 1,
      });
    },
  );

  test.each(['/nowhere', import.meta.dirname, import.meta.filename])(
    'a site folder without a site: %s',
    async (folder) => {
      expect(await failureOf({ SITE_FOLDER: folder })).toEqual({
        message: `Nanpure Lab cannot start. SITE_FOLDER is ${JSON.stringify(folder)}; expected the folder of a built site, such as apps/web/dist.\n`,
        code: 1,
      });
    },
  );

  test('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const port = portOf(other);
    expect(await failureOf({ PORT: String(port) })).toMatchObject({
      message: expect.stringContaining(`Port ${port} is already in use.`),
      code: 1,
    });
  });
});

/** Puzzles that were each called the hardest. */
const HARDEST = [
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....',
  '........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........',
];

/** The time of each health check until something is done, in milliseconds. */
async function healthUntil(done: Promise<unknown>, address: string): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  const end = done.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const since = performance.now();
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    times.push(performance.now() - since);
  }
  await end;
  return times.sort((a, b) => a - b);
}

test('the hardest puzzles, many at once, hold up nobody else @11.31', async () => {
  const address = await addressOf(spawnServer({ PORT: '0' }));
  const replies = Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      post(`${address}/api/v1/explain`, { board: HARDEST[index % HARDEST.length], limit: 1 }),
    ),
  );
  const times = await healthUntil(replies, address);
  for (const { status } of await replies) expect([200, 503]).toContain(status);
  expect((await replies).some(({ status }) => status === 200)).toBe(true);
  // The middle one: a busy machine may pause.
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(50);
});
