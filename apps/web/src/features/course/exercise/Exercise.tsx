import type { ExerciseWriter } from '@nanpure/content/exercise';
import type { Cell, Digit, TaughtTechniqueId } from '@nanpure/engine';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Board } from '../../../board/Board.tsx';
import { Drawing } from '../../../board/Drawing.tsx';
import { keepTogether } from '../../../lib/keep-together.ts';
import type { BankEntry } from '../../../lib/puzzle-bank.ts';
import { Button } from '../../../ui/Button.tsx';
import { DigitButtons, YesNo } from './Answers.tsx';
import {
  type Attempt,
  answer,
  askedOf,
  showAnswer,
  tryCandidate,
  tryCell,
} from './attempt/attempt.ts';
import styles from './exercise.module.css';
import { canHideNotes, exerciseLines, exerciseViews } from './exercise-views.ts';
import { meaningOf } from './keys.ts';
import { ModeChoice } from './ModeChoice.tsx';
import { promptOf, useCellNames, verdictText } from './use-exercise-texts.ts';
import { type Task, useTask } from './use-task.ts';

interface ExerciseProps {
  readonly technique: TaughtTechniqueId;
  /** Puzzles that take the technique, among others. */
  readonly entries: readonly BankEntry[];
  readonly writer: ExerciseWriter;
}

/** The keys of the board: they choose cells, or digits for the selected cell. */
function useBoardKeys(
  { selected }: Task,
  on: {
    readonly select: (cell: Cell) => void;
    readonly choose: (cell: Cell) => void;
    readonly digit: (digit: Digit) => void;
  },
) {
  return (event: React.KeyboardEvent) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
    const isOnBoard = event.target instanceof Element && event.target.closest('[role=gridcell]');
    const meaning = isPlain && isOnBoard ? meaningOf(event.code, selected) : undefined;
    if (!meaning) return;
    event.preventDefault();
    if (meaning.type === 'select') on.select(meaning.cell);
    else if (meaning.type === 'choose') on.choose(selected);
    else on.digit(meaning.digit);
  };
}

/**
 * Where the pressed button is gone, the focus goes on: to the way to the next board once all is
 * found or shown, else to the board, which tells the question with its name.
 */
function useFocusOnNext({ mode, number, attempt }: Task) {
  const frame = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const asked = attempt && askedOf(attempt);
  const now = `${mode} ${number} ${asked}`;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const isNext = shown.current !== now && document.activeElement === document.body;
    shown.current = now;
    if (!isNext) return;
    const cell = frame.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]');
    (next.current ?? cell)?.focus();
  }, [now]);
  return { frame, next };
}

/** A text that is read out when it changes: heard without the signs that hold its lines together. */
function Told({ text }: { readonly text: string }) {
  const shown = keepTogether(text);
  if (shown === text) return text;
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className="heard-only">{text}</span>
    </>
  );
}

interface AnswerAreaProps {
  readonly attempt: Attempt;
  readonly text: string;
  readonly showsNotes: boolean;
  readonly onNotes: () => void;
  readonly onDigit: (digit: Digit) => void;
  readonly onAnswer: (isYes: boolean) => void;
  readonly onShow: () => void;
  readonly onNext: () => void;
  readonly nextButton: RefObject<HTMLButtonElement | null>;
}

function AnswerArea({ attempt, text, showsNotes, nextButton, ...on }: AnswerAreaProps) {
  const { t } = useTranslation('exercise');
  const asked = askedOf(attempt);
  const isOver = asked === 'nothing';
  return (
    <div className={styles.answers}>
      {(asked === 'digit' || asked === 'candidates') && <DigitButtons onDigit={on.onDigit} />}
      {asked === 'cells' && <p className={styles.legend}>{t('useCells')}</p>}
      {asked === 'yes-no' && <YesNo onAnswer={on.onAnswer} />}
      <p role="status" className={styles.verdict} data-won={attempt.isWon || undefined}>
        <Told text={text} />
      </p>
      <div className={styles.buttons}>
        {canHideNotes(attempt) && (
          <Button aria-pressed={showsNotes} onClick={on.onNotes}>
            {t('showNotes')}
          </Button>
        )}
        {isOver ? (
          <Button key="next" ref={nextButton} kind="primary" onClick={on.onNext}>
            {t('next')}
          </Button>
        ) : (
          <Button key="show" onClick={on.onShow}>
            {t('show')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Positions of real puzzles, in which the technique is to be found by oneself. */
export function Exercise({ technique, entries, writer }: ExerciseProps) {
  const { t } = useTranslation('exercise');
  const { task, found, change, select, chooseMode, goOn } = useTask(technique, entries);
  const nameOf = useCellNames();
  const { frame, next } = useFocusOnNext(task);
  const { attempt, mode, selected } = task;
  const [showsNotes, setShowsNotes] = useState(false);
  const cells = useMemo(() => attempt && exerciseViews(attempt, showsNotes), [attempt, showsNotes]);
  const overlay = useMemo(
    () => attempt && <Drawing {...exerciseLines(attempt, showsNotes)} />,
    [attempt, showsNotes],
  );

  const choose = (cell: Cell) => change((before) => tryCell(before, cell));
  const enter = (digit: Digit) => {
    change((before) => tryCandidate(before, { cell: selected, digit }));
  };
  const onKeyDown = useBoardKeys(task, { select, choose, digit: enter });

  if (!attempt || !cells) return <p role="alert">{t('failed')}</p>;
  const prompt = promptOf(writer, attempt);
  return (
    <div className={styles.exercise}>
      <ModeChoice names={writer.modes} current={mode} found={found} onChoose={chooseMode} />
      <p className={styles.prompt} aria-live="polite">
        <Told text={prompt} />
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the grid within. */}
      <div ref={frame} className={styles.board} onKeyDown={onKeyDown}>
        <Board
          cells={cells}
          overlay={overlay}
          selected={selected}
          label={t('board')}
          description={prompt}
          nameOf={nameOf}
          onPress={choose}
          onFocusCell={select}
        />
      </div>
      <AnswerArea
        attempt={attempt}
        text={verdictText(writer, attempt, task.number)}
        showsNotes={showsNotes}
        onNotes={() => setShowsNotes(!showsNotes)}
        onDigit={enter}
        onAnswer={(isYes) => change((before) => answer(before, isYes))}
        onShow={() => change(showAnswer)}
        onNext={goOn}
        nextButton={next}
      />
    </div>
  );
}
