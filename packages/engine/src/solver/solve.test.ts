import { describe, expect, test } from 'vitest';
import { conflicts, formatGrid, isComplete, wrongCells } from '../grid.ts';
import { gridFrom, gridWith } from '../testing/boards.ts';
import { ALL_PUZZLES } from '../testing/puzzles.ts';
import { countSolutions, solutions, solve } from './solve.ts';

const FULL = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const EMPTY = '.'.repeat(81);
const EVERY = Number.POSITIVE_INFINITY;

/** The full grid without some of its cells. */
function fullWithout(isGone: (row: number, column: number) => boolean): string {
  const left = [...FULL].map((digit, cell) =>
    isGone(Math.floor(cell / 9), cell % 9) ? '.' : digit,
  );
  return left.join('');
}

describe('the number of solutions', () => {
  test('of a full grid without its digits 1 to 3 is 18', () => {
    expect(countSolutions(FULL.replace(/[1-3]/g, '.'), EVERY)).toBe(18);
  });

  test('of a full grid without its digits 1 to 4 is 1,584', () => {
    expect(countSolutions(FULL.replace(/[1-4]/g, '.'), EVERY)).toBe(1584);
  });

  test('of a full grid without its boxes 1, 2, 4 and 5 is 2,586', () => {
    expect(
      countSolutions(
        fullWithout((row, column) => row < 6 && column < 6),
        EVERY,
      ),
    ).toBe(2586);
  });

  test('of a full grid without its top band is 144', () => {
    expect(
      countSolutions(
        fullWithout((row) => row < 3),
        EVERY,
      ),
    ).toBe(144);
  });

  test('is counted up to the limit, two if none is named', () => {
    const many = FULL.replace(/[1-3]/g, '.');
    expect(countSolutions(many)).toBe(2);
    expect([0, 1, 2, 17, 18, 19].map((limit) => countSolutions(many, limit))).toEqual([
      0, 1, 2, 17, 18, 18,
    ]);
    expect(countSolutions(EMPTY, 100)).toBe(100);
  });

  test('is one for a puzzle, and for a full grid that keeps the rules', () => {
    expect(ALL_PUZZLES.map((text) => countSolutions(text))).toEqual(ALL_PUZZLES.map(() => 1));
    expect(countSolutions(FULL)).toBe(1);
  });

  test.each([
    ['two equal digits share a house', 'r1c1=5 r1c9=5'],
    ['a cell has no digit left', 'r1c4=1 r1c5=2 r1c6=3 r4c1=4 r5c1=5 r6c1=6 r2c2=7 r2c3=9 r3c3=8'],
    ['a digit has no place left in a box', 'r1c7=1 r2c4=1 r4c1=1 r3c2=2 r3c3=3'],
  ])('is none where %s', (_, placements) => {
    expect(countSolutions(gridWith(placements))).toBe(0);
  });

  test('is none where it takes a search to see it', () => {
    const text = PUZZLE.replace('53..7', '532.7');
    expect(conflicts(gridFrom(text))).toEqual([]);
    expect(countSolutions(text)).toBe(0);
  });

  test('is none where a full grid breaks the rules', () => {
    expect(countSolutions(`${FULL.slice(0, 80)}1`)).toBe(0);
  });

  test('is one for a puzzle made to defeat searches in reading order', () => {
    const killer =
      '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
    expect(countSolutions(killer)).toBe(1);
  });

  test('is none for a board whose fault lies deep', () => {
    const killer =
      '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........';
    expect(countSolutions(killer)).toBe(0);
  });
});

describe('solving', () => {
  test('fills in the solution of a puzzle', () => {
    const solution = solve(PUZZLE);
    expect(solution && formatGrid(solution)).toBe(FULL);
    expect(solve(gridFrom(PUZZLE))).toEqual(solution);
  });

  test('keeps what stands there, and the rules, where many solutions fit', () => {
    for (const text of [EMPTY, `1${EMPTY.slice(1)}`, FULL.replace(/[1-5]/g, '.')]) {
      const solution = solve(text) ?? gridFrom(EMPTY);
      expect(isComplete(solution)).toBe(true);
      expect(conflicts(solution)).toEqual([]);
      expect(wrongCells(gridFrom(text), solution)).toEqual([]);
    }
  });

  test('leaves the grid that it was given as it was', () => {
    const grid = gridFrom(PUZZLE);
    solve(grid);
    expect(formatGrid(grid)).toBe(PUZZLE);
  });

  test.each(['', 'x', FULL.slice(1), `${FULL}1`, `x${FULL.slice(1)}`, '🙂'.repeat(81)])(
    'finds nothing in %j, which is no grid',
    (text) => {
      expect(solve(text)).toBeUndefined();
      expect(countSolutions(text)).toBe(0);
      expect(solutions(text, 2)).toEqual([]);
    },
  );

  test('finds nothing where any one sign is wrong, or only looks like a digit in part', () => {
    // The code of the second is that of `1` and 256 more.
    for (const sign of ['x', 'ı']) {
      const texts = [...FULL].map((_, cell) => FULL.slice(0, cell) + sign + FULL.slice(cell + 1));
      expect(texts.filter((text) => countSolutions(text) !== 0)).toEqual([]);
    }
  });

  test('takes every sign for an empty cell, and a text that is laid out in lines', () => {
    const lines = PUZZLE.match(/.{9}/g) ?? [];
    for (const text of [...'.0_*'].map((sign) => PUZZLE.replaceAll('.', sign))) {
      expect(solutions(text, 2).map(formatGrid), text).toEqual([FULL]);
    }
    expect(solve(EMPTY)).toBeDefined();
    expect(solutions(lines.join('\n'), 2).map(formatGrid)).toEqual([FULL]);
  });

  test('lists solutions that differ, as many as there are up to the limit', () => {
    const grids = solutions(FULL.replace(/[1-3]/g, '.'), 100).map(formatGrid);
    expect(new Set(grids).size).toBe(18);
    expect(grids).toContain(FULL);
    expect(solutions(PUZZLE, 5).map(formatGrid)).toEqual([FULL]);
    expect(solutions(PUZZLE, 0)).toEqual([]);
  });
});
