import { useId } from 'react';
import styles from './choice.module.css';

interface ChoiceProps {
  /** One of several, or something by itself that is on or off. */
  readonly type: 'radio' | 'checkbox';
  /** What the radio buttons that exclude each other have in common. */
  readonly group?: string;
  readonly label: string;
  readonly text?: string | undefined;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** A choice with its name and, below it, what it means. */
export function Choice({ type, group, label, text, isChosen, onChoose }: ChoiceProps) {
  const meaning = useId();
  return (
    <label className={styles.choice}>
      <input
        type={type}
        name={group}
        checked={isChosen}
        aria-describedby={text ? meaning : undefined}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <span className={styles.label}>{label}</span>
      {text && (
        <span id={meaning} className={styles.text} aria-hidden="true">
          {text}
        </span>
      )}
    </label>
  );
}
