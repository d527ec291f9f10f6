import { cellAfter, endAfter } from '../../../board/arrow-keys.ts';
import type { Entry, EntryMove } from './entry.ts';

/** A key as far as it says what to do. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'
>;

function movesOfShortcut({ key, shiftKey }: PressedKey): readonly EntryMove[] | undefined {
  if (key.toLowerCase() === 'y') return [{ kind: 'redo' }];
  if (key.toLowerCase() === 'z') return [{ kind: shiftKey ? 'redo' : 'undo' }];
  return undefined;
}

/** Backspace in an empty cell goes back one and clears that, as it does in a text. */
function movesBack({ board, selected }: Entry): readonly EntryMove[] {
  const clear: EntryMove = { kind: 'enter', digit: 0 };
  const isEmpty = board.grid[selected] === '.';
  return isEmpty && selected > 0 ? [{ kind: 'select', cell: selected - 1 }, clear] : [clear];
}

/** What a key does to the board, from which some work only there; undefined for keys that have other uses. */
export function movesOfKey(
  pressed: PressedKey,
  entry: Entry,
  isOnBoard: boolean,
): readonly EntryMove[] | undefined {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if (altKey) return undefined;
  const end = isOnBoard ? endAfter(key, entry.selected, ctrlKey) : undefined;
  if (end !== undefined) return [{ kind: 'select', cell: end }];
  if (ctrlKey || metaKey) return movesOfShortcut(pressed);
  if (/^[1-9]$/.test(key)) {
    // Held down, it would fill cell after cell with what no puzzle has.
    return pressed.repeat ? [] : [{ kind: 'enter', digit: Number(key), goesOn: true }];
  }
  if (['0', '.', ' '].includes(key)) return [{ kind: 'enter', digit: 0, goesOn: true }];
  if (key === 'Delete') return [{ kind: 'enter', digit: 0 }];
  if (key === 'Backspace') return movesBack(entry);
  const cell = cellAfter(key, entry.selected);
  return cell === undefined ? undefined : [{ kind: 'select', cell }];
}
