import { type Language, TECHNIQUE_IDS } from '@nanpure/content';
import { formatPosition, type Position } from '@nanpure/engine';
import type { LadderStep } from '@nanpure/engine/ladder';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { placeOf } from '../../../lib/typesetting/place-of.ts';
import { useEventCallback } from '../../../lib/use-event-callback.ts';
import { useFocusAfter } from '../../../lib/use-focus-after.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { Told } from '../../../ui/Told.tsx';
import { AFTER_TELLING } from '../focus-targets.ts';
import styles from '../solver.module.css';
import { HeardStep } from './HeardStep.tsx';
import { drawingOf, type Moment, momentAt } from './moment.ts';
import { Progress } from './Progress.tsx';
import { PuzzleActions } from './PuzzleActions.tsx';
import { Rating } from './Rating.tsx';
import { firstBeyondCourse, rateSteps } from './rating.ts';
import { StepList } from './StepList.tsx';
import { StepPanel } from './StepPanel.tsx';
import { UsesHere } from './UsesHere.tsx';
import { useUses } from './use-uses.ts';
import { type Place, useWalk, type Walk } from './use-walk.ts';
import { WalkBar } from './WalkBar.tsx';
import { WayBoard } from './WayBoard.tsx';
import { WayEnd } from './WayEnd.tsx';
import { asFarAs, emptyCells, givensOf, isSolvedBy, type Way as KnownWay, startOf } from './way.ts';
import type { WayTools } from './way-tools.ts';

/** What a way is shown with. */
export interface WayProps {
  readonly language: Language;
  readonly tools: WayTools;
  readonly way: KnownWay;
  readonly place: Place;
  readonly onStop: () => void;
  readonly onGoOn: () => void;
}

type StartedProps = WayProps & { readonly start: Position };
type WalkedProps = StartedProps & { readonly walk: Walk; readonly moment: Moment };

/** A full house is what the course calls a hidden single. */
const isTaught = (technique: string) =>
  technique === 'full-house' || TECHNIQUE_IDS.some((id) => id === technique);

/** What is told of the step, or of the end. */
function Telling({ tools, way, walk, moment, start, onGoOn }: WalkedProps) {
  const step = walk.use ?? moment.step;
  if (!step) {
    return (
      <WayEnd
        way={way}
        isSolved={isSolvedBy(way, start) === true}
        empty={emptyCells(way)}
        onGoOn={onGoOn}
        onShowSolution={walk.showSolution}
      />
    );
  }
  return (
    <StepPanel
      tools={tools}
      step={step}
      drawing={drawingOf(step, tools.writer)}
      index={moment.index}
      level={walk.use ? 3 : walk.level}
      onTell={walk.tell}
      onBack={walk.use && (() => walk.look(undefined))}
    />
  );
}

/** What is below the step: how hard the puzzle is, all steps, other steps of this board. */
function Around(props: WalkedProps & { readonly onShown: () => void }) {
  const { language, tools, walk, moment, start, onShown } = props;
  // The step is seen first; the list of all takes longer to draw.
  const way = useDeferredValue(props.way, asFarAs(props.way, 1));
  const { uses, find } = useUses(moment.position, givensOf(way));
  const rating = useMemo(() => rateSteps(way.steps), [way.steps]);
  const go = useEventCallback((index: number) => {
    walk.go(index);
    onShown();
  });
  const look = (use: LadderStep) => {
    walk.look(use);
    onShown();
  };
  const steps = walk.isAsking ? way.steps.slice(0, moment.index) : way.steps;
  return (
    <>
      {!walk.isAsking && (
        <Rating
          language={language}
          rating={rating}
          isSolved={isSolvedBy(way, start)}
          isOfCourse={way.isOfCourse}
          beyondCourse={firstBeyondCourse(way.steps, way.isOfCourse, isTaught)}
          pathAbout={tools.pathAbout}
          onGo={go}
        />
      )}
      <StepList steps={steps} current={moment.index} writer={tools.writer} onGo={go} />
      <UsesHere
        key={moment.index}
        language={language}
        suggested={walk.level === 1 ? undefined : moment.step?.technique}
        uses={uses}
        shown={walk.use}
        writer={tools.writer}
        onFind={find}
        onShow={look}
      />
    </>
  );
}

function LostCandidate({ way: { verdict } }: Pick<WayProps, 'way'>) {
  const { t } = useTranslation('solver');
  if (verdict?.code !== 'one' || verdict.lost === undefined) return null;
  return (
    <p role="status">
      <Told text={t('status.lost', placeOf(verdict.lost))} />
    </p>
  );
}

function StartedWay(props: StartedProps) {
  const { t } = useTranslation('solverWay');
  const { language, tools, way, start, place, onStop, onGoOn } = props;
  const total = way.steps.length;
  const walk = useWalk(total, place);
  const moment = useMemo(() => momentAt(start, way, walk.index), [start, way, walk.index]);
  const page = useFocusAfter(AFTER_TELLING[walk.level]);
  const board = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  // What leads to another step may stand far below it. On a narrow screen its words are below the board.
  const showStep = () => {
    words.current?.scrollIntoView({ block: 'nearest' });
    board.current?.scrollIntoView({ block: 'nearest' });
  };
  const step = walk.use ?? (walk.level === 3 ? moment.step : undefined);
  const drawing = useMemo(() => drawingOf(step, tools.writer), [step, tools]);
  return (
    <div ref={page} className={styles.columns}>
      <HeardStep tools={tools} way={way} moment={moment} walk={walk} />
      <div ref={board} className={styles.main}>
        <WayBoard tools={tools} way={way} moment={moment} walk={walk} drawing={drawing} />
        <WalkBar
          index={moment.index}
          total={total}
          isComplete={way.status === 'done'}
          onGo={walk.go}
        />
        <p className={styles.remark} data-keys data-off-paper>
          {t('walk.keys')}
        </p>
        <Progress way={way} onStop={onStop} onGoOn={onGoOn} />
        <LostCandidate way={way} />
      </div>
      <div className={styles.side}>
        <div ref={words}>
          <Telling {...props} walk={walk} moment={moment} />
        </div>
        <div data-off-paper>
          <Choice
            type="checkbox"
            label={t('askMe.label')}
            text={t('askMe.text')}
            isChosen={walk.isAsking}
            onChoose={walk.ask}
          />
        </div>
        <Around {...props} walk={walk} moment={moment} onShown={showStep} />
        <PuzzleActions
          language={language}
          puzzle={way.board}
          candidates={formatPosition(moment.position, 'grid')}
        />
      </div>
    </div>
  );
}

/** The way through a puzzle: the board with a step, its words, and what is around them. */
export function Way(props: WayProps) {
  const { board, verdict } = props.way;
  const start = useMemo(() => startOf(board, verdict), [board, verdict]);
  return start ? <StartedWay {...props} start={start} /> : null;
}
