import { describe, expect, test } from 'vitest';
import { valueAt } from '../grid.ts';
import { CELLS } from '../houses.ts';
import type { Position } from '../position.ts';
import { seededRandom } from '../random.ts';
import { applyStep, findPatterns } from '../step.ts';
import { EMPTY_POSITION, keepCandidates } from '../testing/boards.ts';
import { formatStep, formatSteps } from '../testing/notation.ts';
import { eachSamplePosition, type Sample, samplePositions } from '../testing/positions.ts';
import { slowPatterns, slowSteps } from '../testing/slow-steps.ts';
import {
  randomTransformation,
  transformPosition,
  transformStep,
} from '../testing/transformation.ts';
import { LONG_TEST_MS, SEED, TRIALS } from '../testing/trials.ts';
import { type Step, TAUGHT_TECHNIQUES, TECHNIQUES } from './index.ts';

function allSteps(position: Position): Step[] {
  return TECHNIQUES.flatMap((technique): Step[] => [...technique.steps(position)]);
}

/** Every step of every sample for which something is wrong, as text. */
function stepsWhere(isWrong: (step: Step, sample: Sample) => boolean): string[] {
  const wrong: string[] = [];
  for (const sample of eachSamplePosition(TRIALS.positions)) {
    const steps = allSteps(sample.position).filter((step) => isWrong(step, sample));
    wrong.push(...steps.map((step) => `${sample.name} ${formatStep(step)}`));
  }
  return wrong;
}

const LIMITS = { cells: [0, 80], houses: [0, 26], digits: [1, 9] } as const;

const KINDS = new Map<string, ReadonlyMap<string, keyof typeof LIMITS>>(
  TECHNIQUES.map(({ id, roles }) => [id, new Map(Object.entries(roles))]),
);

/** Whether a part of a pattern is there under a name and with numbers that its technique allows. */
function isDeclared(id: string, role: string, items: readonly number[]): boolean {
  const kind = KINDS.get(id)?.get(role);
  if (!kind || items.length === 0) return false;
  const [least, most] = LIMITS[kind];
  return items.every((item) => Number.isInteger(item) && item >= least && item <= most);
}

describe('the table of techniques', () => {
  test('is the specification’s, in its order @3.6', () => {
    expect(TAUGHT_TECHNIQUES.map(({ order, id, difficulty }) => [order, id, difficulty])).toEqual([
      [1, 'naked-single', 'beginner'],
      [2, 'hidden-single', 'beginner'],
      [3, 'naked-pair', 'intermediate'],
      [4, 'hidden-pair', 'intermediate'],
      [5, 'pointing-pairs', 'intermediate'],
      [6, 'box-line-reduction', 'advanced'],
      [7, 'x-wing', 'advanced'],
      [8, 'swordfish', 'expert'],
    ]);
  });
});

describe('every step of every technique, over many positions', { timeout: LONG_TEST_MS }, () => {
  test('occurs often enough for this to be a proof', () => {
    const counts = new Map<string, number>(TECHNIQUES.map(({ id }) => [id, 0]));
    for (const { position } of eachSamplePosition(TRIALS.positions)) {
      for (const { technique } of allSteps(position)) {
        counts.set(technique, (counts.get(technique) ?? 0) + 1);
      }
    }
    expect(Math.min(...counts.values())).toBeGreaterThan(TRIALS.positions / 2);
  });

  test('agrees with the solution @9.23', () => {
    const contradicts = ({ placements, eliminations }: Step, { puzzle }: Sample) =>
      placements.some(({ cell, digit }) => valueAt(puzzle.solution, cell) !== digit) ||
      eliminations.some(({ cell, digit }) => valueAt(puzzle.solution, cell) === digit);
    expect(stepsWhere(contradicts)).toEqual([]);
  });

  test('concludes something, once each, that is not known yet', () => {
    const isStale = ({ placements, eliminations }: Step, { position }: Sample) => {
      const conclusions = [...placements, ...eliminations];
      const different = new Set(conclusions.map(({ cell, digit }) => 10 * cell + digit));
      return (
        conclusions.length === 0 ||
        different.size !== conclusions.length ||
        !conclusions.every((candidate) => position.has(candidate))
      );
    };
    expect(stepsWhere(isStale)).toEqual([]);
  });

  test('leaves fewer candidates when it is applied, and never a new one', () => {
    const grows = (step: Step, { position }: Sample) => {
      const after = applyStep(position, step);
      let gone = 0;
      for (const cell of CELLS) {
        const [before, left] = [position.digitsAt(cell), after.digitsAt(cell)];
        if (left.some((digit) => !before.includes(digit))) return true;
        gone += before.length - left.length;
      }
      return gone === 0;
    };
    expect(stepsWhere(grows)).toEqual([]);
  });

  test('is gone once it is applied', () => {
    const remains = (step: Step, { position }: Sample) =>
      formatSteps(allSteps(applyStep(position, step))).includes(formatStep(step));
    // Looking again after each of the many steps is slow: a part of the samples has to do.
    const wrong = samplePositions(TRIALS.comparedPositions / 20).flatMap((sample) =>
      allSteps(sample.position).filter((step) => remains(step, sample)),
    );
    expect(wrong.map(formatStep)).toEqual([]);
  });

  test('names the parts of its pattern as its technique declares them', () => {
    const misnames = ({ technique, evidence }: Step) => {
      const parts: [string, readonly number[]][] = Object.entries(evidence);
      return (
        parts.length !== KINDS.get(technique)?.size ||
        !parts.every(([role, items]) => isDeclared(technique, role, items))
      );
    };
    expect(stepsWhere(misnames)).toEqual([]);
  });

  test('is plain data, which survives JSON', () => {
    for (const { position, name } of samplePositions(100)) {
      const steps = allSteps(position);
      expect(JSON.parse(JSON.stringify(steps)), name).toStrictEqual(steps);
    }
  });
});

test('the steps are those that a slow search by the definitions finds, no more and no fewer', {
  timeout: LONG_TEST_MS,
}, () => {
  for (const { position, name } of samplePositions(TRIALS.comparedPositions)) {
    expect(formatSteps(allSteps(position)), name).toEqual(formatSteps(slowSteps(position)));
  }
});

test('the patterns, idle ones too, are those of the slow search', { timeout: LONG_TEST_MS }, () => {
  const idle = new Set<string>();
  for (const { position, name } of samplePositions(TRIALS.comparedPositions / 2)) {
    const patterns = TECHNIQUES.flatMap(({ id }) => [...findPatterns(position, id)]);
    expect(formatSteps(patterns), name).toEqual(formatSteps(slowPatterns(position)));
    for (const { technique, placements, eliminations } of patterns) {
      if (placements.length + eliminations.length === 0) idle.add(technique);
    }
  }
  expect(idle).toEqual(new Set(TECHNIQUES.slice(2).map(({ id }) => id)));
});

test('the same holds where candidates are gone at random, right ones too', {
  timeout: LONG_TEST_MS,
}, () => {
  for (let index = 0; index < TRIALS.comparedPositions / 5; index++) {
    const random = seededRandom(`${SEED}/any candidates/${index}`);
    const share = 0.2 + 0.6 * random();
    const position = keepCandidates(EMPTY_POSITION, () => random() < share);
    expect(formatSteps(allSteps(position)), `candidates ${index}`).toEqual(
      formatSteps(slowSteps(position)),
    );
  }
});

test('relabelled, transposed and permuted boards have the same steps', {
  timeout: LONG_TEST_MS,
}, () => {
  for (const { position, name, index } of eachSamplePosition(TRIALS.symmetricPositions)) {
    const by = randomTransformation(seededRandom(`${SEED}/transformation/${index}`));
    const expected = allSteps(position).map((step) => transformStep(step, by));
    expect(formatSteps(allSteps(transformPosition(position, by))), name).toEqual(
      formatSteps(expected),
    );
  }
});
