import type { LessonCard, StationLesson } from '@nanpure/content/course-lessons';
import type { Digit } from '@nanpure/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { ignoreHeldKey } from '../../../ui/held-key.ts';
import { swallowSecondTap } from '../../../ui/second-tap.ts';
import { Told } from '../../../ui/Told.tsx';
import { CardBoard } from './CardBoard.tsx';
import { CardWords } from './CardWords.tsx';
import styles from './lesson.module.css';
import {
  answeredOn,
  chooseDigit,
  chooseOption,
  goTo,
  type LessonProgress,
  NEW_LESSON,
  openQuestion,
  retold,
  showAnswer,
  tapCell,
} from './lesson-progress.ts';
import { StepList } from './StepList.tsx';

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

interface ButtonsProps {
  readonly card: LessonCard;
  /** Whether its question is still open. */
  readonly isOpen: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onBack: () => void;
  readonly onShow: () => void;
  readonly onNext: () => void;
}

/** From card to card: always in the same place, as all that is pressed again and again. */
function Buttons({ card, isOpen, isFirst, isLast, onBack, onShow, onNext }: ButtonsProps) {
  const { t } = useTranslation('course');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons within.
    <div className={styles.buttons} onKeyDown={ignoreHeldKey}>
      <Button aria-disabled={isFirst} onClick={onBack}>
        {t('lesson.back')}
      </Button>
      {card.kind === 'ask' && (
        <Button aria-disabled={!isOpen} onClick={onShow}>
          {t('lesson.show')}
        </Button>
      )}
      <Button
        kind={isOpen ? 'outline' : 'primary'}
        onClick={({ nativeEvent }) => {
          // Beneath is the first task.
          if (isLast) swallowSecondTap(nativeEvent);
          onNext();
        }}
      >
        {isLast ? t('lesson.done') : t('lesson.next')}
      </Button>
    </div>
  );
}

/** A lesson: a card at a time, on boards that answer. */
export function Lesson({ lesson, onDone }: LessonProps) {
  const [progress, setProgress] = useState(NEW_LESSON);
  const [told, setTold] = useState(lesson);
  if (told !== lesson) {
    setTold(lesson);
    setProgress(retold(progress, lesson));
  }
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
        <CardWords
          card={card}
          place={place}
          count={cards.length}
          answered={answered}
          isOpen={isOpen}
          onDigit={onDigit}
          onOption={(option) => change((before) => chooseOption(before, lesson, option))}
        />
        <Buttons
          card={card}
          isOpen={isOpen}
          isFirst={place === 0}
          isLast={isLast}
          onBack={() => go(place - 1)}
          onShow={() => change((before) => showAnswer(before, lesson))}
          onNext={isLast ? onDone : () => go(place + 1)}
        />
      </div>
    </div>
  );
}
