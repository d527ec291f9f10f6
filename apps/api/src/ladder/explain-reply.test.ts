import { parsePuzzle } from '@nanpure/engine';
import { LADDER, type LadderStep, solveByLogic } from '@nanpure/engine/ladder';
import { expect, test } from 'vitest';
import { GIVENS } from '../testing.ts';
import { type ExplainRequest, MAX_STEPS_LENGTH, replySteps } from './explain-reply.ts';

const puzzle = parsePuzzle(GIVENS);
if (!puzzle.ok) throw new Error(GIVENS);
const [firstStep] = solveByLogic(puzzle.value).steps;
if (!firstStep) throw new Error('a puzzle without a step');
const STEP: LadderStep = firstStep;

const REQUEST: ExplainRequest = {
  givens: puzzle.value.givens,
  techniques: LADDER.map(({ id }) => id),
  first: 0,
  limit: 10_000,
  level: 3,
  language: 'en',
};

/** The same step, as long as nets within nets are. */
function longStep(premises: number): LadderStep {
  const premise = { cell: 0, digits: [1] } as const;
  return { ...STEP, premises: Array(premises).fill(premise) };
}

const lengthOf = (steps: readonly unknown[]) =>
  steps.reduce((sum: number, step) => sum + JSON.stringify(step).length, 0);

test('a reply has as many steps as fit in it, and the next one would be too much', async () => {
  const steps = Array<LadderStep>(200).fill(longStep(100));
  const replied = await replySteps(steps, REQUEST);
  expect(replied.length).toBeLessThan(steps.length);
  expect(lengthOf(replied)).toBeLessThanOrEqual(MAX_STEPS_LENGTH);
  expect(lengthOf(await replySteps(steps.slice(0, replied.length + 1), REQUEST))).toBe(
    lengthOf(replied),
  );
  expect(lengthOf(replied) + lengthOf(replied.slice(-1))).toBeGreaterThan(MAX_STEPS_LENGTH);
});

test('a step that is too long by itself is told by itself', async () => {
  const steps = [longStep(10_000), longStep(1)];
  const [first, ...others] = await replySteps(steps, REQUEST);
  expect(lengthOf([first])).toBeGreaterThan(MAX_STEPS_LENGTH);
  expect(others).toEqual([]);
  const rest = await replySteps(steps, { ...REQUEST, first: 1 });
  expect(rest.map(({ number }) => number)).toEqual([1]);
});
