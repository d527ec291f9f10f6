import {
  CELLS,
  type Cell,
  cellsOf,
  housesOf,
  peersOf,
  type TaughtTechniqueId,
} from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import { digitsByRules, plainSolutions } from '../../hints/claims/plain-solver.ts';
import { plainSteps } from '../../hints/claims/plain-steps.ts';
import type { AskCard } from './lesson.ts';
import {
  NAKED_SINGLE_BOARDS,
  NOTES_BOARDS,
  PATTERN_BOARDS,
  READING_BOARD,
  SCAN_BOARDS,
  WHICH_ONE_BOARDS,
  WHOLE_PUZZLE_BOARD,
} from './lesson-boards.ts';
import {
  answersTo,
  ask,
  candidatesOf,
  placesIn,
  sorted,
  valuesOf,
} from './testing/lesson-facts.ts';

/*
 * What the lessons show and ask is held against the plain logic of the hints' tests, which shares nothing with the
 * engine that the lessons are built with.
 */

const BOARDS = [
  ...Object.values(SCAN_BOARDS).flatMap(({ first, notOne, second }) => [first, notOne, second]),
  ...Object.values(NAKED_SINGLE_BOARDS),
].map(({ board }) => board);

const ALL_BOARDS = [
  ...BOARDS,
  ...Object.values(PATTERN_BOARDS).flatMap((boards) => Object.values(boards)),
  READING_BOARD.board,
  NOTES_BOARDS.board,
  ...Object.values(WHICH_ONE_BOARDS),
  WHOLE_PUZZLE_BOARD,
];

test.each(ALL_BOARDS)('%s has one solution', (board) => {
  expect(plainSolutions(valuesOf(board), 2)).toHaveLength(1);
});

describe.each(['boxes', 'lines'] as const)('scanning %s', (id) => {
  const { first, notOne, second } = SCAN_BOARDS[id];

  test('the first digit has one place, which is the answer; that of the other picture has two', () => {
    const places = placesIn(candidatesOf(valuesOf(first.board)), first.house, first.digit);
    expect(answersTo(ask(id, 0))).toEqual([sorted(places)]);
    expect(places).toHaveLength(1);
    const others = placesIn(candidatesOf(valuesOf(notOne.board)), notOne.house, notOne.digit);
    expect(others).toHaveLength(2);
  });

  test('every single of the second digit is accepted, and nothing else', () => {
    const notes = candidatesOf(valuesOf(second.board));
    const houses = [...Array(27).keys()].filter((house) => house >= 18 === (id === 'boxes'));
    const singles = houses.flatMap((house) => {
      const places = placesIn(notes, house, second.digit);
      return places.length === 1 ? places : [];
    });
    expect(new Set(answersTo(ask(id, 1)))).toEqual(new Set(singles.map(String)));
    expect(singles.length).toBeGreaterThan(0);
  });
});

test('the naked singles are naked singles, and the other picture is none', () => {
  const { first, notOne, second } = NAKED_SINGLE_BOARDS;
  const { question } = ask('naked-single', 0);
  const notes = candidatesOf(valuesOf(first.board));
  expect(question.asks === 'digit' && question.answer).toBe([...(notes[first.cell] ?? [])][0]);
  expect(notes[first.cell]?.size).toBe(1);
  expect(candidatesOf(valuesOf(notOne.board))[notOne.cell]?.size).toBe(2);
  const others = candidatesOf(valuesOf(second.board));
  const alone = [...cellsOf(second.house)].filter((cell) => others[cell]?.size === 1);
  expect(answersTo(ask('naked-single', 1))).toEqual(alone.map(String));
});

test('of the names to choose from, only the right one goes on', () => {
  const options: [board: string, right: TaughtTechniqueId, wrong: TaughtTechniqueId[]][] = [
    [WHICH_ONE_BOARDS.nakedPair, 'naked-pair', ['pointing-pairs', 'hidden-pair']],
    [WHICH_ONE_BOARDS.line, 'box-line-reduction', ['naked-pair', 'hidden-pair']],
    [WHOLE_PUZZLE_BOARD, 'x-wing', ['naked-pair', 'swordfish']],
  ];
  for (const [board, right, wrong] of options) {
    const notes = candidatesOf(valuesOf(board));
    expect(plainSteps(notes, right).length).toBeGreaterThan(0);
    for (const other of [...wrong, 'naked-single', 'hidden-single'] as const) {
      expect(plainSteps(notes, other)).toEqual([]);
    }
  }
});

test('all singles of the board are accepted, and only those', () => {
  const notes = candidatesOf(valuesOf(WHICH_ONE_BOARDS.singles));
  const singles = (['naked-single', 'hidden-single'] as const).flatMap((single) =>
    plainSteps(notes, single).flatMap(({ placements }) => placements.map(({ cell }) => cell)),
  );
  expect(new Set(answersTo(ask('which-one', 0)))).toEqual(new Set(singles.map(String)));
});

test('reading the board: one row has a single gap, and two digits of another fit in both its gaps', () => {
  const values = valuesOf(READING_BOARD.board);
  const gaps = (house: number) => [...cellsOf(house)].filter((cell) => values[cell] === 0);
  const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  expect(rows.filter((row) => gaps(row).length === 1)).toEqual([READING_BOARD.row]);
  const open = gaps(READING_BOARD.open).map((cell) => sorted(digitsByRules(values, cell)));
  expect(open).toHaveLength(2);
  expect(open[0]).toBe(open[1]);
  const both = CELLS.filter(
    (cell) => values[cell] === 0 && READING_BOARD.seenFrom.every((from) => peersOf(from).has(cell)),
  );
  expect(answersTo(ask('board', 2))).toEqual(both.map(String));
  expect(both.length).toBeGreaterThan(0);
});

/** What is said to a cell that is no answer. */
function wrongCell({ question }: AskCard): (cell: Cell) => string {
  if (question.asks !== 'cells') throw new Error('no cells are asked for');
  return question.wrong;
}

test('notes: the places, the notes that go, and the one that is missing', () => {
  const values = valuesOf(NOTES_BOARDS.board);
  const { box, digit } = NOTES_BOARDS;
  const places = placesIn(candidatesOf(values), box, digit);
  expect(answersTo(ask('notes', 0))).toEqual([sorted(places)]);
  expect(places).toHaveLength(2);
  const stale = ask('notes', 1);
  const [placed = 0] = stale.marks.cells;
  const [solution] = plainSolutions(values, 1);
  expect(solution?.[placed]).toBe(digit);
  const around = (cell: Cell) => housesOf(cell).some((house) => cellsOf(house).has(placed));
  const gone = CELLS.filter(
    (cell) => cell !== placed && around(cell) && digitsByRules(values, cell).includes(digit),
  );
  expect(answersTo(stale)).toEqual([sorted(gone)]);
  const missing = ask('notes', 2);
  const notes = candidatesOf(missing.board.values);
  const lacking = CELLS.filter((cell) => {
    const shown = missing.board.notes[cell] ?? [];
    return shown.length > 0 && shown.length < (notes[cell]?.size ?? 0);
  });
  expect(answersTo(missing)).toEqual([sorted(lacking)]);
  const others = CELLS.filter(
    (cell) => missing.board.values[cell] === 0 && !missing.marks.cells.includes(cell),
  );
  expect(others.map(wrongCell(missing)).filter((said) => !/marked cells/.test(said))).toEqual([]);
});
