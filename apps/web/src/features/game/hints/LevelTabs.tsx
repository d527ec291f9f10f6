import type { HintLevel } from '@nanpure/engine/hints';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './hint-panel.module.css';

const LEVELS: readonly HintLevel[] = [1, 2, 3];

/** What each level tells. */
export const LEVEL_NAMES = { 1: 'where', 2: 'what', 3: 'answer' } as const;

interface LevelTabsProps {
  readonly level: HintLevel;
  /** The highest level that was told; to go back from it is free. */
  readonly told: HintLevel;
  /** The id of what the tabs switch. */
  readonly controls: string;
  readonly onLevel: (level: HintLevel) => void;
}

/** Where a key leads among the levels that were told, as far as they go; undefined for any other key. */
function levelOfKey(key: string, level: HintLevel, told: HintLevel): HintLevel | undefined {
  const open = LEVELS.filter((each) => each <= told);
  switch (key) {
    case 'ArrowLeft':
      return open[open.indexOf(level) - 1] ?? level;
    case 'ArrowRight':
      return open[open.indexOf(level) + 1] ?? level;
    case 'Home':
      return open[0];
    case 'End':
      return open.at(-1);
    default:
      return undefined;
  }
}

/** The three levels as tabs: one that wasn't told yet is asked for elsewhere, as that counts. */
export function LevelTabs({ level, told, controls, onLevel }: LevelTabsProps) {
  const { t } = useTranslation('hints');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = levelOfKey(event.key, level, told);
    if (next === undefined) return;
    // Also at either end: the game would move the selection.
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-level="${next}"]`)?.focus();
    if (next !== level) onLevel(next);
  };
  return (
    <div
      role="tablist"
      tabIndex={-1}
      className={styles.tabs}
      aria-label={t('tabs')}
      onKeyDown={onKeyDown}
    >
      {LEVELS.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          className={styles.tab}
          data-level={each}
          aria-label={`${each} ${t(`levels.${LEVEL_NAMES[each]}`)}`}
          title={t(`levels.${LEVEL_NAMES[each]}`)}
          aria-selected={each === level}
          aria-controls={controls}
          aria-disabled={each > told}
          tabIndex={each === level ? 0 : -1}
          onClick={() => each <= told && onLevel(each)}
        >
          {each}
        </button>
      ))}
    </div>
  );
}
