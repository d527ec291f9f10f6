import { type Cell, DIGITS, type Digit } from '@nanpure/engine';
import { cellOf, isGiven, type Move } from '@nanpure/engine/game';
import { canEnter, entryMove, type Session, type SessionAction } from '../session/session.ts';
import {
  type Command,
  isBeingPlayed,
  type Key,
  type Moment,
  type ScreenAction,
} from './command.ts';

/** Why a move would change nothing, where the player can't see it. */
function reasonAgainst({ game }: Session, move: Move, cell: Cell): 'given' | 'filled' | undefined {
  if (isGiven(game, cell)) return 'given';
  return move.type === 'note' && cellOf(game, cell).value !== 0 ? 'filled' : undefined;
}

/** A move on the selected cell, or else on the one that the keyboard has focused, which is selected then. */
function playOn(
  session: Session,
  { now, reached }: Moment,
  moveOn: (cell: Cell) => Move,
): SessionAction | ScreenAction | undefined {
  const cell = session.selected ?? reached;
  if (cell === undefined) return undefined;
  const move = moveOn(cell);
  const fact = reasonAgainst(session, move, cell);
  return fact ? { type: 'speak', fact, cell } : { type: 'play', move, at: now, selects: cell };
}

/** Enters or notes a digit, depending on the mode; with no cell selected, the digit is held. */
function digitCommand(digit: Digit): Command {
  return {
    id: `digit-${digit}`,
    name: 'digit',
    keys: [{ code: `Digit${digit}` }, { code: `Numpad${digit}` }],
    isPossible: (session) => isBeingPlayed(session) && canEnter(session, digit),
    reasonNotPossible: (session) => (isBeingPlayed(session) ? 'all-placed' : undefined),
    actionFor: (session, moment) =>
      playOn(session, moment, (cell) => entryMove(session.mode, cell, digit)) ?? {
        type: 'hold-digit',
        digit,
      },
  };
}

/** Notes a digit, in either mode. */
function noteCommand(digit: Digit): Command {
  return {
    id: `note-${digit}`,
    name: 'note',
    keys: [{ code: `Digit${digit}`, shift: true }],
    isPossible: isBeingPlayed,
    actionFor: (session, moment) =>
      playOn(session, moment, (cell) => ({ type: 'note', cell, digit })),
  };
}

/** The commands of the digit pad, 1-9; `note` is that of a key that is held down. */
export const DIGIT_COMMANDS = DIGITS.map((digit) => ({
  digit,
  command: digitCommand(digit),
  note: noteCommand(digit),
}));

/** Removes the digit or the notes of the selected cell, depending on the mode. */
export const CLEAR: Command = {
  id: 'clear',
  name: 'clear',
  keys: [{ code: 'Delete' }, { code: 'Backspace' }, { code: 'Digit0' }, { code: 'Numpad0' }],
  isPossible: isBeingPlayed,
  actionFor: (session, moment) =>
    playOn(session, moment, (cell) => ({
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

const SWITCH_MODE = modeCommand(
  'switch-mode',
  [
    { code: 'KeyN', onBoardOnly: true },
    { code: 'Space', onBoardOnly: true },
  ],
  ({ mode }) => (mode === 'answer' ? 'notes' : 'answer'),
);

export const ENTRY_COMMANDS: readonly Command[] = [
  ...DIGIT_COMMANDS.map(({ command }) => command),
  ...DIGIT_COMMANDS.map(({ note }) => note),
  CLEAR,
  ANSWER_MODE,
  NOTES_MODE,
  SWITCH_MODE,
];
