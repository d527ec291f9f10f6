import type { StationLesson } from '@nanpure/content/course-lessons';
import { useTranslation } from 'react-i18next';
import styles from './lesson.module.css';

interface StepListProps {
  readonly cards: StationLesson['cards'];
  readonly current: number;
  readonly isDone: (place: number) => boolean;
  readonly onChoose: (place: number) => void;
}

/** The cards of a lesson by their names; any of them can be opened at any time. */
export function StepList({ cards, current, isDone, onChoose }: StepListProps) {
  const { t } = useTranslation('course');
  return (
    <nav className={styles.steps} aria-label={t('lesson.steps')}>
      <ol>
        {cards.map(({ title }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same name, and none moves.
          <li key={place}>
            <button
              type="button"
              aria-current={place === current ? 'step' : undefined}
              data-done={isDone(place) || undefined}
              onClick={() => onChoose(place)}
            >
              <span aria-hidden="true">{place + 1}</span> {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
