import styles from './seal.module.css';

/** The stamp of what is mastered, as if put there by hand. */
export function Seal({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} className={styles.seal} aria-hidden="true">
      <circle cx="24" cy="24" r="22" className={styles.ground} />
      <circle cx="24" cy="24" r="18" className={styles.ring} />
      <path d="M14.5 25l6.5 7L34 17" className={styles.tick} />
    </svg>
  );
}
