import { DIGITS } from '@nanpure/engine';
import { useTexts } from '../texts/use-texts.ts';
import styles from './coach.module.css';

/** While a puzzle is being loaded: the strip says so, and tools and pad have their places. */
export function Waiting() {
  const t = useTexts();
  return (
    <>
      <div className={styles.coach} data-coach="place">
        <div className={styles.place}>
          <p role="status">{t('loading')}</p>
          <p className={styles.quiet}>{t('promise')}</p>
        </div>
      </div>
      <div className={styles.toolsToCome} />
      <div className={styles.padToCome}>
        {DIGITS.map((digit) => (
          <span key={digit} />
        ))}
        <span />
      </div>
    </>
  );
}
