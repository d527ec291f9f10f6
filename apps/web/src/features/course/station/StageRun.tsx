import type { ExerciseWriter } from '@nanpure/content/exercise';
import { useTranslation } from 'react-i18next';
import { TaskView } from '../exercise/TaskView.tsx';
import { type CourseState, TEST } from '../memory/course-state.ts';
import { progressOf, type Session, startRepeats } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';

/** How a stage came out. */
export interface StageEnd {
  readonly solved: number;
  readonly isPassed: boolean;
  /** Once more what was not right in a test, if anything was not. */
  readonly repeats: Session | undefined;
}

interface StageRunProps {
  /** Its tasks, which are chosen once. */
  readonly start: () => Session;
  readonly writer: ExerciseWriter;
  readonly change: (next: (state: CourseState) => CourseState) => void;
  /** Said before the first try. */
  readonly intro: string | undefined;
  /** Whether the focus goes on from another stage. */
  readonly isFollowing: boolean;
  readonly onEnd: (end: StageEnd) => void;
}

/** The tasks of a stage one after the other. */
export function StageRun(props: StageRunProps) {
  const { t } = useTranslation('course');
  const { start, writer, change, intro, isFollowing, onEnd } = props;
  const { task, isFirst, onOutcome, onNext } = useSession(start, change, (session) => {
    const { solved, isPassed } = progressOf(session);
    onEnd({ solved, isPassed, repeats: startRepeats(session) });
  });
  if (!task) return null;
  const repeat = task.isRepeat ? t('station.intro.repeat') : undefined;
  const count = TEST.tasks;
  const place =
    task.stage.kind === 'test' ? t('station.testTask', { number: task.number, count }) : undefined;
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
