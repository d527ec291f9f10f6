import { describe, expect, test, vi } from 'vitest';
import { isComplete, makeGrid, valueAt, withValue, wrongCells } from '../grid.ts';
import { CELLS } from '../houses.ts';
import { rate } from '../rating.ts';
import { referenceCount } from '../testing/reference-solver.ts';
import { LONG_TEST_MS } from '../testing/trials.ts';
import { givenCount } from './dig.ts';
import { type GenerateOptions, generate } from './generate.ts';

function givensOf(options: GenerateOptions): string {
  return makeGrid(generate(options).puzzle.givens);
}

describe('a generated puzzle', { timeout: LONG_TEST_MS }, () => {
  // Seeds that come to a puzzle soon: how long the search takes depends on nothing else.
  test.each([
    ['easy', 'test/3'],
    ['medium', 'test/1'],
    ['hard', 'test/5'],
  ] as const)('is as %s as wanted, and has one solution', (difficulty, seed) => {
    const { puzzle, rating } = generate({ difficulty, seed });
    expect(rating.difficulty).toBe(difficulty);
    expect(rating).toEqual(rate(puzzle));
    expect(referenceCount(puzzle.givens, 2)).toBe(1);
    expect(isComplete(puzzle.solution)).toBe(true);
    expect(wrongCells(puzzle.givens, puzzle.solution)).toEqual([]);
  });

  test('is the same for the same seed, and another for another', () => {
    const options = { difficulty: 'easy', fewestGivens: 30 } as const;
    expect(givensOf({ ...options, seed: 1 })).toBe(givensOf({ ...options, seed: 1 }));
    expect(givensOf({ ...options, seed: 1 })).toBe(givensOf({ ...options, seed: '1' }));
    expect(givensOf({ ...options, seed: 1 })).not.toBe(givensOf({ ...options, seed: 2 }));
  });

  test('has a symmetric pattern if nothing else is said', () => {
    const pattern = givensOf({ difficulty: 'easy', seed: 'test/3' }).replace(/\d/g, 'x');
    expect([...pattern].reverse().join('')).toBe(pattern);
  });

  test('needs every given where no symmetry is wanted', () => {
    const { givens } = generate({ difficulty: 'easy', symmetry: 'none', seed: 'test/6' }).puzzle;
    const filled = CELLS.filter((cell) => valueAt(givens, cell) !== 0);
    const counts = filled.map((cell) => referenceCount(withValue(givens, cell, 0), 2));
    expect(counts).toEqual(filled.map(() => 2));
  });

  test('keeps as many givens as wanted', () => {
    const { puzzle } = generate({ symmetry: 'none', fewestGivens: 45, seed: 'many' });
    expect(givenCount(puzzle.givens)).toBe(45);
  });

  test('can be finished by logic if no difficulty is named', () => {
    for (const seed of [1, 2, 3]) {
      expect(['easy', 'medium', 'hard']).toContain(generate({ seed }).rating.difficulty);
    }
  });

  test('comes with the seed that makes it again, also where none was given', () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.25);
    const { seed, puzzle } = generate({ difficulty: 'easy', fewestGivens: 36 });
    expect(seed).toBe(0.25);
    expect(givensOf({ difficulty: 'easy', fewestGivens: 36, seed })).toBe(makeGrid(puzzle.givens));
  });

  test.each([81, Number.NaN])(
    'ends with the difficulty when %d givens cannot have it',
    (fewest) => {
      const { rating } = generate({ difficulty: 'medium', fewestGivens: fewest, seed: 'too many' });
      expect(rating.difficulty).toBe('medium');
    },
  );
});
