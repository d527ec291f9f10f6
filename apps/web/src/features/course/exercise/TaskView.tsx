import type { ExerciseWriter } from '@nanpure/content/exercise';
import type { Cell, Digit } from '@nanpure/engine';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Board } from '../../../board/Board.tsx';
import { Drawing } from '../../../board/Drawing.tsx';
import { TAB_STOP } from '../../../board/tab-stop.ts';
import { useEventCallback } from '../../../lib/use-event-callback.ts';
import { Button } from '../../../ui/Button.tsx';
import { ignoreHeldKey } from '../../../ui/held-key.ts';
import { swallowSecondTap } from '../../../ui/second-tap.ts';
import { Told } from '../../../ui/Told.tsx';
import type { Outcome } from '../session/outcome.ts';
import type { SessionTask } from '../session/session-task.ts';
import { Answers } from './Answers.tsx';
import styles from './exercise.module.css';
import { pressedOnBoard } from './keys.ts';
import { type Asked, askedOf, isWon } from './task/play.ts';
import { nextHelp, type TaskMove, type TaskState } from './task/task-state.ts';
import { promptOf, verdictOf } from './task/task-texts.ts';
import { hasNotesToShow, taskLines, taskViews } from './task/task-views.ts';
import { useTask } from './task/use-task.ts';
import { useCellNames } from './use-exercise-texts.ts';
import { useSightOfTask } from './use-sight-of-task.ts';

interface TaskViewProps {
  /** Another one, or the same one again, is another object. */
  readonly task: SessionTask;
  readonly writer: ExerciseWriter;
  /** Which one of how many it is, where that is known. */
  readonly place?: string | undefined;
  /** Said where nothing was tried yet. */
  readonly intro?: string | undefined;
  /** Whether another task was on the screen before: then the focus goes on. */
  readonly isFollowing: boolean;
  readonly onOutcome: (outcome: Outcome) => void;
  readonly onNext: () => void;
}

/** So many letters fill the room that a phone has for a reason; a Japanese character is as wide as two. */
const MOST_LETTERS = 240;

function isLong(text: string): boolean {
  const wide = text.match(/[\u3000-\u9fff\uff00-\uffef]/g)?.length ?? 0;
  return text.length + wide > MOST_LETTERS;
}

/** What is said before the first try: where a cell and a digit are wanted, that it takes both. */
function useOpening(asked: Asked, intro: string | undefined): string {
  const { t } = useTranslation('exercise');
  return intro ?? (asked === 'candidates' ? t('useDigits') : '');
}

/** The keys of the board: they choose cells, or digits for the selected cell. */
function useBoardKeys(
  selected: Cell,
  move: (next: TaskMove) => void,
  enter: (digit: Digit) => void,
) {
  return (event: React.KeyboardEvent) => {
    const meaning = pressedOnBoard(event, selected);
    if (!meaning) return;
    event.preventDefault();
    if (meaning.type === 'select') move(meaning);
    else if (meaning.type === 'choose') move({ type: 'cell', cell: selected });
    else if (meaning.type === 'digit') enter(meaning.digit);
  };
}

/**
 * Where the pressed button is gone, the focus goes on: to the way to the next board once all is
 * found or shown, else to the board, which tells the question with its name.
 */
function useFocusOnNext(task: SessionTask, state: TaskState, isFollowing: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const asked = askedOf(state.play);
  const shown = useRef(isFollowing ? undefined : { task, asked });
  useEffect(() => {
    const before = shown.current;
    shown.current = { task, asked };
    const isNext = before?.task !== task || before.asked !== asked;
    if (!isNext || document.activeElement !== document.body) return;
    const cell = frame.current?.querySelector<HTMLElement>(TAB_STOP);
    (next.current ?? cell)?.focus({ preventScroll: true });
  }, [task, asked]);
  return { frame, next };
}

interface ActionsProps {
  readonly state: TaskState;
  readonly place: string | undefined;
  readonly onMove: (move: TaskMove) => void;
  readonly onNext: () => void;
  readonly nextButton: RefObject<HTMLButtonElement | null>;
}

/** What the next press on the help tells. A test has no help: there it gives the board up. */
function helpLabel(state: TaskState) {
  if (state.isTest) return 'task.help.giveUp';
  const code = nextHelp(state)?.code;
  if (code === undefined) return 'task.help.answer';
  return code === 'digit' ? 'task.help.digit' : 'task.help.where';
}

/** Help, and the way on. */
function Actions({ state, place, nextButton, onMove, onNext }: ActionsProps) {
  const { t } = useTranslation(['course', 'exercise']);
  const isOver = askedOf(state.play) === 'nothing';
  // The second half of a double tap would be help that nobody asked for, or pass over the answer.
  const once = (act: () => void) => (event: React.MouseEvent) => {
    swallowSecondTap(event.nativeEvent);
    act();
  };
  return (
    <div className={styles.actions}>
      {place && <p className={styles.place}>{place}</p>}
      {isOver ? (
        <Button key="next" ref={nextButton} kind="primary" onClick={once(onNext)}>
          {t('task.next')}
        </Button>
      ) : (
        <Button key="help" onClick={once(() => onMove({ type: 'help' }))}>
          {t(helpLabel(state))}
        </Button>
      )}
      {hasNotesToShow(state) && !state.isTest && (
        <Button aria-pressed={state.showsNotes} onClick={() => onMove({ type: 'notes' })}>
          {t('exercise:showNotes')}
        </Button>
      )}
    </div>
  );
}

/** The board of a task, which is answered on it. */
function TaskBoard({
  state,
  prompt,
  onMove,
}: {
  readonly state: TaskState;
  readonly prompt: string;
  readonly onMove: (move: TaskMove) => void;
}) {
  const { t } = useTranslation('exercise');
  const nameOf = useCellNames();
  const cells = useMemo(() => taskViews(state), [state]);
  const overlay = useMemo(() => <Drawing {...taskLines(state)} />, [state]);
  const move = useEventCallback(onMove);
  return (
    <Board
      cells={cells}
      overlay={overlay}
      selected={state.selected}
      label={t('board')}
      description={prompt}
      nameOf={nameOf}
      onPress={useCallback((cell: Cell) => move({ type: 'cell', cell }), [move])}
      onFocusCell={useCallback((cell: Cell) => move({ type: 'select', cell }), [move])}
    />
  );
}

/** One task: its question, its board, and what there is to say about each try. */
export function TaskView(props: TaskViewProps) {
  const { task, writer, place, intro, isFollowing, onOutcome, onNext } = props;
  const { state, move } = useTask(task, onOutcome);
  const { frame, next } = useFocusOnNext(task, state, isFollowing);
  const whole = useSightOfTask();
  const { play, selected } = state;
  const asked = askedOf(play);
  const prompt = promptOf(writer, play);
  const opening = useOpening(asked, intro);
  const told = verdictOf(writer, state, task.number) || (state.verdicts === 0 ? opening : '');
  const enter = (digit: Digit) => move({ type: 'digit', cell: selected, digit });
  const onKeyDown = useBoardKeys(selected, move, enter);
  return (
    <div ref={whole} className={styles.task} data-asked={asked}>
      <p className={styles.prompt} aria-live="polite">
        <Told text={prompt} />
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the grid within. */}
      <div ref={frame} className={styles.board} onKeyDown={onKeyDown}>
        <TaskBoard state={state} prompt={prompt} onMove={move} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons within. */}
      <div className={styles.answers} onKeyDown={ignoreHeldKey}>
        <p
          role="status"
          className={styles.verdict}
          data-won={isWon(play) || undefined}
          data-long={isLong(told) || undefined}
        >
          {/* A new element for each verdict: the same text is read out again. */}
          <Told key={state.verdicts} text={told} />
        </p>
        <div className={styles.pad}>
          <Answers asked={asked} writer={writer} onDigit={enter} onMove={move} />
        </div>
        <Actions state={state} place={place} onMove={move} onNext={onNext} nextButton={next} />
      </div>
    </div>
  );
}
