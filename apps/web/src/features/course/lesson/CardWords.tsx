import type { LessonCard } from '@nanpure/content/course-lessons';
import type { Digit } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';
import { Told } from '../../../ui/Told.tsx';
import { Choices } from './Choices.tsx';
import styles from './lesson.module.css';
import type { Answered } from './lesson-progress.ts';
import { ShownCells } from './ShownCells.tsx';

interface CardWordsProps {
  readonly card: LessonCard;
  readonly place: number;
  readonly count: number;
  readonly answered: Answered;
  /** Whether its question is still open. */
  readonly isOpen: boolean;
  readonly onDigit: (digit: Digit) => void;
  readonly onOption: (option: number) => void;
}

/** What a card says or asks, and what is said of the answer. */
export function CardWords({ card, place, count, answered, isOpen, ...on }: CardWordsProps) {
  const { t } = useTranslation('course');
  return (
    <div className={styles.card} data-kind={card.kind}>
      <div aria-live="polite" aria-atomic="true">
        <h2 className={styles.title}>
          {card.title}{' '}
          <span className={styles.place}>{t('lesson.place', { number: place + 1, count })}</span>
        </h2>
        <p className={styles.text}>
          <Told text={card.text} />
        </p>
      </div>
      {card.kind === 'ask' && (
        <>
          <Choices question={card.question} isOver={!isOpen} {...on} />
          <p role="status" className={styles.verdict} data-won={answered.isWon || undefined}>
            <Told key={answered.tries} text={answered.verdict} />
            <ShownCells card={card} answered={answered} />
          </p>
        </>
      )}
    </div>
  );
}
