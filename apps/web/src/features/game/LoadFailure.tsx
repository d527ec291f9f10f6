import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import styles from './instead-of-pad.module.css';
import type { ProblemSourceError } from './problem-source.ts';
import { reasonOf } from './reason-of-failure.ts';
import { useTexts } from './use-texts.ts';

interface LoadFailureProps {
  readonly error: ProblemSourceError;
  /** Has a puzzle made on this device. */
  readonly onMake: () => void;
}

/** Stands where the pad would be when there is no puzzle to play. */
export function LoadFailure({ error, onMake }: LoadFailureProps) {
  const { t } = useTranslation('errors');
  const texts = useTexts();
  return (
    <section className={styles.panel} role="alert">
      <h2>{t('heading')}</h2>
      <p>{t('puzzle.message')}</p>
      <div className={styles.actions}>
        <Button kind="primary" onClick={() => window.location.reload()}>
          {t('puzzle.retry')}
        </Button>
        <Button onClick={onMake}>{t('puzzle.make')}</Button>
      </div>
      <p>{texts(`notLoaded.${reasonOf(error)}`)}</p>
    </section>
  );
}
