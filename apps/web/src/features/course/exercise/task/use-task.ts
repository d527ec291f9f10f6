import { stationOf } from '@nanpure/content/course';
import { useMemo, useState } from 'react';
import type { Outcome } from '../../session/outcome.ts';
import type { SessionTask } from '../../session/session-task.ts';
import { moveTask, newTask, outcomeOf, type TaskMove, type TaskState } from './task-state.ts';

/** How it stands with a task; another task begins anew. `onOutcome` hears once how it came out. */
export function useTask(task: SessionTask, onOutcome: (outcome: Outcome) => void) {
  const fresh = useMemo(
    () =>
      newTask(task.task, {
        mode: task.mode,
        station: stationOf(task.station),
        isTest: task.stage.kind === 'test',
      }),
    [task],
  );
  const [latest, setLatest] = useState<{ readonly of: SessionTask; readonly state: TaskState }>();
  const state = latest?.of === task ? latest.state : fresh;
  const move = (next: TaskMove) => {
    const after = moveTask(state, next);
    if (after === state) return;
    setLatest({ of: task, state: after });
    const outcome = outcomeOf(after);
    if (outcome && !outcomeOf(state)) onOutcome(outcome);
  };
  return { state, move };
}
