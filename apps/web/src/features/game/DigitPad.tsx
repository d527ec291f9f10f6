import { type Digit, remainingOf } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';
import { CLEAR, type Command, DIGIT_COMMANDS } from './commands.ts';
import styles from './digit-pad.module.css';
import type { Session } from './session.ts';

interface DigitPadProps {
  readonly session: Session;
  readonly run: (command: Command) => void;
}

interface DigitKeyProps extends DigitPadProps {
  readonly digit: Digit;
  readonly command: Command;
}

function DigitKey({ digit, command, session, run }: DigitKeyProps) {
  const { t } = useTranslation('game');
  const remaining = remainingOf(session.game, digit);
  const name =
    session.mode === 'answer' ? t('pad.digit', { digit, remaining }) : t('pad.note', { digit });
  return (
    <button
      type="button"
      className={styles.key}
      aria-label={name}
      disabled={!command.isPossible(session)}
      onClick={() => run(command)}
    >
      <span className={styles.digit}>{digit}</span>
      <span className={styles.remaining}>{remaining}</span>
    </button>
  );
}

/** The digits and the clear key. Its whole look tells the mode. */
export function DigitPad({ session, run }: DigitPadProps) {
  const { t } = useTranslation('game');
  return (
    <fieldset className={styles.pad} data-mode={session.mode} aria-label={t('pad.label')}>
      {DIGIT_COMMANDS.map(({ digit, command }) => (
        <DigitKey key={digit} digit={digit} command={command} session={session} run={run} />
      ))}
      <button
        type="button"
        className={styles.key}
        disabled={!CLEAR.isPossible(session)}
        onClick={() => run(CLEAR)}
      >
        <span className={styles.clear}>{t('pad.clear')}</span>
      </button>
    </fieldset>
  );
}
