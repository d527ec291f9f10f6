import { describe, expect, test } from 'vitest';
import { formatGrid } from './grid.ts';
import { kindOf } from './houses.ts';
import { applyStep, findSteps, HINT_ORDER } from './step.ts';
import { type StepOf, TAUGHT_TECHNIQUES } from './techniques/index.ts';
import {
  candidatesNamed,
  EMPTY_POSITION,
  positionFrom,
  positionWithCandidates,
} from './testing/boards.ts';
import { cellNamed, formatStep, formatSteps } from './testing/notation.ts';
import { samplePositions } from './testing/positions.ts';
import { slowSteps } from './testing/slow-steps.ts';
import { LONG_TEST_MS, TRIALS } from './testing/trials.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SAMPLES = samplePositions(TRIALS.comparedPositions / 10);

describe('finding steps', { timeout: LONG_TEST_MS }, () => {
  test('meets every instance of every technique once', () => {
    for (const { position, name } of SAMPLES) {
      expect(formatSteps(findSteps(position)), name).toEqual(formatSteps(slowSteps(position)));
    }
  });

  test('goes from what a person sees first to what is hardest to see', () => {
    expect(HINT_ORDER).toEqual([
      'hidden-single',
      'naked-single',
      'pointing-pairs',
      'naked-pair',
      'hidden-pair',
      'box-line-reduction',
      'x-wing',
      'swordfish',
    ]);
    for (const { position, name } of SAMPLES) {
      const ranks = [...findSteps(position)].map(({ technique }) => HINT_ORDER.indexOf(technique));
      expect(ranks, name).toEqual([...ranks].sort((a, b) => a - b));
    }
  });

  test('shows hidden singles in boxes before those in lines', () => {
    const kinds = [...findSteps(positionFrom(PUZZLE))].flatMap((step) =>
      step.technique === 'hidden-single' ? step.evidence.house.map(kindOf) : [],
    );
    const firstLine = kinds.findIndex((kind) => kind !== 'box');
    expect(firstLine).toBeGreaterThan(0);
    expect(kinds.slice(firstLine)).not.toContain('box');
  });

  test('can be limited to some techniques, in the order asked for', () => {
    for (const { position, name } of SAMPLES.slice(0, 20)) {
      const steps = [...findSteps(position, { techniques: ['x-wing', 'naked-single'] })];
      const slow = slowSteps(position);
      const wings = slow.filter(({ technique }) => technique === 'x-wing');
      const singles = slow.filter(({ technique }) => technique === 'naked-single');
      expect(formatSteps(steps.slice(0, wings.length)), name).toEqual(formatSteps(wings));
      expect(formatSteps(steps.slice(wings.length)), name).toEqual(formatSteps(singles));
    }
    expect([...findSteps(positionFrom(PUZZLE), { techniques: [] })]).toEqual([]);
  });

  test('of techniques named gives steps of these, with their own evidence', () => {
    const position = positionWithCandidates({ r1c1: '12', r1c9: '12' });
    const pairs: StepOf<'naked-pair'>[] = [...findSteps(position, { techniques: ['naked-pair'] })];
    expect(pairs.map(({ evidence }) => evidence.digits)).toEqual([[1, 2]]);
  });

  test('looks no further than it is asked to', () => {
    const steps = findSteps(positionFrom(PUZZLE));
    expect(steps.next().value?.technique).toBe('hidden-single');
    expect(steps.return(undefined).done).toBe(true);
  });

  test('finds nothing where nothing follows', () => {
    expect([...findSteps(EMPTY_POSITION)]).toEqual([]);
  });

  test('leaves the position as it was', () => {
    const position = positionFrom(PUZZLE);
    const before = formatSteps(findSteps(position));
    expect(formatSteps(findSteps(position))).toEqual(before);
    expect(formatGrid(position.grid)).toBe(PUZZLE);
  });

  test('knows every technique of the course', () => {
    expect([...HINT_ORDER].sort()).toEqual(TAUGHT_TECHNIQUES.map(({ id }) => id).sort());
  });
});

describe('applying a step', () => {
  test('places its digit', () => {
    const position = positionFrom(PUZZLE);
    const step = [...findSteps(position)].find((each) => formatStep(each).endsWith('r5c5=5'));
    const after = step && applyStep(position, step);
    expect(after?.valueAt(cellNamed('r5c5'))).toBe(5);
    expect(after?.emptyCells.size).toBe(position.emptyCells.size - 1);
  });

  test('takes its eliminations away and places nothing', () => {
    const position = positionWithCandidates({ r1c1: '12', r1c9: '12' });
    const [pair] = findSteps(position, { techniques: ['naked-pair'] });
    const after = pair && applyStep(position, pair);
    expect(after?.emptyCells.size).toBe(81);
    expect(candidatesNamed('r1c5≠1 r1c5≠2').some((each) => after?.has(each))).toBe(false);
    expect(after?.digitsAt(cellNamed('r1c5'))).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(after?.digitsAt(cellNamed('r1c1'))).toEqual([1, 2]);
    expect(after?.digitsAt(cellNamed('r2c1'))).toHaveLength(9);
  });
});
