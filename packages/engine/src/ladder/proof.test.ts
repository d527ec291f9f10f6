import { describe, expect, test } from 'vitest';
import { valueAt } from '../grid.ts';
import { seededRandom } from '../random.ts';
import { EMPTY_POSITION, keepCandidates } from '../testing/boards.ts';
import { faultOf, unproved } from '../testing/ladder/ladder-proof.ts';
import { eachSamplePosition, type Sample } from '../testing/positions.ts';
import { LONG_TEST_MS, SEED, TRIALS } from '../testing/trials.ts';
import { LADDER, type LadderTechniqueId, RUNGS } from './ladder.ts';
import type { LadderTechnique } from './model/technique.ts';
import { findPathSteps, findSteps, type LadderOptions, type LadderStep } from './steps.ts';

/* Every technique of the ladder is proved here, from its premises and the rules alone. */

/** Of some techniques there are thousands of instances in a position. */
const MOST_STEPS = 6;

function* firstSteps(
  position: Sample['position'],
  options: LadderOptions,
  isWanted: (technique: LadderStep['technique']) => boolean = () => true,
) {
  for (const { id } of LADDER) {
    if (!isWanted(id)) continue;
    let count = 0;
    for (const step of findPathSteps(position, { ...options, techniques: [id] })) {
      yield step;
      if (++count === MOST_STEPS) break;
    }
  }
}

const ALL_RUNGS: readonly LadderTechnique<LadderTechniqueId>[] = RUNGS;

/** The same of the instances in other forms. */
function* firstVariants({ position, puzzle: { givens } }: Sample) {
  for (const { id, variants } of ALL_RUNGS) {
    let count = 0;
    for (const finding of variants?.({ position, givens }) ?? []) {
      yield { technique: id, ...finding };
      if (++count === MOST_STEPS) break;
    }
  }
}

/** Steps of every technique in all their forms: so many of each at most, that none has them all. */
const MANY_STEPS = 200;

function* manySteps({ position, puzzle: { givens } }: Sample) {
  for (const { id } of LADDER) {
    let count = 0;
    for (const step of findSteps(position, { techniques: [id], givens, unique: true })) {
      yield step;
      if (++count === MANY_STEPS) break;
    }
  }
}

/** What a step concludes that isn't so. */
function contradicts({ placements, eliminations }: LadderStep, { puzzle }: Sample): boolean {
  const isRight = (each: { cell: number; digit: number }) =>
    valueAt(puzzle.solution, each.cell) === each.digit;
  return !placements.every(isRight) || eliminations.some(isRight);
}

const shown = (step: LadderStep) => `${step.technique}: ${JSON.stringify(step)}`;

describe('every step of the ladder is proved by its premises @15.2', {
  timeout: LONG_TEST_MS,
}, () => {
  test('in positions of real puzzles, where none contradicts the solution', () => {
    const found = new Map<string, number>();
    for (const sample of eachSamplePosition(TRIALS.ladderPositions)) {
      const { position, puzzle, name } = sample;
      for (const step of firstSteps(position, { givens: puzzle.givens, unique: true })) {
        found.set(step.technique, (found.get(step.technique) ?? 0) + 1);
        expect(contradicts(step, sample), `${name} ${shown(step)}`).toBe(false);
        expect(faultOf(step, position, puzzle.givens), `${name} ${shown(step)}`).toBeUndefined();
      }
    }
    expect(found.size).toBeGreaterThan(0.8 * LADDER.length);
  });

  test('in other forms and together, too', () => {
    const found = new Set<string>();
    for (const sample of eachSamplePosition(TRIALS.ladderVariants)) {
      const { position, puzzle, name } = sample;
      for (const step of firstVariants(sample)) {
        found.add(step.technique);
        expect(contradicts(step, sample), `${name} ${shown(step)}`).toBe(false);
        expect(faultOf(step, position, puzzle.givens), `${name} ${shown(step)}`).toBeUndefined();
      }
    }
    const withVariants = ALL_RUNGS.filter(({ variants }) => variants);
    expect(found.size).toBeGreaterThan(0.5 * withVariants.length);
  });

  test('and no instance contradicts the solution, however many there are of a technique', () => {
    const found = new Set<string>();
    let count = 0;
    for (const sample of eachSamplePosition(Infinity)) {
      const steps = [...manySteps(sample)];
      const wrong = steps.filter((step) => contradicts(step, sample));
      expect(wrong.map(shown), sample.name).toEqual([]);
      for (const { technique } of steps) found.add(technique);
      count += steps.length;
      if (count >= TRIALS.ladderSteps) break;
    }
    expect(found.size).toBeGreaterThan(0.5 * LADDER.length);
  });

  test('where candidates are gone at random, right ones too', () => {
    for (let index = 0; index < TRIALS.ladderPositions / 10; index++) {
      const random = seededRandom(`${SEED}/ladder/${index}`);
      const share = 0.2 + 0.5 * random();
      const position = keepCandidates(EMPTY_POSITION, () => random() < share);
      for (const step of firstSteps(position, { unique: true })) {
        expect(faultOf(step, position), `candidates ${index} ${shown(step)}`).toBeUndefined();
      }
    }
  });
});

test('the proof notices a premise that is left out @15.2', { timeout: LONG_TEST_MS }, () => {
  const noticed = new Map<string, boolean>();
  const isOpen = (technique: string) => noticed.get(technique) !== true;
  for (const { position, puzzle } of eachSamplePosition(30)) {
    for (const step of firstSteps(position, { givens: puzzle.givens, unique: true }, isOpen)) {
      const { premises, technique } = step;
      const isNeeded = premises.some(
        (one) =>
          unproved(
            step,
            premises.filter((each) => each !== one),
          ).length > 0,
      );
      noticed.set(technique, !isOpen(technique) || isNeeded);
    }
  }
  expect([...noticed].filter(([, isNeeded]) => !isNeeded)).toEqual([]);
});
