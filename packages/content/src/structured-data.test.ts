import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { matchPath } from './routes.ts';
import { structuredData } from './structured-data.ts';

const ORIGIN = 'https://example.org';

function statements(path: string) {
  const match = matchPath(path);
  if (!match?.language) throw new Error(`${path} is no page`);
  return structuredData({
    match,
    language: match.language,
    wordsOf: (key) => ({ title: `title of ${key}`, description: `description of ${key}` }),
    addressOf: (address) => `${ORIGIN}${address}`,
  });
}

const typesAt = (path: string) => statements(path).map((statement) => statement['@type']);

describe('structured data', () => {
  it('says what each page is @9.35', () => {
    expect(typesAt('/en')).toEqual(['WebSite']);
    expect(typesAt('/en/game/easy')).toEqual([['Game', 'VideoGame'], 'BreadcrumbList']);
    expect(typesAt('/ja/techniques')).toEqual(['Course', 'BreadcrumbList']);
    expect(typesAt('/ja/techniques/x-wing')).toEqual(['Course', 'BreadcrumbList']);
    expect(typesAt('/en/learn')).toEqual(['Course', 'BreadcrumbList']);
    expect(typesAt('/ja/learn/notes')).toEqual(['LearningResource', 'BreadcrumbList']);
    expect(typesAt('/en/solver')).toEqual(['WebApplication', 'BreadcrumbList']);
    expect(typesAt('/ja/how-to-play')).toEqual(['BreadcrumbList']);
  });

  it('has the games and the course cost nothing, in the currency of the language @9.35', () => {
    const offerAt = (path: string) => statements(path)[0]?.offers;
    for (const page of [
      'game/hard',
      'techniques',
      'techniques/swordfish',
      'learn',
      'learn/board',
    ]) {
      expect(offerAt(`/en/${page}`)).toMatchObject({ price: 0, priceCurrency: 'USD' });
      expect(offerAt(`/ja/${page}`)).toMatchObject({ price: 0, priceCurrency: 'JPY' });
    }
  });

  it('names the address of the page itself, also below an alias', () => {
    const url = `${ORIGIN}/ja/game/easy`;
    expect(statements('/ja/nanpure-game/easy')[0]).toMatchObject({ url, inLanguage: 'ja' });
  });

  it("leads searches to the site's own search @2.19", () => {
    const [site] = statements('/ja');
    expect(site).toMatchObject({
      potentialAction: {
        target: { urlTemplate: `${ORIGIN}/ja/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    });
  });

  it('lists the way to a page, and only through pages that are there', () => {
    for (const language of LANGUAGES) {
      for (const list of ['techniques', 'learn']) {
        const path = `/${language}/${list}/x-wing`;
        const [, crumbs] = statements(path);
        const steps = crumbs?.itemListElement as { position: number; item: string }[];
        const paths = steps.map(({ item }) => item.replace(ORIGIN, ''));
        expect(paths).toEqual([`/${language}`, `/${language}/${list}`, path]);
        expect(steps.map(({ position }) => position)).toEqual([1, 2, 3]);
      }
    }
  });

  it.each([
    ['techniques', 'technique', 8],
    ['learn', 'station', 13],
  ])('has the course at %s consist of its pages', (list, route, count) => {
    const [course] = statements(`/en/${list}`);
    const parts = course?.hasPart as { url: string }[];
    expect(parts).toHaveLength(count);
    for (const { url } of parts) {
      expect(matchPath(url.replace(ORIGIN, ''))?.route).toBe(route);
    }
  });
});
