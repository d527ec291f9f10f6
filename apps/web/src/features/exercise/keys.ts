import { type Cell, cellAt, columnOf, type Digit, isDigit, rowOf } from '@nanpure/engine';

/** What a key means on the board of an exercise. */
export type KeyMeaning =
  | { readonly type: 'select'; readonly cell: Cell }
  | { readonly type: 'digit'; readonly digit: Digit }
  | { readonly type: 'choose' };

function clamp(index: number): number {
  return Math.min(8, Math.max(0, index));
}

const MOVES: Readonly<Record<string, (row: number, column: number) => Cell>> = {
  ArrowUp: (row, column) => cellAt(clamp(row - 1), column),
  ArrowDown: (row, column) => cellAt(clamp(row + 1), column),
  ArrowLeft: (row, column) => cellAt(row, clamp(column - 1)),
  ArrowRight: (row, column) => cellAt(row, clamp(column + 1)),
  Home: (row) => cellAt(row, 0),
  End: (row) => cellAt(row, 8),
};

/** What a key (`KeyboardEvent.code`) does with the selected cell; undefined for any other key. */
export function meaningOf(code: string, selected: Cell): KeyMeaning | undefined {
  const move = MOVES[code];
  if (move) return { type: 'select', cell: move(rowOf(selected), columnOf(selected)) };
  if (code === 'Enter' || code === 'Space' || code === 'NumpadEnter') return { type: 'choose' };
  const digit = Number(/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]);
  return isDigit(digit) ? { type: 'digit', digit } : undefined;
}
