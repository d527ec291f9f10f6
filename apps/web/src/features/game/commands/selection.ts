import { CELLS, type Cell, cellAt, columnOf, rowOf } from '@nanpure/engine';
import { cellOf, isWon } from '@nanpure/engine/game';
import type { Session, SessionAction } from '../session/session.ts';
import { type Command, type CommandName, isBeingPlayed, type Key } from './command.ts';

function clamp(index: number): number {
  return Math.min(8, Math.max(0, index));
}

/** Moves the focus alone where nothing is to be selected: the game is won, or a digit waits for its cells. */
function goTo({ game, heldDigit }: Session, cell: Cell, action: SessionAction) {
  const isToWalk = isWon(game) || heldDigit !== undefined;
  return isToWalk ? ({ type: 'focus-cell', cell } as const) : action;
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
    repeats: true,
    isPossible: ({ isPaused }) => !isPaused,
    actionFor: (session, { focused }) => {
      const isOver = isWon(session.game);
      const from = isOver ? focused : (session.selected ?? focused);
      if (isOver && from === undefined) return undefined;
      const cell = from === undefined ? 0 : target(rowOf(from), columnOf(from));
      return goTo(session, cell, { type: 'select', cell });
    },
  };
}

const ARROWS = [
  { direction: 'up', code: 'ArrowUp', down: -1, right: 0 },
  { direction: 'down', code: 'ArrowDown', down: 1, right: 0 },
  { direction: 'left', code: 'ArrowLeft', down: 0, right: -1 },
  { direction: 'right', code: 'ArrowRight', down: 0, right: 1 },
] as const;

type Arrow = (typeof ARROWS)[number];

/** Selects the next cell, too, or goes there and leaves the selection as it is. */
function groupCommand(name: 'extend' | 'move', arrow: Arrow): Command {
  const modifier = name === 'extend' ? ({ shift: true } as const) : ({ ctrl: true } as const);
  return {
    id: `${name}-${arrow.direction}`,
    name,
    keys: [{ code: arrow.code, ...modifier, onBoardOnly: true }],
    repeats: true,
    isPossible: isBeingPlayed,
    actionFor: (session, { focused }) => {
      const from = session.selected ?? focused ?? 0;
      const cell = cellAt(clamp(rowOf(from) + arrow.down), clamp(columnOf(from) + arrow.right));
      const action = { type: name, cell } as const;
      return name === 'move' ? goTo(session, cell, action) : action;
    },
  };
}

/** Selects the cell that has the focus, too, or no longer. */
const TOGGLE: Command = {
  id: 'toggle',
  name: 'toggle',
  keys: [
    { code: 'KeyS', onBoardOnly: true },
    { code: 'Space', ctrl: true, onBoardOnly: true },
  ],
  isPossible: isBeingPlayed,
  actionFor: ({ selected }, { focused }) => {
    const cell = selected ?? focused;
    return cell === undefined ? undefined : { type: 'toggle', cell };
  },
};

/** Selects all cells with the digit of the selected one, as a double click does. */
export const SELECT_SAME: Command = {
  id: 'select-same',
  name: 'select-same',
  keys: [{ code: 'KeyA', onBoardOnly: true }],
  isPossible: isBeingPlayed,
  actionFor: ({ game, selected }, { focused }) => {
    const cell = selected ?? focused;
    const digit = cell === undefined ? 0 : cellOf(game, cell).value;
    if (digit === 0) return { type: 'speak', fact: 'no-digit', cell };
    return {
      type: 'select-cells',
      cells: CELLS.filter((each) => cellOf(game, each).value === digit),
    };
  },
};

/** For fingers and screen readers, which have no Ctrl: each press adds its cell, or takes it out. */
export const GATHER: Command = {
  id: 'gather',
  name: 'gather',
  keys: [],
  isPossible: isBeingPlayed,
  actionFor: ({ isGathering = false }) => ({ type: 'gather', isGathering: !isGathering }),
};

/** As a tap: enters the held digit into the focused cell, or selects it. */
const PRESS: Command = {
  id: 'press',
  name: 'press',
  keys: [
    { code: 'Enter', onBoardOnly: true },
    { code: 'NumpadEnter', onBoardOnly: true },
  ],
  isPossible: isBeingPlayed,
  actionFor: ({ selected, isGathering }, { now, focused }) =>
    focused === undefined || (focused === selected && !isGathering)
      ? undefined
      : { type: 'press', cell: focused, at: now },
};

/** Drops the held digit, or else deselects the cell. */
const CLEAR_SELECTION: Command = {
  id: 'clear-selection',
  name: 'clear-selection',
  keys: [{ code: 'Escape' }],
  isPossible: (session) =>
    isBeingPlayed(session) &&
    (session.heldDigit !== undefined ||
      session.selected !== undefined ||
      session.isGathering === true),
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
  ...ARROWS.map((arrow) => groupCommand('extend', arrow)),
  ...ARROWS.map((arrow) => groupCommand('move', arrow)),
  TOGGLE,
  SELECT_SAME,
  GATHER,
  PRESS,
  CLEAR_SELECTION,
];
