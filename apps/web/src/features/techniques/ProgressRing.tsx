import styles from './progress-ring.module.css';

interface ProgressRingProps {
  /** From 0 to 1. */
  readonly share: number;
}

const LENGTH = 2 * Math.PI * 8;

/** How far something has come: a ring that closes, with a tick in the end. */
export function ProgressRing({ share }: ProgressRingProps) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" className={styles.ring} aria-hidden="true">
      <circle cx="10" cy="10" r="8" className={styles.track} />
      <circle
        cx="10"
        cy="10"
        r="8"
        className={styles.done}
        strokeDasharray={`${share * LENGTH} ${LENGTH}`}
        transform="rotate(-90 10 10)"
      />
      {share >= 1 && <path d="M6 10.5l2.8 2.8L14 7.5" className={styles.tick} />}
    </svg>
  );
}
