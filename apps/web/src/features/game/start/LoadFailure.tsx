import { useTranslation } from 'react-i18next';
import type { Onward } from '../../../lib/onward.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useTexts } from '../texts/use-texts.ts';
import styles from './instead-of-pad.module.css';
import type { ProblemSourceError } from './problem-source.ts';
import { reasonOf } from './reason-of-failure.ts';

interface LoadFailureProps {
  readonly error: ProblemSourceError;
  /** Instead of another source, for a puzzle that the page has handed in. */
  readonly onward: Onward | undefined;
  /** Whether there is a saved game to go back to. */
  readonly hasGame: boolean;
  /** Generates a puzzle on this device. */
  readonly retryWithGenerated: () => void;
  /** Takes a puzzle of the bank. */
  readonly retryWithBank: () => void;
  readonly tryAgain: () => void;
  readonly goBack: () => void;
}

type Retries = Pick<LoadFailureProps, 'retryWithGenerated' | 'retryWithBank' | 'tryAgain'>;

/** What is told of a failure, and the two ways on: the same once more, and another source. */
function useFailure(error: ProblemSourceError, retries: Retries) {
  const t = useTexts();
  if (error.code === 'not-made') {
    return {
      message: t('notLoaded.notMade'),
      advice: t('notLoaded.notMadeAdvice'),
      retry: retries.tryAgain,
      other: { label: t('notLoaded.takeReady'), take: retries.retryWithBank },
    };
  }
  return {
    message: t('notLoaded.message'),
    advice: t(`notLoaded.${reasonOf(error)}`),
    // Without a connection, a reload may end on a page of the browser's own.
    retry: () => (navigator.onLine ? window.location.reload() : retries.tryAgain()),
    other: { label: t('notLoaded.make'), take: retries.retryWithGenerated },
  };
}

/** Shown in place of the pad when no puzzle could be loaded or made. */
export function LoadFailure({ error, onward, hasGame, goBack, ...retries }: LoadFailureProps) {
  const { t } = useTranslation('errors');
  const texts = useTexts();
  const { message, advice, retry, other } = useFailure(error, retries);
  return (
    <section className={styles.panel} role="alert">
      <h2 tabIndex={-1}>{t('heading')}</h2>
      <p>{message}</p>
      <div className={styles.actions}>
        <Button kind="primary" onClick={retry}>
          {texts('notLoaded.retry')}
        </Button>
        {onward ? (
          <LinkButton to={onward.to}>{onward.label}</LinkButton>
        ) : (
          <Button onClick={other.take}>{other.label}</Button>
        )}
        {hasGame && <Button onClick={goBack}>{texts('notLoaded.goBack')}</Button>}
      </div>
      {!onward && <p>{advice}</p>}
    </section>
  );
}
