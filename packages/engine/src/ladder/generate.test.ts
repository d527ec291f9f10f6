import { describe, expect, test } from 'vitest';
import { formatGrid } from '../grid.ts';
import { unwrap } from '../testing/boards.ts';
import { referenceCount } from '../testing/reference-solver.ts';
import { LONG_TEST_MS } from '../testing/trials.ts';
import { generate, type LadderGenerateOptions } from './generate.ts';
import type { LadderTechniqueId } from './ladder.ts';
import type { LadderLevel } from './model/technique.ts';
import { rate, solveByLogic } from './rating.ts';

const made = (options: LadderGenerateOptions) => unwrap(generate(options));

describe('a puzzle made for the ladder @15.9', { timeout: LONG_TEST_MS }, () => {
  test.each<LadderLevel>(['easy', 'medium', 'hard', 'expert'])('is as %s as wanted', (level) => {
    const { puzzle, rating } = made({ level, seed: 'level' });
    expect(rating.level).toBe(level);
    expect(rating).toEqual(rate(puzzle));
    expect(referenceCount(puzzle.givens, 2)).toBe(1);
  });

  test.each<LadderTechniqueId>(['full-house', 'naked-triple', 'xy-wing', 'unique-rectangle-1'])(
    'takes %s on its easiest way',
    (technique) => {
      const { puzzle } = made({ technique, seed: 'technique' });
      const { solved, steps } = solveByLogic(puzzle);
      expect(solved).toBe(true);
      expect(steps.map((step) => step.technique)).toContain(technique);
    },
  );

  test('needs nothing harder where the level is wanted, too', () => {
    const { rating } = made({ technique: 'skyscraper', level: 'hard', seed: 'both' });
    expect(rating.hardest).toBe('skyscraper');
  });

  test('is the same for the same seed, and another for another', () => {
    const givens = (seed: number) => formatGrid(made({ level: 'hard', seed }).puzzle.givens);
    expect(givens(1)).toBe(givens(1));
    expect(givens(1)).not.toBe(givens(2));
  });

  test('is not looked for any more once that is cancelled', () => {
    let asked = 0;
    const isCancelled = () => asked++ === 3;
    const nothing = generate({ technique: 'death-blossom', seed: 1, isCancelled });
    expect(nothing).toEqual({ ok: false, error: { code: 'not-found', tries: 3 } });
    const options = { level: 'hard', seed: 1 } as const;
    expect(generate({ ...options, isCancelled: () => false })).toEqual(generate(options));
  });

  test.each<[string, unknown]>([
    ['{"isCancelled":true}', { code: 'bad-option', option: 'isCancelled' }],
    ['{"level":"beyond"}', { code: 'bad-option', option: 'level' }],
    ['{"technique":"y-wing"}', { code: 'bad-option', option: 'technique' }],
    ['{"techniques":["x-wing",1]}', { code: 'bad-option', option: 'techniques' }],
    ['{"seed":{}}', { code: 'bad-option', option: 'seed' }],
    ['{"difficulty":"hard"}', { code: 'unknown-option', option: 'difficulty' }],
    [
      '{"technique":"x-wing","techniques":["naked-single"]}',
      { code: 'technique-not-listed', technique: 'x-wing' },
    ],
    [
      '{"technique":"x-wing","level":"easy"}',
      { code: 'technique-of-other-level', technique: 'x-wing', level: 'easy' },
    ],
    ['{"techniques":["x-wing"]}', { code: 'not-found', tries: 0 }],
    ['{"techniques":[]}', { code: 'not-found', tries: 0 }],
  ])('is refused for %s', (json, error) => {
    expect(generate(JSON.parse(json) as LadderGenerateOptions)).toEqual({ ok: false, error });
  });
});
