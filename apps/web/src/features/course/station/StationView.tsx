import type { StationId } from '@nanpure/content';
import type { CourseTask } from '@nanpure/content/course';
import type { ExerciseWriter } from '@nanpure/content/exercise';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { afterLesson } from '../memory/course-changes.ts';
import { EMPTY_COURSE, recordOf } from '../memory/course-state.ts';
import { useCourse } from '../memory/use-course.ts';
import { type Session, startStage } from '../session/session.ts';
import { type StageEnd, StageRun } from './StageRun.tsx';
import { StageTabs } from './StageTabs.tsx';
import { firstStage, type StageName, stageAfter, stageIn, tasksOfStage } from './stages.ts';
import styles from './station.module.css';
import { TestResult } from './TestResult.tsx';
import { WholePuzzle } from './WholePuzzle.tsx';

interface StationViewProps {
  readonly id: StationId;
  readonly tasks: readonly CourseTask[];
  readonly writer: ExerciseWriter;
  /** The lesson; `onDone` leads from it to the tasks. */
  readonly renderLesson: (onDone: () => void) => ReactNode;
  /** The path of the game that the learner came from. */
  readonly backToGame?: string | undefined;
}

/** Where one is: a stage, and how often one was begun. What belongs to one place is not shown at another. */
type Place = `${StageName} ${number}`;

/** The count in what the address's entry in the history keeps; 0 where it keeps none. */
function runIn(state: unknown): number {
  const run: unknown = Reflect.get(Object(state), 'run');
  return typeof run === 'number' ? run : 0;
}

/** A stage that was begun: by itself after another one, or again. */
interface Begun {
  readonly place: Place;
  readonly isRise: boolean;
}

/** A stage that is over. */
interface Ended {
  readonly place: Place;
  readonly result: StageEnd;
  /** What is asked once more, while it is. */
  readonly repeats?: Session | undefined;
}

/** Which stage is on the screen: that of the address, or else the one to go on with. */
function useStage(id: StationId) {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const course = useCourse();
  // What the learner goes on with is settled by the first look: it doesn't change under the eyes.
  const [settled, setSettled] = useState<StageName>();
  const isReady = course.state !== undefined;
  const stage = (isReady && stageIn(hash, id)) || settled || firstStage(course.state, id);
  if (isReady && settled === undefined) setSettled(firstStage(course.state, id));
  // The address takes a moment to change. Until it has, all is as it was: no other board comes in between.
  const goTo = (next: StageName, run: number) => {
    const kept = { ...Object(state), run };
    void navigate({ hash: next }, { replace: true, preventScrollReset: true, state: kept });
  };
  return { course, stage, run: runIn(state), isReady, goTo };
}

/** What is said before the first try of a stage that another one led to. */
const RISES = {
  2: 'station.intro.toHalf',
  3: 'station.intro.toFree',
  test: 'station.intro.toTest',
} as const;

/** What is said before the first try of a stage. */
function useIntro(stage: StageName, isRise: boolean): string | undefined {
  const { t } = useTranslation('course');
  if (stage === 'lesson' || stage === '1') return undefined;
  if (isRise) return t(RISES[stage]);
  return stage === 'test' ? t('station.intro.test') : undefined;
}

/** Games count from the moment their station was opened. */
function useOpening(id: StationId, { state, change }: ReturnType<typeof useCourse>) {
  const isOpen = state && recordOf(state, id).isLessonDone;
  useEffect(() => {
    if (id === 'whole-puzzle' && isOpen === false) change((before) => afterLesson(before, id));
  }, [id, isOpen, change]);
}

/** Where one is in a station, and how one goes on from there. */
function useStation(id: StationId) {
  const { course, stage, run, isReady, goTo } = useStage(id);
  const [begun, setBegun] = useState<Begun>();
  const [ended, setEnded] = useState<Ended>();
  const place: Place = `${stage} ${run}`;
  const latest = begun?.place === place ? begun : undefined;
  const intro = useIntro(stage, latest?.isRise ?? false);
  useOpening(id, course);
  const begin = (next: StageName, isRise = false) => {
    setBegun({ place: `${next} ${run + 1}`, isRise });
    goTo(next, run + 1);
  };
  const over = ended?.place === place ? ended : undefined;
  return {
    ...{ course, stage, run, isReady, intro, begin },
    result: over?.result,
    repeats: over?.repeats,
    isFollowing: latest !== undefined,
    finishLesson: () => {
      course.change((before) => afterLesson(before, id));
      begin(id === 'whole-puzzle' ? 'test' : '1');
    },
    end: (result: StageEnd) => {
      const next = stageAfter(stage);
      if (next) begin(next, true);
      else setEnded({ place, result });
    },
    repeat: () => setEnded(over && { ...over, repeats: over.result.repeats }),
    endRepeats: () => {
      setEnded(over && { place, result: { ...over.result, repeats: undefined } });
    },
  };
}

/** The stage that is on the screen. */
function StageView(
  props: Omit<StationViewProps, 'backToGame'> & {
    readonly station: ReturnType<typeof useStation>;
  },
) {
  const { id, tasks, writer, renderLesson, station } = props;
  const { course, stage, isReady, run, intro, result, repeats, isFollowing, begin } = station;
  const taskStage = tasksOfStage(stage);
  if (!taskStage) return renderLesson(station.finishLesson);
  if (id === 'whole-puzzle') return <WholePuzzle state={course.state} />;
  const shared = { writer, change: course.change };
  if (repeats) {
    return (
      <StageRun
        key="repeats"
        {...shared}
        start={() => repeats}
        intro={undefined}
        isFollowing
        onEnd={station.endRepeats}
      />
    );
  }
  if (result) {
    return (
      <TestResult
        id={id}
        right={result.solved}
        isPassed={result.isPassed}
        onRepeats={result.repeats && station.repeat}
        onAgain={() => begin('test')}
        onPractise={() => begin('3')}
      />
    );
  }
  return (
    <StageRun
      key={`${stage} ${run} ${isReady}`}
      {...shared}
      start={() => startStage(taskStage, id, tasks, course.state ?? EMPTY_COURSE, `${run}`)}
      intro={intro}
      isFollowing={isFollowing}
      onEnd={station.end}
    />
  );
}

/** Everything of a station: its lesson, its grades of tasks and its test, one at a time. */
export function StationView({ backToGame, ...props }: StationViewProps) {
  const { t } = useTranslation(['course', 'stationPages']);
  const { id } = props;
  const station = useStation(id);
  return (
    <div className={styles.station}>
      <header className={styles.header}>
        <h1 id="title">{t(`stationPages:${id}.name`)}</h1>
        {backToGame && (
          <Link className={styles.back} to={backToGame}>
            {t('station.backToGame')}
          </Link>
        )}
        <StageTabs id={id} current={station.stage} state={station.course.state} />
      </header>
      <StageView {...props} station={station} />
    </div>
  );
}
