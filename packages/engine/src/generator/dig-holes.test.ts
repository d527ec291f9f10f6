import { describe, expect, test } from 'vitest';
import { formatGrid, type Grid, valueAt, wrongCells } from '../grid.ts';
import { CELLS } from '../houses.ts';
import { seededRandom } from '../random.ts';
import { gridFrom, withValue } from '../testing/boards.ts';
import { referenceCount } from '../testing/reference-solver.ts';
import { digHoles, givenCount, neighbourPuzzle, type Pattern } from './dig-holes.ts';
import { orbits, SYMMETRIES, type Symmetry } from './symmetry.ts';

const SOLUTION = gridFrom(
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
);
const MINIMAL: Pattern = { symmetry: 'none', fewestGivens: 0 };

function puzzleDug(pattern: Pattern, seed: string): Grid {
  return digHoles(SOLUTION, pattern, seededRandom(seed));
}

/** How many solutions there are without each of the givens: more than one where all are needed. */
function countsWithoutEach(givens: Grid): number[] {
  return CELLS.filter((cell) => valueAt(givens, cell) !== 0).map((cell) =>
    referenceCount(withValue(givens, cell, 0), 2),
  );
}

/** Whether each group of cells is all filled or all empty. */
function keeps(symmetry: Symmetry, givens: Grid): boolean {
  return orbits(symmetry).every(
    (cells) => new Set(cells.map((cell) => valueAt(givens, cell) === 0)).size === 1,
  );
}

describe('digging holes into a solution', () => {
  test('leaves a puzzle with this one solution, in the pattern that was asked for', () => {
    for (const symmetry of SYMMETRIES) {
      const givens = puzzleDug({ symmetry, fewestGivens: 0 }, `dig ${symmetry}`);
      expect(wrongCells(givens, SOLUTION), symmetry).toEqual([]);
      expect(referenceCount(givens, 2), symmetry).toBe(1);
      expect(keeps(symmetry, givens), symmetry).toBe(true);
      expect(givenCount(givens), symmetry).toBeLessThan(52);
    }
  });

  test('goes on until every given is needed, where no symmetry is kept', () => {
    const counts = countsWithoutEach(puzzleDug(MINIMAL, 'minimal'));
    expect(counts.length).toBeLessThan(32);
    expect(counts).toEqual(counts.map(() => 2));
  });

  test('stops at the fewest givens asked for', () => {
    const count = (fewestGivens: number, symmetry: Symmetry) =>
      givenCount(puzzleDug({ symmetry, fewestGivens }, 'fewest'));
    expect(count(81, 'none')).toBe(81);
    expect(count(50, 'none')).toBe(50);
    expect([40, 41]).toContain(count(40, 'rotational'));
  });

  test('counts the filled cells of a grid', () => {
    expect(givenCount(SOLUTION)).toBe(81);
    expect(givenCount(gridFrom(`12${'.'.repeat(79)}`))).toBe(2);
  });
});

describe('varying a puzzle', () => {
  test('keeps solution, symmetry and most givens, and leaves one solution', () => {
    for (const symmetry of SYMMETRIES) {
      const pattern = { symmetry, fewestGivens: 0 };
      const puzzle = { givens: puzzleDug(pattern, symmetry), solution: SOLUTION };
      const { givens, solution } = neighbourPuzzle(
        puzzle,
        pattern,
        seededRandom(`vary ${symmetry}`),
      );
      expect(formatGrid(solution)).toBe(formatGrid(SOLUTION));
      expect(formatGrid(givens), symmetry).not.toBe(formatGrid(puzzle.givens));
      expect(wrongCells(givens, SOLUTION), symmetry).toEqual([]);
      expect(referenceCount(givens, 2), symmetry).toBe(1);
      expect(keeps(symmetry, givens), symmetry).toBe(true);
    }
  });

  test('keeps a minimal puzzle minimal, and changes few of its givens', () => {
    const puzzle = { givens: puzzleDug(MINIMAL, 'few'), solution: SOLUTION };
    for (let seed = 0; seed < 10; seed++) {
      const { givens } = neighbourPuzzle(puzzle, MINIMAL, seededRandom(seed));
      const counts = countsWithoutEach(givens);
      expect(counts).toEqual(counts.map(() => 2));
      const kept = CELLS.filter(
        (cell) => valueAt(givens, cell) !== 0 && valueAt(puzzle.givens, cell) !== 0,
      );
      expect(kept.length).toBeGreaterThan(givenCount(puzzle.givens) / 2);
    }
  });

  test('takes no more givens away than asked for', () => {
    const pattern = { symmetry: 'none', fewestGivens: 45 } as const;
    const puzzle = { givens: puzzleDug(pattern, 'many'), solution: SOLUTION };
    expect(givenCount(neighbourPuzzle(puzzle, pattern, seededRandom('many')).givens)).toBe(45);
  });

  test('leaves a complete grid complete where nothing may go', () => {
    const pattern = { symmetry: 'none', fewestGivens: 81 } as const;
    const puzzle = neighbourPuzzle(
      { givens: SOLUTION, solution: SOLUTION },
      pattern,
      seededRandom('full'),
    );
    expect(givenCount(puzzle.givens)).toBeGreaterThan(79);
  });
});
