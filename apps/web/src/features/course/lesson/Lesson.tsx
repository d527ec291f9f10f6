import type { LessonCard, StationLesson } from '@nanpure/content/course-lessons';
import type { Digit } from '@nanpure/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { CardBoard } from './CardBoard.tsx';
import { Choices } from './Choices.tsx';
import styles from './lesson.module.css';
import {
  answeredOn,
  chooseDigit,
  chooseOption,
  goTo,
  type LessonProgress,
  NEW_LESSON,
  openQuestion,
  showAnswer,
  tapCell,
} from './lesson-progress.ts';
import { StepList } from './StepList.tsx';
import { Told } from './Told.tsx';

interface LessonProps {
  readonly lesson: StationLesson;
  /** The learner goes on to the tasks. */
  readonly onDone: () => void;
}

/** Whether a question of a lesson is answered by something beside the board, which takes room. */
function kindOfChoices({ cards }: StationLesson): 'some' | 'none' {
  const isChoice = (card: LessonCard) => card.kind === 'ask' && card.question.asks !== 'cells';
  return cards.some(isChoice) ? 'some' : 'none';
}

/** A lesson: a card at a time, on boards that answer. */
export function Lesson({ lesson, onDone }: LessonProps) {
  const { t } = useTranslation('course');
  const [progress, setProgress] = useState(NEW_LESSON);
  const { place, answers } = progress;
  const { cards, aim } = lesson;
  const card = cards[place];
  if (!card) return null;
  const answered = answeredOn(progress);
  const isOpen = openQuestion(progress, lesson) !== undefined;
  const isLast = place === cards.length - 1;
  const change = (next: (before: LessonProgress) => LessonProgress) => setProgress(next);
  const go = (to: number) => change((before) => goTo(before, lesson, to));
  const onDigit = (digit: Digit) => change((before) => chooseDigit(before, lesson, digit));
  return (
    <div className={styles.lesson} data-choices={kindOfChoices(lesson)}>
      <p className={styles.aim}>
        <Told text={aim} />
      </p>
      <CardBoard
        key={place}
        card={card}
        answered={answered}
        onCell={(cell) => change((before) => tapCell(before, lesson, cell))}
        onDigit={onDigit}
      />
      <div className={styles.side}>
        <StepList
          cards={cards}
          current={place}
          isDone={(each) => answers.get(each)?.isWon === true}
          onChoose={go}
        />
        <div className={styles.card} data-kind={card.kind}>
          <div aria-live="polite" aria-atomic="true">
            <h2 className={styles.title}>
              {card.title}{' '}
              <span className={styles.place}>
                {t('lesson.place', { number: place + 1, count: cards.length })}
              </span>
            </h2>
            <p className={styles.text}>
              <Told text={card.text} />
            </p>
          </div>
          {card.kind === 'ask' && (
            <>
              <Choices
                question={card.question}
                isOver={!isOpen}
                onDigit={onDigit}
                onOption={(option) => change((before) => chooseOption(before, lesson, option))}
              />
              <p role="status" className={styles.verdict} data-won={answered.isWon || undefined}>
                <Told text={answered.verdict} />
              </p>
            </>
          )}
        </div>
        <div className={styles.buttons}>
          <Button aria-disabled={place === 0} onClick={() => go(place - 1)}>
            {t('lesson.back')}
          </Button>
          {card.kind === 'ask' && (
            <Button
              aria-disabled={!isOpen}
              onClick={() => change((before) => showAnswer(before, lesson))}
            >
              {t('lesson.show')}
            </Button>
          )}
          <Button
            kind={isOpen ? 'outline' : 'primary'}
            onClick={isLast ? onDone : () => go(place + 1)}
          >
            {isLast ? t('lesson.done') : t('lesson.next')}
          </Button>
        </div>
      </div>
    </div>
  );
}
