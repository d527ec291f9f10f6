import { expect, test } from 'vitest';
import { gameOf } from './way-back.ts';

const stateWith = (backToGame: unknown) => ({ backToGame });

test.each([
  '/en/game/hard',
  '/en/game/hard?technique=swordfish',
  '/en/game/own#p=abc',
  '/en/daily/play#2026-05-06-hard',
])('the way back leads to %s as it was', (address) => {
  expect(gameOf(stateWith(address), 'en')).toBe(address);
});

test('it leads to the same game in the language that is read now', () => {
  expect(gameOf(stateWith('/en/game/hard?technique=x-wing'), 'ja')).toBe(
    '/ja/game/hard?technique=x-wing',
  );
});

test.each([
  undefined,
  null,
  'a text',
  {},
  stateWith(5),
  stateWith(''),
  stateWith('/en/techniques'),
  stateWith('/en/learn'),
  stateWith('https://elsewhere.example/nowhere'),
  stateWith('//['),
])('nothing leads back where the history has %o', (state) => {
  expect(gameOf(state, 'en')).toBeUndefined();
});
