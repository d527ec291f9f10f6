import { describe, expect, test } from 'vitest';
import { commandFor, type KeyPlace, type KeyPress } from './key-map.ts';

function press(code: string, modifiers: Partial<KeyPress> = {}): KeyPress {
  return {
    key: '',
    code,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    getModifierState: () => false,
    ...modifiers,
  };
}

function idFor(code: string, modifiers?: Partial<KeyPress>, place: KeyPlace = 'board') {
  return commandFor(press(code, modifiers), place)?.id;
}

describe('key map', () => {
  test('digits by their place on keyboard or keypad, with or without Shift @12.5', () => {
    expect(idFor('Digit7', { key: '7' })).toBe('digit-7');
    expect(idFor('Numpad7', { shiftKey: true })).toBe('digit-7');
    // A French keyboard: its digits want Shift.
    expect(idFor('Digit7', { key: 'è' })).toBe('digit-7');
    expect(idFor('Digit7', { key: '7', shiftKey: true })).toBe('digit-7');
  });

  test.each([
    ['Numpad8', 'ArrowUp', 'up'],
    ['Numpad4', 'ArrowLeft', 'left'],
    ['Numpad7', 'Home', 'row-start'],
    ['Numpad9', 'PageUp', 'box-up'],
    ['NumpadDecimal', 'Delete', 'clear'],
    ['Numpad5', 'Clear', undefined],
    ['Numpad0', 'Insert', undefined],
  ])('the keypad is arrows without NumLock: %s writes %s', (code, key, id) => {
    expect(idFor(code, { key })).toBe(id);
  });

  test('the keypad is digits with NumLock, whatever Shift makes of them', () => {
    const getModifierState = (name: string) => name === 'NumLock';
    expect(idFor('Numpad8', { key: 'ArrowUp', getModifierState })).toBe('digit-8');
    expect(idFor('Numpad0', { key: 'Insert', getModifierState })).toBe('clear');
  });

  test('Shift and a digit is a note, and 0 clears', () => {
    expect(idFor('Digit7', { key: '&', shiftKey: true })).toBe('note-7');
    expect(idFor('Digit0', { key: '0' })).toBe('clear');
    expect(idFor('Numpad0', { key: '0' })).toBe('clear');
  });

  test('leaves the browser’s own shortcuts alone', () => {
    expect(idFor('Digit1', { ctrlKey: true })).toBeUndefined();
    expect(idFor('ArrowLeft', { altKey: true })).toBeUndefined();
    expect(idFor('KeyN', { ctrlKey: true })).toBeUndefined();
  });

  test('undo and both forms of redo, with Ctrl or Cmd @12.5', () => {
    expect(idFor('KeyZ', { ctrlKey: true })).toBe('undo');
    expect(idFor('KeyZ', { metaKey: true })).toBe('undo');
    expect(idFor('KeyY', { ctrlKey: true })).toBe('redo');
    expect(idFor('KeyZ', { metaKey: true, shiftKey: true })).toBe('redo');
  });

  test.each([
    ['German', 'KeyY', 'z', 'undo'],
    ['German', 'KeyZ', 'y', 'redo'],
    ['French', 'KeyW', 'z', 'undo'],
    ['Russian', 'KeyZ', 'я', 'undo'],
    ['Dvorak', 'KeyZ', ';', undefined],
  ])('letters go by what a %s keyboard writes: %s (%s) is %s @12.5', (_layout, code, key, id) => {
    expect(idFor(code, { key, ctrlKey: true })).toBe(id);
  });

  test.each([
    ['Slash', '?', 'help'],
    ['Minus', '?', 'help'],
    ['KeyM', '?', 'help'],
    ['Digit7', '?', 'help'],
    ['Slash', '_', undefined],
  ])('the question mark is where the keyboard has it: %s with Shift writes %s', (code, key, id) => {
    expect(idFor(code, { key, shiftKey: true })).toBe(id);
  });

  test('single letters and Space act on the board only', () => {
    expect(idFor('KeyN')).toBe('switch-mode');
    expect(idFor('KeyN', {}, 'game')).toBeUndefined();
    expect(idFor('Space', {}, 'game')).toBeUndefined();
    for (const code of ['KeyH', 'KeyP', 'KeyZ', 'KeyX', 'KeyR', 'KeyM', 'Enter']) {
      expect(idFor(code)).toBeDefined();
      expect(idFor(code, {}, 'game')).toBeUndefined();
    }
  });

  test('where something outside of the game has the focus, only keys with Ctrl are the game’s', () => {
    for (const code of ['Digit3', 'Delete', 'Backspace', 'ArrowDown', 'Escape']) {
      expect(idFor(code, {}, 'game')).toBeDefined();
      expect(idFor(code, {}, 'elsewhere')).toBeUndefined();
    }
    expect(idFor('KeyZ', { ctrlKey: true }, 'elsewhere')).toBe('undo');
  });
});
