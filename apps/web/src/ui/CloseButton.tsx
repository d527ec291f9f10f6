import styles from './close-button.module.css';
import { swallowSecondTap } from './second-tap.ts';

interface CloseButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** A cross in a corner. Tapped twice, it presses nothing of what it has uncovered. */
export function CloseButton({ label, onClick }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={styles.close}
      title={label}
      onClick={({ nativeEvent }) => {
        swallowSecondTap(nativeEvent);
        onClick();
      }}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M3 3 13 13M13 3 3 13" stroke="currentColor" strokeWidth="1.8" fill="none" />
      </svg>
    </button>
  );
}
