import { CELLS, formatGrid, ok, parsePuzzle } from '@nanpure/engine';
import { readBoard } from '@nanpure/engine/formats';
import { rate } from '@nanpure/engine/ladder';
import { describe, expect, test } from 'vitest';
import { type DoJob, runJob } from '../ladder/jobs.ts';
import { boardLimit } from '../limits/rate-limit.ts';
import { memoryQuota } from '../limits/rate-limiter.ts';
import { createTestApp } from '../testing.ts';
import { GenerateReplySchema } from './generate.ts';

const app = createTestApp();

async function ask(query: string, asked = app) {
  const reply = await asked.request(`/api/v1/generate?${query}`);
  const body: unknown = await reply.json();
  return { status: reply.status, body, headers: reply.headers };
}

async function madeWith(query: string) {
  const { status, body } = await ask(query);
  expect({ status, body }).toMatchObject({ status: 200 });
  const reply = GenerateReplySchema.parse(body);
  if (!reply.found) throw new Error(JSON.stringify(reply));
  return reply;
}

function puzzleOf(board: string) {
  const puzzle = parsePuzzle(board);
  if (!puzzle.ok) throw new Error(board);
  return puzzle.value;
}

/** An app whose searches end before they begin. */
function createHurriedApp() {
  const doJob: DoJob = async (name, request) => ok(await runJob(name, request, () => true));
  return createTestApp({ doJob });
}

describe('a puzzle made to order', () => {
  test.each(['easy', 'medium', 'hard', 'expert'] as const)(
    'is as %s as wanted @7.30',
    async (level) => {
      const { board, solution, rating } = await madeWith(`difficulty=${level}&seed=3`);
      const puzzle = puzzleOf(board);
      expect(formatGrid(puzzle.solution)).toBe(solution);
      const { hardest, score } = rate(puzzle);
      expect(rating).toMatchObject({ level, score, hardest: { technique: hardest } });
    },
  );

  test('takes the technique; with the difficulty, nothing harder', async () => {
    const taken = await madeWith('technique=naked-triple&seed=1');
    expect(taken.rating.techniques.map(({ technique }) => technique)).toContain('naked-triple');
    const hardest = await madeWith('technique=skyscraper&difficulty=hard&seed=both');
    expect(hardest.rating.hardest).toMatchObject({ technique: 'skyscraper' });
  });

  test('has the symmetry, a half turn where none is named', async () => {
    const isGiven = (board: string, cell: number) => board[cell] !== '.';
    const { board: turned, symmetry } = await madeWith('difficulty=easy&seed=1');
    expect(symmetry).toBe('rotational');
    const { board: mirrored } = await madeWith('difficulty=easy&seed=1&symmetry=left-right');
    for (const cell of CELLS) {
      expect(isGiven(turned, cell)).toBe(isGiven(turned, 80 - cell));
      const mirror = cell - (cell % 9) + 8 - (cell % 9);
      expect(isGiven(mirrored, cell)).toBe(isGiven(mirrored, mirror));
    }
  });

  test('is the same for its seed, and another one without @7.30', async () => {
    const first = await madeWith('difficulty=easy');
    const second = await madeWith('difficulty=easy');
    expect(second.board).not.toBe(first.board);
    expect(await madeWith(`difficulty=easy&seed=${first.seed}`)).toEqual(first);
  });

  test('can be played where it says, in the language of the request', async () => {
    const { board, play, rating } = await madeWith('difficulty=easy&seed=1&language=ja');
    expect(play).toMatch(/^\/ja\/game\/own#p=/);
    const read = readBoard(play.split('#p=')[1] ?? '');
    expect(read.ok && formatGrid(read.value.values)).toBe(board);
    expect(rating.hardest?.name).toMatch(/^[ァ-ヶー]+$/);
  });

  test('is kept by caches where it has a seed', async () => {
    const seeded = await ask('difficulty=easy&seed=1');
    expect(seeded.headers.get('Cache-Control')).toBe('public, max-age=3600');
    const known = { 'If-None-Match': seeded.headers.get('ETag') ?? '' };
    const again = await app.request('/api/v1/generate?difficulty=easy&seed=1', { headers: known });
    expect(again.status).toBe(304);
    expect((await ask('difficulty=easy')).headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('a search', () => {
  test('that ends without a puzzle says what was tried, and is not kept @7.30', async () => {
    const { status, body, headers } = await ask(
      'technique=mutant-whale&seed=1',
      createHurriedApp(),
    );
    expect({ status, body }).toEqual({
      status: 200,
      body: { found: false, seed: '1', tries: 0, limit: 10 },
    });
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test('is given up with its client', async () => {
    const gone = new AbortController();
    const signals: (AbortSignal | undefined)[] = [];
    const doJob: DoJob = async (name, request, signal) => {
      signals.push(signal);
      gone.abort();
      return ok(await runJob(name, request, () => signal?.aborted ?? false));
    };
    const reply = await createTestApp({ doJob }).request(
      '/api/v1/generate?technique=mutant-whale',
      {
        signal: gone.signal,
      },
    );
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    expect(await reply.json()).toMatchObject({ found: false, tries: 0 });
  });

  test('counts for ten boards in the limit of an address', async () => {
    const limited = createTestApp({ boardQuota: memoryQuota(boardLimit(25)) });
    const statuses: number[] = [];
    for (const seed of [1, 2, 3]) {
      statuses.push((await ask(`difficulty=easy&seed=${seed}`, limited)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});

test.each([
  ['difficulty=beyond', 400, 'wrong-shape', { path: 'difficulty' }],
  ['symmetry=some', 400, 'wrong-shape', { path: 'symmetry' }],
  ['seed=', 400, 'wrong-shape', { path: 'seed' }],
  [`seed=${'x'.repeat(65)}`, 400, 'wrong-shape', { path: 'seed' }],
  ['level=easy', 400, 'wrong-shape', { field: 'level' }],
  ['technique=luck', 404, 'unknown-technique', { technique: 'luck' }],
  [
    'technique=x-wing&difficulty=easy',
    400,
    'wrong-shape',
    {
      path: 'technique',
      problem: 'not-one-of',
      difficulty: 'easy',
      allowed: 'full-house, naked-single, hidden-single',
    },
  ],
])('%s: an error', async (query, status, code, details) => {
  expect(await ask(query)).toMatchObject({ status, body: { code, details } });
});
