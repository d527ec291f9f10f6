import { memo } from 'react';
import { ANSWER_MODE, NOTES_MODE } from '../commands/entry.ts';
import type { RunCommand } from '../commands/use-commands.ts';
import type { InputMode } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './mode-switch.module.css';

const MODES = [
  { mode: 'answer', command: ANSWER_MODE },
  { mode: 'notes', command: NOTES_MODE },
] as const;

interface ModeSwitchProps {
  readonly mode: InputMode;
  readonly run: RunCommand;
}

/** Switches between answers and notes. */
export const ModeSwitch = memo(function ModeSwitch({ mode, run }: ModeSwitchProps) {
  const t = useTexts();
  return (
    <fieldset className={styles.switch} aria-label={t('mode.label')}>
      {MODES.map((each) => (
        <button
          key={each.mode}
          type="button"
          className={styles.mode}
          aria-pressed={each.mode === mode}
          onClick={() => run(each.command)}
        >
          {t(`mode.${each.mode}`)}
        </button>
      ))}
    </fieldset>
  );
});
