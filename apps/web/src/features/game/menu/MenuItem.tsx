import { keepTogether } from '../../../lib/typesetting/keep-together.ts';
import { isFirstClick } from '../../../ui/is-first-click.ts';
import styles from './game-menu.module.css';

interface MenuItemProps {
  readonly label: string;
  readonly text?: string | undefined;
  readonly isPossible?: boolean;
  /** Whether it is on; undefined where it can't be. */
  readonly isOn?: boolean | undefined;
  readonly onPress: () => void;
}

/** A line of a menu: what it does, and more about it. */
export function MenuItem({ label, text, isPossible = true, isOn, onPress }: MenuItemProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        aria-disabled={!isPossible}
        aria-pressed={isOn}
        onClick={(event) => isFirstClick(event) && onPress()}
      >
        {keepTogether(label)}
        {text && <span className={styles.text}>{keepTogether(text)}</span>}
      </button>
    </li>
  );
}
