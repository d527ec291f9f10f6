import {
  applyStep,
  cellAt,
  formatGrid,
  isDigit,
  Position,
  parseGrid,
  parsePuzzle,
} from '@nanpure/engine';
import { SAMPLE_PUZZLES } from '@nanpure/engine/testing';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { ExplainReplySchema } from '../ladder/explain-reply.ts';
import { createTestApp, GIVENS, postJson, SOLUTION } from '../testing.ts';

const app = createTestApp();

const ask = (request: object, language = 'en') =>
  postJson(app, '/api/v1/explain', request, language);

async function wayThrough(request: object, language = 'en') {
  const { status, body } = await ask(request, language);
  expect({ status, body }).toMatchObject({ status: 200 });
  return ExplainReplySchema.parse(body);
}

type Step = z.infer<typeof ExplainReplySchema>['steps'][number];
type Conclusion = Step['placements'][number];

function candidateOf({ row, col, value }: Conclusion) {
  if (!isDigit(value)) throw new Error(`${value}`);
  return { cell: cellAt(row, col), digit: value };
}

/** The board that the steps of a reply lead to, by what they say alone. */
function boardAfter(board: string, steps: readonly Step[]): string {
  const grid = parseGrid(board);
  if (!grid.ok) throw new Error(board);
  let position = Position.fromGrid(grid.value);
  for (const { placements, eliminations } of steps) {
    position = applyStep(position, {
      placements: placements.map(candidateOf),
      eliminations: eliminations.map(candidateOf),
    });
  }
  return formatGrid(position.grid);
}

function solutionOf(board: string): string {
  const puzzle = parsePuzzle(board);
  if (!puzzle.ok) throw new Error(board);
  return formatGrid(puzzle.value.solution);
}

describe('the way through a puzzle', () => {
  test('leads to its solution, step by step @7.26', async () => {
    const way = await wayThrough({ board: GIVENS });
    expect(way).toMatchObject({ solved: true, total: 51, next: null, board: SOLUTION });
    expect(way.steps.map(({ number }) => number)).toEqual([...way.steps.keys()]);
    expect(boardAfter(GIVENS, way.steps)).toBe(SOLUTION);
  });

  test('never contradicts the solution, and tells all that it takes, beyond the catalogue too @7.26', async () => {
    for (const board of SAMPLE_PUZZLES.beyond) {
      const { steps, solved, board: reached } = await wayThrough({ board });
      const solution = solutionOf(board);
      const isRight = ({ row, col, value }: Conclusion) =>
        solution[cellAt(row, col)] === String(value);
      expect(boardAfter(board, steps)).toBe(reached);
      if (solved) expect(reached).toBe(solution);
      for (const { placements, eliminations, candidates, premises, technique } of steps) {
        expect(placements.every(isRight), technique).toBe(true);
        expect(eliminations.some(isRight), technique).toBe(false);
        expect(candidates.length + premises.length, technique).toBeGreaterThan(0);
      }
    }
  });

  test('comes in parts for those who ask for parts', async () => {
    const whole = await wayThrough({ board: GIVENS });
    const parts: Step[] = [];
    let first: number | null = 0;
    while (first !== null) {
      const part: z.infer<typeof ExplainReplySchema> = await wayThrough({
        board: GIVENS,
        first,
        limit: 20,
      });
      expect(part).toMatchObject({ total: whole.total, board: whole.board });
      parts.push(...part.steps);
      first = part.next;
    }
    expect(parts).toEqual(whole.steps);
    expect(await wayThrough({ board: GIVENS, first: 51 })).toMatchObject({ next: null, steps: [] });
  });

  test('ends where the techniques end', async () => {
    const [board] = SAMPLE_PUZZLES.beyond;
    if (!board) throw new Error('no puzzle beyond the catalogue');
    const core = await wayThrough({ board, techniques: 'core' });
    expect(core.solved).toBe(false);
    expect(core.board).toContain('.');
    expect((await wayThrough({ board })).total).toBeGreaterThan(core.total);
  });

  test('through a full board has no step', async () => {
    expect(await wayThrough({ board: SOLUTION })).toEqual({
      solved: true,
      total: 0,
      next: null,
      board: SOLUTION,
      steps: [],
    });
  });
});

describe('the words of a step', () => {
  test('tell as much as was asked for', async () => {
    const [where, what, why] = await Promise.all(
      [1, 2, 3].map((hint_level) => wayThrough({ board: GIVENS, hint_level, limit: 1 })),
    );
    const texts = [where, what, why].map((way) => way?.steps[0]?.text);
    expect(new Set(texts).size).toBe(3);
    expect(await wayThrough({ board: GIVENS, limit: 1 })).toEqual(why);
  });

  test.each([
    ['en', /^[\x20-\x7e’“”–—≠]+[.!?]$/],
    ['ja', /[ぁ-ん].*[。？！]$/],
  ])('are whole sentences, in %s', async (language, sentence) => {
    const ways = await Promise.all(
      [GIVENS, ...SAMPLE_PUZZLES.beyond].map((board) => wayThrough({ board, language })),
    );
    for (const { sentences, text, name } of ways.flatMap(({ steps }) => steps)) {
      expect(sentences.join(language === 'en' ? ' ' : '')).toBe(text);
      for (const each of sentences) expect(each, name).toMatch(sentence);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});

test.each([
  ['a digit twice', `55${GIVENS.slice(2)}`, 'conflict'],
  ['no solution', `531${GIVENS.slice(3)}`, 'no-solution'],
  ['nothing on it', '.'.repeat(81), 'too-few-givens'],
])('%s: 422', async (_, board, code) => {
  expect(await ask({ board })).toMatchObject({ status: 422, body: { code } });
});

test.each([
  ['a first step below none', { first: -1 }, 'first'],
  ['a first step beyond all', { first: 730 }, 'first'],
  ['half a step', { first: 0.5 }, 'first'],
  ['no steps at all', { limit: 0 }, 'limit'],
  ['more steps than a reply has', { limit: 101 }, 'limit'],
  ['level 4', { hint_level: 4 }, 'hint_level'],
])('%s: 400', async (_, sent, path) => {
  expect(await ask({ board: GIVENS, ...sent })).toMatchObject({
    status: 400,
    body: { code: 'wrong-shape', details: { path } },
  });
});

test.each([
  [730, { problem: 'too-large', maximum: 729 }],
  [1e30, { problem: 'too-large', maximum: 729 }],
  [-1e30, { problem: 'too-small', minimum: 0 }],
])('a first step of %d is told the limit of the field', async (first, details) => {
  expect(await ask({ board: GIVENS, first })).toMatchObject({
    body: { details: { path: 'first', ...details } },
  });
});
