import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { addressOf, exitCode, spawnServer, temporaryFolder } from '../testing/server-process.ts';
import { openContactStore } from './open-store.ts';
import { purgeHourly, purgeOld, repeatUnref } from './purge.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const START = Date.UTC(2028, 1, 29, 12);

/** How long a server may take to start and purge, on a busy machine. */
const TIMEOUT_MS = 60_000;

/** A store with its own clock. */
async function startStore() {
  const clock = { now: START };
  const url = `file:${join(temporaryFolder(), 'contact.db')}`;
  const open = () => openContactStore(url, { now: () => clock.now, mails: false });
  const store = await open();
  async function keep(message: string, at: number, suspicion: 'honeypot' | null = null) {
    const { now } = clock;
    clock.now = at;
    const rest = { type: 'other', email: null, sentAt: null, userAgent: null } as const;
    await store.save({ ...rest, message, language: 'en', suspicion });
    clock.now = now;
  }
  const left = async () => (await store.list()).map(({ message }) => message);
  return { clock, url, open, keep, left };
}

/** The hourly purge with a manual timer. */
function startPurging(store: Parameters<typeof purgeHourly>[0]['store'], now: () => number) {
  const lines: unknown[] = [];
  const log = (...line: unknown[]) => void lines.push(line);
  const timers = new Map<() => void, number>();
  const stop = purgeHourly({
    store,
    now,
    logger: { info: log, error: log },
    repeat: (task, every) => {
      timers.set(task, every);
      return () => void timers.delete(task);
    },
  });
  const nextHour = () => {
    for (const task of timers.keys()) task();
  };
  return { lines, timers, stop, nextHour };
}

test('old messages are deleted at once, later ones in the hour in which they are too old, until it is stopped @9.27', async () => {
  const { clock, open, keep, left } = await startStore();
  await keep('two years and a day', Date.UTC(2026, 1, 28, 12));
  await keep('two years tomorrow', Date.UTC(2026, 2, 1, 13));
  await keep('thirty-one days, by a program', START - 31 * DAY, 'honeypot');
  await keep('thirty days tomorrow, by a program', START - 29.5 * DAY, 'honeypot');
  await keep('new', START);

  const { lines, timers, stop, nextHour } = startPurging(open, () => clock.now);
  await vi.waitFor(
    async () =>
      expect(await left()).toEqual([
        'two years tomorrow',
        'thirty days tomorrow, by a program',
        'new',
      ]),
    10_000,
  );
  expect([...timers.values()]).toEqual([HOUR]);
  clock.now += 2 * DAY;
  nextHour();
  await vi.waitFor(async () => expect(await left()).toEqual(['new']), 10_000);
  await vi.waitFor(
    () =>
      expect(lines).toEqual([
        [{ deleted: 2 }, 'old messages deleted'],
        [{ deleted: 2 }, 'old messages deleted'],
      ]),
    10_000,
  );
  stop();
  expect(timers.size).toBe(0);
});

test('keys are forgotten two days after their message at the latest, and not within one day', async () => {
  const { clock, open, left } = await startStore();
  const store = await open();
  const message = { type: 'other', message: 'x', email: null, sentAt: null } as const;
  const save = () =>
    store.save({ ...message, userAgent: null, language: 'en', suspicion: null }, 'a'.repeat(16));
  await save();
  const purgeAfter = async (time: number) => {
    clock.now = START + time;
    await purgeOld(store, clock.now);
    return save();
  };
  expect(await purgeAfter(DAY)).toBe('repeated');
  expect(await purgeAfter(DAY + 1)).toBe('stored');
  expect(await left()).toEqual(['x', 'x']);
});

test('a failure is logged by its code, and retried the next hour', async () => {
  const { clock, open, keep, left } = await startStore();
  await keep('far too old', 0);
  let isBroken = true;
  const openSometimes = () =>
    isBroken
      ? Promise.reject(Object.assign(new Error('someone@example.org'), { code: 'SQLITE_BUSY' }))
      : open();
  const { lines, nextHour } = startPurging(openSometimes, () => clock.now);
  await vi.waitFor(
    () => expect(lines).toEqual([[{ reason: 'SQLITE_BUSY' }, 'old messages not deleted']]),
    10_000,
  );
  isBroken = false;
  nextHour();
  await vi.waitFor(async () => expect(await left()).toEqual([]), 10_000);
});

test('the timer does not keep the process alive, and stops', () => {
  vi.useFakeTimers();
  try {
    const calls: number[] = [];
    const stop = repeatUnref(() => void calls.push(Date.now()), DAY);
    vi.advanceTimersByTime(2 * DAY);
    expect(calls).toHaveLength(2);
    stop();
    vi.advanceTimersByTime(2 * DAY);
    expect(calls).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('the server deletes old messages when it starts, and still stops @9.27', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { url, keep, left } = await startStore();
  await keep('far too old', 0);
  await keep('new', Date.now());
  const server = spawnServer({ PORT: '0', DATABASE_URL: url });
  await addressOf(server);
  await vi.waitFor(async () => expect(await left()).toEqual(['new']), { timeout: TIMEOUT_MS });
  server.kill('SIGTERM');
  expect(await exitCode(server)).toMatchObject({ code: 0 });
});

test('a server without messages creates no database', {
  timeout: TIMEOUT_MS,
}, async () => {
  const folder = temporaryFolder();
  const url = `file:${join(folder, 'contact.db')}`;
  const server = spawnServer({ PORT: '0', DATABASE_URL: url });
  const address = await addressOf(server);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(readdirSync(folder)).toEqual([]);
});
