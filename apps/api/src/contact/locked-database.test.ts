import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addressOf, spawnServer, temporaryFolder } from '../testing/server-process.ts';
import { openContactStore } from './open-store.ts';

vi.setConfig({ testTimeout: 90_000 });

const LOCKED_FOR = 8_000;
const ASK_EVERY = 20;
const SEND_EVERY = 100;
/** Of `/healthz`, on a machine as busy as it may be. */
const MAX_MEDIAN_MS = 50;
const MAX_MS = 4_000;

const YEAR = 365.25 * 24 * 60 * 60 * 1000;

/** Locks a database as a backup or an administrator's shell does, from outside of the server's process. */
function lock(file: string): () => void {
  const other = new Database(file);
  onTestFinished(() => void other.close());
  other.exec('BEGIN EXCLUSIVE');
  return () => other.exec('COMMIT');
}

async function startStore() {
  const file = join(temporaryFolder(), 'contact.db');
  const url = `file:${file}`;
  const start = async () =>
    addressOf(spawnServer({ PORT: '0', DATABASE_URL: url, TRUST_PROXY: '1' }));
  const store = await openContactStore(url, { now: () => Date.now() - 3 * YEAR, mails: false });
  const kept = async () => (await store.list()).map(({ message }) => message);
  return { file, store, start, kept };
}

/** Sends a message, each from another address, so that the rate limit isn't reached. */
async function send(address: string, message: string) {
  const ip = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const reply = await fetch(`${address}/api/send-contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': ip },
    body: JSON.stringify({ message }),
  });
  return { message, status: reply.status, retryAfter: reply.headers.get('Retry-After') };
}

/** Requests `/healthz` until a time; resolves to the sorted response times in milliseconds. */
async function timesOfHealth(address: string, until: number) {
  const times: number[] = [];
  while (performance.now() < until) {
    const since = performance.now();
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    times.push(performance.now() - since);
    await sleep(ASK_EVERY);
  }
  return times.sort((a, b) => a - b);
}

async function sendUntil(address: string, until: number) {
  const sending: ReturnType<typeof send>[] = [];
  while (performance.now() < until) {
    sending.push(send(address, `message ${sending.length}`));
    await sleep(SEND_EVERY);
  }
  return sending;
}

test('while the database is locked for 8 seconds, messages are stored once or answered 503, and all else goes on @11.22', async () => {
  const { file, start, kept } = await startStore();
  const address = await start();
  expect(await send(address, 'before')).toMatchObject({ status: 200 });

  const unlock = lock(file);
  const until = performance.now() + LOCKED_FOR;
  const [times, sending] = await Promise.all([
    timesOfHealth(address, until),
    sendUntil(address, until),
  ]);
  unlock();
  const replies = await Promise.all(sending);

  expect(times[Math.floor(times.length / 2)]).toBeLessThan(MAX_MEDIAN_MS);
  expect(times.at(-1)).toBeLessThan(MAX_MS);
  const refused = replies.filter(({ status }) => status !== 200);
  const stored = replies.filter(({ status }) => status === 200).map(({ message }) => message);
  expect(refused).not.toEqual([]);
  expect(stored).not.toEqual([]);
  for (const reply of refused) expect(reply).toMatchObject({ status: 503, retryAfter: '10' });
  expect((await kept()).sort()).toEqual(['before', ...stored].sort());
});

test('a server starts while its database is locked, and purges old messages once it is unlocked @11.22', async () => {
  const { file, store, start, kept } = await startStore();
  const rest = { email: null, sentAt: null, userAgent: null, suspicion: null } as const;
  await store.save({ ...rest, type: 'other', message: 'far too old', language: 'en' });
  const unlock = lock(file);
  const address = await start();
  const times = await timesOfHealth(address, performance.now() + 1_000);
  expect(times.at(-1)).toBeLessThan(MAX_MS);
  unlock();
  await vi.waitFor(async () => expect(await kept()).toEqual([]), 10_000);
});
