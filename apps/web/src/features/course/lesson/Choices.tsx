import type { LessonQuestion } from '@nanpure/content/course-lessons';
import { DIGITS, type Digit } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import styles from './lesson.module.css';

interface ChoicesProps {
  readonly question: LessonQuestion;
  readonly isOver: boolean;
  readonly onDigit: (digit: Digit) => void;
  readonly onOption: (option: number) => void;
}

/** What can be chosen beside the board: a digit, or a name. Nothing where cells are asked for. */
export function Choices({ question, isOver, onDigit, onOption }: ChoicesProps) {
  const { t } = useTranslation('course');
  switch (question.asks) {
    case 'cells':
      return null;
    case 'digit':
      return (
        <fieldset className={styles.digits} aria-label={t('lesson.digits')}>
          {DIGITS.map((digit) => (
            <Button key={digit} aria-disabled={isOver} onClick={() => onDigit(digit)}>
              {digit}
            </Button>
          ))}
        </fieldset>
      );
    case 'option':
      return (
        <fieldset className={styles.options} aria-label={t('lesson.options')}>
          {question.options.map((name, option) => (
            <Button key={name} aria-disabled={isOver} onClick={() => onOption(option)}>
              {name}
            </Button>
          ))}
        </fieldset>
      );
  }
}
