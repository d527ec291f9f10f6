import type { Command, Key } from './command.ts';
import { COMMANDS } from './index.ts';

/** What of a key press decides which command it means. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
>;

/** Where a key is pressed: on the board, elsewhere in the game or with nothing focused, or on something else. */
export type KeyPlace = 'board' | 'game' | 'elsewhere';

/**
 * Letters and the question mark are the keys that write them, wherever a keyboard has those; where a
 * key writes neither, as in an input method, it is told by its place. So are digits, for which some
 * keyboards want Shift; on a keypad it doesn't matter, as Windows sends it along with NumLock.
 */
function meantKey({ key, code, shiftKey }: KeyPress): Pick<KeyPress, 'code' | 'shiftKey'> {
  if (key === '?') return { code: 'Slash', shiftKey: true };
  if (/^[a-z]$/i.test(key)) return { code: `Key${key.toUpperCase()}`, shiftKey };
  if (/^Numpad\d$/.test(code)) return { code, shiftKey: false };
  if (/^Digit\d$/.test(code)) return { code, shiftKey: shiftKey && !/^\d$/.test(key) };
  return { code: /^[!-~]$/.test(key) ? '' : code, shiftKey };
}

function matches(key: Key, press: KeyPress): boolean {
  const { code, shiftKey } = meantKey(press);
  return (
    code === key.code &&
    !press.altKey &&
    (press.ctrlKey || press.metaKey) === (key.ctrl ?? false) &&
    shiftKey === (key.shift ?? false)
  );
}

/** A key without Ctrl is the game's own only where nothing else of the page has the focus. */
function actsAt({ onBoardOnly, ctrl }: Key, place: KeyPlace): boolean {
  return place === 'board' || (!onBoardOnly && (place === 'game' || ctrl === true));
}

/** The command of a key press, depending on where it is pressed. */
export function commandFor(press: KeyPress, place: KeyPlace): Command | undefined {
  return COMMANDS.find(({ keys }) => keys.some((key) => matches(key, press) && actsAt(key, place)));
}
