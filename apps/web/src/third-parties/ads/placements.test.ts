import { expect, test } from 'vitest';
import { hasAdAfter, isPlacedIn, PLACEMENTS } from './placements.ts';

test('Japanese pages have three of the seven placements, English ones all @2.23 @9.19', () => {
  const inLanguage = (language: 'en' | 'ja') =>
    PLACEMENTS.filter((placement) => isPlacedIn(language, placement));
  expect(inLanguage('ja')).toEqual(['header', 'inArticle', 'rewardModal']);
  expect(inLanguage('en')).toHaveLength(7);
});

test.each([
  [8, [2, 5]],
  [3, []],
  [6, [2]],
  [7, [2, 5]],
  [0, []],
])('a list of %i cards has ads after %j @2.35', (length, places) => {
  const cards = Array.from({ length }, (_, index) => index);
  expect(cards.filter((index) => hasAdAfter(index, length))).toEqual(places);
});
