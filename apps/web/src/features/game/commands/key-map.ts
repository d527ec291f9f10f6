import { namedKeyOfKeypad } from '../../../board/keypad.ts';
import type { Command, Key } from './command.ts';
import { COMMANDS } from './index.ts';

/** The fields of a key event that choose the command. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'getModifierState'
>;

/** Where the focus is: on the board, elsewhere in the game or nowhere, or outside of the game. */
export type KeyPlace = 'board' | 'game' | 'elsewhere';

/**
 * Letters and the question mark go by the character (`key`), for keyboard layouts; under an input method
 * by the place (`code`). Digits go by place, as some layouts need Shift for them; on the numeric keypad Shift
 * is ignored, as Windows sends it along with NumLock. Without NumLock the keypad has arrows and the like.
 */
function meantKey(press: KeyPress): Pick<KeyPress, 'code' | 'shiftKey'> {
  const { key, code, shiftKey } = press;
  if (key === '?') return { code: 'Slash', shiftKey: true };
  if (/^[a-z]$/i.test(key)) return { code: `Key${key.toUpperCase()}`, shiftKey };
  const named = namedKeyOfKeypad(press);
  if (named) return { code: named, shiftKey };
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

/** Keys without Ctrl act only while the focus is in the game or nowhere. */
function actsAt({ onBoardOnly, ctrl }: Key, place: KeyPlace): boolean {
  return place === 'board' || (!onBoardOnly && (place === 'game' || ctrl === true));
}

export function commandFor(press: KeyPress, place: KeyPlace): Command | undefined {
  return COMMANDS.find(({ keys }) => keys.some((key) => matches(key, press) && actsAt(key, place)));
}
