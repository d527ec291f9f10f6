import { useTranslation } from 'react-i18next';
import styles from './mode-switch.module.css';
import type { InputMode } from './session.ts';

const MODES: readonly InputMode[] = ['answer', 'notes'];

interface ModeSwitchProps {
  readonly mode: InputMode;
  readonly onMode: (mode: InputMode) => void;
}

/** Whether a digit is an answer or a note. */
export function ModeSwitch({ mode, onMode }: ModeSwitchProps) {
  const { t } = useTranslation('game');
  return (
    <fieldset className={styles.switch} aria-label={t('mode.label')}>
      {MODES.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.mode}
          aria-pressed={each === mode}
          onClick={() => onMode(each)}
        >
          {t(`mode.${each}`)}
        </button>
      ))}
    </fieldset>
  );
}
