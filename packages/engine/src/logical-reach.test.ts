import { describe, expect, test } from 'vitest';
import { givenCount } from './generator/dig-holes.ts';
import {
  logicalReach,
  neededTechnique,
  rate,
  solveByLogic,
  TECHNIQUES_OF_DIFFICULTY,
} from './rating.ts';
import { TECHNIQUES } from './techniques/index.ts';
import { EMPTY_POSITION, puzzleFrom } from './testing/boards.ts';
import { ALL_PUZZLES, PUZZLES } from './testing/puzzles.ts';
import { DIFFICULTIES } from './types.ts';

const CATALOGUE = TECHNIQUES.map(({ id }) => id);

describe('the technique that a puzzle needs', () => {
  test('finishes it together with those before it, and those alone do not', () => {
    for (const puzzle of DIFFICULTIES.flatMap((difficulty) => PUZZLES[difficulty]).map(
      puzzleFrom,
    )) {
      const needed = neededTechnique(puzzle);
      const rung = needed ? CATALOGUE.indexOf(needed) : -1;
      expect(rung).toBeGreaterThanOrEqual(0);
      const isSolvedWith = (count: number) =>
        solveByLogic(puzzle, { techniques: CATALOGUE.slice(0, count) }).solved;
      expect(isSolvedWith(rung + 1)).toBe(true);
      expect(isSolvedWith(rung)).toBe(false);
    }
  });

  test('is one of those that make its difficulty', () => {
    for (const difficulty of DIFFICULTIES) {
      const needed = PUZZLES[difficulty].map((text) => neededTechnique(puzzleFrom(text)));
      expect(TECHNIQUES_OF_DIFFICULTY[difficulty]).toEqual(expect.arrayContaining(needed));
    }
  });

  test('is none where the eight are not enough, and none for a complete grid', () => {
    for (const text of PUZZLES.beyond) expect(neededTechnique(puzzleFrom(text))).toBeUndefined();
    const { solution } = puzzleFrom(ALL_PUZZLES[0] ?? '');
    expect(neededTechnique({ givens: solution })).toBeUndefined();
  });
});

describe('how far logic goes', () => {
  test('agrees with the rating, and counts what stays empty', () => {
    for (const puzzle of ALL_PUZZLES.map(puzzleFrom)) {
      const { solved, hardest, emptyCells } = logicalReach(puzzle);
      const { difficulty, techniquesRequired } = rate(puzzle);
      expect(solved).toBe(difficulty !== 'beyond');
      expect(hardest).toBe(techniquesRequired.at(-1));
      expect(emptyCells === 0).toBe(solved);
      expect(emptyCells).toBeLessThanOrEqual(81 - givenCount(puzzle.givens));
    }
  });

  test('is nowhere on a grid that says nothing', () => {
    expect(logicalReach({ givens: EMPTY_POSITION.grid })).toEqual({
      solved: false,
      hardest: undefined,
      emptyCells: 81,
    });
  });
});
