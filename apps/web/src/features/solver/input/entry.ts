import type { SolvableBoard } from '../worker/messages.ts';

/* The board that is being entered, as plain data: what stands on it, and the way back. */

/** What is entered, and what was before. */
export interface Entry {
  readonly board: SolvableBoard;
  readonly selected: number;
  readonly past: readonly SolvableBoard[];
  readonly future: readonly SolvableBoard[];
}

/** What can be done to it. */
export type EntryMove =
  | { readonly kind: 'select'; readonly cell: number }
  /** A digit into the selected cell, 0 to clear it; typed digits go on to the next cell. */
  | { readonly kind: 'enter'; readonly digit: number; readonly goesOn?: boolean }
  /** Another board; one that the page was opened with has nothing before it. */
  | { readonly kind: 'load'; readonly board: SolvableBoard; readonly isFromLink?: boolean }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

/** An empty board. */
export const EMPTY_BOARD: SolvableBoard = { grid: '.'.repeat(81) };

/** Where entering begins. */
export const EMPTY_ENTRY: Entry = { board: EMPTY_BOARD, selected: 0, past: [], future: [] };

/** Whether two boards are the same. */
function isSameBoard(one: SolvableBoard, other: SolvableBoard): boolean {
  return (
    one.grid === other.grid &&
    (one.candidates === other.candidates ||
      (one.candidates?.every((each, cell) => each === other.candidates?.[cell]) ?? false))
  );
}

function changed(entry: Entry, board: SolvableBoard): Entry {
  if (isSameBoard(board, entry.board)) return entry;
  return { ...entry, board, past: [...entry.past, entry.board], future: [] };
}

function load(entry: Entry, { board, isFromLink }: Extract<EntryMove, { kind: 'load' }>): Entry {
  const { past, future } = entry;
  const isUntouched = isSameBoard(entry.board, EMPTY_BOARD) && past.length + future.length === 0;
  return isFromLink && isUntouched ? { ...entry, board } : changed(entry, board);
}

/** The board with a digit in a cell. Candidates that it came with are about another board, and go. */
function withDigit({ grid }: SolvableBoard, cell: number, digit: number): SolvableBoard {
  const sign = digit === 0 ? '.' : String(digit);
  return { grid: grid.slice(0, cell) + sign + grid.slice(cell + 1) };
}

function enter(entry: Entry, { digit, goesOn }: Extract<EntryMove, { kind: 'enter' }>): Entry {
  const { board, selected } = entry;
  const isChange =
    Number(board.grid[selected]) !== digit && !(digit === 0 && board.grid[selected] === '.');
  const after = isChange ? changed(entry, withDigit(board, selected, digit)) : entry;
  return goesOn ? { ...after, selected: Math.min(80, selected + 1) } : after;
}

function undo(entry: Entry): Entry {
  const board = entry.past.at(-1);
  if (!board) return entry;
  return { ...entry, board, past: entry.past.slice(0, -1), future: [entry.board, ...entry.future] };
}

function redo(entry: Entry): Entry {
  const [board, ...future] = entry.future;
  return board ? { ...entry, board, past: [...entry.past, entry.board], future } : entry;
}

/** What is entered after a move. */
export function moved(entry: Entry, move: EntryMove): Entry {
  switch (move.kind) {
    case 'select':
      return { ...entry, selected: move.cell };
    case 'enter':
      return enter(entry, move);
    case 'load':
      return load(entry, move);
    case 'undo':
      return undo(entry);
    case 'redo':
      return redo(entry);
  }
}
