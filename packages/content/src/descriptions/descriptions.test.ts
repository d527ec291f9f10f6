import { expect, it } from 'vitest';
import { describedIn } from './descriptions.ts';

const home = { en: 'Play free Sudoku in your browser.', ja: 'ブラウザーで遊べる無料のナンプレ。' };
const notFound = { en: 'There is no page here.', ja: 'ページがありません。' };

it('describes a page in the language that is asked for', () => {
  expect(describedIn({ home, notFound }, 'notFound', 'en')).toBe(notFound.en);
  expect(describedIn({ home, notFound }, 'notFound', 'ja')).toBe(notFound.ja);
});

it('gives a page whose description is missing that of the home page', () => {
  expect(describedIn({ home }, 'game.hard', 'en')).toBe(home.en);
  expect(describedIn({ home, 'game.hard': { en: '', ja: '' } }, 'game.hard', 'ja')).toBe(home.ja);
});
