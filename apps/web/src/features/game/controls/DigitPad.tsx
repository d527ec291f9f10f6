import type { Digit } from '@nanpure/engine';
import { cellOf, remainingOf } from '@nanpure/engine/game';
import { memo } from 'react';
import type { Command } from '../commands/command.ts';
import { CLEAR, DIGIT_COMMANDS } from '../commands/entry.ts';
import type { RunCommand } from '../commands/use-commands.ts';
import type { InputMode, Session } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './digit-pad.module.css';
import { CLEAR_ICON, PLACED_ICON } from './icons.tsx';
import { useLongPress } from './use-long-press.ts';

interface DigitPadProps {
  readonly session: Session;
  readonly run: RunCommand;
}

interface DigitKeyProps {
  readonly digit: Digit;
  readonly command: Command;
  /** Run where the key is held down. */
  readonly note: Command;
  readonly mode: InputMode;
  /** How many of the digit are not placed yet. */
  readonly remaining: number;
  /** Whether the digit is held; undefined where a press enters it. */
  readonly isPressed: boolean | undefined;
  readonly isPossible: boolean;
  /** Whether it is noted in the selected cell. */
  readonly isNoted: boolean;
  readonly run: RunCommand;
}

/** Memoized, as an entry changes one of the nine keys. */
const DigitKey = memo(function DigitKey({
  digit,
  command,
  note,
  mode,
  remaining,
  isPressed,
  isPossible,
  isNoted,
  run,
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
      data-noted={isNoted || undefined}
      {...useLongPress(
        () => run(command),
        () => run(note),
      )}
    >
      <span className={styles.digit}>{digit}</span>
      {remaining > 0 ? (
        <span className={styles.remaining} data-count={remaining} />
      ) : (
        <span className={styles.placed}>{PLACED_ICON}</span>
      )}
    </button>
  );
});

/** The digits and the clear key; styled by the mode. */
export const DigitPad = memo(function DigitPad({ session, run }: DigitPadProps) {
  const { game, mode, selected, heldDigit } = session;
  const t = useTexts();
  const noted = selected === undefined ? [] : cellOf(game, selected).notes;
  return (
    <fieldset className={styles.pad} data-mode={mode} aria-label={t('pad.label')}>
      {DIGIT_COMMANDS.map(({ digit, command, note }) => (
        <DigitKey
          key={digit}
          digit={digit}
          command={command}
          note={note}
          mode={mode}
          remaining={remainingOf(game, digit)}
          isPressed={selected === undefined ? digit === heldDigit : undefined}
          isPossible={command.isPossible(session)}
          isNoted={mode === 'notes' && noted.includes(digit)}
          run={run}
        />
      ))}
      <button
        type="button"
        className={styles.key}
        aria-disabled={!CLEAR.isPossible(session)}
        onClick={() => run(CLEAR)}
      >
        <span className={styles.clear}>
          {CLEAR_ICON}
          {t('pad.clear')}
        </span>
      </button>
    </fieldset>
  );
});
