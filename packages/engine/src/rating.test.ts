import { describe, expect, test } from 'vitest';
import { formatGrid } from './grid.ts';
import { findHint } from './hints/find-hint.ts';
import { Position } from './position.ts';
import { seededRandom } from './random.ts';
import {
  logicalReach,
  neededTechnique,
  rate,
  solveByLogic,
  TECHNIQUES_OF_DIFFICULTY,
} from './rating.ts';
import { applyStep } from './step.ts';
import { TAUGHT_TECHNIQUES, TECHNIQUES } from './techniques/index.ts';
import { gridFrom, puzzleFrom } from './testing/boards.ts';
import { ofToday } from './testing/day.ts';
import { formatStep } from './testing/notation.ts';
import { ALL_PUZZLES, PUZZLES } from './testing/puzzles.ts';
import { slowSteps } from './testing/slow-steps.ts';
import { randomTransformation } from './testing/transformation.ts';
import { LONG_TEST_MS, SEED, TRIALS } from './testing/trials.ts';
import { transformGrid } from './transformation.ts';
import { DIFFICULTIES, type Difficulty } from './types.ts';

const CATALOGUE = [
  'naked-single',
  'hidden-single',
  'naked-pair',
  'hidden-pair',
  'pointing-pairs',
  'box-line-reduction',
  'x-wing',
  'swordfish',
];

/** How long it takes until the slow search by the definitions has been through every puzzle. */
const DAYS = 4;

/** The techniques that finish an easy, a medium and a hard puzzle: how many of the catalogue. */
const POOL_SIZES: Readonly<Record<Difficulty, number>> = { easy: 2, medium: 5, hard: 8 };

/** Whether the first techniques of the catalogue finish a puzzle, all of their steps taken at once. */
function isFinishedByFirst(count: number, text: string): boolean {
  const pool = CATALOGUE.slice(0, count);
  let position = Position.fromGrid(gridFrom(text));
  for (;;) {
    const steps = slowSteps(position).filter(({ technique }) => pool.includes(technique));
    if (steps.length === 0) return position.isSolved;
    position = position.eliminate(steps.flatMap(({ eliminations }) => eliminations));
    const placements = steps.flatMap((step) => step.placements);
    position = placements.reduce((after, placement) => after.place(placement), position);
  }
}

function difficultyOf(text: string): Difficulty | 'beyond' {
  const easiest = DIFFICULTIES.find((each) => isFinishedByFirst(POOL_SIZES[each], text));
  return easiest ?? 'beyond';
}

describe('the difficulty of a puzzle', { timeout: LONG_TEST_MS }, () => {
  const labelled = Object.entries(PUZZLES).flatMap(([label, texts]) =>
    texts.map((text) => [label, text] as const),
  );

  test.each(labelled)('is %s for %s', (label, text) => {
    expect(rate(puzzleFrom(text)).difficulty).toBe(label);
  });

  test('is that of the smallest pool of techniques that finishes it, in whatever order', () => {
    const texts = ofToday(ALL_PUZZLES, DAYS);
    expect(texts.map((text) => rate(puzzleFrom(text)).difficulty)).toEqual(texts.map(difficultyOf));
  });

  test('stays the same for relabelled, transposed and permuted puzzles', () => {
    for (let index = 0; index < TRIALS.ratings; index++) {
      const givens = gridFrom(ALL_PUZZLES[index % ALL_PUZZLES.length] ?? '');
      const by = randomTransformation(seededRandom(`${SEED}/rating/${index}`));
      const transformed = transformGrid(givens, by);
      expect(rate({ givens: transformed }).difficulty, formatGrid(transformed)).toBe(
        rate({ givens }).difficulty,
      );
    }
  });

  test('is easy for a puzzle that is solved already', () => {
    const givens = puzzleFrom(ALL_PUZZLES[0] ?? '').solution;
    expect(rate({ givens })).toEqual({ difficulty: 'easy', techniquesRequired: [] });
  });

  test('draws on the pools of the specification, which make up the catalogue @9.2', () => {
    expect(TECHNIQUES_OF_DIFFICULTY).toEqual({
      easy: CATALOGUE.slice(0, 2),
      medium: CATALOGUE.slice(2, 5),
      hard: CATALOGUE.slice(5),
    });
  });
});

test('every taught technique has a level: without one its puzzles would pass for easier than they are', () => {
  const ids = TAUGHT_TECHNIQUES.map(({ id }) => id);
  expect(Object.values(TECHNIQUES_OF_DIFFICULTY).flat()).toEqual(ids);
});

describe('the techniques that a puzzle requires', () => {
  test.each(ALL_PUZZLES)('are those of its path, in catalogue order: %s @3.11', (text) => {
    const puzzle = puzzleFrom(text);
    const used = solveByLogic(puzzle).steps.map((step): string => step.technique);
    expect(rate(puzzle).techniquesRequired).toEqual(CATALOGUE.filter((id) => used.includes(id)));
  });

  test('can be each of the eight', () => {
    const required = ALL_PUZZLES.flatMap((text) => rate(puzzleFrom(text)).techniquesRequired);
    expect([...new Set<string>(required)].sort()).toEqual([...CATALOGUE].sort());
  });
});

describe('the easiest-first path', { timeout: LONG_TEST_MS }, () => {
  test('takes at each moment a step of the easiest technique that has one', () => {
    for (const text of ofToday([...PUZZLES.hard, ...PUZZLES.beyond], DAYS)) {
      let position = Position.fromGrid(gridFrom(text));
      for (const step of solveByLogic({ givens: position.grid }).steps) {
        const possible = slowSteps(position);
        const easiest = CATALOGUE.find((id) => possible.some((each) => each.technique === id));
        expect(step.technique, formatStep(step)).toBe(easiest);
        expect(possible.map(formatStep)).toContain(formatStep(step));
        position = applyStep(position, step);
      }
    }
  });

  test('leads from the givens to the solution @2.30', () => {
    for (const text of [...PUZZLES.easy, ...PUZZLES.medium, ...PUZZLES.hard]) {
      const puzzle = puzzleFrom(text);
      const { solved, steps } = solveByLogic(puzzle);
      const end = steps.reduce(applyStep, Position.fromGrid(puzzle.givens));
      expect(solved).toBe(true);
      expect(formatGrid(end.grid)).toBe(formatGrid(puzzle.solution));
    }
  });

  test('ends where no technique applies, if the puzzle is beyond them', () => {
    for (const text of PUZZLES.beyond) {
      const puzzle = puzzleFrom(text);
      const { solved, steps } = solveByLogic(puzzle);
      const end = steps.reduce(applyStep, Position.fromGrid(puzzle.givens));
      expect(solved).toBe(false);
      expect(end.isSolved).toBe(false);
      expect(slowSteps(end)).toEqual([]);
    }
  });

  test('can be limited to some techniques', () => {
    const [medium = ''] = PUZZLES.medium;
    const { solved, steps } = solveByLogic(puzzleFrom(medium), { techniques: ['hidden-single'] });
    expect(solved).toBe(false);
    expect(new Set(steps.map(({ technique }) => technique))).toEqual(new Set(['hidden-single']));
    expect(solveByLogic(puzzleFrom(medium), { techniques: [] }).steps).toEqual([]);
  });
});

describe('a list of techniques', () => {
  const [hard = ''] = PUZZLES.hard;
  const singles = ['naked-single', 'hidden-single'] as const;

  test('is all that a puzzle is rated with', () => {
    expect(rate(puzzleFrom(hard), { techniques: singles }).difficulty).toBe('beyond');
    expect(rate(puzzleFrom(hard), { techniques: TECHNIQUES.map(({ id }) => id) })).toEqual(
      rate(puzzleFrom(hard)),
    );
  });

  test('is all that a puzzle may need', () => {
    expect(neededTechnique(puzzleFrom(hard), { techniques: singles })).toBeUndefined();
    expect(singles).toContain(logicalReach(puzzleFrom(hard), { techniques: singles }).hardest);
  });

  test('is all that a hint looks for', () => {
    const board = puzzleFrom(hard).givens;
    const hint = findHint(board, { techniques: ['naked-single'] });
    expect(hint.kind === 'step' ? hint.step.technique : 'naked-single').toBe('naked-single');
    expect(findHint(board, { techniques: [] }).kind).not.toBe('step');
  });
});
