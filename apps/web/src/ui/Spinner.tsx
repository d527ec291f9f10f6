import styles from './spinner.module.css';

interface SpinnerProps {
  /** Large where a page will be, small within a button. */
  readonly size?: 'large' | 'small';
}

/** Turns where nothing can be said yet, not even in which language. */
export function Spinner({ size = 'large' }: SpinnerProps) {
  return <span className={styles.spinner} data-size={size} aria-hidden="true" />;
}
