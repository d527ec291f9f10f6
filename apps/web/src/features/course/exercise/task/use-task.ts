import { stationOf } from '@nanpure/content/course';
import { useMemo, useRef, useState } from 'react';
import type { Outcome } from '../../session/outcome.ts';
import type { SessionTask } from '../../session/session-task.ts';
import { moveTask, newTask, outcomeOf, type TaskMove, type TaskState } from './task-state.ts';

interface TaskAt {
  readonly of: SessionTask;
  readonly state: TaskState;
}

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
  const [shown, setShown] = useState<TaskAt>();
  // Two moves may come before one is on the screen.
  const latest = useRef<TaskAt>(undefined);
  const move = (next: TaskMove) => {
    const before = latest.current?.of === task ? latest.current.state : fresh;
    const after = moveTask(before, next);
    if (after === before) return;
    latest.current = { of: task, state: after };
    setShown(latest.current);
    const outcome = outcomeOf(after);
    if (outcome && !outcomeOf(before)) onOutcome(outcome);
  };
  return { state: shown?.of === task ? shown.state : fresh, move };
}
