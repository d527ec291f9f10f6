import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Logger } from '../http/logger.ts';
import { freePort } from '../testing/ports.ts';
import { temporaryFolder } from '../testing/server-process.ts';
import { connectLimits } from './connect-limits.ts';

vi.setConfig({ testTimeout: 30_000 });

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const SILENT = { info: () => {}, error: () => {} };

function connectTo(redisUrl: string, logger: Logger = SILENT) {
  return connectLimits({ redisUrl, boardsPerMinute: 100 }, logger);
}

async function startRedis() {
  const port = await freePort();
  const folder = temporaryFolder();
  const redis = spawn('redis-server', [
    '--port',
    `${port}`,
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
  ]);
  onTestFinished(() => void redis.kill('SIGKILL'));
  for await (const line of createInterface(redis.stdout)) {
    if (line.includes('Ready to accept connections')) break;
  }
  return { redis, url: `redis://127.0.0.1:${port}` };
}

async function countAllowed(limit: ReturnType<typeof connectLimits>['contact'], times: number) {
  let allowed = 0;
  for (let count = 0; count < times; count++) {
    if ((await limit('192.0.2.1')).allowed) allowed++;
  }
  return allowed;
}

describe.skipIf(!hasRedis)('with Redis (skipped where redis-server is not installed)', () => {
  test('two servers count together @11.14', async () => {
    const { url } = await startRedis();
    const [one, other] = [connectTo(url), connectTo(url)];
    onTestFinished(() => Promise.all([one.close(), other.close()]).then(() => {}));
    await Promise.all([one.ready(), other.ready()]);
    expect(await countAllowed(one.contact, 3)).toBe(3);
    expect(await countAllowed(other.contact, 5)).toBe(2);
    expect(await one.contact('192.0.2.1')).toMatchObject({ allowed: false });
    expect(await one.contact('192.0.2.2')).toEqual({ allowed: true });
  });

  test('two servers count the boards of a client together', async () => {
    const { url } = await startRedis();
    const [one, other] = [connectTo(url), connectTo(url)];
    onTestFinished(() => Promise.all([one.close(), other.close()]).then(() => {}));
    await Promise.all([one.ready(), other.ready()]);
    expect(await one.boards?.take('192.0.2.1', 60)).toMatchObject({ allowed: true, remaining: 40 });
    expect(await other.boards?.take('192.0.2.1', 60)).toMatchObject({
      allowed: false,
      remaining: 40,
    });
    expect(await other.boards?.take('192.0.2.1', 40)).toMatchObject({
      allowed: true,
      remaining: 0,
    });
    expect(await one.boards?.take('192.0.2.1', 1)).toMatchObject({ allowed: false, remaining: 0 });
  });

  test('messages and boards of one client are counted apart', async () => {
    const { url } = await startRedis();
    const one = connectTo(url);
    onTestFinished(() => one.close());
    await one.ready();
    expect(await one.boards?.take('192.0.2.1', 60)).toMatchObject({ allowed: true, remaining: 40 });
    expect(await countAllowed(one.contact, 6)).toBe(5);
    expect(await one.boards?.take('192.0.2.1', 40)).toMatchObject({ allowed: true, remaining: 0 });
  });

  test('each server counts for itself when Redis goes away', async () => {
    const { redis, url } = await startRedis();
    const errors: string[] = [];
    const one = connectTo(url, { ...SILENT, error: (_, text) => errors.push(text) });
    onTestFinished(() => one.close());
    await one.ready();
    expect(await countAllowed(one.contact, 1)).toBe(1);
    redis.kill('SIGKILL');
    await once(redis, 'exit');
    expect(await countAllowed(one.contact, 8)).toBe(5);
    await vi.waitFor(() => expect(errors).not.toEqual([]), 10_000);
  });
});
