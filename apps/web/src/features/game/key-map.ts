import type { Command, Key } from './commands/command.ts';
import { COMMANDS } from './commands/index.ts';

/** What of a key press decides which command it means. */
export type KeyPress = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

function isDigitKey({ code }: Key): boolean {
  return /^(Digit|Numpad)\d$/.test(code);
}

/** Shift doesn't matter to digits: with NumLock, Windows sends it along with the keypad's. */
function matches(key: Key, press: KeyPress): boolean {
  return (
    press.code === key.code &&
    !press.altKey &&
    (press.ctrlKey || press.metaKey) === (key.ctrl ?? false) &&
    (isDigitKey(key) || press.shiftKey === (key.shift ?? false))
  );
}

/** The command of a key press, on the board or elsewhere on the page. */
export function commandFor(press: KeyPress, isOnBoard: boolean): Command | undefined {
  return COMMANDS.find(({ keys }) =>
    keys.some((key) => matches(key, press) && (isOnBoard || !key.onBoardOnly)),
  );
}
