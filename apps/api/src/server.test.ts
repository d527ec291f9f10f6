import { once } from 'node:events';
import { request } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { makeGrid, parseProblemFile } from '@nanpure/engine';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { portOf } from './testing/ports.ts';
import { addressOf, exitCode, spawnServer } from './testing/server-process.ts';

// Each test starts a process; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

/** A connection that has been used and is kept alive. */
async function openIdleConnection(address: string): Promise<Socket> {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(`GET /api/hello HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  await once(socket, 'data');
  return socket;
}

function firstProblem(json: unknown) {
  const file = parseProblemFile(json);
  const problem = file.ok ? file.value.problems[0] : undefined;
  if (!problem) throw new Error('no problem in the file');
  return { id: problem.id, solution: makeGrid(problem.puzzle.solution) };
}

describe('the server', () => {
  test('serves the API and the problems of the bank, and stops on request @7.5', async () => {
    const server = spawnServer({ PORT: '0' });
    const address = await addressOf(server);
    expect((await fetch(`${address}/api/hello`)).status).toBe(200);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    const file = await fetch(`${address}/data/problems_hard.json`);
    const { id, solution } = firstProblem(await file.json());
    const validated = await fetch(`${address}/api/validate_solution`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ board: solution, problem_id: id }),
    });
    expect(await validated.json()).toMatchObject({ correct: true });
    server.kill('SIGTERM');
    expect(await exitCode(server)).toEqual({ code: 0, signal: null });
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
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

      const exited = exitCode(server);
      server.kill(signal);
      await once(idle, 'close');
      inFlight.end(body);
      const [reply] = await once(inFlight, 'response');
      expect(reply.statusCode).toBe(200);
      expect(JSON.parse(await text(reply))).toMatchObject({ valid: true, complete: false });
      expect(await exited).toEqual({ code: 0, signal: null });
    },
  );
});

describe('a server that cannot start says why and exits with 1', () => {
  async function failureOf(environment: Record<string, string>) {
    const server = spawnServer(environment);
    const [message, { code }] = await Promise.all([text(server.stderr), exitCode(server)]);
    return { message, code };
  }

  test('a port that is none', async () => {
    expect(await failureOf({ PORT: 'abc' })).toEqual({
      message:
        'Nanpure Lab cannot start. PORT is "abc"; expected a whole number from 0 to 65535.\n',
      code: 1,
    });
  });

  test('a database that would keep nothing @11.23', async () => {
    expect(await failureOf({ DATABASE_URL: 'file:' })).toEqual({
      message: expect.stringMatching(
        /^Nanpure Lab cannot start. DATABASE_URL is set; expected a file/,
      ),
      code: 1,
    });
  });

  test('a site that is not where it should be', async () => {
    expect(await failureOf({ SITE_FOLDER: '/nowhere' })).toEqual({
      message:
        'Nanpure Lab cannot start. SITE_FOLDER is "/nowhere"; expected a folder that is there.\n',
      code: 1,
    });
  });

  test('a port that is taken', async () => {
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
