import type { Digit } from '@nanpure/engine';
import { cellOf, remainingOf } from '@nanpure/engine/game';
import { memo } from 'react';
import type { Command } from '../commands/command.ts';
import { CLEAR, DIGIT_COMMANDS } from '../commands/entry.ts';
import type { RunCommand } from '../commands/use-commands.ts';
import { colourOf, type InputMode, modeNow, selectionOf } from '../session/input-mode.ts';
import type { Session } from '../session/session.ts';
import { COLOUR_NAMES } from '../texts/colour-names.ts';
import { type GameTexts, useTexts } from '../texts/use-texts.ts';
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
  /** Whether it is noted in the selected cells, or their colour. */
  readonly isNoted: boolean;
  readonly run: RunCommand;
}

function nameOfKey(
  t: GameTexts,
  { mode, digit, remaining }: Pick<DigitKeyProps, 'mode' | 'digit' | 'remaining'>,
): string {
  const colour = mode === 'colour' ? colourOf(digit) : undefined;
  if (colour !== undefined) return t(`colours.${COLOUR_NAMES[colour]}`);
  if (mode === 'answer') return t('pad.digit', { digit, remaining });
  return t(mode === 'centre' ? 'pad.centreNote' : 'pad.note', { digit });
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
  return (
    <button
      type="button"
      className={styles.key}
      aria-label={nameOfKey(t, { mode, digit, remaining })}
      aria-pressed={isPressed}
      aria-disabled={!isPossible}
      data-noted={isNoted || undefined}
      data-colour={mode === 'colour' ? digit : undefined}
      {...useLongPress(
        () => run(command),
        () => mode !== 'colour' && run(note),
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

/** Whether all selected cells have the note of a digit, or its colour. */
function isMarked({ game, ...input }: Session, digit: Digit): boolean {
  const mode = modeNow(input);
  const cells = selectionOf(input).map((cell) => cellOf(game, cell));
  return (
    cells.length > 0 &&
    cells.every(({ notes, centreNotes = [], colour }) =>
      mode === 'colour'
        ? colour === digit
        : (mode === 'centre' ? centreNotes : notes).includes(digit),
    )
  );
}

/** The digits and the clear key; styled by the mode. */
export const DigitPad = memo(function DigitPad({ session, run }: DigitPadProps) {
  const { game, selected, heldDigit } = session;
  const mode = modeNow(session);
  const t = useTexts();
  return (
    <fieldset
      className={styles.pad}
      data-mode={mode}
      aria-label={t('pad.label')}
      inert={session.isToCome}
    >
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
          isNoted={mode !== 'answer' && isMarked(session, digit)}
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
