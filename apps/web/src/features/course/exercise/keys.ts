import { type Cell, type Digit, isDigit } from '@nanpure/engine';
import { cellAfter, endAfter } from '../../../board/arrow-keys.ts';
import { isOnCell } from '../../../board/is-on-cell.ts';
import { namedKeyOfKeypad } from '../../../board/keypad.ts';

/** What a key means on the board of an exercise. */
export type KeyMeaning =
  | { readonly type: 'select'; readonly cell: Cell }
  | { readonly type: 'digit'; readonly digit: Digit }
  | { readonly type: 'choose' }
  /** Held down: it has chosen, or pressed the button that led to this board. */
  | { readonly type: 'held' };

/** The cell that a key moves the selection to; undefined for any other key. */
function moved(code: string, selected: Cell): Cell | undefined {
  return endAfter(code, selected) ?? cellAfter(code, selected);
}

/** What a key (`KeyboardEvent.code`) does with the selected cell; undefined for any other key. */
export function meaningOf(code: string, selected: Cell): KeyMeaning | undefined {
  const cell = moved(code, selected);
  if (cell !== undefined) return { type: 'select', cell };
  if (code === 'Enter' || code === 'Space' || code === 'NumpadEnter') return { type: 'choose' };
  const digit = Number(/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]);
  return isDigit(digit) ? { type: 'digit', digit } : undefined;
}

/** What a key means that is pressed on the board; undefined elsewhere, and with a key that changes it. */
export function pressedOnBoard(event: React.KeyboardEvent, selected: Cell): KeyMeaning | undefined {
  const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
  const code = namedKeyOfKeypad(event) ?? event.code;
  const meaning = isPlain && isOnCell(event) ? meaningOf(code, selected) : undefined;
  return event.repeat && meaning && meaning.type !== 'select' ? { type: 'held' } : meaning;
}
