import { expect, test } from 'vitest';
import { withLostDots } from './lost-dots.ts';

const PUZZLE = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

test.each([79, 80])('a puzzle of which %d signs are left is whole again', (length) => {
  expect(withLostDots(PUZZLE.slice(0, length))).toBe(PUZZLE);
});

test.each([
  ['whole', PUZZLE],
  ['without its first sign', PUZZLE.slice(1)],
  ['cut where there were digits', PUZZLE.slice(0, 70)],
  ['too short', PUZZLE.slice(0, 59)],
  ['with zeros', PUZZLE.replaceAll('.', '0').slice(0, 80)],
  ['in our short form', 'aGQnDCiMpiKGHITQX40Eea627fRxCP4'],
  ['no puzzle', 'garbage'],
  ['empty', ''],
])('a text stays what it is: %s', (_, text) => {
  expect(withLostDots(text)).toBe(text);
});
