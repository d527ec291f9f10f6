import type { ExerciseWriter } from '@nanpure/content/exercise';
import type { Cell, Digit, Problem, TechniqueId } from '@nanpure/engine';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { keepTogether } from '../../lib/keep-together.ts';
import { Button } from '../../ui/Button.tsx';
import { DigitButtons, YesNo } from './Answers.tsx';
import { type Attempt, answer, showAnswer, tryCandidate, tryCell } from './attempt.ts';
import type { BoardComponent } from './board-parts.ts';
import styles from './exercise.module.css';
import { exerciseViews } from './exercise-views.ts';
import { meaningOf } from './keys.ts';
import { ModeChoice } from './ModeChoice.tsx';
import { useCellNames, useVerdictText } from './use-exercise-texts.ts';
import { type Task, useTask } from './use-task.ts';

interface ExerciseProps {
  readonly technique: TechniqueId;
  /** Puzzles that take the technique, among others. */
  readonly problems: readonly Problem[];
  readonly writer: ExerciseWriter;
  readonly Board: BoardComponent;
}

/** What a cell is good for: to be part of the pattern, or to take a digit. */
function asksForCells({ mode }: Task): boolean {
  return mode === 'half' || mode === 'free';
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

/** Puts the focus on the board when the next position is there: the button for it is gone. */
function useFocusOnNext({ mode, number }: Task) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(`${mode} ${number}`);
  useEffect(() => {
    const now = `${mode} ${number}`;
    const isNext = shown.current !== now && document.activeElement === document.body;
    shown.current = now;
    if (isNext) frame.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
  }, [mode, number]);
  return frame;
}

interface AnswerAreaProps {
  readonly task: Task;
  readonly attempt: Attempt;
  readonly text: string;
  readonly onDigit: (digit: Digit) => void;
  readonly onAnswer: (isYes: boolean) => void;
  readonly onShow: () => void;
  readonly onNext: () => void;
}

function AnswerArea({ task, attempt, text, ...on }: AnswerAreaProps) {
  const { t } = useTranslation('exercise');
  const isOver = attempt.solvedBy !== undefined;
  return (
    <div className={styles.answers}>
      {!isOver && task.mode === 'guided' && <DigitButtons onDigit={on.onDigit} />}
      {!isOver && asksForCells(task) && <p className={styles.legend}>{t('useCells')}</p>}
      {!isOver && task.mode === 'near-miss' && <YesNo onAnswer={on.onAnswer} />}
      <p role="status" className={styles.verdict} data-won={attempt.isWon || undefined}>
        {keepTogether(text)}
      </p>
      <div className={styles.buttons}>
        {isOver ? (
          <Button key="next" kind="primary" onClick={on.onNext}>
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
export function Exercise({ technique, problems, writer, Board }: ExerciseProps) {
  const { t } = useTranslation('exercise');
  const { task, found, change, select, chooseMode, goOn } = useTask(technique, problems);
  const nameOf = useCellNames();
  const verdictText = useVerdictText(writer);
  const frame = useFocusOnNext(task);
  const { attempt, mode, selected } = task;
  const cells = useMemo(() => attempt && exerciseViews(attempt), [attempt]);

  const choose = (cell: Cell) => {
    if (asksForCells(task)) change((before) => tryCell(before, cell));
  };
  const enter = (digit: Digit) => {
    if (mode === 'guided') change((before) => tryCandidate(before, { cell: selected, digit }));
  };
  const onKeyDown = useBoardKeys(task, { select, choose, digit: enter });

  if (!attempt || !cells) return <p role="alert">{t('failed')}</p>;
  return (
    <div className={styles.exercise}>
      <ModeChoice names={writer.modes} current={mode} found={found} onChoose={chooseMode} />
      <p className={styles.prompt}>{keepTogether(writer.prompt(mode, attempt.exercise.step))}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the grid within. */}
      <div ref={frame} className={styles.board} onKeyDown={onKeyDown}>
        <Board
          cells={cells}
          selected={selected}
          label={t('board')}
          nameOf={nameOf}
          onPress={choose}
          onFocusCell={select}
        />
      </div>
      <AnswerArea
        task={task}
        attempt={attempt}
        text={verdictText(attempt, task.number)}
        onDigit={enter}
        onAnswer={(isYes) => change((before) => answer(before, isYes))}
        onShow={() => change(showAnswer)}
        onNext={goOn}
      />
    </div>
  );
}
