import { type Cell, cellAt, columnOf, rowOf } from '@nanpure/engine';
import { type Command, type CommandName, isBeingPlayed, type Key } from './command.ts';

function clamp(index: number): number {
  return Math.min(8, Math.max(0, index));
}

/**
 * Moves the selection and stops at the edges; with nothing selected, from the focused cell. Without
 * either it selects the first cell, which is the board's tab stop.
 */
function selectCommand(
  name: CommandName,
  key: Key,
  target: (row: number, column: number) => Cell,
): Command {
  return {
    id: name,
    name,
    keys: [key],
    isPossible: isBeingPlayed,
    actionFor: ({ selected }, { focused }) => {
      const from = selected ?? focused;
      const cell = from === undefined ? 0 : target(rowOf(from), columnOf(from));
      return { type: 'select', cell };
    },
  };
}

/** As a tap: enters the held digit into the focused cell, or selects it. */
const PRESS: Command = {
  id: 'press',
  name: 'press',
  keys: [
    { code: 'Enter', onBoardOnly: true },
    { code: 'NumpadEnter', onBoardOnly: true },
  ],
  isPossible: isBeingPlayed,
  actionFor: ({ selected }, { now, focused }) =>
    focused === undefined || focused === selected
      ? undefined
      : { type: 'press', cell: focused, at: now },
};

/** Drops the held digit, or else deselects the cell. */
const CLEAR_SELECTION: Command = {
  id: 'clear-selection',
  name: 'clear-selection',
  keys: [{ code: 'Escape' }],
  isPossible: (session) =>
    isBeingPlayed(session) && (session.heldDigit !== undefined || session.selected !== undefined),
  actionFor: () => ({ type: 'clear-selection' }),
};

export const SELECT_COMMANDS: readonly Command[] = [
  selectCommand('up', { code: 'ArrowUp' }, (row, column) => cellAt(clamp(row - 1), column)),
  selectCommand('down', { code: 'ArrowDown' }, (row, column) => cellAt(clamp(row + 1), column)),
  selectCommand('left', { code: 'ArrowLeft' }, (row, column) => cellAt(row, clamp(column - 1))),
  selectCommand('right', { code: 'ArrowRight' }, (row, column) => cellAt(row, clamp(column + 1))),
  selectCommand('row-start', { code: 'Home', onBoardOnly: true }, (row) => cellAt(row, 0)),
  selectCommand('row-end', { code: 'End', onBoardOnly: true }, (row) => cellAt(row, 8)),
  selectCommand('board-start', { code: 'Home', ctrl: true, onBoardOnly: true }, () => 0),
  selectCommand('board-end', { code: 'End', ctrl: true, onBoardOnly: true }, () => 80),
  selectCommand('box-up', { code: 'PageUp', onBoardOnly: true }, (row, column) =>
    cellAt(clamp(row - 3), column),
  ),
  selectCommand('box-down', { code: 'PageDown', onBoardOnly: true }, (row, column) =>
    cellAt(clamp(row + 3), column),
  ),
  PRESS,
  CLEAR_SELECTION,
];
