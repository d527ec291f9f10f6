import {
  type Cell,
  cellAt,
  columnOf,
  DIGITS,
  type Digit,
  isWon,
  type Move,
  remainingOf,
  rowOf,
} from '@nanpure/engine';
import type { Session, SessionAction } from './session.ts';

/** A key by its place on the keyboard (`KeyboardEvent.code`), with the modifiers it needs. */
export interface Key {
  readonly code: string;
  /** Ctrl, or Cmd on a Mac. */
  readonly ctrl?: true;
  readonly shift?: true;
  /** A key that means something elsewhere on the page, so that it acts on the board only. */
  readonly onBoardOnly?: true;
}

/** Something the player can do: the keys, the buttons and the help all come from this. */
export interface Command {
  readonly id: string;
  readonly keys: readonly Key[];
  /** Whether it can be done at all now; its button is disabled otherwise. */
  readonly isPossible: (session: Session) => boolean;
  /** What happens; undefined where it changes nothing, such as without a selected cell. */
  readonly actionFor: (session: Session, now: number) => SessionAction | undefined;
}

function playOn(
  session: Session,
  at: number,
  moveOn: (cell: Cell) => Move,
): SessionAction | undefined {
  return session.selected === undefined
    ? undefined
    : { type: 'play', move: moveOn(session.selected), at };
}

/** Enters a digit, or notes it, as the mode says. */
function digitCommand(digit: Digit): Command {
  return {
    id: `digit-${digit}`,
    keys: [{ code: `Digit${digit}` }, { code: `Numpad${digit}` }],
    isPossible: ({ game, mode }) =>
      !isWon(game) && (mode === 'notes' || remainingOf(game, digit) > 0),
    actionFor: (session, now) =>
      playOn(session, now, (cell) => ({
        type: session.mode === 'answer' ? 'answer' : 'note',
        cell,
        digit,
      })),
  };
}

/** The commands of the digit pad, 1-9. */
export const DIGIT_COMMANDS = DIGITS.map((digit) => ({ digit, command: digitCommand(digit) }));

/** Empties the selected cell: of its digit, or of its notes, as the mode says. */
export const CLEAR: Command = {
  id: 'clear',
  keys: [{ code: 'Delete' }, { code: 'Backspace' }],
  isPossible: ({ game }) => !isWon(game),
  actionFor: (session, now) =>
    playOn(session, now, (cell) => ({
      type: session.mode === 'answer' ? 'clear-answer' : 'clear-notes',
      cell,
    })),
};

export const UNDO: Command = {
  id: 'undo',
  keys: [{ code: 'KeyZ', ctrl: true }],
  isPossible: ({ game }) => !isWon(game) && game.past.length > 0,
  actionFor: (_, at) => ({ type: 'play', move: { type: 'undo' }, at }),
};

export const REDO: Command = {
  id: 'redo',
  keys: [
    { code: 'KeyY', ctrl: true },
    { code: 'KeyZ', ctrl: true, shift: true },
  ],
  isPossible: ({ game }) => !isWon(game) && game.future.length > 0,
  actionFor: (_, at) => ({ type: 'play', move: { type: 'redo' }, at }),
};

const SWITCH_MODE: Command = {
  id: 'switch-mode',
  keys: [
    { code: 'KeyN', onBoardOnly: true },
    { code: 'Space', onBoardOnly: true },
  ],
  isPossible: ({ game }) => !isWon(game),
  actionFor: ({ mode }) => ({ type: 'mode', mode: mode === 'answer' ? 'notes' : 'answer' }),
};

function within(index: number): number {
  return Math.min(8, Math.max(0, index));
}

/** Moves the selection, stopping at the edges. With nothing selected, the keys scroll as anywhere. */
function selectCommand(
  id: string,
  key: Key,
  target: (row: number, column: number) => Cell,
): Command {
  return {
    id,
    keys: [key],
    isPossible: ({ game }) => !isWon(game),
    actionFor: ({ selected }) =>
      selected === undefined
        ? undefined
        : { type: 'select', cell: target(rowOf(selected), columnOf(selected)) },
  };
}

const SELECT_COMMANDS: readonly Command[] = [
  selectCommand('up', { code: 'ArrowUp' }, (row, column) => cellAt(within(row - 1), column)),
  selectCommand('down', { code: 'ArrowDown' }, (row, column) => cellAt(within(row + 1), column)),
  selectCommand('left', { code: 'ArrowLeft' }, (row, column) => cellAt(row, within(column - 1))),
  selectCommand('right', { code: 'ArrowRight' }, (row, column) => cellAt(row, within(column + 1))),
  selectCommand('row-start', { code: 'Home', onBoardOnly: true }, (row) => cellAt(row, 0)),
  selectCommand('row-end', { code: 'End', onBoardOnly: true }, (row) => cellAt(row, 8)),
  selectCommand('board-start', { code: 'Home', ctrl: true, onBoardOnly: true }, () => 0),
  selectCommand('board-end', { code: 'End', ctrl: true, onBoardOnly: true }, () => 80),
  selectCommand('box-up', { code: 'PageUp', onBoardOnly: true }, (row, column) =>
    cellAt(within(row - 3), column),
  ),
  selectCommand('box-down', { code: 'PageDown', onBoardOnly: true }, (row, column) =>
    cellAt(within(row + 3), column),
  ),
];

/** Every command, for the keyboard. */
export const COMMANDS: readonly Command[] = [
  ...DIGIT_COMMANDS.map(({ command }) => command),
  CLEAR,
  UNDO,
  REDO,
  SWITCH_MODE,
  ...SELECT_COMMANDS,
];
