import {
  cellAt,
  columnOf,
  formatGrid,
  isDigit,
  Position,
  parseGrid,
  parsePuzzle,
  pathFrom,
  rowOf,
  seededRandom,
  toRows,
  valueAt,
} from '@nanpure/engine';
import { SAMPLE_PUZZLES } from '@nanpure/engine/testing';
import { describe, expect, test } from 'vitest';
import { findExample } from '../bank/examples.ts';
import { BANK } from '../testing/bank.ts';
import { createTestApp, GIVENS, postJson, SOLUTION } from '../testing.ts';
import { GetHintReplySchema } from './get-hint.ts';

const SEED = 20_261_121;
const app = createTestApp();

const ask = (request: object, language = 'en') => postJson(app, '/api/get_hint', request, language);

async function hintFor(request: object, language = 'en') {
  const { status, body } = await ask(request, language);
  expect(status).toBe(200);
  return GetHintReplySchema.parse(body);
}

/** The candidates of a cell by the givens alone. */
function candidatesAt(board: string, row: number, col: number) {
  const grid = parseGrid(board);
  if (!grid.ok) throw new Error(board);
  return Position.fromGrid(grid.value).digitsAt(cellAt(row, col));
}

/** A puzzle of the bank with some cells of its solution filled in. */
function boardsOnTheWay(count: number) {
  const random = seededRandom(SEED);
  return Array.from({ length: count }, () => {
    const problem = BANK[Math.floor(random() * BANK.length)];
    if (!problem) throw new Error('the bank is empty');
    const { givens, solution } = problem.puzzle;
    const filled = random();
    const text = givens
      .map((value, cell) => (value === 0 && random() < filled ? valueAt(solution, cell) : value))
      .join('');
    const board = parseGrid(text);
    if (!board.ok) throw new Error(text);
    return { board: board.value, solution };
  });
}

describe('a hint of level', () => {
  test('1 says where to look, and nothing else @3.16', async () => {
    const body = await hintFor({ board: GIVENS });
    expect(body).toMatchObject({ level: 1, kind: 'step', technique: null, step: null });
    expect(body).not.toHaveProperty('cell');
    expect(body).not.toHaveProperty('value');
    expect(body.highlight).toHaveLength(9);
  });

  test('2 names the technique and the cells @3.16', async () => {
    const body = await hintFor({ board: GIVENS, hint_level: 2 });
    expect(body).toMatchObject({ level: 2, technique: 'hidden-single', step: null });
    expect(body).not.toHaveProperty('cell');
    expect(body).not.toHaveProperty('value');
    expect(body.message).toMatch(/hidden single/i);
  });

  test('3 gives the digit, the cell and the step @3.16 @4.28 @7.10', async () => {
    const { cell, value, step, message } = await hintFor({ board: GIVENS, hint_level: 3 });
    if (!cell) throw new Error('no cell');
    expect(SOLUTION[cellAt(cell.row, cell.col)]).toBe(String(value));
    expect(step).toMatchObject({
      technique: 'hidden-single',
      placements: [{ ...cell, value }],
      eliminations: [],
    });
    expect(message).toContain(String(value));
  });
});

test('lower levels contain nothing of the higher ones @3.15', async () => {
  for (const { board } of boardsOnTheWay(60)) {
    const rows = toRows(board);
    const [one, two, three] = await Promise.all([
      hintFor({ board: rows, hint_level: 1 }),
      hintFor({ board: rows, hint_level: 2 }),
      hintFor({ board: rows, hint_level: 3 }),
    ]);
    if (one.kind === 'complete') continue;
    expect(Object.keys(one).sort()).toEqual(Object.keys(two).sort());
    expect({ ...one, highlight: [], marks: [], message: '', detail: null }).toEqual({
      level: 1,
      kind: three.kind,
      message: '',
      detail: null,
      technique: null,
      highlight: [],
      marks: [],
      step: null,
    });
    expect(one.marks.every(({ role, value }) => role === 'area' && value === undefined)).toBe(true);
    expect(two.marks.every(({ value }) => value === undefined)).toBe(true);
    expect(two.technique).toBe(three.step?.technique ?? null);
    expect(two.step).toBeNull();
    // Level 1 marks one house or cell, never the cells of a pattern by themselves.
    expect([0, 9]).toContain(one.highlight.length);
    if (three.cell && three.kind === 'step') {
      expect(two.message + (two.detail ?? '')).not.toMatch(
        new RegExp(`\\b${three.value}\\b.*row ${three.cell.row + 1} column ${three.cell.col + 1}`),
      );
    }
  }
});

test('level 3 never contradicts the solution @7.10', async () => {
  for (const { board, solution } of boardsOnTheWay(60)) {
    const body = await hintFor({ board: formatGrid(board), hint_level: 3 });
    const { placements = [], eliminations = [] } = body.step ?? {};
    for (const { row, col, value } of placements) {
      expect(valueAt(solution, cellAt(row, col))).toBe(value);
    }
    for (const { row, col, value } of eliminations) {
      expect(valueAt(solution, cellAt(row, col))).not.toBe(value);
    }
    if (body.cell) expect(valueAt(solution, cellAt(body.cell.row, body.cell.col))).toBe(body.value);
  }
});

/** Boards that take simple solvers minutes, and boards on which no technique applies. */
const HARD_BOARDS = [
  '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........',
  '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
  '.....6....59.....82....8....45........3........6..3.54...325..6..................',
  '.'.repeat(81),
  ...SAMPLE_PUZZLES.hard,
  ...SAMPLE_PUZZLES.beyond,
];

/** The CPU time of a reply in milliseconds: the best of three, as a machine may pause. */
async function workFor(request: object): Promise<number> {
  const tries: number[] = [];
  for (let attempt = 0; attempt < 3; attempt++) {
    const start = process.cpuUsage();
    expect([200, 422]).toContain((await ask(request)).status);
    const { user, system } = process.cpuUsage(start);
    tries.push((user + system) / 1000);
  }
  return Math.min(...tries);
}

test('no board takes more than 250 ms, however hard @11.1', async () => {
  for (const board of HARD_BOARDS) {
    for (const technique of [undefined, 'swordfish']) {
      const ms = await workFor({ board, hint_level: 3, technique });
      expect(ms, `${board} ${technique}`).toBeLessThan(250);
    }
  }
});

/** The cells of marks, each once. */
function cellsOfMarks(marks: readonly { readonly row: number; readonly col: number }[]) {
  return [...new Set(marks.map(({ row, col }) => cellAt(row, col)))].sort((a, b) => a - b);
}

test('the marks are those of the highlighted cells, and tell what they are there for', async () => {
  for (const hint_level of [1, 2, 3]) {
    const { highlight, marks, step } = await hintFor({ board: GIVENS, hint_level });
    expect(cellsOfMarks(marks)).toEqual(cellsOfMarks(highlight));
    const placed = marks.filter(({ role }) => role === 'confirm');
    expect(placed.map(({ role: _, ...each }) => each)).toEqual(step?.placements ?? []);
  }
});

describe('optional fields', () => {
  test('a technique of one’s choice @7.10', async () => {
    const body = await hintFor({ board: GIVENS, hint_level: 2, technique: 'naked-single' });
    expect(body.technique).toBe('naked-single');
    expect(body.technique_found).toBe(true);
  });

  test.each([
    ['en', /^There is no step with "Swordfish" to show on this board/],
    ['ja', /^この盤面には「ソードフィッシュ」でお見せできる手がない/],
  ])('a technique that is not there is said not to be, in %s', async (language, sentence) => {
    for (const hint_level of [1, 2, 3]) {
      const asked = { board: GIVENS, technique: 'swordfish', hint_level };
      const { technique_found, detail } = await hintFor(asked, language);
      expect(technique_found).toBe(false);
      expect(detail).toMatch(hint_level < 3 ? sentence : /"Swordfish"|「ソードフィッシュ」/);
    }
    expect(await hintFor({ board: GIVENS })).not.toHaveProperty('technique_found');
    const full = await hintFor({ board: SOLUTION, technique: 'swordfish' });
    expect(full).toMatchObject({ kind: 'complete', technique_found: false, detail: null });
  });

  test('a language', async () => {
    const named = await hintFor({ board: GIVENS, language: 'ja' });
    const accepted = await hintFor({ board: GIVENS }, 'ja');
    expect(named.message).toMatch(/[ぁ-ん]/);
    expect(accepted).toEqual(named);
  });

  test('notes: candidates that are crossed out already are not removed again', async () => {
    const example = findExample('pointing-pairs', BANK, seededRandom(SEED));
    if (!example) throw new Error('no pointing pairs in the bank');
    const { board } = example;
    const first = await hintFor({ board, hint_level: 3 });
    const gone = first.step?.eliminations ?? [];
    const isGone = (row: number, col: number, digit: number) =>
      gone.some((each) => each.row === row && each.col === col && each.value === digit);
    const notes = Object.fromEntries(
      gone.map(({ row, col }) => [
        `${row},${col}`,
        candidatesAt(board, row, col).filter((digit) => !isGone(row, col, digit)),
      ]),
    );
    const second = await hintFor({ board, hint_level: 3, notes });
    expect(second.step).not.toEqual(first.step);
  });

  test('the same request gets the same answer', async () => {
    const [one, other] = [await hintFor({ board: GIVENS }), await hintFor({ board: GIVENS })];
    expect(one).toEqual(other);
  });

  test('a full board: the hint says so', async () => {
    const { status, body } = await ask({ board: SOLUTION, hint_level: 3 });
    expect({ status, body }).toMatchObject({ status: 200, body: { kind: 'complete', step: null } });
  });
});

describe('a board without a unique solution: 422', () => {
  test.each([
    [
      'a digit twice in a row',
      `55${GIVENS.slice(2)}`,
      'conflict',
      { row: 0, col: 0, value: 5, house: 'row' },
    ],
    [
      'a digit twice in a column',
      `${GIVENS.slice(0, 72)}5${GIVENS.slice(73)}`,
      'conflict',
      { row: 0, col: 0, value: 5, house: 'column' },
    ],
    [
      'no solution',
      '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........',
      'no-solution',
      { reason: 'not-in-sight' },
    ],
    [
      'a digit without a place',
      `531${GIVENS.slice(3)}`,
      'no-solution',
      { reason: 'digit-without-place', value: 1, house: 'column', index: 7 },
    ],
    [
      'nothing on it',
      '.'.repeat(81),
      'many-solutions',
      { row: 0, col: 0, value: 1, other_value: 2 },
    ],
  ])('%s @7.11', async (_, board, code, details) => {
    const { status, body } = await ask({ board });
    expect({ status, body }).toMatchObject({ status: 422, body: { code, details } });
  });

  test('says so in the requested language', async () => {
    const { body } = await ask({ board: '.'.repeat(81), language: 'ja' });
    expect(body).toMatchObject({
      error: expect.stringContaining('この盤面には解が二つ以上あり、問題として成り立ちません。'),
    });
  });
});

describe('an invalid request: 400', () => {
  test.each([
    ['level 0', { board: GIVENS, hint_level: 0 }, 'hint_level'],
    ['level 1.5', { board: GIVENS, hint_level: 1.5 }, 'hint_level'],
    ['a level as text', { board: GIVENS, hint_level: '1' }, 'hint_level'],
    ['a note in no cell', { board: GIVENS, notes: { '0,9': [1] } }, 'notes.0,9'],
    ['a note of no digit', { board: GIVENS, notes: { '0,2': [0] } }, 'notes.0,2[0]'],
    ['too many notes', { board: GIVENS, notes: { '0,2': Array(10).fill(1) } }, 'notes.0,2'],
    ['a list of notes', { board: GIVENS, notes: [] }, 'notes'],
    ['another language', { board: GIVENS, language: 'fr' }, 'language'],
  ])('%s', async (_, sent, path) => {
    expect(await ask(sent)).toMatchObject({
      status: 400,
      body: { code: 'wrong-shape', details: { path } },
    });
  });
});

test.each([
  ['en', 'hint_level: expected one of 1, 2, 3.'],
  ['ja', 'hint_level：次のいずれかを指定してください：1, 2, 3。'],
])('a level that there is not is said to be none, in %s', async (language, error) => {
  for (const hint_level of [0, 4, '2', null]) {
    expect(await ask({ board: GIVENS, hint_level }, language)).toMatchObject({
      status: 400,
      body: { error, details: { path: 'hint_level', problem: 'not-one-of', allowed: '1, 2, 3' } },
    });
  }
});

test('an unknown technique: 404', async () => {
  expect(await ask({ board: GIVENS, technique: 'luck' })).toMatchObject({
    status: 404,
    body: { code: 'unknown-technique', details: { technique: 'luck' } },
  });
});

interface Removed {
  readonly row: number;
  readonly col: number;
  readonly value: number;
}

/** The candidates of the empty cells of a position, as the notes of a request. */
function notesOf(position: Position) {
  return Object.fromEntries(
    [...position.emptyCells].map((cell) => [
      `${rowOf(cell)},${columnOf(cell)}`,
      [...position.digitsAt(cell)],
    ]),
  );
}

/** A puzzle as far as the catalogue leads: the board, and all candidates as notes. */
function endOfTheCatalogue(puzzle: string) {
  const grid = parseGrid(puzzle);
  if (!grid.ok) throw new Error(puzzle);
  const start = Position.fromGrid(grid.value);
  const position = [...pathFrom(start)].at(-1)?.after ?? start;
  return { board: formatGrid(position.grid), notes: notesOf(position), position };
}

function solutionOf(board: string): string {
  const puzzle = parsePuzzle(board);
  if (!puzzle.ok) throw new Error(board);
  return formatGrid(puzzle.value.solution);
}

const BEYOND = SAMPLE_PUZZLES.beyond.map(endOfTheCatalogue);

describe('where the catalogue leads no further', () => {
  test('a hint has a reason all the same, and it is true @7.25', async () => {
    for (const { board, notes } of BEYOND) {
      const { step, kind, ...said } = await hintFor({ board, notes, hint_level: 3 });
      if (!step || !('texts' in step)) throw new Error(`${board}: ${kind}`);
      expect(said).toMatchObject({ technique: step.technique, technique_name: step.name });
      const solution = solutionOf(board);
      const isRight = ({ row, col, value }: Removed) =>
        solution[cellAt(row, col)] === String(value);
      expect(step.placements.every(isRight)).toBe(true);
      expect(step.eliminations.some(isRight)).toBe(false);
      expect(step.placements.length + step.eliminations.length).toBeGreaterThan(0);
      expect(step.premises).not.toEqual([]);
      expect(new Set(step.texts).size).toBe(3);
    }
  });

  test('lower levels contain nothing of the higher ones @3.15', async () => {
    for (const { board, notes } of BEYOND) {
      const [one, two, three] = await Promise.all([
        hintFor({ board, notes, hint_level: 1 }),
        hintFor({ board, notes, hint_level: 2 }),
        hintFor({ board, notes, hint_level: 3 }),
      ]);
      expect(one).toMatchObject({ kind: 'step', technique: null, detail: null, step: null });
      expect(one).not.toHaveProperty('technique_name');
      expect(one.highlight).toHaveLength(9);
      for (const { highlight, marks } of [one, two]) {
        expect(cellsOfMarks(marks)).toEqual(cellsOfMarks(highlight));
        expect(marks.every(({ value }) => value === undefined)).toBe(true);
      }
      expect(cellsOfMarks(three.marks)).toEqual(
        expect.arrayContaining(cellsOfMarks(three.highlight)),
      );
      expect(two).toMatchObject({ technique: three.technique, step: null });
      expect(two.message).toContain(two.technique_name);
      for (const { message } of [one, two, three]) expect(message).toMatch(/^[A-Z].*[.!?]$/);
    }
  });

  test('says what follows before the reason, and all of the reason after it', async () => {
    for (const { board, notes } of BEYOND) {
      for (const language of ['en', 'ja']) {
        const { message, detail, step } = await hintFor({ board, notes, hint_level: 3 }, language);
        if (!step || !('texts' in step)) throw new Error(board);
        expect(message).not.toMatch(/^(?:So|This) |これで|ですから/);
        expect(message).not.toContain('undefined');
        const reason = step.texts[2]?.replace(
          /(?:So \d goes|This rules out|これで|ですから).*$/,
          '',
        );
        expect(reason).not.toBe('');
        expect(detail).toContain(reason?.trim());
      }
    }
  });

  test.each([
    ['en', 2, /Some of your notes there are still missing\./],
    ['en', 3, /(?:These|Several) notes .*are still missing/],
    ['ja', 2, /関係するメモが、まだそろっていません。/],
    ['ja', 3, /メモには、.*がまだありません。|メモは、まだいくつも足りません。/],
  ] as const)(
    'tells what the notes lack for a step, in %s at level %d',
    async (language, level, said) => {
      let told = 0;
      for (const { board, notes } of BEYOND) {
        const { step } = await hintFor({ board, notes, hint_level: 3 });
        if (!step || !('candidates' in step)) throw new Error(board);
        const solution = solutionOf(board);
        // Without a note of what is right there, the step stays the same, and the notes don't show it any more.
        const right = step.candidates.find(
          ({ row, col, value }) => solution[cellAt(row, col)] === String(value),
        );
        if (!right) continue;
        const { row, col, value } = right;
        const place = `${row},${col}`;
        const lacking = {
          ...notes,
          [place]: (notes[place] ?? []).filter((each) => each !== value),
        };
        const { detail } = await hintFor({ board, notes: lacking, hint_level: level }, language);
        expect(detail).toMatch(said);
        told += 1;
      }
      expect(told).toBeGreaterThan(0);
    },
  );

  test('the question of level 1 is about the house that is shown', async () => {
    for (const { board, notes } of BEYOND) {
      const { message, highlight } = await hintFor({ board, notes, hint_level: 1 });
      const [first, ...others] = highlight;
      if (!first) throw new Error(message);
      const line = others.every(({ row }) => row === first.row) ? `row ${first.row + 1}` : '';
      const column = others.every(({ col }) => col === first.col) ? `column ${first.col + 1}` : '';
      expect(message.toLowerCase()).toContain(line || column || 'box');
    }
  });

  test('"core" says what there is to say without the ladder', async () => {
    for (const { board, notes } of BEYOND) {
      const body = await hintFor({ board, notes, hint_level: 3, techniques: 'core' });
      expect(['few-candidates', 'open-house', 'any-cell']).toContain(body.kind);
      expect(body).toMatchObject({ technique: null, step: null });
    }
  });

  test('notes that show a step lead on from it', async () => {
    for (const { board, notes, position } of BEYOND) {
      const first = await hintFor({ board, notes, hint_level: 3 });
      const gone = (first.step?.eliminations ?? []).flatMap(({ row, col, value }) =>
        isDigit(value) ? [{ cell: cellAt(row, col), digit: value }] : [],
      );
      if (gone.length === 0) continue;
      const shown = notesOf(position.eliminate(gone));
      expect(await hintFor({ board, notes: shown, hint_level: 3 })).not.toEqual(first);
    }
  });

  test('notes that are wrong everywhere lead to nothing false', async () => {
    for (const { board, position } of BEYOND) {
      const solution = solutionOf(board);
      const right = [...position.emptyCells].flatMap((cell) => {
        const digit = Number(solution[cell]);
        return isDigit(digit) ? [{ cell, digit }] : [];
      });
      const notes = notesOf(position.eliminate(right));
      const { step } = await hintFor({ board, notes, hint_level: 3 });
      for (const { row, col, value } of step?.eliminations ?? []) {
        expect(solution[cellAt(row, col)]).not.toBe(String(value));
      }
    }
  });
});

/** Notes as a request has them, from nine lines with a word a cell. */
function notesFrom(text: string): Record<string, number[]> {
  const words = text.trim().split(/\s+/);
  return Object.fromEntries(
    words.flatMap((word, cell) =>
      word === '-' ? [] : [[`${Math.floor(cell / 9)},${cell % 9}`, [...word].map(Number)]],
    ),
  );
}

describe('a technique of the ladder', () => {
  test('can be asked for by its id', async () => {
    const [{ board, notes } = endOfTheCatalogue(GIVENS)] = BEYOND;
    const { technique } = await hintFor({ board, notes, hint_level: 2 });
    const asked = await hintFor({ board, notes, hint_level: 2, technique });
    expect(asked).toMatchObject({ technique, technique_found: true });
    expect(await ask({ board, notes, technique, techniques: 'core' })).toMatchObject({
      status: 404,
      body: { code: 'unknown-technique' },
    });
  });

  test.each([
    ['en', /^There is no step with "BUG\+1" to show on this board/],
    ['ja', /^この盤面には「BUG\+1」でお見せできる手がない/],
  ])('that is not there is said not to be, before another hint, in %s', async (language, said) => {
    const request = { board: GIVENS, technique: 'bug-plus-one', hint_level: 3 };
    const { technique_found, detail, kind } = await hintFor(request, language);
    expect({ technique_found, kind }).toEqual({ technique_found: false, kind: 'step' });
    expect(detail).toMatch(said);
  });

  test.each([undefined, 'core', 'all'])(
    'of the course is found beside notes that it could not have made, with %s',
    async (techniques) => {
      const board =
        '.1.63...9.....23.832...567.27.36489........3..395...62.53..6...7.21.3..6146.59.83';
      // Nice loops have been at work in these: a row a line, as digits by cell.
      const notes = notesFrom(`
        458 - 78 - - 78 245 245 -
        69 69 457 47 147 - - 145 -
        - - 48 489 189 - - - 14
        - - 15 - - - - - 15
        4568 68 1458 29 29 178 1457 - 1457
        48 - - - 78 178 147 - -
        89 - - 2478 2478 - 12479 124 147
        - 89 - - 48 - 459 45 -
        - - - 27 - - 27 - -
      `);
      const request = { board, notes, techniques, technique: 'naked-pair', hint_level: 3 };
      const { technique_found, kind, step } = await hintFor(request);
      expect({ technique_found, kind }).toEqual({ technique_found: true, kind: 'step' });
      expect(step?.eliminations).toContainEqual({ row: 0, col: 0, value: 8 });
    },
  );

  test('may come first where all were asked for', async () => {
    const board = `.${SOLUTION.slice(1)}`;
    const all = await hintFor({ board, hint_level: 3, techniques: 'all' });
    expect(all).toMatchObject({ technique: 'full-house', cell: { row: 0, col: 0 }, value: 5 });
    const byDefault = await hintFor({ board, hint_level: 3 });
    expect(byDefault).toMatchObject({ technique: 'hidden-single', value: 5 });
  });
});
