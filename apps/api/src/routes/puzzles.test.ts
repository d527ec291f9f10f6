import { formatGrid } from '@nanpure/engine';
import { readBoard } from '@nanpure/engine/formats';
import { describe, expect, test } from 'vitest';
import { BANK } from '../testing/bank.ts';
import { createTestApp } from '../testing.ts';
import { PuzzleListSchema, PuzzleReplySchema } from './puzzles.ts';

const app = createTestApp({
  problems: BANK,
  problemById: (id) => BANK.find((each) => each.id === id),
});

async function ask(path: string, language = 'en') {
  const reply = await app.request(`/api/v1/puzzles${path}`, {
    headers: { 'Accept-Language': language },
  });
  const body: unknown = await reply.json();
  return { status: reply.status, body, headers: reply.headers };
}

const puzzleAt = async (path: string) => PuzzleReplySchema.parse((await ask(path)).body);
const listAt = async (path: string) => PuzzleListSchema.parse((await ask(path)).body);

describe('a puzzle of the bank', () => {
  test('is found by its id; its solution, only where it is asked for @7.31', async () => {
    for (const { id, difficulty, puzzle, techniquesRequired } of BANK.filter(
      (_, index) => index % 199 === 0,
    )) {
      const known = { id, difficulty, techniques_required: techniquesRequired };
      const board = formatGrid(puzzle.givens);
      const plain = await puzzleAt(`/${id}`);
      expect(plain).toMatchObject({ ...known, board });
      expect(plain).not.toHaveProperty('solution');
      expect(await puzzleAt(`/${id}?solution=true`)).toEqual({
        ...plain,
        solution: formatGrid(puzzle.solution),
      });
    }
  });

  test('can be played and seen where it says', async () => {
    const { board, play, picture } = await puzzleAt('/hard-0001');
    expect(play).toMatch(/^\/en\/game\/own#p=[\w-]+$/);
    const read = readBoard(play.split('#p=')[1] ?? '');
    expect(read.ok && formatGrid(read.value.values)).toBe(board);
    // Mail programs drop dots at the end of an address.
    expect(picture).toMatch(/\?board=\d{81}$/);
    const svg = await app.request(picture);
    expect(svg.headers.get('Content-Type')).toBe('image/svg+xml');
    const { body } = await ask('/hard-0001', 'ja');
    expect(body).toMatchObject({ play: play.replace('/en/', '/ja/') });
  });

  test('is kept by caches for a day, and sent again only when it has changed', async () => {
    const { headers } = await ask('/easy-0001');
    expect(headers.get('Cache-Control')).toBe('public, max-age=86400');
    expect(headers.get('Vary')).toContain('Accept-Language');
    const again = await app.request('/api/v1/puzzles/easy-0001', {
      headers: { 'If-None-Match': headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test.each(['easy-9999', 'x'.repeat(64), 'constructor', '__proto__'])('%s is none', async (id) => {
    expect(await ask(`/${id}`)).toMatchObject({ status: 404, body: { code: 'unknown-problem' } });
  });
});

describe('any puzzle', () => {
  test('is of the kind that is wanted, and another one each time @7.31', async () => {
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => puzzleAt('/random?difficulty=hard&technique=swordfish')),
    );
    for (const { difficulty, techniques_required } of asked) {
      expect(difficulty).toBe('hard');
      expect(techniques_required).toContain('swordfish');
    }
    expect(new Set(asked.map(({ id }) => id)).size).toBeGreaterThan(1);
    expect((await ask('/random')).headers.get('Cache-Control')).toBe('no-store');
  });

  test('is the same for a seed', async () => {
    const [one, other] = [await ask('/random?seed=1'), await ask('/random?seed=1&solution=true')];
    expect(other.body).toMatchObject({ ...Object(one.body) });
    expect(one.headers.get('Cache-Control')).toBe('public, max-age=86400');
    const headers = { 'If-None-Match': one.headers.get('ETag') ?? '' };
    expect((await app.request('/api/v1/puzzles/random?seed=1', { headers })).status).toBe(304);
    const seeds = Array.from({ length: 9 }, (_, seed) => puzzleAt(`/random?seed=${seed}`));
    expect(new Set((await Promise.all(seeds)).map(({ id }) => id)).size).toBeGreaterThan(5);
  });

  test('of a technique that no puzzle of the difficulty uses: those that there are', async () => {
    expect(await ask('/random?difficulty=easy&technique=x-wing')).toMatchObject({
      status: 400,
      body: {
        code: 'wrong-shape',
        details: {
          path: 'technique',
          problem: 'not-one-of',
          allowed: 'naked-single, hidden-single',
        },
      },
    });
  });
});

describe('the list', () => {
  test('leads through all puzzles, page by page @7.31', async () => {
    const ids: string[] = [];
    let next: number | null = 0;
    while (next !== null) {
      const page: Awaited<ReturnType<typeof listAt>> = await listAt(`?first=${next}&limit=100`);
      expect(page.total).toBe(BANK.length);
      ids.push(...page.puzzles.map(({ id }) => id));
      next = page.next;
    }
    expect(ids).toEqual(BANK.map(({ id }) => id));
    expect((await listAt(`?first=${BANK.length - 100}&limit=100`)).next).toBeNull();
  });

  test('can be of a difficulty and a technique', async () => {
    const { total, puzzles, next } = await listAt('?difficulty=medium&technique=hidden-pair');
    const wanted = BANK.filter(
      ({ difficulty, techniquesRequired }) =>
        difficulty === 'medium' && techniquesRequired.includes('hidden-pair'),
    );
    expect(total).toBe(wanted.length);
    expect(puzzles).toHaveLength(50);
    expect(next).toBe(50);
    expect(puzzles.map(({ id }) => id)).toEqual(wanted.slice(0, 50).map(({ id }) => id));
    expect(await listAt('?difficulty=easy&technique=swordfish')).toEqual({
      total: 0,
      next: null,
      puzzles: [],
    });
    expect(await listAt('?first=5000')).toEqual({ total: 1000, next: null, puzzles: [] });
  });
});

test.each([
  ['?limit=0', 400, 'wrong-shape'],
  ['?limit=101', 400, 'wrong-shape'],
  ['?first=-1', 400, 'wrong-shape'],
  ['?first=1.5', 400, 'wrong-shape'],
  ['?difficulty=extreme', 400, 'wrong-shape'],
  ['?technique=xy-chain', 404, 'unknown-technique'],
  ['/random?technique=luck', 404, 'unknown-technique'],
  ['/random?seed=', 400, 'wrong-shape'],
  ['/random?solution=1', 400, 'wrong-shape'],
  ['/easy-0001?solution=yes', 400, 'wrong-shape'],
  ['/easy-0001?seed=1', 400, 'wrong-shape'],
])('%s: an error', async (path, status, code) => {
  expect(await ask(path)).toMatchObject({ status, body: { code } });
});

const NO_INTEGER = { problem: 'wrong-type', expected: 'integer' };

test.each([
  ['limit', '5.0', NO_INTEGER],
  ['first', '1e1', NO_INTEGER],
  ['limit', '0x10', NO_INTEGER],
  ['limit', '', NO_INTEGER],
  ['limit', '99999999999999999999', { problem: 'too-large', maximum: 100 }],
  ['limit', '9'.repeat(400), { problem: 'too-large', maximum: 100 }],
  ['first', '-99999999999999999999', { problem: 'too-small', minimum: 0 }],
])('%s=%s: what is wrong with it', async (path, value, details) => {
  expect(await ask(`?${path}=${value}`)).toMatchObject({
    status: 400,
    body: { details: { path, ...details } },
  });
});

test('a parameter twice is told as such', async () => {
  expect(await ask('?limit=1&limit=x')).toMatchObject({
    body: { details: { path: 'limit', problem: 'repeated' } },
  });
});
