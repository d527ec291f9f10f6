import {
  findSteps,
  HINT_ORDER,
  Position,
  parseGrid,
  solve,
  TAUGHT_TECHNIQUES,
  type TaughtStep,
  valueAt,
} from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import { replyStep } from '../http/boards/step.ts';
import { BANK } from '../testing/bank.ts';
import { createTestApp } from '../testing.ts';
import { ExampleSchema } from './generate-example.ts';

const app = createTestApp({ problems: BANK });

async function ask(query: string, language = 'en') {
  const response = await app.request(`/api/generate_example?${query}`, {
    headers: { 'Accept-Language': language },
  });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

async function exampleFor(query: string) {
  const { status, body } = await ask(query);
  expect(status).toBe(200);
  return ExampleSchema.parse(body);
}

/** The position that a reply shows: its board, with the candidates that it lists. */
function positionOf({ board, candidates }: Awaited<ReturnType<typeof exampleFor>>) {
  const grid = parseGrid(board);
  if (!grid.ok) throw new Error(grid.error.code);
  const full = Position.fromGrid(grid.value);
  const gone = [...full.emptyCells].flatMap((cell) => {
    const listed = candidates[`${Math.floor(cell / 9)},${cell % 9}`] ?? [];
    return full
      .digitsAt(cell)
      .filter((digit) => !listed.includes(digit))
      .map((digit) => ({ cell, digit }));
  });
  return { grid: grid.value, position: full.eliminate(gone) };
}

function nextStep(position: Position): TaughtStep {
  const { value } = findSteps(position).next();
  if (!value) throw new Error('no step');
  return value;
}

const ids = TAUGHT_TECHNIQUES.map(({ id }) => id);
const SEEDS = ['1', 'two', '３', '4', '5'];

describe.each(ids)('an example of %s', (technique) => {
  test('is a board on which it is the next step in the order of hints, and it is right @7.16', async () => {
    for (const seed of SEEDS) {
      const example = await exampleFor(`technique=${technique}&seed=${encodeURIComponent(seed)}`);
      expect(example).toMatchObject({ technique, seed });
      const { grid, position } = positionOf(example);
      const earlier = HINT_ORDER.slice(0, HINT_ORDER.indexOf(technique));
      expect([...findSteps(position, { techniques: earlier })]).toEqual([]);
      const step = nextStep(position);
      expect(replyStep(step)).toEqual(example.step);
      const solution = solve(grid);
      if (!solution) throw new Error('no solution');
      for (const { cell, digit } of step.placements) expect(valueAt(solution, cell)).toBe(digit);
      for (const { cell, digit } of step.eliminations)
        expect(valueAt(solution, cell)).not.toBe(digit);
    }
  });

  test('is explained in both languages', async () => {
    const [english, japanese] = await Promise.all([
      exampleFor(`technique=${technique}&seed=1`),
      exampleFor(`technique=${technique}&seed=1&language=ja`),
    ]);
    expect(english.explanation).not.toMatch(/[ぁ-ん]/);
    expect(japanese.explanation).toMatch(/[ぁ-ん]/);
    expect(japanese.board).toEqual(english.board);
  });
});

test('is another one each time, unless a seed is given @7.16', async () => {
  const boards = await Promise.all(
    ['', '', '&seed=1', '&seed=1', '&seed=2'].map(async (seed) =>
      JSON.stringify((await exampleFor(`technique=x-wing${seed}`)).board),
    ),
  );
  expect(new Set(boards).size).toBe(4);
  expect(boards[2]).toBe(boards[3]);
});

test('of an unknown technique: 404', async () => {
  expect(await ask('technique=magic')).toMatchObject({
    status: 404,
    body: { code: 'unknown-technique', details: { technique: 'magic' } },
  });
});

test.each(['', 'seed=1', 'technique=', 'technique=x-wing&seed=', 'technique=x-wing&language=fr'])(
  '"%s": 400',
  async (query) => {
    expect(await ask(query)).toMatchObject({ status: 400, body: { code: 'wrong-shape' } });
  },
);
