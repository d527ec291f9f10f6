import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './languages.ts';
import { documentTitle, pageKey } from './pages.ts';
import { ALL_PATHS, matchPath } from './routes.ts';
import { strings as en } from './strings/en/index.ts';
import { strings as learnEn } from './strings/en/learn.ts';
import { strings as smallPrintEn } from './strings/en/small-print.ts';
import { strings as ja } from './strings/ja/index.ts';
import { strings as learnJa } from './strings/ja/learn.ts';
import { strings as smallPrintJa } from './strings/ja/small-print.ts';

/** Display width as search engines cut it: a full-width character counts for two. */
const widthOf = (text: string) =>
  [...text].reduce((width, character) => width + (/[\u1100-\uffef]/.test(character) ? 2 : 1), 0);

const pagesOf = (language: Language) => {
  const { home, game, techniques, howToPlay, statistics, notFound } = { en, ja }[language].pages;
  const legal = Object.entries({ en: smallPrintEn, ja: smallPrintJa }[language].legalPages);
  const lessons = Object.entries({ en: learnEn, ja: learnJa }[language].lessonPages);
  return {
    home,
    'game.easy': game.easy,
    'game.medium': game.medium,
    'game.hard': game.hard,
    techniques,
    ...Object.fromEntries(lessons.map(([id, page]) => [`lessonPages:${id}`, page])),
    howToPlay,
    statistics,
    ...Object.fromEntries(legal.map(([id, page]) => [`legalPages:${id}`, page])),
    notFound,
  };
};

describe.each(LANGUAGES)('pages in %s', (language) => {
  const pages = Object.values(pagesOf(language));

  it('have a title and a description for every path', () => {
    const keys = [...new Set(ALL_PATHS.map((path) => pageKey(matchPath(path))))];
    expect([...keys, pageKey(undefined)].toSorted()).toEqual(
      Object.keys(pagesOf(language)).toSorted(),
    );
  });

  it.each(pages)('have a title that fits a search result: $title', ({ title }) => {
    expect(widthOf(documentTitle(title, language))).toBeLessThanOrEqual(60);
  });

  it.each(pages)('have a description that fits a search result: $description', (page) => {
    expect(widthOf(page.description)).toBeLessThanOrEqual(160);
  });

  it('are told apart by titles and descriptions', () => {
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  });
});
