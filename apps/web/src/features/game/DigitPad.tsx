import { type Digit, isGiven, remainingOf } from '@nanpure/engine';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command } from './commands/command.ts';
import { CLEAR, DIGIT_COMMANDS } from './commands/entry.ts';
import styles from './digit-pad.module.css';
import type { Session } from './session.ts';
import type { RunCommand } from './use-commands.ts';

interface DigitPadProps {
  readonly session: Session;
  readonly run: RunCommand;
  /** Has a digit wait for the cells it goes into. */
  readonly onArm: (digit: Digit) => void;
}

interface DigitKeyProps extends DigitPadProps {
  readonly digit: Digit;
  readonly command: Command;
}

function DigitKey({ digit, command, session, run, onArm }: DigitKeyProps) {
  const { t } = useTranslation('game');
  const { game, mode, selected, armed } = session;
  const remaining = remainingOf(game, digit);
  const name = mode === 'answer' ? t('pad.digit', { digit, remaining }) : t('pad.note', { digit });
  // Nothing can go into a given: its digits were looked at, and the next one is for elsewhere.
  const isForElsewhere = selected !== undefined && isGiven(game, selected);
  return (
    <button
      type="button"
      className={styles.key}
      aria-label={name}
      aria-pressed={selected === undefined ? digit === armed : undefined}
      disabled={!command.isPossible(session)}
      onClick={() => (isForElsewhere ? onArm(digit) : run(command))}
    >
      <span className={styles.digit}>{digit}</span>
      <span className={styles.remaining}>{remaining}</span>
    </button>
  );
}

/** The digits and the clear key. Its whole look tells the mode. */
export const DigitPad = memo(function DigitPad(props: DigitPadProps) {
  const { session, run } = props;
  const { t } = useTranslation('game');
  return (
    <fieldset className={styles.pad} data-mode={session.mode} aria-label={t('pad.label')}>
      {DIGIT_COMMANDS.map(({ digit, command }) => (
        <DigitKey key={digit} digit={digit} command={command} {...props} />
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
});
