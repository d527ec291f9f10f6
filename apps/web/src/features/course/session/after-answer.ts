import { afterOutcome, afterTest } from '../memory/course-changes.ts';
import type { CourseState } from '../memory/course-state.ts';
import type { Outcome } from './outcome.ts';
import { answered, currentOf, progressOf, type Session } from './session.ts';

/**
 * What the course knows after the answer to what is asked now. With its last answer a test is decided: who closes the
 * page before they go on has it all the same.
 */
export function afterAnswer(
  state: CourseState,
  session: Session,
  outcome: Outcome,
  now: Date,
): CourseState {
  const asked = currentOf(session);
  if (!asked) return state;
  const known = afterOutcome(state, asked, outcome, now);
  const after = answered(session, outcome);
  const isDecided = asked.stage.kind === 'test' && !currentOf(after);
  return isDecided ? afterTest(known, asked.station, progressOf(after).isPassed, now) : known;
}
