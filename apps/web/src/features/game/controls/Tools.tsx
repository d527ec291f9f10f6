import { memo, type ReactNode } from 'react';
import { Spinner } from '../../../ui/Spinner.tsx';
import { swallowSecondTap } from '../../../ui/second-tap.ts';
import type { Command } from '../commands/command.ts';
import { HINT } from '../commands/screen.ts';
import { REDO, UNDO } from '../commands/undo-and-notes.ts';
import type { RunCommand } from '../commands/use-commands.ts';
import type { Session } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';
import { HINT_ICON, REDO_ICON, UNDO_ICON } from './icons.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import styles from './tools.module.css';

interface ToolsProps {
  readonly session: Session;
  readonly run: RunCommand;
  /** Whether a hint is being loaded. */
  readonly isHintLoading: boolean;
}

function HintButton({ session, run, isHintLoading }: ToolsProps) {
  const t = useTexts();
  return (
    <button
      type="button"
      className={styles.hint}
      aria-label={isHintLoading ? t('tools.hintLoading') : undefined}
      aria-busy={isHintLoading}
      aria-disabled={!HINT.isPossible(session)}
      onClick={({ nativeEvent }) => {
        // Its second half would tell, and count, one more level.
        swallowSecondTap(nativeEvent);
        run(HINT);
      }}
    >
      {isHintLoading ? <Spinner size="small" /> : HINT_ICON}
      <span className={styles.label}>{t('tools.hint')}</span>
    </button>
  );
}

/** The keys of undo or redo, which go with Ctrl, in the syntax of `aria-keyshortcuts`. */
function shortcutsOf({ keys }: Command): string {
  return keys
    .map(({ code, shift }) => `Control+${shift ? 'Shift+' : ''}${code.replace('Key', '')}`)
    .join(' ');
}

interface StepProps extends Pick<ToolsProps, 'session' | 'run'> {
  readonly command: Command;
  readonly label: string;
  readonly children: ReactNode;
}

/** Undo or redo. */
function Step({ session, run, command, label, children }: StepProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-keyshortcuts={shortcutsOf(command)}
      aria-disabled={!command.isPossible(session)}
      onClick={() => run(command)}
    >
      {children}
      <span className={styles.label}>{label}</span>
    </button>
  );
}

/** Undo, redo, the input mode and the hint, between board and pad. */
export const Tools = memo(function Tools(props: ToolsProps) {
  const { session, run } = props;
  const t = useTexts();
  return (
    <fieldset className={styles.tools} aria-label={t('tools.label')} inert={session.isToCome}>
      <Step session={session} run={run} command={UNDO} label={t('tools.undo')}>
        {UNDO_ICON}
      </Step>
      <Step session={session} run={run} command={REDO} label={t('tools.redo')}>
        {REDO_ICON}
      </Step>
      <ModeSwitch mode={session.mode} pencil={session.pencil} run={run} />
      <HintButton {...props} />
    </fieldset>
  );
});
