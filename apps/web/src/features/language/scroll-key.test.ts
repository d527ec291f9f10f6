import { expect, it } from 'vitest';
import { scrollKeyOf, stateToKeep } from './scroll-key.ts';

const place = (key: string, state: unknown) => ({
  pathname: '/',
  search: '',
  hash: '',
  key,
  state,
});

it('is the same for a page in each language, however often it is switched', () => {
  const english = place('one', null);
  const japanese = place('two', stateToKeep(english));
  const englishAgain = place('three', stateToKeep(japanese));
  expect([english, japanese, englishAgain].map(scrollKeyOf)).toEqual(['one', 'one', 'one']);
});

it('is told apart by the address where a visitor arrives', () => {
  const arrival = (pathname: string) => scrollKeyOf({ ...place('default', null), pathname });
  expect(arrival('/en')).not.toBe(arrival('/en/how-to-play'));
  expect(arrival('/en')).toBe(arrival('/en'));
});

it('is the own one of every other place', () => {
  expect(scrollKeyOf(place('four', { scrollKey: 4 }))).toBe('four');
  expect(scrollKeyOf(place('five', 'text'))).toBe('five');
});

it('leaves what was left with the place as well', () => {
  const kept = stateToKeep(place('six', { backToGame: '/en/game/easy' }));
  expect(kept).toEqual({ backToGame: '/en/game/easy', scrollKey: 'six' });
  expect(stateToKeep(place('seven', 'text'))).toEqual({ scrollKey: 'seven' });
});
