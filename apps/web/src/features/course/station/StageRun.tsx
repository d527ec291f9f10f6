import type { StationId } from '@nanpure/content';
import type { CourseTask } from '@nanpure/content/course';
import type { ExerciseWriter } from '@nanpure/content/exercise';
import { useTranslation } from 'react-i18next';
import { TaskView } from '../exercise/TaskView.tsx';
import { type CourseState, EMPTY_COURSE, TEST } from '../memory/course-state.ts';
import { progressOf, type Session, startRepeats, startStage } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import type { TaskStage } from './stages.ts';

/** How a stage came out. */
export interface StageEnd {
  readonly solved: number;
  readonly isPassed: boolean;
  /** What was not right in a test, once more with help; undefined where there is nothing. */
  readonly repeats: Session | undefined;
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
  /** To go on with, where it isn't the stage that begins. */
  readonly session: Session | undefined;
  /** Said before the first try. */
  readonly intro: string | undefined;
  /** Whether the focus goes on from another stage. */
  readonly isFollowing: boolean;
  readonly onEnd: (end: StageEnd) => void;
}

/** The tasks of a stage one after the other. */
export function StageRun(props: StageRunProps) {
  const { t } = useTranslation('course');
  const { id, stage, tasks, writer, state = EMPTY_COURSE, change, seed, session, intro } = props;
  const { isFollowing, onEnd } = props;
  const { task, isFirst, onOutcome, onNext } = useSession(
    () => session ?? startStage(stage, id, tasks, state, seed),
    change,
    (over) => {
      const { solved, isPassed } = progressOf(over);
      onEnd({ solved, isPassed, repeats: startRepeats(over) });
    },
  );
  if (!task) return null;
  const repeat = task.isRepeat ? t('station.intro.repeat') : undefined;
  const count = TEST.tasks;
  const place =
    stage.kind === 'test' ? t('station.testTask', { number: task.number, count }) : undefined;
  return (
    <TaskView
      task={task}
      writer={writer}
      place={place}
      intro={repeat ?? (isFirst ? intro : undefined)}
      isFollowing={isFollowing || !isFirst}
      onOutcome={onOutcome}
      onNext={onNext}
    />
  );
}
