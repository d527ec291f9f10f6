import { describe, expect, test } from 'vitest';
import { generateUnrated } from '../generator/generate.ts';
import { formatGrid } from '../grid.ts';
import { rate as rateByCourse } from '../rating.ts';
import { puzzleFrom } from '../testing/boards.ts';
import { ALL_PUZZLES, PUZZLES } from '../testing/puzzles.ts';
import { LONG_TEST_MS, SEED, TRIALS } from '../testing/trials.ts';
import { LADDER } from './ladder.ts';
import { rate, solveByLogic } from './rating.ts';

const MINIMAL = Array.from({ length: TRIALS.ladderPuzzles }, (_, index) =>
  generateUnrated({ seed: `${SEED}/ladder/${index}` }),
);
const SOME = [...ALL_PUZZLES.map(puzzleFrom), ...MINIMAL];

/** Called the hardest of their day: the ladder may end before they do. */
const HARDEST = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

describe('a puzzle by the ladder', { timeout: LONG_TEST_MS }, () => {
  test('is solved without a guess, minimal random ones too @15.3', () => {
    for (const puzzle of SOME) {
      const { solved, steps } = solveByLogic(puzzle);
      expect(solved, formatGrid(puzzle.givens)).toBe(true);
      const placed = new Map(
        steps.flatMap(({ placements }) => placements).map((p) => [p.cell, p.digit]),
      );
      expect(placed.size).toBe(puzzle.givens.filter((value) => value === 0).length);
      for (const [cell, digit] of placed) expect(puzzle.solution[cell]).toBe(digit);
    }
  });

  test('is as hard as the course says, wherever the course finishes it @15.4', () => {
    const levels = new Map<string, number>();
    for (const puzzle of SOME) {
      const { difficulty } = rateByCourse(puzzle);
      const { level } = rate(puzzle);
      levels.set(level, (levels.get(level) ?? 0) + 1);
      if (difficulty !== 'beyond') expect(level, formatGrid(puzzle.givens)).toBe(difficulty);
      else expect(['hard', 'expert', 'extreme'], formatGrid(puzzle.givens)).toContain(level);
    }
    for (const level of ['easy', 'medium', 'hard', 'expert'])
      expect([...levels.keys()]).toContain(level);
  });

  test('has the scores of its steps for its score', () => {
    for (const puzzle of SOME.slice(0, 12)) {
      const { score, counts, hardest } = rate(puzzle);
      const { steps } = solveByLogic(puzzle);
      const scoreOf = (id: string) => LADDER.find((rung) => rung.id === id)?.score ?? Number.NaN;
      expect(score).toBe(steps.reduce((sum, { technique }) => sum + scoreOf(technique), 0));
      expect(counts.reduce((sum, each) => sum + each.steps, 0)).toBe(steps.length);
      expect(hardest).toBe(counts.at(-1)?.technique);
    }
  });

  test('is beyond where the ladder ends before it does', () => {
    expect(rate(puzzleFrom(HARDEST)).level).toMatch(/^(extreme|beyond)$/);
    const [puzzle = ''] = PUZZLES.beyond;
    const { level, hardest } = rate(puzzleFrom(puzzle), { techniques: ['naked-single'] });
    expect([level, hardest]).toEqual(['beyond', undefined]);
  });

  test('is solved without what assumes one solution where that is left out @15.5', () => {
    for (const puzzle of SOME.slice(0, 40)) {
      const { steps } = solveByLogic(puzzle, { unique: false });
      expect(steps.filter(({ assumes }) => assumes)).toEqual([]);
    }
    const used = SOME.flatMap((puzzle) => solveByLogic(puzzle).steps).filter(
      ({ assumes }) => assumes,
    );
    expect(used.length).toBeGreaterThan(0);
  });
});
