import {
  CELLS,
  cellAt,
  columnOf,
  conflicts,
  err,
  type Grid,
  parseGrid,
  rowOf,
  seededRandom,
  solve,
} from '@nanpure/engine';
import { SAMPLE_PUZZLES } from '@nanpure/engine/testing';
import { describe, expect, test } from 'vitest';
import { SolveReplySchema } from '../ladder/solve-reply.ts';
import { createTestApp, GIVENS, postJson, SOLUTION } from '../testing.ts';
import { SolveBatchReplySchema } from './solve.ts';

const SEED = 20_261_123;

const app = createTestApp();

const ask = (request: object, language = 'en') => postJson(app, '/api/v1/solve', request, language);

async function answerFor(board: unknown, language = 'en') {
  const { status, body } = await ask({ board }, language);
  expect({ status, body }).toMatchObject({ status: 200 });
  return SolveReplySchema.parse(body);
}

function gridOf(board: string): Grid {
  const grid = parseGrid(board);
  if (!grid.ok) throw new Error(board);
  return grid.value;
}

/** A board with other digits in some cells. */
function changed(board: string, digits: Readonly<Record<number, string>>): string {
  return [...board].map((digit, cell) => digits[cell] ?? digit).join('');
}

function expectToSolve(solution: string, board: string) {
  expect(solution).toMatch(/^[1-9]{81}$/);
  expect(conflicts(gridOf(solution))).toEqual([]);
  expect(CELLS.filter((cell) => ![solution[cell], '.'].includes(board[cell]))).toEqual([]);
}

test('a puzzle is answered with its solution @7.33', async () => {
  for (const board of [GIVENS, SOLUTION, ...SAMPLE_PUZZLES.beyond]) {
    const reply = await answerFor(board);
    if (reply.solutions !== 'one') throw new Error(board);
    expect(reply).toMatchObject({ count: 1, count_is_exact: true });
    expectToSolve(reply.solution, board);
  }
});

/** Without 1 and 3 in two rows and two boxes: they can be exchanged. */
const TWO_WAYS = changed(SOLUTION, { 32: '.', 35: '.', 41: '.', 44: '.' });

describe('a board with several solutions', () => {
  test.each([
    ['nothing on it', '.'.repeat(81)],
    ['one digit', `1${'.'.repeat(80)}`],
    ['half a puzzle', `${GIVENS.slice(0, 40)}${'.'.repeat(41)}`],
    ['two solutions', TWO_WAYS],
  ])('shows two of them and where they differ: %s @7.33', async (_, board) => {
    const reply = await answerFor(board);
    if (reply.solutions !== 'several') throw new Error(board);
    const [one = '', other = ''] = reply.examples;
    for (const solution of [one, other]) expectToSolve(solution, board);
    const differing = [...one].flatMap((digit, cell) => {
      const values = [Number(digit), Number(other[cell])];
      return digit === other[cell] ? [] : [{ row: rowOf(cell), col: columnOf(cell), values }];
    });
    expect(differing).not.toEqual([]);
    expect(reply.differing_cells).toEqual(differing);
  });

  test('says how many they are, as far as they are counted', async () => {
    expect(await answerFor(TWO_WAYS)).toMatchObject({
      count: 2,
      count_is_exact: true,
      message: 'The board has exactly 2 solutions.',
    });
    expect(await answerFor('.'.repeat(81))).toMatchObject({
      count: 1000,
      count_is_exact: false,
      message: 'The board has more than 1000 solutions.',
    });
  });
});

/** Without the digit that goes into it, and without any other. */
const NOTHING_FITS = `.12345678${'.'.repeat(27)}9${'.'.repeat(44)}`;

describe('a board without a solution', () => {
  test('says which digits repeat, and where', async () => {
    const cells = [0, 1].map((col) => ({ row: 0, col }));
    expect(await answerFor(`55${GIVENS.slice(2)}`)).toMatchObject({
      solutions: 'none',
      count: 0,
      reason: {
        type: 'conflict',
        conflicts: [
          { value: 5, house: { type: 'row', index: 0 }, cells },
          { value: 5, house: { type: 'box', index: 0 }, cells },
        ],
      },
      suspects: [{ row: 0, col: 1, value: 5 }],
    });
  });

  test.each([
    [
      'no place for a digit',
      `531${GIVENS.slice(3)}`,
      { type: 'digit-without-place', value: 1, house: { type: 'column', index: 7 } },
      1,
    ],
    [
      'a cell in which nothing fits',
      NOTHING_FITS,
      { type: 'cell-without-digit', cell: { row: 0, col: 0 } },
      9,
    ],
    [
      'nothing to point at',
      '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........',
      { type: 'not-in-sight' },
      undefined,
    ],
  ])('says what shows it: %s @7.33', async (_, board, reason, count) => {
    const reply = await answerFor(board);
    expect(reply).toMatchObject({ solutions: 'none', reason });
    if (reply.solutions === 'none' && count) expect(reply.suspects).toHaveLength(count);
  });

  test('could be solved without any one of the suspects, and without no other digit', async () => {
    const random = seededRandom(SEED);
    for (let trial = 0; trial < 20; trial++) {
      const cell = Math.floor(random() * 81);
      const board = changed(GIVENS, { [cell]: String(1 + Math.floor(random() * 9)) });
      const reply = await answerFor(board);
      if (reply.solutions !== 'none') continue;
      const suspects = reply.suspects.map((each) => cellAt(each.row, each.col));
      const expected = CELLS.filter((each) => board[each] !== '.').filter(
        (each) => solve(changed(board, { [each]: '.' })) !== undefined,
      );
      expect(suspects, board).toEqual(expected);
    }
  });
});

test.each([
  ['en', /^The board has no solution: .* Without the 1 in row 0, column 2 .* it would have one\.$/],
  ['ja', /^この盤面には解がありません。.*行0、列2（0から数えます）の1がなければ、解があります。$/],
])('says it in words, in %s', async (language, sentence) => {
  const { message } = await answerFor(`531${GIVENS.slice(3)}`, language);
  expect(message).toMatch(sentence);
  expect((await answerFor(GIVENS, language)).message).not.toBe('');
});

test('a board that cannot be read: 400', async () => {
  expect(await ask({ board: GIVENS.slice(1) })).toMatchObject({
    status: 400,
    body: { code: 'wrong-length', details: { length: 80, expected: 81 } },
  });
});

test('a job that is not done says so, and when to come back', async () => {
  const busy = createTestApp({ doJob: async () => err('overloaded') });
  const response = await busy.request('/api/v1/solve', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ board: '.'.repeat(81) }),
  });
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('1');
  expect(await postJson(busy, '/api/v1/solve', { board: GIVENS }, 'en')).toMatchObject({
    status: 200,
  });
});

test('no board takes long, however hard', async () => {
  const boards = ['.'.repeat(81), `1${'.'.repeat(80)}`, ...SAMPLE_PUZZLES.hard, NOTHING_FITS];
  for (const board of boards) {
    const tries: number[] = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      const start = process.cpuUsage();
      await answerFor(board);
      const { user, system } = process.cpuUsage(start);
      tries.push((user + system) / 1_000);
    }
    expect(Math.min(...tries), board).toBeLessThan(100);
  }
});

describe('many boards at once', () => {
  test('are answered in their order, each as it would be by itself @7.35', async () => {
    const boards = [GIVENS, 'x', null, '.'.repeat(81), [[1]], `55${GIVENS.slice(2)}`, {}];
    const { status, body } = await postJson(app, '/api/v1/solve/batch', { boards }, 'ja');
    expect(status).toBe(200);
    const { results } = SolveBatchReplySchema.parse(body);
    const alone = await Promise.all(
      boards.map(async (board) => {
        const { status, body } = await ask({ board }, 'ja');
        return status === 200 ? { status, reply: body } : { status, error: body };
      }),
    );
    expect(results).toEqual(alone);
  });

  test.each([
    ['none', [], 'too-short'],
    ['more than a hundred', Array(101).fill(GIVENS), 'too-long'],
    ['no list', GIVENS, 'wrong-type'],
  ])('%s: 400', async (_, boards, problem) => {
    expect(await postJson(app, '/api/v1/solve/batch', { boards }, 'en')).toMatchObject({
      status: 400,
      body: { code: 'wrong-shape', details: { path: 'boards', problem } },
    });
  });
});
