import { describe, expect, test } from 'vitest';
import { formatGrid } from './grid.ts';
import { CELLS } from './houses.ts';
import { checkBoard, parsePuzzle } from './puzzle.ts';
import { isSolutionOf } from './read-puzzle.ts';
import { gridFrom, gridWith, unwrap } from './testing/boards.ts';
import { cellsNamed } from './testing/notation.ts';

const FULL = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

describe('making a puzzle', () => {
  test('gives the givens and their only solution', () => {
    const puzzle = unwrap(parsePuzzle(gridFrom(PUZZLE)));
    expect(formatGrid(puzzle.givens)).toBe(PUZZLE);
    expect(formatGrid(puzzle.solution)).toBe(FULL);
  });

  test('takes a full grid as a puzzle that is solved already', () => {
    expect(unwrap(parsePuzzle(gridFrom(FULL))).solution).toEqual(gridFrom(FULL));
  });

  test('refuses a grid that breaks the rules, and says where', () => {
    expect(parsePuzzle(gridWith('r1c1=5 r1c9=5'))).toEqual({
      ok: false,
      error: {
        code: 'conflict',
        conflicts: [{ house: 0, digit: 5, cells: cellsNamed('r1c1 r1c9') }],
      },
    });
  });

  test('refuses a grid that nothing solves', () => {
    const stuck = PUZZLE.replace('53..7', '532.7');
    expect(parsePuzzle(gridFrom(stuck))).toEqual({ ok: false, error: { code: 'no-solution' } });
  });

  test('refuses a grid with more than one solution', () => {
    for (const text of ['.'.repeat(81), FULL.replace(/[12]/g, '.')]) {
      const error = { code: 'many-solutions' };
      expect(parsePuzzle(gridFrom(text))).toEqual({ ok: false, error });
    }
  });
});

describe('checking a board', () => {
  test('proves a puzzle', () => {
    expect(checkBoard(gridFrom(PUZZLE))).toEqual(parsePuzzle(gridFrom(PUZZLE)));
  });

  test('shows digits that repeat, and says where there is no solution', () => {
    const twice = gridWith('r1c1=5 r1c9=5');
    expect(checkBoard(twice)).toEqual(parsePuzzle(twice));
    const stuck = gridFrom(PUZZLE.replace('53..7', '532.7'));
    expect(checkBoard(stuck)).toEqual({ ok: false, error: { code: 'no-solution' } });
  });

  test('shows two solutions, and the cells in which they differ', () => {
    const board = gridFrom(FULL.replace(/[12]/g, '.'));
    const checked = checkBoard(board);
    if (checked.ok || checked.error.code !== 'many-solutions') throw new Error('has one solution');
    const { solutions, differingCells } = checked.error;
    const [first, second] = solutions;
    expect(first).not.toEqual(second);
    expect(differingCells).toEqual(CELLS.filter((cell) => first[cell] !== second[cell]));
    for (const solution of solutions) {
      expect(isSolutionOf(solution, board)).toBe(true);
    }
  });

  test('tells at once that fewer than 17 givens are too few', () => {
    expect(checkBoard(gridWith('r1c1=5 r2c5=6'))).toMatchObject({
      ok: false,
      error: { code: 'too-few-givens', givens: 2, fewest: 17 },
    });
  });
});
