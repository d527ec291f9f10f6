import { CELLS, cellAt, columnOf, isDigit, peersOf, rowOf, seededRandom } from '@nanpure/engine';
import { expect, test } from 'vitest';
import { createTestApp, GIVENS, postJson, SOLUTION } from '../testing.ts';
import { CandidatesReplySchema } from './candidates.ts';

const SEED = 20_261_123;
const app = createTestApp();

const ask = (request: object) => postJson(app, '/api/v1/candidates', request, 'en');

async function candidatesFor(request: object) {
  const { status, body } = await ask(request);
  expect({ status, body }).toMatchObject({ status: 200 });
  return CandidatesReplySchema.parse(body);
}

/** By the rule alone: the digits that no peer of an empty cell has. */
function expectedFor(board: string): Record<string, number[]> {
  const empty = CELLS.filter((cell) => board[cell] === '.');
  const digitsAt = (cell: number) => {
    const taken = new Set([...peersOf(cell)].map((peer) => Number(board[peer])));
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !taken.has(digit));
  };
  return Object.fromEntries(
    empty.map((cell) => [`${rowOf(cell)},${columnOf(cell)}`, digitsAt(cell)]),
  );
}

test('of any board are what the rules leave @7.34', async () => {
  const random = seededRandom(SEED);
  const filled = [0, 0.2, 0.5, 0.9, 1].map((share) =>
    [...SOLUTION].map((digit) => (random() < share ? digit : '.')).join(''),
  );
  for (const board of [GIVENS, `55${GIVENS.slice(2)}`, `531${GIVENS.slice(3)}`, ...filled]) {
    expect(await candidatesFor({ board })).toEqual({
      candidates: expectedFor(board),
      wrong_notes: [],
      missing_notes: [],
    });
  }
});

test('with notes are those that are noted, and those of cells without notes', async () => {
  const { candidates } = await candidatesFor({ board: GIVENS });
  const [first = 0] = candidates['0,2'] ?? [];
  const right = Number(SOLUTION[cellAt(0, 2)]);
  const notes = { '0,2': [...new Set([first, right])], '0,3': [] };
  expect(await candidatesFor({ board: GIVENS, notes })).toEqual({
    candidates: { ...candidates, '0,2': notes['0,2'].sort() },
    wrong_notes: [],
    missing_notes: [],
  });
});

test('can be sent again as notes', async () => {
  const { candidates } = await candidatesFor({ board: GIVENS });
  expect((await candidatesFor({ board: GIVENS, notes: candidates })).candidates).toEqual(
    candidates,
  );
});

test('say what is wrong with the notes, and keep what goes into a cell', async () => {
  const { candidates } = await candidatesFor({ board: GIVENS });
  const value = Number(SOLUTION[cellAt(0, 2)]);
  const others = (candidates['0,2'] ?? []).filter((digit) => digit !== value);
  expect(isDigit(value)).toBe(true);
  const reply = await candidatesFor({ board: GIVENS, notes: { '0,2': [...others, 5] } });
  expect(reply).toMatchObject({
    wrong_notes: [{ row: 0, col: 2, value: 5 }],
    missing_notes: [{ row: 0, col: 2, value }],
  });
  expect(reply.candidates).toEqual(candidates);
});

test('a note in a cell that has another digit is wrong', async () => {
  const notes = { '0,0': [1, 5], '0,2': [9, 4] };
  expect(GIVENS.slice(0, 3)).toBe('53.');
  expect((await candidatesFor({ board: GIVENS, notes })).wrong_notes).toEqual([
    { row: 0, col: 0, value: 1 },
    { row: 0, col: 2, value: 9 },
  ]);
});

test('notes that can all not go into their cell tell nothing of what goes there', async () => {
  const { candidates } = await candidatesFor({ board: GIVENS });
  const notes = Object.fromEntries(
    Object.entries(candidates).map(([place, digits]) => [
      place,
      [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !digits.includes(digit)).slice(0, 1),
    ]),
  );
  const reply = await candidatesFor({ board: GIVENS, notes });
  expect(reply.candidates).toEqual(candidates);
  expect(reply.missing_notes).toEqual([]);
  expect(reply.wrong_notes).toHaveLength(Object.keys(candidates).length);
});

test('notes of a board without a single solution are taken as they are', async () => {
  const board = `531${GIVENS.slice(3)}`;
  const { candidates, missing_notes } = await candidatesFor({ board, notes: { '0,3': [6] } });
  expect(candidates['0,3']).toEqual([6]);
  expect(missing_notes).toEqual([]);
});

test.each([
  ['a short board', { board: GIVENS.slice(1) }, 'wrong-length'],
  ['a note in no cell', { board: GIVENS, notes: { '9,0': [1] } }, 'wrong-shape'],
  ['an unknown field', { board: GIVENS, digits: [] }, 'wrong-shape'],
])('%s: 400', async (_, request, code) => {
  expect(await ask(request)).toMatchObject({ status: 400, body: { code } });
});
