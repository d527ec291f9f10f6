import { expect, it } from 'vitest';
import { EMPTY_COURSE, recordOf } from '../memory/course-state.ts';
import { someTasks } from '../testing/course-tasks.ts';
import { afterAnswer } from './after-answer.ts';
import type { Outcome } from './outcome.ts';
import { answered, startStage } from './session.ts';

const NOW = new Date(2026, 2, 3, 12);

/** When the station is mastered after each answer of its test, which nobody leads on from. */
function masteredAfter(outcomes: readonly Outcome[]) {
  let session = startStage({ kind: 'test' }, 'x-wing', someTasks(8, 4), EMPTY_COURSE, 'seed');
  let state = EMPTY_COURSE;
  return outcomes.map((outcome) => {
    state = afterAnswer(state, session, outcome, NOW);
    session = answered(session, outcome);
    return recordOf(state, 'x-wing').masteredOn;
  });
}

it('knows that a test is passed with its last answer, and not before', () => {
  expect(masteredAfter(['clean', 'clean', 'clean', 'clean', 'shown'])).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    '2026-03-03',
  ]);
});

it('knows nothing of a test that is not passed', () => {
  expect(masteredAfter(['clean', 'shown', 'clean', 'shown', 'clean']).at(-1)).toBeUndefined();
});
