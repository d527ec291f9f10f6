import { type Digit, isGiven, remainingOf } from '@nanpure/engine';
import { memo } from 'react';
import { useEventCallback } from '../../lib/use-event-callback.ts';
import type { Command } from './commands/command.ts';
import { CLEAR, DIGIT_COMMANDS } from './commands/entry.ts';
import styles from './digit-pad.module.css';
import type { InputMode, Session } from './session.ts';
import type { RunCommand } from './use-commands.ts';
import { useTexts } from './use-texts.ts';

interface DigitPadProps {
  readonly session: Session;
  readonly run: RunCommand;
  /** Has a digit wait for the cells it goes into. */
  readonly onArm: (digit: Digit) => void;
}

interface DigitKeyProps {
  readonly digit: Digit;
  readonly command: Command;
  readonly mode: InputMode;
  /** How often the digit is still to be placed. */
  readonly remaining: number;
  /** Left out where a press enters the digit, and nothing waits. */
  readonly isPressed: boolean | undefined;
  readonly isPossible: boolean;
  readonly onPress: (digit: Digit, command: Command) => void;
}

/** Drawn anew only when something on it changes, which an entry does to one key of the nine. */
const DigitKey = memo(function DigitKey({
  digit,
  command,
  mode,
  remaining,
  isPressed,
  isPossible,
  onPress,
}: DigitKeyProps) {
  const t = useTexts();
  const name = mode === 'answer' ? t('pad.digit', { digit, remaining }) : t('pad.note', { digit });
  return (
    <button
      type="button"
      className={styles.key}
      aria-label={name}
      aria-pressed={isPressed}
      aria-disabled={!isPossible}
      onClick={() => onPress(digit, command)}
    >
      <span className={styles.digit}>{digit}</span>
      <span className={styles.remaining}>{remaining}</span>
    </button>
  );
});

/** Puts a digit into the selected cell, or has it wait. */
function usePress({ session, run, onArm }: DigitPadProps) {
  const { game, selected } = session;
  // Nothing can go into a given: its digits were looked at, and the next one is for elsewhere.
  const isForElsewhere = selected !== undefined && isGiven(game, selected);
  return useEventCallback((digit: Digit, command: Command) =>
    isForElsewhere && command.isPossible(session) ? onArm(digit) : run(command),
  );
}

/** The digits and the clear key. Its whole look tells the mode. */
export const DigitPad = memo(function DigitPad(props: DigitPadProps) {
  const { session, run } = props;
  const { game, mode, selected, armed } = session;
  const t = useTexts();
  const press = usePress(props);
  return (
    <fieldset className={styles.pad} data-mode={mode} aria-label={t('pad.label')}>
      {DIGIT_COMMANDS.map(({ digit, command }) => (
        <DigitKey
          key={digit}
          digit={digit}
          command={command}
          mode={mode}
          remaining={remainingOf(game, digit)}
          isPressed={selected === undefined ? digit === armed : undefined}
          isPossible={command.isPossible(session)}
          onPress={press}
        />
      ))}
      <button
        type="button"
        className={styles.key}
        aria-disabled={!CLEAR.isPossible(session)}
        onClick={() => run(CLEAR)}
      >
        <span className={styles.clear}>{t('pad.clear')}</span>
      </button>
    </fieldset>
  );
});
