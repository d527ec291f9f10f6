import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { IS_PROOF } from '../../../../packages/engine/src/testing/proof.ts';
import { addressOf, spawnMeasuredServer, temporaryFolder } from '../testing/server-process.ts';
import { GIVENS } from '../testing.ts';

const REQUESTS = IS_PROOF ? 20_000 : 1_200;
const PER_CONNECTION = 40;
const AT_ONCE = 15;

/** In bytes, for code that is compiled meanwhile. A leaked reply takes 5 kB. */
const MAX_HEAP_GROWTH = 3_000_000;
/** How long a server takes to compile its code, in milliseconds. */
const WARM_UP = 2_000;
/** How long a server may take to notice that clients have disconnected, in milliseconds. */
const SETTLING = 60_000 + REQUESTS * 10;

vi.setConfig({ testTimeout: 120_000 + REQUESTS * 200 });

const HINT = JSON.stringify({ board: GIVENS });
const WRONG_MESSAGE = JSON.stringify({ message: '' });

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** A built site of a page and an asset. */
function builtSite(): string {
  const folder = temporaryFolder();
  for (const path of ['en/index.html', 'en/404.html', 'assets/main-0a1b2c3d.js']) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'nine '.repeat(200));
  }
  return folder;
}

/** Pipelines requests on one connection and disconnects: at once, or when the first reply begins. */
async function pipelineAndDisconnect(
  address: string,
  request: string,
  when: 'at once' | 'amid replies',
) {
  const { port, hostname } = new URL(address);
  const socket = connect(Number(port), hostname);
  const disconnect = () => socket.destroy();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', disconnect);
  if (when === 'amid replies') socket.once('data', disconnect);
  socket.write(request.repeat(PER_CONNECTION), when === 'at once' ? disconnect : undefined);
  await closed;
}

/** The server is paused meanwhile, so that half of the clients have disconnected before it reads. */
async function askOften(server: ChildProcess, address: string, request: string) {
  const askAll = (when: Parameters<typeof pipelineAndDisconnect>[2]) =>
    Promise.all(
      Array.from({ length: AT_ONCE }, () => pipelineAndDisconnect(address, request, when)),
    );
  for (let sent = 0; sent < REQUESTS; sent += 2 * PER_CONNECTION * AT_ONCE) {
    server.kill('SIGSTOP');
    await askAll('at once');
    server.kill('SIGCONT');
    await askAll('amid replies');
  }
}

async function start() {
  const { server, state } = spawnMeasuredServer({
    PORT: '0',
    SITE_FOLDER: builtSite(),
    DATABASE_URL: `file:${join(temporaryFolder(), 'contact.db')}`,
  });
  const address = await addressOf(server);
  return { server, address, measure: state };
}

const KINDS = Object.entries({
  health: get('/healthz'),
  'a page': get('/en'),
  'an asset': get('/assets/main-0a1b2c3d.js'),
  'a problem file': get('/data/problems_index.json'),
  'the documentation': get('/api/docs'),
  'a file of the documentation': get('/api/docs/docs.js'),
  'the API by GET': get('/api/get_techniques'),
  'the API by POST': post('/api/get_hint', HINT),
  'the contact form': post('/api/send-contact', WRONG_MESSAGE),
  'no path of the site': get('/nothing'),
  'no path of the API': get('/api/nothing'),
});

test.skipIf(process.platform === 'win32')(
  `a client that pipelines ${REQUESTS} requests and disconnects leaks nothing (files are counted on Linux; skipped on Windows) @11.21`,
  async () => {
    const { server, address, measure } = await start();
    for (const [, request] of KINDS) await pipelineAndDisconnect(address, request, 'amid replies');
    await sleep(WARM_UP);
    for (const [kind, request] of KINDS) {
      const before = await measure();
      await askOften(server, address, request);
      await vi.waitFor(
        async () => {
          const after = await measure();
          expect(after.descriptors - before.descriptors, `files and sockets: ${kind}`).toBeLessThan(
            AT_ONCE,
          );
          expect(after.heapUsed - before.heapUsed, `heap: ${kind}`).toBeLessThan(MAX_HEAP_GROWTH);
        },
        { timeout: SETTLING, interval: 200 },
      );
    }
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  },
);
