import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import styles from './way.module.css';

interface WalkBarProps {
  readonly index: number;
  readonly total: number;
  readonly isComplete: boolean;
  readonly onGo: (index: number) => void;
}

/** To the first, the previous, the next, the last step. */
export function WalkBar({ index, total, isComplete, onGo }: WalkBarProps) {
  const { t } = useTranslation('solverWay');
  if (isComplete && total === 0) return null;
  const place = { step: Math.min(index + 1, total), total };
  const isAtStart = index === 0;
  const isAtEnd = index >= total;
  return (
    <nav className={styles.walk} data-off-paper aria-label={t('walk.label')}>
      <Button aria-label={t('walk.first')} aria-disabled={isAtStart} onClick={() => onGo(0)}>
        <span aria-hidden="true">⇤</span>
      </Button>
      <Button aria-disabled={isAtStart} onClick={() => onGo(index - 1)}>
        {t('walk.previous')}
      </Button>
      <span className={styles.place}>
        {t(isComplete ? 'walk.place' : 'walk.placeSoFar', place)}
      </span>
      <Button kind="primary" aria-disabled={isAtEnd} onClick={() => onGo(index + 1)}>
        {t('walk.next')}
      </Button>
      <Button aria-label={t('walk.last')} aria-disabled={isAtEnd} onClick={() => onGo(total)}>
        <span aria-hidden="true">⇥</span>
      </Button>
    </nav>
  );
}
