import { describe, expect, it } from 'vitest';
import { pageDescription } from './descriptions/index.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { documentTitle, isReferenceKey, type PageKey, pageKey } from './pages.ts';
import { ALL_PATHS, matchPath, ROUTE_KEYS } from './routes.ts';
import { loadStrings, STRING_GROUPS } from './strings/load.ts';

/** Display width as search engines cut it: a full-width character counts for two. */
const widthOf = (text: string) =>
  [...text].reduce((width, character) => width + (/[\u1100-\uffef]/.test(character) ? 2 : 1), 0);

/** A text of each page by its key, as i18next would look it up. */
async function textsIn(
  language: Language,
  name: 'title' | 'description',
): Promise<ReadonlyMap<PageKey, unknown>> {
  const groups = STRING_GROUPS.map((group) => loadStrings(group, language));
  const namespaces: object = Object.assign({}, ...(await Promise.all(groups)));
  const textAt = (key: PageKey) => {
    const place = `${key.includes(':') ? '' : 'pages:'}${key}.${name}`.split(/[:.]/);
    return place.reduce<unknown>((texts, name) => Reflect.get(Object(texts), name), namespaces);
  };
  return new Map([...ROUTE_KEYS, 'notFound' as const].map((key) => [key, textAt(key)]));
}

const TITLES = { en: await textsIn('en', 'title'), ja: await textsIn('ja', 'title') };
const DESCRIPTIONS = {
  en: await textsIn('en', 'description'),
  ja: await textsIn('ja', 'description'),
};

describe.each(LANGUAGES)('pages in %s', (language) => {
  const pages = [...TITLES[language]].map(([key, title]) => ({
    title: String(title),
    description: isReferenceKey(key)
      ? String(DESCRIPTIONS[language].get(key))
      : pageDescription(key, language),
  }));

  it('have a title and a description for every path', () => {
    const keys = new Set(ALL_PATHS.map((path) => pageKey(matchPath(path))));
    expect([...keys, pageKey(undefined)].toSorted()).toEqual(
      [...TITLES[language].keys()].toSorted(),
    );
    for (const title of TITLES[language].values()) expect(title).toEqual(expect.any(String));
    for (const { description } of pages) expect(description).not.toBe('');
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
