import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { formatElapsed } from './clock.ts';
import styles from './completion-banner.module.css';
import type { Session } from './session.ts';
import { useTexts } from './use-texts.ts';

interface CompletionBannerProps {
  readonly session: Session;
  readonly onAgain: () => void;
}

/** Takes the pad's place when the puzzle is solved, and the focus with it. */
export function CompletionBanner({ session, onAgain }: CompletionBannerProps) {
  const t = useTexts();
  const { mistakes, hintsUsed } = session.game;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.banner}>
      <h2 ref={heading} tabIndex={-1}>
        {t('complete.title')}
      </h2>
      <p>{t('complete.text', { time: formatElapsed(session.clock.elapsed) })}</p>
      <p>{mistakes === 0 ? t('complete.flawless') : t('complete.mistakes', { count: mistakes })}</p>
      <p>{t('complete.hints', { count: hintsUsed })}</p>
      <Button kind="primary" onClick={onAgain}>
        {t('complete.again')}
      </Button>
    </section>
  );
}
