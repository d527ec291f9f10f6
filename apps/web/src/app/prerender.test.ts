import {
  ALL_PATHS,
  indexedPaths,
  isIndexed,
  type Language,
  matchPath,
  NOT_FOUND_PAGES,
  redirectFor,
} from '@nanpure/content';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ofToday } from '../../../../packages/engine/src/testing/day.ts';
import { PROPER_NAMES } from '../../e2e/support/proper-names.ts';
import { PAGES } from './pages.ts';
import {
  forwardingPages,
  type PrerenderedPage,
  prerenderPages,
  type StaticPage,
} from './prerender.tsx';

const ORIGIN = 'https://example.org';

/** How long it takes until every page of the reference was drawn: odd, so that each day has both languages. */
const REFERENCE_DAYS = 7;

const DRAWN_PATHS = ALL_PATHS.filter(
  (path) => matchPath(path)?.language && !redirectFor(path, 'en'),
);
const isReference = (path: string) => matchPath(path)?.route === 'reference';
/** The pages that are drawn today; the crawl of the built site meets all of them every day. */
const PATHS = [
  ...DRAWN_PATHS.filter((path) => !isReference(path)),
  ...ofToday(DRAWN_PATHS.filter(isReference), REFERENCE_DAYS),
];
const isCanonical = (path: string) => matchPath(path)?.canonicalPath === path;

let pages: PrerenderedPage[];
let forwards: StaticPage[];
beforeAll(async () => {
  vi.stubEnv('PUBLIC_URL', ORIGIN);
  pages = await prerenderPages(PATHS);
  forwards = forwardingPages();
}, 180_000);
afterAll(() => void vi.unstubAllEnvs());

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
    expect(pages.filter(isPage).map(pathOf)).toEqual(PATHS);
    expect(files).toEqual(expect.arrayContaining(NOT_FOUND_PAGES.map(({ file }) => file)));
  });

  it('have one heading of the first level, one title and one description', () => {
    for (const page of pages) {
      expect(valuesOf(page.root, /<h1[^>]*>(.+?)<\/h1>/g)).toHaveLength(1);
      // The content, which has the focus after a navigation, is called what its heading says.
      const [heading] = valuesOf(page.root, /<h1 id="([^"]+)"/g);
      expect(valuesOf(page.root, /<main[^>]* aria-labelledby="([^"]+)"/g)).toEqual([heading]);
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
    expect(titles).toHaveLength(PATHS.filter(isCanonical).length);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('tell those who share a link what it leads to, and show a picture @9.34', () => {
    for (const page of pages.filter(isPage)) {
      const [title] = titleOf(page);
      const property = (name: string) =>
        valuesOf(page.head, new RegExp(`property="og:${name}" content="([^"]+)"`, 'g'));
      expect(property('title')).toEqual([title]);
      expect(property('url')).toEqual(canonicalOf(page));
      expect(property('locale')).toEqual([page.language === 'en' ? 'en_US' : 'ja_JP']);
      const [picture] = property('image');
      expect(picture).toMatch(new RegExp(`^${ORIGIN}/pictures/${page.language}/[a-zA-Z-]+\\.png$`));
      expect(page.head).toContain('<meta name="twitter:card" content="summary"');
    }
  });

  it('have a picture of their own each, where search engines list them; reference and stations share some', () => {
    const listed = pages.filter(
      (page) =>
        indexedPaths().includes(pathOf(page)) && !/^(reference|station)/.test(page.route ?? ''),
    );
    const pictures = listed.map(({ head }) => /og:image" content="([^"]+)"/.exec(head)?.[1]);
    expect(new Set(pictures).size).toBe(listed.length);
  });

  it('carry statements about themselves that machines can read, and nothing that runs', () => {
    for (const page of pages.filter(isPage)) {
      const scripts = valuesOf(
        page.head,
        /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g,
      );
      expect(scripts).toHaveLength(1);
      const { '@context': context, '@graph': graph } = JSON.parse(scripts[0] ?? '');
      expect(context).toBe('https://schema.org');
      expect(graph.length).toBeGreaterThan(0);
      const [canonical] = canonicalOf(page);
      expect(JSON.stringify(graph)).toContain(`"${canonical}"`);
    }
  });

  it('are listed by search engines only where they say something to everyone @9.32', () => {
    const robotsOf = ({ head }: StaticPage) => valuesOf(head, /name="robots" content="([^"]+)"/g);
    for (const page of pages) {
      const isListed = page.route !== undefined && isIndexed(page.route);
      expect(robotsOf(page)).toEqual([isListed ? 'index,follow' : 'noindex']);
    }
  });

  it('say what does not exist: a page, a difficulty, a technique @2.16 @8.4', () => {
    const headingOf = (file: string) =>
      valuesOf(pages.find((page) => page.file === file)?.root ?? '', /<h1[^>]*>(.+?)<\/h1>/g)[0];
    expect(headingOf('en/404.html')).toBe('Page not found');
    expect(headingOf('en/404-game.html')).toBe('Page not found');
    expect(pages.find(({ file }) => file === 'en/404-game.html')?.root).toContain('Invalid data.');
    expect(headingOf('en/404-technique.html')).toBe('Error');
    expect(headingOf('ja/404.html')).toBe('ページが見つかりません');
    expect(headingOf('ja/404-game.html')).toBe('ページが見つかりません');
    expect(pages.find(({ file }) => file === 'ja/404-game.html')?.root).toContain(
      '無効なデータです。',
    );
    expect(headingOf('ja/404-technique.html')).toBe('エラー');
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

  it('have nothing where the app waits to be used that browsers and its script take for no control', () => {
    const read = pages.filter(({ lazyHydration }) => lazyHydration);
    const waiting = Object.entries(PAGES).filter(([, { html }]) => html?.lazyHydration);
    expect(waiting.length).toBeGreaterThan(5);
    expect(new Set(read.map(({ route }) => route))).toEqual(new Set(waiting.map(([id]) => id)));
    for (const { root, file } of read) {
      expect(root, file).not.toMatch(/ contenteditable| draggable/);
      // A button, a tab or a switch by its role alone would be pressed in vain.
      const roles = new Set(valuesOf(root, / role="([^"]+)"/g));
      const known = ['alert', 'grid', 'gridcell', 'group', 'img', 'list', 'row', 'status'];
      expect(
        [...roles].filter((role = '') => !known.includes(role)),
        file,
      ).toEqual([]);
    }
  });

  it('link to pages of the site that exist', () => {
    for (const page of pages) {
      const paths = valuesOf(page.root, /<a[^>]* href="(\/[^"?#]*)/g).filter(
        (path = '') => !path.endsWith('/404') && !path.startsWith('/api/'),
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
