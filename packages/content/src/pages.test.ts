import { describe, expect, it } from 'vitest';
import { pageDescription } from './descriptions/index.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { documentTitle, type PageKey, pageKey } from './pages.ts';
import { ALL_PATHS, matchPath } from './routes.ts';
import { loadStrings } from './strings/load.ts';

/** Display width as search engines cut it: a full-width character counts for two. */
const widthOf = (text: string) =>
  [...text].reduce((width, character) => width + (/[\u1100-\uffef]/.test(character) ? 2 : 1), 0);

/** Every page by the key of its texts. */
async function pagesOf(language: Language) {
  const { home, game, techniques, howToPlay, statistics, notFound } = (
    await loadStrings('site', language)
  ).pages;
  const { search } = await loadStrings('search', language);
  const { profile, boardTest, apiTest } = await loadStrings('tools', language);
  const legal = Object.entries((await loadStrings('legal', language)).legalPages);
  const lessons = Object.entries((await loadStrings('learn', language)).lessonPages);
  return {
    home,
    'game.easy': game.easy,
    'game.medium': game.medium,
    'game.hard': game.hard,
    techniques,
    ...Object.fromEntries(lessons.map(([id, page]) => [`lessonPages:${id}`, page])),
    howToPlay,
    statistics,
    'search:page': search.page,
    'profile:page': profile.page,
    'boardTest:page': boardTest.page,
    'apiTest:page': apiTest.page,
    ...Object.fromEntries(legal.map(([id, page]) => [`legalPages:${id}`, page])),
    notFound,
  };
}

const PAGES = { en: await pagesOf('en'), ja: await pagesOf('ja') };

describe.each(LANGUAGES)('pages in %s', (language) => {
  const pages = Object.entries(PAGES[language]).map(([key, { title }]) => ({
    title,
    description: pageDescription(key as PageKey, language),
  }));

  it('have a title and a description for every path', () => {
    const keys = [...new Set(ALL_PATHS.map((path) => pageKey(matchPath(path))))];
    expect([...keys, pageKey(undefined)].toSorted()).toEqual(
      Object.keys(PAGES[language]).toSorted(),
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
