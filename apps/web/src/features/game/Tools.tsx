import { useTranslation } from 'react-i18next';
import { type Command, REDO, UNDO } from './commands.ts';
import { ModeSwitch } from './ModeSwitch.tsx';
import type { InputMode, Session } from './session.ts';
import styles from './tools.module.css';

interface ToolsProps {
  readonly session: Session;
  readonly run: (command: Command) => void;
  readonly onMode: (mode: InputMode) => void;
}

/** Undo, redo and the input mode, between board and pad. */
export function Tools({ session, run, onMode }: ToolsProps) {
  const { t } = useTranslation('game');
  const tools = [
    { command: UNDO, label: t('tools.undo'), sign: '↶' },
    { command: REDO, label: t('tools.redo'), sign: '↷' },
  ];
  return (
    <fieldset className={styles.tools} aria-label={t('tools.label')}>
      {tools.map(({ command, label, sign }) => (
        <button
          key={command.id}
          type="button"
          className={styles.tool}
          aria-label={label}
          title={label}
          disabled={!command.isPossible(session)}
          onClick={() => run(command)}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
      <ModeSwitch mode={session.mode} onMode={onMode} />
    </fieldset>
  );
}
