import { type Cell, DIGITS, type Digit } from '@nanpure/engine';
import { cellOf, isGiven, type Move, play } from '@nanpure/engine/game';
import {
  clearingMove,
  entryMove,
  modeNow,
  notesMode,
  type PencilMode,
  selectionOf,
} from '../session/input-mode.ts';
import { canEnter, type Session, type SessionAction } from '../session/session.ts';
import {
  type Command,
  isBeingPlayed,
  type Key,
  type Moment,
  type NotPossible,
  type ScreenAction,
} from './command.ts';

const CLEARING: readonly Move['type'][] = ['clear-answer', 'clear-notes', 'clear-cells'];

const NOTING: readonly Move['type'][] = ['note', 'note-cells', 'centre-note-cells'];

/** Whether a move is about colours, which givens can have as well. */
function isAboutColours(move: Move): boolean {
  return move.type === 'colour-cells' || (move.type === 'clear-cells' && move.what === 'colours');
}

/** Why a move would change nothing, where the player can't see it. */
function reasonAgainst(
  { game }: Session,
  move: Move,
  cells: readonly Cell[],
): NotPossible | undefined {
  if (!isAboutColours(move) && cells.every((cell) => isGiven(game, cell))) return 'given';
  if (CLEARING.includes(move.type) && play(game, move) === game) return 'nothing-to-clear';
  if (isAboutColours(move)) return undefined;
  const isNoteOnDigits =
    NOTING.includes(move.type) && cells.every((cell) => cellOf(game, cell).value !== 0);
  if (!isNoteOnDigits) return undefined;
  return cells.length > 1 ? 'none-empty' : 'filled';
}

/** A move on the selected cells, or else on the one that the keyboard has focused, which is selected then. */
function playOn(
  session: Session,
  { now, reached }: Moment,
  moveOn: (cells: readonly Cell[]) => Move,
): SessionAction | ScreenAction | undefined {
  const selects = session.selected ?? reached;
  if (selects === undefined) return undefined;
  const cells = session.selected === undefined ? [selects] : selectionOf(session);
  const move = moveOn(cells);
  const fact = reasonAgainst(session, move, cells);
  return fact ? { type: 'speak', fact, cell: selects } : { type: 'play', move, at: now, selects };
}

function reasonAgainstDigit(session: Session): NotPossible | undefined {
  if (!isBeingPlayed(session)) return undefined;
  return modeNow(session) === 'colour' ? 'no-such-colour' : 'all-placed';
}

/** Enters or notes a digit, or gives a colour, depending on the mode; with no cell selected, the digit is held. */
function digitCommand(digit: Digit): Command {
  return {
    id: `digit-${digit}`,
    name: 'digit',
    keys: [{ code: `Digit${digit}` }, { code: `Numpad${digit}` }],
    isPossible: (session) => isBeingPlayed(session) && canEnter(session, digit),
    reasonNotPossible: reasonAgainstDigit,
    actionFor: (session, moment) =>
      playOn(session, moment, (cells) => entryMove(modeNow(session), cells, digit)) ?? {
        type: 'hold-digit',
        digit,
      },
  };
}

/** Notes a digit, in any mode. */
function noteCommand(digit: Digit): Command {
  return {
    id: `note-${digit}`,
    name: 'note',
    keys: [{ code: `Digit${digit}`, shift: true }],
    isPossible: isBeingPlayed,
    actionFor: (session, moment) =>
      playOn(session, moment, (cells) => entryMove(notesMode(session), cells, digit)),
  };
}

/** The commands of the digit pad, 1-9; `note` is that of a key that is held down. */
export const DIGIT_COMMANDS = DIGITS.map((digit) => ({
  digit,
  command: digitCommand(digit),
  note: noteCommand(digit),
}));

/** Removes what the mode enters from the selected cells, or their notes where there is nothing else. */
export const CLEAR: Command = {
  id: 'clear',
  name: 'clear',
  keys: [{ code: 'Delete' }, { code: 'Backspace' }, { code: 'Digit0' }, { code: 'Numpad0' }],
  isPossible: isBeingPlayed,
  actionFor: (session, moment) =>
    playOn(session, moment, (cells) =>
      clearingMove(session.mode, cells, (cell) => cellOf(session.game, cell).value !== 0),
    ),
};

function modeCommand(
  name: 'answer-mode' | 'notes-mode' | 'centre-mode' | 'colour-mode' | 'switch-mode',
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

const NOTES_MODE = modeCommand('notes-mode', [{ code: 'KeyX', onBoardOnly: true }], () => 'notes');

const CENTRE_MODE = modeCommand(
  'centre-mode',
  [{ code: 'KeyE', onBoardOnly: true }],
  () => 'centre',
);

const COLOUR_MODE = modeCommand(
  'colour-mode',
  [{ code: 'KeyV', onBoardOnly: true }],
  () => 'colour',
);

/** What the mode switch offers beside answers: the latest of these. */
export const PENCIL_MODES: Readonly<Record<PencilMode, Command>> = {
  notes: NOTES_MODE,
  centre: CENTRE_MODE,
  colour: COLOUR_MODE,
};

const SWITCH_MODE = modeCommand(
  'switch-mode',
  [
    { code: 'KeyN', onBoardOnly: true },
    { code: 'Space', onBoardOnly: true },
  ],
  ({ mode, pencil = 'notes' }) => (mode === 'answer' ? pencil : 'answer'),
);

export const ENTRY_COMMANDS: readonly Command[] = [
  ...DIGIT_COMMANDS.map(({ command }) => command),
  ...DIGIT_COMMANDS.map(({ note }) => note),
  CLEAR,
  ANSWER_MODE,
  NOTES_MODE,
  CENTRE_MODE,
  COLOUR_MODE,
  SWITCH_MODE,
];
