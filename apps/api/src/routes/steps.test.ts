import { cellAt, Position, parsePuzzle } from '@nanpure/engine';
import { findSteps } from '@nanpure/engine/ladder';
import { SAMPLE_PUZZLES } from '@nanpure/engine/testing';
import { describe, expect, test } from 'vitest';
import { StepsReplySchema } from '../ladder/steps-reply.ts';
import { createTestApp, GIVENS, postJson, SOLUTION } from '../testing.ts';

const app = createTestApp();

const ask = (request: object, language = 'en') => postJson(app, '/api/v1/steps', request, language);

async function stepsOn(request: object, language = 'en') {
  const { status, body } = await ask(request, language);
  expect({ status, body }).toMatchObject({ status: 200 });
  return StepsReplySchema.parse(body);
}

function puzzleOf(board: string) {
  const puzzle = parsePuzzle(board);
  if (!puzzle.ok) throw new Error(board);
  return puzzle.value;
}

const [BEYOND = ''] = SAMPLE_PUZZLES.beyond;

describe('the steps on a board', () => {
  test('are all that the engine finds, up to the limit @7.34', async () => {
    for (const board of [GIVENS, BEYOND]) {
      const { givens } = puzzleOf(board);
      const all = findSteps(Position.fromGrid(givens), { unique: true });
      const expected = Array.from({ length: 30 }, () => all.next().value?.technique);
      const { steps, more } = await stepsOn({ board, limit: 30 });
      expect(steps.map(({ technique }) => technique)).toEqual(expected);
      expect(more).toBe(true);
    }
    expect((await stepsOn({ board: GIVENS })).steps).toHaveLength(20);
  });

  test('never contradict the solution', async () => {
    for (const board of [GIVENS, ...SAMPLE_PUZZLES.beyond]) {
      const { solution } = puzzleOf(board);
      const { steps } = await stepsOn({ board, limit: 40 });
      for (const { placements, eliminations, technique } of steps) {
        expect(placements.length + eliminations.length).toBeGreaterThan(0);
        const isRight = (each: (typeof placements)[number]) =>
          solution[cellAt(each.row, each.col)] === each.value;
        expect(placements.every(isRight), technique).toBe(true);
        expect(eliminations.some(isRight), technique).toBe(false);
      }
    }
  });

  test('have marks: what is concluded, and what it follows from', async () => {
    const { steps } = await stepsOn({ board: BEYOND, limit: 60 });
    for (const { marks, placements, eliminations, candidates, technique } of steps) {
      const of = (wanted: string) =>
        marks.flatMap(({ role, ...each }) => (role === wanted ? [each] : []));
      expect(of('confirm'), technique).toEqual(placements);
      expect(of('eliminate'), technique).toEqual(eliminations);
      const cells = new Set(of('pattern').map(({ row, col }) => cellAt(row, col)));
      expect(cells).toEqual(new Set(candidates.map(({ row, col }) => cellAt(row, col))));
    }
  });

  test('of one technique are of this one, and there may be none', async () => {
    const { steps, more } = await stepsOn({ board: GIVENS, technique: 'x-wing', limit: 100 });
    expect(steps.length).toBeGreaterThan(0);
    expect(new Set(steps.map(({ technique }) => technique))).toEqual(new Set(['x-wing']));
    expect(more).toBe(false);
    expect(await stepsOn({ board: SOLUTION })).toEqual({ steps: [], more: false });
    const none = await stepsOn({ board: GIVENS, technique: 'bug-plus-one' });
    expect(none).toEqual({ steps: [], more: false });
  });

  test('of the catalogue alone are what `core` asks for', async () => {
    const { steps, more } = await stepsOn({ board: GIVENS, techniques: 'core', limit: 100 });
    expect(more).toBe(false);
    const beyond = steps.filter(({ technique }) => /fish|chain|loop|skyscraper/.test(technique));
    expect(beyond).toEqual([]);
  });

  test('do not rule out what the notes have ruled out', async () => {
    const request = { board: BEYOND, technique: 'box-line-reduction' };
    const { steps } = await stepsOn(request);
    const [first] = steps;
    if (!first) throw new Error('no step');
    const { body } = await postJson(app, '/api/v1/candidates', { board: BEYOND }, 'en');
    const { candidates } = body as { candidates: Record<string, number[]> };
    const notes = { ...candidates };
    for (const { row, col, value } of first.eliminations) {
      const place = `${row},${col}`;
      notes[place] = (notes[place] ?? []).filter((digit) => digit !== value);
    }
    const { steps: later } = await stepsOn({ ...request, notes });
    const conclusions = later.flatMap(({ eliminations }) => eliminations);
    for (const gone of first.eliminations) expect(conclusions).not.toContainEqual(gone);
  });

  test('are told in whole sentences, in both languages', async () => {
    const english = await stepsOn({ board: BEYOND, limit: 40 });
    const japanese = await stepsOn({ board: BEYOND, limit: 40 }, 'ja');
    for (const { text, sentences } of english.steps) {
      expect(text).toMatch(/^[\x20-\x7e’“”–—≠]+[.!?]$/);
      expect(sentences.join(' ')).toBe(text);
    }
    for (const { text } of japanese.steps) expect(text).toMatch(/[ぁ-ん].*[。？！]$/);
    expect(japanese.steps.map(({ technique }) => technique)).toEqual(
      english.steps.map(({ technique }) => technique),
    );
  });
});

test.each([
  ['a digit twice', { board: `55${GIVENS.slice(2)}` }, 422, 'conflict'],
  ['nothing on it', { board: '.'.repeat(81) }, 422, 'too-few-givens'],
  ['an unknown technique', { board: GIVENS, technique: 'luck' }, 404, 'unknown-technique'],
  [
    'a technique beyond the catalogue, and the catalogue alone',
    { board: GIVENS, technique: 'xy-chain', techniques: 'core' },
    404,
    'unknown-technique',
  ],
  ['no steps at all', { board: GIVENS, limit: 0 }, 400, 'wrong-shape'],
  ['more steps than a reply has', { board: GIVENS, limit: 101 }, 400, 'wrong-shape'],
])('%s is an error', async (_, request, status, code) => {
  expect(await ask(request)).toMatchObject({ status, body: { code } });
});
