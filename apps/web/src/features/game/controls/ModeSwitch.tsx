import { memo } from 'react';
import { ANSWER_MODE, PENCIL_MODES } from '../commands/entry.ts';
import { MODES } from '../commands/screen.ts';
import type { RunCommand } from '../commands/use-commands.ts';
import type { InputMode, PencilMode } from '../session/input-mode.ts';
import { useTexts } from '../texts/use-texts.ts';
import { OTHERS_ICON } from './icons.tsx';
import styles from './mode-switch.module.css';

interface ModeSwitchProps {
  readonly mode: InputMode;
  readonly pencil: PencilMode | undefined;
  readonly run: RunCommand;
  /** Whether a dialog offers the other modes. */
  readonly hasOthers?: boolean;
}

/** Switches between answers and notes, or what took the place of notes; its third button leads to that. */
export const ModeSwitch = memo(function ModeSwitch({
  mode,
  pencil = 'notes',
  run,
  hasOthers = true,
}: ModeSwitchProps) {
  const t = useTexts();
  const modes = [
    { mode: 'answer', command: ANSWER_MODE },
    { mode: pencil, command: PENCIL_MODES[pencil] },
  ] as const;
  return (
    <fieldset className={styles.switch} aria-label={t('mode.label')}>
      {modes.map((each) => (
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
      {hasOthers && (
        <button
          type="button"
          className={styles.others}
          aria-label={t('mode.others')}
          aria-haspopup="dialog"
          onClick={() => run(MODES)}
        >
          {OTHERS_ICON}
        </button>
      )}
    </fieldset>
  );
});
