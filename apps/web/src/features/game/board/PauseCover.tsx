import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useTexts } from '../texts/use-texts.ts';
import styles from './pause-cover.module.css';

interface PauseCoverProps {
  readonly onResume: () => void;
}

/** Covers the board during a pause, and takes the focus. */
export function PauseCover({ onResume }: PauseCoverProps) {
  const t = useTexts();
  const resume = useRef<HTMLButtonElement>(null);
  useEffect(() => resume.current?.focus({ preventScroll: true }), []);
  return (
    <div data-over-board className={styles.cover}>
      <h2>{t('pause.title')}</h2>
      <p>{t('pause.text')}</p>
      <Button ref={resume} kind="primary" onClick={onResume}>
        {t('pause.resume')}
      </Button>
    </div>
  );
}
