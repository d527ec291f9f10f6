import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { useTexts } from '../texts/use-texts.ts';
import styles from './instead-of-pad.module.css';
import type { ProblemSourceError } from './problem-source.ts';
import { reasonOf } from './reason-of-failure.ts';

interface LoadFailureProps {
  readonly error: ProblemSourceError;
  /** Whether there is a saved game to go back to. */
  readonly hasGame: boolean;
  /** Generates a puzzle on this device. */
  readonly retryWithGenerated: () => void;
  readonly tryAgain: () => void;
  readonly goBack: () => void;
}

/** Shown in place of the pad when no puzzle could be loaded. */
export function LoadFailure({
  error,
  hasGame,
  retryWithGenerated,
  tryAgain,
  goBack,
}: LoadFailureProps) {
  const { t } = useTranslation('errors');
  const texts = useTexts();
  // Without a connection, a reload may end on a page of the browser's own.
  const retry = () => (navigator.onLine ? window.location.reload() : tryAgain());
  return (
    <section className={styles.panel} role="alert">
      <h2 tabIndex={-1}>{t('heading')}</h2>
      <p>{t('puzzle.message')}</p>
      <div className={styles.actions}>
        <Button kind="primary" onClick={retry}>
          {t('puzzle.retry')}
        </Button>
        <Button onClick={retryWithGenerated}>{t('puzzle.make')}</Button>
        {hasGame && <Button onClick={goBack}>{texts('notLoaded.goBack')}</Button>}
      </div>
      <p>{texts(`notLoaded.${reasonOf(error)}`)}</p>
    </section>
  );
}
