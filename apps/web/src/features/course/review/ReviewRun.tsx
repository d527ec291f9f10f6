import type { ExerciseWriter } from '@nanpure/content/exercise';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskView } from '../exercise/TaskView.tsx';
import type { CourseState } from '../memory/course-state.ts';
import type { Outcome } from '../session/outcome.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';

interface ReviewRunProps {
  readonly start: Session;
  readonly writer: ExerciseWriter;
  readonly change: (next: (state: CourseState) => CourseState) => void;
  /** Hears how each task came out the first time. */
  readonly onEnd: (outcomes: readonly Outcome[]) => void;
}

/** The tasks of a review one after the other; what was shown comes back once more. */
export function ReviewRun({ start, writer, change, onEnd }: ReviewRunProps) {
  const { t } = useTranslation(['course', 'stationPages']);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const { task, isFirst, onOutcome, onNext } = useSession(
    () => start,
    change,
    () => onEnd(outcomes),
  );
  if (!task) return null;
  const keepOutcome = (outcome: Outcome) => {
    if (!task.isRepeat) setOutcomes([...outcomes, outcome]);
    onOutcome(outcome);
  };
  const number = Math.min(start.deck.length, outcomes.length + 1);
  const name = t(`stationPages:${task.station}.name`);
  return (
    <TaskView
      task={task}
      writer={writer}
      place={t('review.task', { name, number, count: start.deck.length })}
      intro={task.isRepeat ? t('station.intro.repeat') : undefined}
      isFollowing={!isFirst}
      onOutcome={keepOutcome}
      onNext={onNext}
    />
  );
}
