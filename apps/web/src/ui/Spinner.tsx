import styles from './spinner.module.css';

/** Turns where nothing can be said yet, not even in which language. */
export function Spinner() {
  return <div className={styles.spinner} aria-hidden="true" />;
}
