import { describe, expect, test } from 'vitest';
import { commandFor, type KeyPress } from './key-map.ts';

function press(code: string, modifiers: Partial<KeyPress> = {}): KeyPress {
  return { code, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...modifiers };
}

function idFor(code: string, modifiers?: Partial<KeyPress>, isOnBoard = true) {
  return commandFor(press(code, modifiers), isOnBoard)?.id;
}

describe('key map', () => {
  test('digits by their place on keyboard or keypad, with or without Shift', () => {
    expect(idFor('Digit7')).toBe('digit-7');
    expect(idFor('Numpad7', { shiftKey: true })).toBe('digit-7');
    expect(idFor('Digit0')).toBeUndefined();
  });

  test('leaves the browser its own shortcuts', () => {
    expect(idFor('Digit1', { ctrlKey: true })).toBeUndefined();
    expect(idFor('ArrowLeft', { altKey: true })).toBeUndefined();
    expect(idFor('KeyN', { ctrlKey: true })).toBeUndefined();
  });

  test('undo and both forms of redo, with Ctrl or Cmd', () => {
    expect(idFor('KeyZ', { ctrlKey: true })).toBe('undo');
    expect(idFor('KeyZ', { metaKey: true })).toBe('undo');
    expect(idFor('KeyY', { ctrlKey: true })).toBe('redo');
    expect(idFor('KeyZ', { metaKey: true, shiftKey: true })).toBe('redo');
  });

  test('single letters and Space act on the board only', () => {
    expect(idFor('KeyN')).toBe('switch-mode');
    expect(idFor('KeyN', {}, false)).toBeUndefined();
    expect(idFor('Space', {}, false)).toBeUndefined();
    expect(idFor('Digit3', {}, false)).toBe('digit-3');
    for (const code of ['KeyH', 'KeyP', 'KeyZ', 'KeyX', 'KeyR', 'KeyM']) {
      expect(idFor(code)).toBeDefined();
      expect(idFor(code, {}, false)).toBeUndefined();
    }
  });
});
