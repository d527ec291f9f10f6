import { describe, expect, it } from 'vitest';
import { pageDescription } from './descriptions/index.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { documentTitle, type PageKey, pageKey } from './pages.ts';
import { ALL_PATHS, matchPath } from './routes.ts';
import { strings as findEn } from './strings/en/find.ts';
import { strings as en } from './strings/en/index.ts';
import { strings as learnEn } from './strings/en/learn.ts';
import { strings as smallPrintEn } from './strings/en/small-print.ts';
import { strings as workshopEn } from './strings/en/workshop.ts';
import { strings as findJa } from './strings/ja/find.ts';
import { strings as ja } from './strings/ja/index.ts';
import { strings as learnJa } from './strings/ja/learn.ts';
import { strings as smallPrintJa } from './strings/ja/small-print.ts';
import { strings as workshopJa } from './strings/ja/workshop.ts';

/** Display width as search engines cut it: a full-width character counts for two. */
const widthOf = (text: string) =>
  [...text].reduce((width, character) => width + (/[\u1100-\uffef]/.test(character) ? 2 : 1), 0);

const pagesOf = (language: Language) => {
  const { home, game, techniques, howToPlay, statistics, notFound } = { en, ja }[language].pages;
  const legal = Object.entries({ en: smallPrintEn, ja: smallPrintJa }[language].legalPages);
  const { search } = { en: findEn, ja: findJa }[language];
  const { profile, boardTest, apiTest } = { en: workshopEn, ja: workshopJa }[language];
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
    'search:page': search.page,
    'profile:page': profile.page,
    'boardTest:page': boardTest.page,
    'apiTest:page': apiTest.page,
    notFound,
  };
};

describe.each(LANGUAGES)('pages in %s', (language) => {
  const pages = Object.entries(pagesOf(language)).map(([key, { title }]) => ({
    title,
    description: pageDescription(key as PageKey, language),
  }));

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
