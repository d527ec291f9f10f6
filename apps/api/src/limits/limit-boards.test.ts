import { describe, expect, test } from 'vitest';
import { createTestApp, GIVENS, SOLUTION } from '../testing.ts';
import { boardLimit } from './rate-limit.ts';
import { memoryQuota } from './rate-limiter.ts';

/** A puzzle that the catalogue leads no further on. */
const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

function createLimitedApp(boards: number) {
  return createTestApp({
    boardQuota: memoryQuota(boardLimit(boards)),
    addressOf: (c) => c.req.header('X-Forwarded-For') ?? '192.0.2.1',
  });
}

function post(app: ReturnType<typeof createTestApp>, path: string, body: object, address?: string) {
  return app.request(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(address !== undefined && { 'X-Forwarded-For': address }),
    },
    body: JSON.stringify(body),
  });
}

const limitsOf = ({ status, headers }: Response) => ({
  status,
  policy: headers.get('RateLimit-Policy'),
  left: /^"boards";r=(\d+);t=(?:60|59|58)$/.exec(headers.get('RateLimit') ?? '')?.[1] ?? null,
});

describe('boards that are worked out for one address', () => {
  test('are counted, and each reply says how many are left', async () => {
    const app = createLimitedApp(2);
    const policy = '"boards";q=2;w=60';
    const rate = () => post(app, '/api/v1/rate', { board: GIVENS, techniques: 'core' });
    expect(limitsOf(await rate())).toEqual({ status: 200, policy, left: '1' });
    expect(limitsOf(await rate())).toEqual({ status: 200, policy, left: '0' });
    const refused = await rate();
    expect(limitsOf(refused)).toEqual({ status: 429, policy, left: '0' });
    const wait = Number(refused.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(50);
    expect(await refused.json()).toMatchObject({
      code: 'quota-exceeded',
      details: { limit: 2, window: 60, remaining: 0, retry_after: wait },
    });
  });

  test('of another address are its own', async () => {
    const app = createLimitedApp(1);
    const rate = (address: string) =>
      post(app, '/api/v1/rate', { board: GIVENS, techniques: 'core' }, address);
    const statuses = [await rate('192.0.2.1'), await rate('192.0.2.1'), await rate('192.0.2.2')];
    expect(statuses.map(({ status }) => status)).toEqual([200, 429, 200]);
  });

  test('are each board of a batch', async () => {
    const boards = [GIVENS, GIVENS, SOLUTION];
    const reply = await post(createLimitedApp(100), '/api/v1/rate/batch', { boards });
    expect(limitsOf(reply)).toMatchObject({ status: 200, left: '97' });
  });

  test('are the puzzles of a date once, for who has them made', async () => {
    const app = createLimitedApp(1);
    const ask = async (date: string) => limitsOf(await app.request(`/api/v1/daily?date=${date}`));
    expect(await ask('2026-01-01')).toMatchObject({ status: 200, left: '0' });
    expect(await ask('2026-01-01')).toMatchObject({ status: 200, left: null });
    expect(await ask('2026-01-02')).toMatchObject({ status: 429, left: '0' });
  });

  test('are those that are puzzles; a wrong board costs nothing', async () => {
    const app = createLimitedApp(1);
    const wrong = await post(app, '/api/v1/explain', { board: '.'.repeat(81) });
    expect(limitsOf(wrong)).toEqual({ status: 422, policy: null, left: null });
    expect(limitsOf(await post(app, '/api/v1/explain', { board: GIVENS })).left).toBe('0');
  });

  test('are not those of a hint by the catalogue, but of one beyond it', async () => {
    const app = createLimitedApp(1);
    const hint = (board: string) => post(app, '/api/get_hint', { board });
    expect(limitsOf(await hint(GIVENS)).left).toBe(null);
    expect(limitsOf(await hint(HARD))).toMatchObject({ status: 200, left: '0' });
    expect((await hint(HARD)).status).toBe(429);
    expect((await hint(GIVENS)).status).toBe(200);
  });

  test('are as many as it likes where there is no limit', async () => {
    const reply = await post(createTestApp(), '/api/v1/rate', { board: GIVENS });
    expect(limitsOf(reply)).toEqual({ status: 200, policy: null, left: null });
  });
});

test('who asks for more than is left gets nothing, and keeps what is left', async () => {
  const { take } = memoryQuota(boardLimit(100));
  expect(await take('a', 60)).toMatchObject({ allowed: true, remaining: 40 });
  expect(await take('a', 60)).toMatchObject({ allowed: false, remaining: 40 });
  expect(await take('a', 40)).toMatchObject({ allowed: true, remaining: 0 });
  expect(await take('a', 1)).toMatchObject({ allowed: false, remaining: 0 });
});
