import { pathTo, type StationId } from '@nanpure/content';
import { type CourseTask, loadTasks } from '@nanpure/content/course';
import type { ExerciseWriter } from '@nanpure/content/exercise';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logProblem } from '../../../lib/log.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { dueCards, nextStation } from '../memory/status.ts';
import { useCourse } from '../memory/use-course.ts';
import type { Outcome } from '../session/outcome.ts';
import { dueTasks, type Session, startReview } from '../session/session.ts';
import styles from '../station/station.module.css';
import { ReviewRun } from './ReviewRun.tsx';

type Loaded = ReadonlyMap<StationId, readonly CourseTask[]>;

/** The tasks of some stations; rejects where they can't be had. */
async function loadTasksOf(stations: readonly StationId[]): Promise<Loaded> {
  const lists = await Promise.all(
    [...new Set(stations)].map(async (id) => [id, await loadTasks(id)] as const),
  );
  return new Map(lists);
}

/** The review of what was due when the page was opened. */
function useReview() {
  const { state, change } = useCourse();
  const [session, setSession] = useState<Session>();
  const [isFailed, setIsFailed] = useState(false);
  const isBegun = useRef(false);
  useEffect(() => {
    if (!state || isBegun.current) return;
    isBegun.current = true;
    const due = dueCards(state, new Date());
    loadTasksOf(due.map(({ station }) => station)).then(
      (tasks) => {
        const tasksOf = (id: StationId) => tasks.get(id) ?? [];
        setSession(startReview(dueTasks(due, tasksOf, state, `${Date.now()}`)));
      },
      (reason: unknown) => {
        logProblem('The tasks of a review could not be loaded', reason);
        setIsFailed(true);
      },
    );
  }, [state]);
  return { state, change, session, isFailed };
}

/** Nothing to ask, or nothing more: how it went, and where to go on. */
function ReviewEnd({
  outcomes,
  next,
}: {
  readonly outcomes: readonly Outcome[];
  readonly next: StationId | undefined;
}) {
  const { t } = useTranslation(['course', 'stationPages']);
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = outcomes.length > 0;
  useEffect(() => {
    if (isDone) heading.current?.focus({ preventScroll: true });
  }, [isDone]);
  const clean = outcomes.filter((outcome) => outcome === 'clean').length;
  return (
    <section className={styles.result} data-passed={isDone || undefined}>
      <h2 ref={heading} tabIndex={-1}>
        {t(isDone ? 'review.done' : 'review.none')}
      </h2>
      <p>{isDone ? t('review.result', { clean, count: outcomes.length }) : t('review.later')}</p>
      <div className={styles.ways}>
        {next && (
          <LinkButton kind="primary" to={pathTo('station', { language, stationId: next })}>
            {t('review.start', { name: t(`stationPages:${next}.name`) })}
          </LinkButton>
        )}
        <LinkButton to={pathTo('learn', { language })}>{t('station.result.path')}</LinkButton>
      </div>
    </section>
  );
}

/** What is due today, one board after the other. */
export function ReviewView({ writer }: { readonly writer: ExerciseWriter }) {
  const { t } = useTranslation('course');
  const { state, change, session, isFailed } = useReview();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  const isEmpty = session?.deck.length === 0;
  return (
    <div className={styles.station}>
      <header className={styles.header}>
        <h1 id="title">{t('reviewTitle')}</h1>
      </header>
      {isFailed && <p role="alert">{t('review.failed')}</p>}
      {!(session || isFailed) && <Spinner />}
      {session && !isEmpty && !outcomes && (
        <ReviewRun start={session} writer={writer} change={change} onEnd={setOutcomes} />
      )}
      {state && (isEmpty || outcomes) && (
        <ReviewEnd outcomes={outcomes ?? []} next={nextStation(state)} />
      )}
    </div>
  );
}
