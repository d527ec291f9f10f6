import type { StationId } from '@nanpure/content';
import type { CourseTask } from '@nanpure/content/course';
import type { ExerciseWriter } from '@nanpure/content/exercise';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskView } from '../exercise/TaskView.tsx';
import { afterOutcome, afterTest } from '../memory/course-changes.ts';
import { type CourseState, EMPTY_COURSE, TEST } from '../memory/course-state.ts';
import type { Outcome } from '../session/outcome.ts';
import { answered, currentOf, progressOf, type Session, startStage } from '../session/session.ts';
import type { TaskStage } from './stages.ts';
import styles from './station.module.css';

/** How a stage came out. */
export interface StageEnd {
  readonly solved: number;
  readonly isPassed: boolean;
}

interface StageRunProps {
  readonly id: StationId;
  readonly stage: TaskStage;
  readonly tasks: readonly CourseTask[];
  readonly writer: ExerciseWriter;
  /** Undefined as long as nobody can press anything. */
  readonly state: CourseState | undefined;
  readonly change: (next: (state: CourseState) => CourseState) => void;
  /** Another run of the same stage begins with other tasks. */
  readonly seed: string;
  /** Said before the first try. */
  readonly intro: string | undefined;
  /** Whether the focus goes on from another stage. */
  readonly isFollowing: boolean;
  readonly onEnd: (end: StageEnd) => void;
}

/** A session of a stage: what is asked now, and what becomes of the answer. */
function useSession({ id, stage, tasks, state = EMPTY_COURSE, change, seed, onEnd }: StageRunProps) {
  const [session, setSession] = useState<Session>(() => startStage(stage, id, tasks, state, seed));
  const [outcome, setOutcome] = useState<Outcome>();
  const task = useMemo(() => currentOf(session), [session]);

  const conclude = (after: Session) => {
    const { solved, isPassed } = progressOf(after);
    if (stage.kind === 'test') change((before) => afterTest(before, id, isPassed, new Date()));
    onEnd({ solved, isPassed });
  };
  return {
    task,
    onOutcome: (came: Outcome) => {
      setOutcome(came);
      if (task) change((before) => afterOutcome(before, task, came, new Date()));
    },
    onNext: () => {
      if (!outcome) return;
      const after = answered(session, outcome);
      setOutcome(undefined);
      setSession(after);
      if (!currentOf(after)) conclude(after);
    },
  };
}

/** The tasks of a stage one after the other. */
export function StageRun(props: StageRunProps) {
  const { t } = useTranslation('course');
  const { stage, writer, intro, isFollowing } = props;
  const { task, onOutcome, onNext } = useSession(props);
  const [first] = useState(task);
  if (!task) return null;
  const isFirst = task === first;
  const repeat = task.isRepeat ? t('station.intro.repeat') : undefined;
  return (
    <>
      {stage.kind === 'test' && (
        <p className={styles.count}>
          {t('station.testTask', { number: task.number, count: TEST.tasks })}
        </p>
      )}
      <TaskView
        task={task}
        writer={writer}
        intro={isFirst ? intro : repeat}
        isFollowing={isFollowing || !isFirst}
        onOutcome={onOutcome}
        onNext={onNext}
      />
    </>
  );
}
