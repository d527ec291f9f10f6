import { useMemo, useState } from 'react';
import type { CourseState } from '../memory/course-state.ts';
import { afterAnswer } from './after-answer.ts';
import type { Outcome } from './outcome.ts';
import { answered, currentOf, type Session } from './session.ts';

/** What is asked now in a session, and what becomes of the answer, which is remembered at once. */
export function useSession(
  start: () => Session,
  change: (next: (state: CourseState) => CourseState) => void,
  onEnd: (session: Session) => void,
) {
  const [session, setSession] = useState(start);
  const [outcome, setOutcome] = useState<Outcome>();
  const task = useMemo(() => currentOf(session), [session]);
  return {
    task,
    isFirst: session.answers === 0,
    onOutcome: (came: Outcome) => {
      setOutcome(came);
      change((state) => afterAnswer(state, session, came, new Date()));
    },
    onNext: () => {
      if (!outcome) return;
      const after = answered(session, outcome);
      // The last task stays until what comes after it is there.
      if (!currentOf(after)) return onEnd(after);
      setOutcome(undefined);
      setSession(after);
    },
  };
}
