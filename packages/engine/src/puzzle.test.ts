import { describe, expect, test } from 'vitest';
import { formatGrid } from './grid.ts';
import { parsePuzzle } from './puzzle.ts';
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
