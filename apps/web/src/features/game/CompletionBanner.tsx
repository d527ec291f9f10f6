import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { formatElapsed } from './clock.ts';
import styles from './completion-banner.module.css';

interface CompletionBannerProps {
  /** In milliseconds. */
  readonly elapsed: number;
  readonly mistakes: number;
  readonly onAgain: () => void;
}

/** Takes the pad's place when the puzzle is solved, and the focus with it. */
export function CompletionBanner({ elapsed, mistakes, onAgain }: CompletionBannerProps) {
  const { t } = useTranslation('game');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.banner}>
      <h2 ref={heading} tabIndex={-1}>
        {t('complete.title')}
      </h2>
      <p>{t('complete.text', { time: formatElapsed(elapsed) })}</p>
      <p>{mistakes === 0 ? t('complete.flawless') : t('complete.mistakes', { count: mistakes })}</p>
      <Button kind="primary" onClick={onAgain}>
        {t('complete.again')}
      </Button>
    </section>
  );
}
