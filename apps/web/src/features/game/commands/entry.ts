import { type Cell, DIGITS, type Digit, type Move } from '@nanpure/engine';
import { canEnter, entryMove, type Session, type SessionAction } from '../session.ts';
import { type Command, isBeingPlayed, type Key } from './command.ts';

function playOn(
  { selected }: Session,
  at: number,
  moveOn: (cell: Cell) => Move,
): SessionAction | undefined {
  return selected === undefined ? undefined : { type: 'play', move: moveOn(selected), at };
}

/** Enters a digit, or notes it, as the mode says; with no cell selected, it waits for one. */
function digitCommand(digit: Digit): Command {
  return {
    id: `digit-${digit}`,
    name: 'digit',
    keys: [{ code: `Digit${digit}` }, { code: `Numpad${digit}` }],
    isPossible: (session) => isBeingPlayed(session) && canEnter(session, digit),
    whyNot: (session) =>
      isBeingPlayed(session) ? { type: 'speak', fact: 'digit-spent', digit } : undefined,
    actionFor: (session, { now }) =>
      playOn(session, now, (cell) => entryMove(session.mode, cell, digit)) ?? {
        type: 'arm',
        digit,
      },
  };
}

/** The commands of the digit pad, 1-9. */
export const DIGIT_COMMANDS = DIGITS.map((digit) => ({ digit, command: digitCommand(digit) }));

/** Empties the selected cell: of its digit, or of its notes, as the mode says. */
export const CLEAR: Command = {
  id: 'clear',
  name: 'clear',
  keys: [{ code: 'Delete' }, { code: 'Backspace' }],
  isPossible: isBeingPlayed,
  actionFor: (session, { now }) =>
    playOn(session, now, (cell) => ({
      type: session.mode === 'answer' ? 'clear-answer' : 'clear-notes',
      cell,
    })),
};

function modeCommand(
  name: 'answer-mode' | 'notes-mode' | 'switch-mode',
  keys: readonly Key[],
  modeAfter: (session: Session) => Session['mode'],
): Command {
  return {
    id: name,
    name,
    keys,
    isPossible: isBeingPlayed,
    actionFor: (session) => ({ type: 'mode', mode: modeAfter(session) }),
  };
}

export const ANSWER_MODE = modeCommand(
  'answer-mode',
  [{ code: 'KeyZ', onBoardOnly: true }],
  () => 'answer',
);

export const NOTES_MODE = modeCommand(
  'notes-mode',
  [{ code: 'KeyX', onBoardOnly: true }],
  () => 'notes',
);

export const SWITCH_MODE = modeCommand(
  'switch-mode',
  [
    { code: 'KeyN', onBoardOnly: true },
    { code: 'Space', onBoardOnly: true },
  ],
  ({ mode }) => (mode === 'answer' ? 'notes' : 'answer'),
);
