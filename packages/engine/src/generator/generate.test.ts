import { describe, expect, test, vi } from 'vitest';
import { formatGrid, isComplete, valueAt, wrongCells } from '../grid.ts';
import { CELLS } from '../houses.ts';
import { neededTechnique, rate, TECHNIQUES_OF_DIFFICULTY } from '../rating.ts';
import { TAUGHT_TECHNIQUES, type TaughtTechniqueId } from '../techniques/index.ts';
import { unwrap, withValue } from '../testing/boards.ts';
import { referenceCount } from '../testing/reference-solver.ts';
import { LONG_TEST_MS } from '../testing/trials.ts';
import { DIFFICULTIES, type Difficulty } from '../types.ts';
import { givenCount } from './dig-holes.ts';
import { type GenerateOptions, generate, generateUnrated } from './generate.ts';
import type { Symmetry } from './symmetry.ts';

function made(options: GenerateOptions) {
  return unwrap(generate(options));
}

function givensOf(options: GenerateOptions): string {
  return formatGrid(made(options).puzzle.givens);
}

/** What somebody without types may ask for. */
function generateFrom(json: string) {
  return generate(JSON.parse(json) as GenerateOptions);
}

/** Techniques rare enough to take seconds, with seeds that come to a puzzle soon. */
const LUCKY_SEEDS: Partial<Record<TaughtTechniqueId, string>> = { swordfish: 'lucky/14' };

describe('a generated puzzle', { timeout: LONG_TEST_MS }, () => {
  test.each(DIFFICULTIES)('is as %s as wanted, and has one solution', (difficulty) => {
    const { puzzle, rating } = made({ difficulty, seed: 'difficulty' });
    expect(rating.difficulty).toBe(difficulty);
    expect(rating).toEqual(rate(puzzle));
    expect(referenceCount(puzzle.givens, 2)).toBe(1);
    expect(isComplete(puzzle.solution)).toBe(true);
    expect(wrongCells(puzzle.givens, puzzle.solution)).toEqual([]);
  });

  test.each(TAUGHT_TECHNIQUES.map(({ id }) => id))('needs %s where that is wanted', (technique) => {
    const { puzzle, rating } = made({ technique, seed: LUCKY_SEEDS[technique] ?? 'technique' });
    expect(neededTechnique(puzzle)).toBe(technique);
    expect(rating.techniquesRequired.at(-1)).toBe(technique);
    expect(referenceCount(puzzle.givens, 2)).toBe(1);
  });

  test('needs a technique of its difficulty where both are named', () => {
    const { puzzle, rating } = made({ difficulty: 'medium', technique: 'hidden-pair', seed: 1 });
    expect(rating.difficulty).toBe('medium');
    expect(neededTechnique(puzzle)).toBe('hidden-pair');
  });

  test('is the same for the same seed, and another for another @17.5', () => {
    const options = { difficulty: 'hard' } as const;
    expect(givensOf({ ...options, seed: 1 })).toBe(givensOf({ ...options, seed: 1 }));
    expect(givensOf({ ...options, seed: 1 })).toBe(givensOf({ ...options, seed: '1' }));
    expect(givensOf({ ...options, seed: 1 })).not.toBe(givensOf({ ...options, seed: 2 }));
  });

  test.each([
    ['rotational', (row: number, column: number) => [8 - row, 8 - column]],
    ['left-right', (row: number, column: number) => [row, 8 - column]],
    ['diagonal', (row: number, column: number) => [column, row]],
    ['quarter-turn', (row: number, column: number) => [column, 8 - row]],
  ] as const)('has the symmetry %s if that is wanted', (symmetry, imageOf) => {
    const givens = givensOf({ symmetry, seed: 'pattern' });
    for (const cell of CELLS) {
      const [row = 0, column = 0] = imageOf(Math.floor(cell / 9), cell % 9);
      expect(givens[9 * row + column] === '.').toBe(givens[cell] === '.');
    }
  });

  test('has a pattern with a half turn if nothing else is said', () => {
    const pattern = givensOf({ seed: 3 }).replace(/\d/g, 'x');
    expect([...pattern].reverse().join('')).toBe(pattern);
  });

  test('needs every given where no symmetry is wanted', () => {
    const { givens } = made({ difficulty: 'hard', symmetry: 'none', seed: 6 }).puzzle;
    const filled = CELLS.filter((cell) => valueAt(givens, cell) !== 0);
    const counts = filled.map((cell) => referenceCount(withValue(givens, cell, 0), 2));
    expect(counts).toEqual(filled.map(() => 2));
  });

  test('keeps as many givens as wanted', () => {
    const { puzzle } = made({ symmetry: 'none', fewestGivens: 45, seed: 'many' });
    expect(givenCount(puzzle.givens)).toBe(45);
  });

  test('can be finished by logic if no difficulty is named', () => {
    for (const seed of [1, 2, 3]) expect(DIFFICULTIES).toContain(made({ seed }).rating.difficulty);
  });

  test('comes with the seed that makes it again, also where none was given', () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.25);
    const { seed, puzzle } = made({ difficulty: 'easy', fewestGivens: 36 });
    expect(seed).toBe(0.25);
    expect(givensOf({ difficulty: 'easy', fewestGivens: 36, seed })).toBe(
      formatGrid(puzzle.givens),
    );
  });

  test('comes with fewer givens when all 81 cannot have the difficulty', () => {
    const { rating } = made({ difficulty: 'medium', fewestGivens: 81, seed: 'too many' });
    expect(rating.difficulty).toBe('medium');
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('cannot have %d givens', (fewestGivens) => {
    const error = { code: 'bad-option', option: 'fewestGivens' };
    expect(generate({ fewestGivens })).toEqual({ ok: false, error });
  });
});

describe('a request that cannot be met', () => {
  test('is an error where the technique is not one of the difficulty', () => {
    for (const difficulty of DIFFICULTIES) {
      const others = DIFFICULTIES.filter((each) => each !== difficulty);
      for (const technique of others.flatMap((each) => TECHNIQUES_OF_DIFFICULTY[each])) {
        const error = { code: 'technique-of-other-difficulty', technique, difficulty };
        expect(generate({ difficulty, technique })).toEqual({ ok: false, error });
      }
    }
  });

  test('is an error at once where the technique is not among those that are to solve it', () => {
    const error = { code: 'technique-not-listed', technique: 'x-wing' };
    const request = { technique: 'x-wing', techniques: ['naked-single', 'hidden-single'] };
    for (const difficulty of [undefined, 'hard', 'easy']) {
      expect(generateFrom(JSON.stringify({ ...request, difficulty }))).toEqual({
        ok: false,
        error,
      });
    }
  });

  test('is given up at once where none of the techniques makes the difficulty', () => {
    const made = generate({ difficulty: 'hard', techniques: ['naked-single'] });
    expect(made).toEqual({ ok: false, error: { code: 'not-found', tries: 0 } });
  });

  test.each([
    ['difficulty', '{"difficulty":"beyond"}'],
    ['difficulty', '{"difficulty":null}'],
    ['technique', '{"technique":"no-such-technique"}'],
    ['technique', '{"difficulty":"hard","technique":""}'],
    ['symmetry', '{"symmetry":"toString"}'],
  ])('is an error that names the option, here the %s', (option, json) => {
    expect(generateFrom(json)).toEqual({ ok: false, error: { code: 'bad-option', option } });
  });
});

describe('a puzzle that was not rated', () => {
  test('has one solution, and the pattern and seed that were asked for', () => {
    const patterns: [Symmetry, number][] = [
      ['none', 0],
      ['rotational', 30],
    ];
    for (const [symmetry, fewestGivens] of patterns) {
      const { givens, solution } = generateUnrated({ symmetry, fewestGivens, seed: 'unrated' });
      expect(referenceCount(givens, 2)).toBe(1);
      expect(wrongCells(givens, solution)).toEqual([]);
      expect(givenCount(givens)).toBeGreaterThanOrEqual(fewestGivens);
      const again = generateUnrated({ symmetry, fewestGivens, seed: 'unrated' });
      expect(formatGrid(again.givens)).toBe(formatGrid(givens));
    }
  });

  test('may be harder than the techniques can do', () => {
    const difficulties = new Set<Difficulty | 'beyond'>();
    for (let seed = 0; seed < 20; seed++) {
      difficulties.add(rate(generateUnrated({ symmetry: 'none', seed })).difficulty);
    }
    expect(difficulties).toContain('beyond');
    expect(formatGrid(generateUnrated().givens)).not.toBe(formatGrid(generateUnrated().givens));
  });
});

describe('a list of techniques', () => {
  const singles = ['naked-single', 'hidden-single'] as const;

  test('is all that solves the puzzle', () => {
    const made = generate({ techniques: singles, seed: 1 });
    const puzzle = unwrap(made).puzzle;
    expect(rate(puzzle, { techniques: singles }).difficulty).toBe('easy');
    expect(rate(puzzle)).toEqual(unwrap(made).rating);
  });

  test('has to have one that fills cells', () => {
    expect(generate({ techniques: ['x-wing'] })).toEqual({
      ok: false,
      error: { code: 'not-found', tries: 0 },
    });
  });
});
