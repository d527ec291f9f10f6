import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { formatElapsed } from '../session/clock.ts';
import type { Session } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './completion-banner.module.css';
import { resultSentences } from './result-sentences.ts';

interface CompletionBannerProps {
  readonly session: Session;
  readonly onAgain: () => void;
}

/** Replaces the pad when the puzzle is solved, and takes the focus. */
export function CompletionBanner({ session, onAgain }: CompletionBannerProps) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.banner}>
      <h2 ref={heading} tabIndex={-1}>
        {t('complete.title')}
      </h2>
      <p>{t('complete.text', { time: formatElapsed(session.clock.elapsed) })}</p>
      {resultSentences(t, session.game).map((feat) => (
        <p key={feat}>{feat}</p>
      ))}
      <Button kind="primary" onClick={onAgain}>
        {t('complete.again')}
      </Button>
    </section>
  );
}
