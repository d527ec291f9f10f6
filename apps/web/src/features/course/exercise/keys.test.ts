import { expect, test } from 'vitest';
import { meaningOf } from './keys.ts';

test.each([
  ['ArrowUp', 31],
  ['ArrowDown', 49],
  ['ArrowLeft', 39],
  ['ArrowRight', 41],
  ['Home', 36],
  ['End', 44],
])('%s moves the selection from the middle to cell %i', (code, cell) => {
  expect(meaningOf(code, 40)).toEqual({ type: 'select', cell });
});

test.each([
  ['ArrowUp', 4],
  ['ArrowLeft', 36],
  ['ArrowDown', 76],
  ['ArrowRight', 44],
])('%s stops at the edge', (code, cell) => {
  expect(meaningOf(code, cell)).toEqual({ type: 'select', cell });
});

test.each(['Enter', 'NumpadEnter', 'Space'])('%s chooses the cell', (code) => {
  expect(meaningOf(code, 0)).toEqual({ type: 'choose' });
});

test('digits come from the row of digits and from the keypad, and there is no 0', () => {
  expect(meaningOf('Digit7', 0)).toEqual({ type: 'digit', digit: 7 });
  expect(meaningOf('Numpad1', 0)).toEqual({ type: 'digit', digit: 1 });
  expect(meaningOf('Digit0', 0)).toBeUndefined();
});

test.each(['KeyA', 'Tab', 'Escape', 'PageUp'])('%s is left to the page', (code) => {
  expect(meaningOf(code, 0)).toBeUndefined();
});
