import { describe, expect, test } from 'vitest';
import { toRows } from '../grid.ts';
import { puzzleFrom, unwrap } from '../testing/boards.ts';
import { PUZZLES } from '../testing/puzzles.ts';
import {
  type Problem,
  parseProblem,
  parseProblemFile,
  parseProblemIndex,
  serializeProblem,
} from './problem.ts';

const PROBLEMS: readonly Problem[] = PUZZLES.medium.map((text, index) => ({
  id: `medium-${index + 1}`,
  puzzle: puzzleFrom(text),
  techniquesRequired: ['naked-single', 'naked-pair'],
  difficulty: 'medium',
}));
const [PROBLEM] = PROBLEMS;
const RAW = JSON.parse(JSON.stringify(PROBLEM && serializeProblem(PROBLEM)));
const FILE = {
  problems: PROBLEMS.map(serializeProblem),
  count: PROBLEMS.length,
  generator: 'test',
};

/** What cannot be turned into a text, in JSON. */
const NO_TEXT = JSON.parse('{"toString":1,"valueOf":1}');

function rowsWith(row: number, change: (cells: unknown[]) => unknown): unknown[] {
  return RAW.puzzle.map((cells: unknown[], index: number) =>
    index === row ? change([...cells]) : cells,
  );
}

describe('a problem', () => {
  test('has the fields of the specification @3.10', () => {
    expect(Object.keys(RAW).sort()).toEqual([
      'difficulty',
      'id',
      'puzzle',
      'solution',
      'techniques_required',
    ]);
    expect(RAW.puzzle).toEqual(PROBLEM && toRows(PROBLEM.puzzle.givens));
  });

  test('is read back as it was written', () => {
    expect(parseProblem(RAW)).toEqual({ ok: true, value: PROBLEM });
  });

  test('may carry fields and techniques that are not known here @3.10', () => {
    const newer = { ...RAW, is_mock: true, techniques_required: ['jellyfish'] };
    expect(unwrap(parseProblem(newer)).techniquesRequired).toEqual(['jellyfish']);
  });

  test.each([
    ['null', null, '', 'is not an object'],
    ['a list', [RAW], '', 'is not an object'],
    ['a text', 'easy-0001', '', 'is not an object'],
    ['no id', { ...RAW, id: undefined }, '.id', 'is not a text'],
    ['an empty id', { ...RAW, id: '' }, '.id', 'is not a text'],
    ['a number as id', { ...RAW, id: 1 }, '.id', 'is not a text'],
    [
      'an unknown difficulty',
      { ...RAW, difficulty: 'expert' },
      '.difficulty',
      'is not a difficulty',
    ],
    [
      'a list as difficulty',
      { ...RAW, difficulty: ['easy'] },
      '.difficulty',
      'is not a difficulty',
    ],
    [
      'a text as techniques',
      { ...RAW, techniques_required: 'x-wing' },
      '.techniques_required',
      'is not a list of technique ids',
    ],
    [
      'a number among the techniques',
      { ...RAW, techniques_required: ['x-wing', 7] },
      '.techniques_required',
      'is not a list of technique ids',
    ],
    ['no puzzle', { ...RAW, puzzle: undefined }, '.puzzle', 'is not a list of rows'],
    [
      'eight rows',
      { ...RAW, puzzle: RAW.puzzle.slice(1) },
      '.puzzle',
      'has 8 entries instead of 9',
    ],
    [
      'a short row',
      { ...RAW, puzzle: rowsWith(4, (cells) => cells.slice(1)) },
      '.puzzle',
      'has 8 cells in row 5',
    ],
    [
      'a ten',
      { ...RAW, puzzle: rowsWith(2, (cells) => [10, ...cells.slice(1)]) },
      '.puzzle',
      'has "10" in row 3, column 1',
    ],
    ['no solution', { ...RAW, solution: null }, '.solution', 'is not a list of rows'],
    [
      'an unfinished solution',
      { ...RAW, solution: RAW.puzzle },
      '.solution',
      'does not solve the puzzle',
    ],
    [
      'a solution that breaks the rules',
      { ...RAW, solution: Array(9).fill([1, 2, 3, 4, 5, 6, 7, 8, 9]) },
      '.solution',
      'does not solve the puzzle',
    ],
    [
      'the solution of another puzzle',
      { ...RAW, solution: FILE.problems[1]?.solution },
      '.solution',
      'does not solve the puzzle',
    ],
  ])('is refused with its place: %s @5.7', (_, json, place, message) => {
    const error = { code: 'bad-problem', at: `here${place}`, message };
    expect(parseProblem(json, 'here')).toEqual({ ok: false, error });
  });
});

describe('a problem file', () => {
  test('is read with all of its problems @3.12', () => {
    const json = JSON.parse(JSON.stringify(FILE));
    const value = { problems: PROBLEMS, generator: 'test' };
    expect(parseProblemFile(json)).toEqual({ ok: true, value });
  });

  test('may be empty', () => {
    const json = { problems: [], count: 0, generator: 'test' };
    expect(unwrap(parseProblemFile(json)).problems).toEqual([]);
  });

  test.each([
    ['null', null],
    ['a page of HTML', '<!doctype html>'],
    ['a list of problems', FILE.problems],
    ['an object instead of the list', { ...FILE, problems: {} }],
    ['no problems', { count: 0, generator: 'test' }],
    ['no generator', { ...FILE, generator: undefined }],
  ])('is refused: %s', (_, json) => {
    const message = 'needs a list of problems and a generator';
    const error = { code: 'not-a-problem-file', at: '', message };
    expect(parseProblemFile(json)).toEqual({ ok: false, error });
  });

  test('is refused for the first bad problem, by its place in the list', () => {
    const problems = FILE.problems.map((each, index) => (index < 2 ? each : { ...each, id: 0 }));
    expect(parseProblemFile({ ...FILE, problems })).toEqual({
      ok: false,
      error: { code: 'bad-problem', at: 'problems[2].id', message: 'is not a text' },
    });
  });

  test.each([
    ['says 7', 7],
    ['says 6', '6'],
    ['is missing', undefined],
    ['says object', NO_TEXT],
  ])('is refused where its count %s instead of the number 6 @3.12', (said, count) => {
    const message = `${said}, but there are 6 problems`;
    const error = { code: 'wrong-count', at: 'count', message };
    expect(parseProblemFile({ ...FILE, count })).toEqual({ ok: false, error });
  });
});

describe('the index', () => {
  const INDEX = { total_problems: 6, by_difficulty: { easy: 1, medium: 2, hard: 3 } };

  test('is read with its counts @7.7', () => {
    const value = { totalProblems: 6, byDifficulty: { easy: 1, medium: 2, hard: 3 } };
    expect(parseProblemIndex({ ...INDEX, by_generator: { test: 6 } })).toEqual({ ok: true, value });
  });

  const withCounts = (counts: object) => ({
    ...INDEX,
    by_difficulty: { ...INDEX.by_difficulty, ...counts },
  });

  test.each([
    ['null', null],
    ['a text', 'easy'],
    ['a list', [INDEX]],
    ['no counts', { total_problems: 6 }],
    ['a difficulty without a count', withCounts({ hard: undefined })],
    ['a count as a text', withCounts({ easy: '1' })],
    ['a negative count', withCounts({ easy: -1 })],
    ['a fraction', withCounts({ easy: 1.5 })],
    ['not a number', withCounts({ easy: Number.NaN })],
  ])('is refused: %s', (_, json) => {
    const message = 'needs a count for each difficulty';
    const error = { code: 'not-an-index', at: 'by_difficulty', message };
    expect(parseProblemIndex(json)).toEqual({ ok: false, error });
  });

  test.each([
    ['7', 7],
    ['undefined', undefined],
    ['object', NO_TEXT],
  ])('is refused where its total is %s instead of the sum', (quoted, total) => {
    const message = `is ${quoted}, but the difficulties add up to 6`;
    const error = { code: 'wrong-count', at: 'total_problems', message };
    expect(parseProblemIndex({ ...INDEX, total_problems: total })).toEqual({ ok: false, error });
  });
});
