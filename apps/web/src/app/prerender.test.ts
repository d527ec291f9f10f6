import { ALL_PATHS, type Language, matchPath, redirectFor } from '@nanpure/content';
import { TECHNIQUES } from '@nanpure/engine';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  forwardingPages,
  type PrerenderedPage,
  prerenderPages,
  type StaticPage,
} from './prerender.tsx';

const ORIGIN = 'https://example.org';

let pages: PrerenderedPage[];
let forwards: StaticPage[];
beforeAll(async () => {
  vi.stubEnv('PUBLIC_URL', ORIGIN);
  pages = await prerenderPages();
  forwards = forwardingPages();
}, 60_000);

const valuesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value]) => value);
const titleOf = ({ head }: StaticPage) => valuesOf(head, /<title[^>]*>(.*?)<\/title>/g);
const canonicalOf = ({ head }: StaticPage) => valuesOf(head, /rel="canonical" href="([^"]*)"/g);
const pathOf = ({ file }: StaticPage) => `/${file.replace(/\/?index\.html$/, '')}`;
const isPage = (page: PrerenderedPage) => page.route !== undefined;

function alternatesOf({ head }: StaticPage): Record<string, string> {
  const links = head.matchAll(/rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g);
  return Object.fromEntries(
    [...links].map(([, language = '', address = '']) => [language, address]),
  );
}

/** Names in another language are marked as such; key caps and names of code are the same in any. */
const OTHER_LANGUAGE = /<span lang="(?:en|ja)">.*?<\/span>|<(kbd|code)>.*?<\/\1>/g;

/** A company and its services, as they write themselves. */
const PROPER_NAMES = /Google|AdSense|LLC/g;

function textOf({ root }: StaticPage): string {
  return root
    .replace(OTHER_LANGUAGE, ' ')
    .replace(PROPER_NAMES, ' ')
    .replace(/<svg.*?<\/svg>|<[^>]*>/g, ' ');
}

describe('prerendered pages', () => {
  it('are one for each address below a prefix, and a "not found" page in each language', () => {
    const files = pages.map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
    expect(pages.filter(isPage).map(pathOf)).toEqual(
      ALL_PATHS.filter((path) => matchPath(path)?.language && !redirectFor(path, 'en')),
    );
    expect(files).toEqual(expect.arrayContaining(['en/404.html', 'ja/404.html']));
  });

  it('have one heading of the first level, one title and one description', () => {
    for (const page of pages) {
      expect(valuesOf(page.root, /<h1[^>]*>(.+?)<\/h1>/g)).toHaveLength(1);
      expect(titleOf(page)).toHaveLength(1);
      expect(valuesOf(page.head, /name="description" content="([^"]+)"/g)).toHaveLength(1);
    }
  });

  it('name the canonical address of the page, also below an alias', () => {
    for (const page of pages.filter(isPage)) {
      expect(canonicalOf(page)).toEqual([`${ORIGIN}${matchPath(pathOf(page))?.canonicalPath}`]);
    }
  });

  it('name each other as the same page in another language', () => {
    for (const page of pages.filter(isPage)) {
      const { en, ja, 'x-default': fallback, ...others } = alternatesOf(page);
      expect(others).toEqual({});
      expect(canonicalOf(page)).toEqual([page.language === 'en' ? en : ja]);
      expect(fallback).toBe(en);
      expect(en?.replace(/\/en\b/, '/ja')).toBe(ja);
    }
  });

  it('are the only ones with their title, aliases aside', () => {
    const canonical = pages.filter((page) => canonicalOf(page)[0] === `${ORIGIN}${pathOf(page)}`);
    const titles = canonical.flatMap(titleOf);
    expect(titles).toHaveLength(14 + 2 * (2 + TECHNIQUES.length));
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('keep search engines away from what does not exist', () => {
    for (const page of pages.filter((each) => !isPage(each))) {
      expect(page.head).toContain('<meta name="robots" content="noindex"');
      expect(canonicalOf(page)).toEqual([]);
    }
  });

  it('speak the language of their path', () => {
    const shownIn: Record<Language, RegExp> = { en: /[A-Za-z]{3,}/, ja: /[\u3040-\u30ff]{3,}/ };
    const foreign: Record<Language, RegExp> = { en: /[\u3040-\u30ff]/, ja: /[A-Za-z]{3,}/ };
    for (const page of pages) {
      expect(textOf(page)).toMatch(shownIn[page.language]);
      expect(textOf(page)).not.toMatch(foreign[page.language]);
    }
  });

  it('link to pages of the site that exist', () => {
    for (const page of pages) {
      const paths = valuesOf(page.root, /<a[^>]* href="(\/[^"?#]*)/g).filter(
        (path = '') => !path.endsWith('/404'),
      );
      expect(paths.length).toBeGreaterThan(3);
      for (const path of paths) {
        expect(matchPath(path ?? '')?.language).toBeDefined();
        expect(redirectFor(path ?? '', 'en')).toBeUndefined();
      }
    }
  });
});

describe('forwarding pages', () => {
  it('stand at each address that leads to another one, and at none of the pages', () => {
    expect(forwards.map(pathOf)).toEqual([
      ...ALL_PATHS.filter((path) => redirectFor(path, 'en')),
      '/404.html',
    ]);
  });

  it('lead on to both languages without a script', () => {
    for (const { root } of forwards) {
      const paths = valuesOf(root, /<a href="([^"]*)"/g);
      expect(paths.map((path = '') => matchPath(path)?.language)).toEqual(['en', 'ja']);
    }
  });
});
