import { describe, expect, test } from 'vitest';
import { createTestApp, GIVENS, PROBLEM, SOLUTION } from '../testing.ts';

const app = createTestApp();

function post(body: string, headers: Record<string, string> = {}) {
  return app.request('/api/validate_solution', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
}

async function validate(body: unknown) {
  const response = await post(JSON.stringify(body));
  return { status: response.status, body: await response.json() };
}

/** The text with one character replaced. */
function replaced(text: string, row: number, col: number, sign: string) {
  const cell = 9 * row + col;
  return text.slice(0, cell) + sign + text.slice(cell + 1);
}

function rowsOf(text: string) {
  return Array.from({ length: 9 }, (_, row) =>
    Array.from(text.slice(9 * row, 9 * row + 9), (sign) => (sign === '.' ? 0 : Number(sign))),
  );
}

describe('a valid board', () => {
  test('the solution is valid, complete and correct, with and without a problem id @7.13', async () => {
    const expected = {
      status: 200,
      body: { valid: true, complete: true, correct: true, conflicts: [], wrong_cells: [] },
    };
    expect(await validate({ board: SOLUTION })).toEqual(expected);
    expect(await validate({ board: rowsOf(SOLUTION) })).toEqual(expected);
    expect(await validate({ board: SOLUTION, problem_id: PROBLEM.id })).toEqual(expected);
  });

  test('a board with empty cells is valid, but neither complete nor correct', async () => {
    const expected = {
      status: 200,
      body: { valid: true, complete: false, correct: false, conflicts: [], wrong_cells: [] },
    };
    expect(await validate({ board: GIVENS })).toEqual(expected);
    expect(await validate({ board: rowsOf(GIVENS), problem_id: PROBLEM.id })).toEqual(expected);
  });

  test('a repeated digit is reported in each house, with each of its cells @7.13', async () => {
    // Row 0 and box 0 then have two fives: at (0, 0), given, and at (0, 2).
    const { status, body } = await validate({ board: replaced(GIVENS, 0, 2, '5') });
    expect(status).toBe(200);
    expect(body).toEqual({
      valid: false,
      complete: false,
      correct: false,
      conflicts: [
        { row: 0, col: 0, value: 5, house: { type: 'row', index: 0 } },
        { row: 0, col: 2, value: 5, house: { type: 'row', index: 0 } },
        { row: 0, col: 0, value: 5, house: { type: 'box', index: 0 } },
        { row: 0, col: 2, value: 5, house: { type: 'box', index: 0 } },
      ],
      wrong_cells: [],
    });
  });

  test('a conflict in a column names the column', async () => {
    const { body } = await validate({ board: replaced(GIVENS, 8, 0, '5') });
    expect(body).toHaveProperty('conflicts', [
      { row: 0, col: 0, value: 5, house: { type: 'column', index: 0 } },
      { row: 8, col: 0, value: 5, house: { type: 'column', index: 0 } },
    ]);
  });

  test('cells that differ from the solution are listed when the problem is named @7.13', async () => {
    // 1 at (0, 2) breaks no rule, but the solution has a 4 there.
    const board = replaced(GIVENS, 0, 2, '1');
    const named = await validate({ board, problem_id: PROBLEM.id });
    expect(named.body).toMatchObject({ valid: true, wrong_cells: [{ row: 0, col: 2 }] });
    const unnamed = await validate({ board });
    expect(unnamed.body).toMatchObject({ valid: true, wrong_cells: [] });
  });

  test('another complete valid board is correct on its own, but not for the problem', async () => {
    // Swapping two rows of a band keeps all rules.
    const rows = rowsOf(SOLUTION);
    const board = [rows[1], rows[0], ...rows.slice(2)];
    expect((await validate({ board })).body).toMatchObject({ valid: true, correct: true });
    const named = await validate({ board, problem_id: PROBLEM.id });
    expect(named.body).toMatchObject({ valid: true, complete: true, correct: false });
    expect(named.body).toHaveProperty('wrong_cells.length', 18);
  });
});

describe('an invalid board', () => {
  test.each([
    ['80 cells', SOLUTION.slice(1), 'wrong-length', { length: 80, expected: 81 }],
    ['8 rows', rowsOf(SOLUTION).slice(1), 'wrong-length', { length: 8, expected: 9 }],
    [
      'a short row',
      rowsOf(SOLUTION).map((row, index) => (index === 4 ? row.slice(2) : row)),
      'wrong-row-length',
      { row: 4, length: 7 },
    ],
    ['a letter', replaced(GIVENS, 3, 6, 'x'), 'bad-value', { row: 3, col: 6, value: 'x' }],
    [
      'a ten',
      rowsOf(GIVENS).map((row, index) => (index === 8 ? [...row.slice(0, 8), 10] : row)),
      'bad-value',
      { row: 8, col: 8, value: '10' },
    ],
    ['an empty text', '', 'wrong-length', { length: 0, expected: 81 }],
    ['an empty list', [], 'wrong-length', { length: 0, expected: 81 }],
  ])('%s: the error says what and where @7.12', async (_, board, code, details) => {
    const { status, body } = await validate({ board });
    expect({ status, body }).toMatchObject({ status: 400, body: { code, details } });
  });

  test('the message names the place of a bad value', async () => {
    const { body } = await validate({ board: replaced(GIVENS, 3, 6, 'x') });
    expect(body).toHaveProperty(
      'error',
      'The board has "x" in row 3, column 6 (counted from 0). A cell is 1 to 9, or 0 if empty.',
    );
  });
});

describe('an invalid body', () => {
  const stringInRow = rowsOf(GIVENS).map((row, index) =>
    index === 2 ? row.map((value, col) => (col === 5 ? '7' : value)) : row,
  );

  test.each([
    ['no board', {}, 'board'],
    ['a number for a board', { board: 7 }, 'board'],
    ['null for a board', { board: null }, 'board'],
    ['a flat list of numbers', { board: Array(81).fill(0) }, 'board[0]'],
    ['a text for a number', { board: stringInRow }, 'board[2][5]'],
    ['an object in a cell', { board: [[{ toString: 1 }]] }, 'board[0][0]'],
    ['a number for an id', { board: GIVENS, problem_id: 1 }, 'problem_id'],
    ['null for an id', { board: GIVENS, problem_id: null }, 'problem_id'],
    ['an empty id', { board: GIVENS, problem_id: '' }, 'problem_id'],
    ['a long id', { board: GIVENS, problem_id: 'x'.repeat(65) }, 'problem_id'],
    ['a misspelt field', { board: GIVENS, problemId: PROBLEM.id }, ''],
    ['a list for a body', [GIVENS], ''],
    ['a text for a body', GIVENS, ''],
    ['null for a body', null, ''],
  ])('%s: 400, with the path to it', async (_, sent, path) => {
    const { status, body } = await validate(sent);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: {
        code: 'wrong-shape',
        error: expect.stringMatching(
          path === '' ? /^(The body: |There is no field)/ : /^(board|problem_id)/,
        ),
        details: { path },
      },
    });
  });

  test.each([
    ['__proto__', '{"board": "", "__proto__": {"problem_id": "easy-0001"}}'],
    ['constructor', '{"board": "", "constructor": {"prototype": {"valid": true}}}'],
  ])('%s is an unknown field like any other', async (name, json) => {
    const response = await post(json);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'wrong-shape',
      error: expect.stringContaining(name),
    });
    expect({}).not.toHaveProperty('problem_id');
  });

  test('an error’s length does not depend on the request’s', async () => {
    const { body } = await validate({ board: GIVENS, ['k'.repeat(60_000)]: 1 });
    expect(body).toMatchObject({ code: 'wrong-shape', error: expect.stringMatching(/^.{1,250}$/) });
  });
});

describe('a body that is not JSON', () => {
  test.each(['', '{', 'board=1', '{"board": 1e}', '\u0000', `${'['.repeat(30_000)}`])(
    '%j: 400',
    async (body) => {
      const response = await post(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'malformed-json' });
    },
  );

  test('deeply nested JSON is answered like any invalid body', async () => {
    const nested = '['.repeat(30_000) + ']'.repeat(30_000);
    for (const json of [nested, `{"board": ${nested}}`, `{"board": [[${nested}]]}`]) {
      const response = await post(json);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'wrong-shape' });
    }
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/json;charset="UCS-2"; v=1',
    '',
  ])('a body declared as "%s": 415 @11.12', async (type) => {
    const response = await post(JSON.stringify({ board: GIVENS }), { 'Content-Type': type });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: 'wrong-content-type' });
  });

  test.each([
    'application/json; charset=utf-8',
    'application/json;',
    'application/json ;;charset=utf-8',
    'application/json; charset="UTF8"',
    'application/json; charset=us-ascii',
    'application/json; charset=ISO-8859-1',
  ])('a body declared as "%s" is fine', async (type) => {
    const response = await post(JSON.stringify({ board: GIVENS }), { 'Content-Type': type });
    expect(response.status).toBe(200);
  });
});

describe('a body that is too large', () => {
  const tooLarge = JSON.stringify({ board: 'x'.repeat(64 * 1024) });

  test('is rejected by its declared length', async () => {
    const response = await post(tooLarge, { 'Content-Length': String(tooLarge.length) });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'too-large', details: { limit: 65_536 } });
  });

  test('is rejected while it is read, without a declared length @11.12', async () => {
    const response = await post(tooLarge);
    expect(response.status).toBe(413);
  });
});

test('an unknown problem: 404', async () => {
  const { status, body } = await validate({ board: GIVENS, problem_id: 'easy-9999' });
  expect({ status, body }).toMatchObject({
    status: 404,
    body: {
      error: 'There is no problem "easy-9999".',
      code: 'unknown-problem',
      details: { problem_id: 'easy-9999' },
    },
  });
});
