import { formatGrid } from '@nanpure/engine';
import { LADDER } from '@nanpure/engine/ladder';
import { SAMPLE_PUZZLES } from '@nanpure/engine/testing';
import { describe, expect, test } from 'vitest';
import { RateReplySchema } from '../ladder/rating-reply.ts';
import { BANK } from '../testing/bank.ts';
import { createTestApp, GIVENS, postJson, SOLUTION } from '../testing.ts';
import { RateBatchReplySchema } from './rate.ts';

const app = createTestApp();

const ask = (request: object, language = 'en') => postJson(app, '/api/v1/rate', request, language);

async function ratingOf(request: object, language = 'en') {
  const { status, body } = await ask(request, language);
  expect({ status, body }).toMatchObject({ status: 200 });
  return RateReplySchema.parse(body);
}

describe('a rating', () => {
  test('has the level, the hardest technique, the score and the steps by technique @7.27', async () => {
    const rating = await ratingOf({ board: GIVENS });
    expect(rating).toMatchObject({ level: 'easy', solved: true, steps: 51 });
    expect(rating.hardest).toEqual(rating.techniques.at(-1));
    const added = rating.techniques.reduce((sum, { score, steps }) => sum + score * steps, 0);
    expect(rating.score).toBe(added);
    expect(rating.techniques.reduce((sum, { steps }) => sum + steps, 0)).toBe(rating.steps);
  });

  test('agrees with the bank @7.27', async () => {
    for (let index = 0; index < BANK.length; index += Math.floor(BANK.length / 12)) {
      const problem = BANK[index];
      if (!problem) throw new Error(`${index}`);
      const { level } = await ratingOf({ board: formatGrid(problem.puzzle.givens) });
      expect(level, problem.id).toBe(problem.difficulty);
    }
  });

  test('of what the catalogue does not finish needs the whole ladder', async () => {
    for (const board of SAMPLE_PUZZLES.beyond) {
      const core = await ratingOf({ board, techniques: 'core' });
      expect(core).toMatchObject({ level: 'beyond', solved: false });
      const all = await ratingOf({ board, techniques: 'all' });
      expect(await ratingOf({ board })).toEqual(all);
      const { level } = LADDER.find(({ id }) => id === all.hardest?.technique) ?? {};
      if (all.solved) expect(all.level).toBe(level);
      expect(all.steps).toBeGreaterThan(core.steps);
    }
  });

  test('of a full board has no step', async () => {
    expect(await ratingOf({ board: SOLUTION })).toEqual({
      level: 'easy',
      solved: true,
      hardest: null,
      score: 0,
      steps: 0,
      techniques: [],
    });
  });

  test('names techniques in the language of the request', async () => {
    const { techniques } = await ratingOf({ board: GIVENS, language: 'ja' });
    for (const { name } of techniques) expect(name).toMatch(/^[ァ-ヶー]+$/);
    const { hardest } = await ratingOf({ board: GIVENS });
    expect(hardest).toMatchObject({ technique: 'naked-single', name: 'Naked Single' });
  });
});

describe('what is no puzzle is said to be none, and where', () => {
  test.each([
    [`55${GIVENS.slice(2)}`, 422, 'conflict', { row: 0, col: 0, value: 5, house: 'row' }],
    [`531${GIVENS.slice(3)}`, 422, 'no-solution', { reason: 'digit-without-place', value: 1 }],
    ['.'.repeat(81), 422, 'too-few-givens', { givens: 0, minimum: 17 }],
    [`${'.'.repeat(80)}7`, 422, 'too-few-givens', { givens: 1, minimum: 17 }],
    [
      `..${SOLUTION.slice(2, 9)}..${SOLUTION.slice(11, 36)}${'.'.repeat(45)}`,
      422,
      'many-solutions',
      {},
    ],
    [GIVENS.slice(1), 400, 'wrong-length', { length: 80, expected: 81 }],
    [`x${GIVENS.slice(1)}`, 400, 'bad-value', { row: 0, col: 0, value: 'x' }],
  ])('%s @7.11', async (board, status, code, details) => {
    expect(await ask({ board })).toMatchObject({ status, body: { code, details } });
  });

  test('of two solutions, with a cell that can be either', async () => {
    // The 4 and the 6 of two rows can be exchanged.
    const rows = [...SOLUTION].map((digit, cell) => (cell < 27 && cell % 9 < 3 ? '.' : digit));
    const { status, body } = await ask({ board: rows.join('').replace(/[46]/g, '.') });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'many-solutions', details: { row: expect.any(Number) } });
  });
});

test.each([
  ['another list of techniques', { board: GIVENS, techniques: 'most' }, 'techniques'],
  ['techniques one by one', { board: GIVENS, techniques: ['x-wing'] }, 'techniques'],
  ['no board', {}, 'board'],
])('%s: 400', async (_, sent, path) => {
  expect(await ask(sent)).toMatchObject({
    status: 400,
    body: { code: 'wrong-shape', details: { path } },
  });
});

describe('the ratings of many puzzles', () => {
  test('come in the order of the boards, with the error of a board in its place', async () => {
    const boards = [GIVENS, '.'.repeat(81), 'x', SOLUTION];
    const { body } = await postJson(app, '/api/v1/rate/batch', { boards }, 'en');
    const { results } = RateBatchReplySchema.parse(body);
    expect(results).toEqual([
      { status: 200, reply: await ratingOf({ board: GIVENS }) },
      { status: 422, error: expect.objectContaining({ code: 'too-few-givens' }) },
      { status: 400, error: expect.objectContaining({ code: 'wrong-length' }) },
      { status: 200, reply: await ratingOf({ board: SOLUTION }) },
    ]);
  });

  test('use the techniques and the language that were asked for', async () => {
    const [board = ''] = SAMPLE_PUZZLES.beyond;
    const request = { boards: [board], techniques: 'core' };
    const { body } = await postJson(app, '/api/v1/rate/batch', request, 'ja');
    expect(RateBatchReplySchema.parse(body).results).toEqual([
      { status: 200, reply: await ratingOf({ board, techniques: 'core' }, 'ja') },
    ]);
  });
});
