import {
  ALL_PATHS,
  API_DOCS_PATHS,
  indexedPaths,
  isIndexed,
  type Language,
  languageOf,
  matchPath,
  NOT_FOUND_PAGES,
  redirectFor,
} from '@nanpure/content';
import { test as base, expect } from '@playwright/test';
import { PROPER_NAMES } from './support/proper-names.ts';
import { type CrawledPage, createCrawler, textsOf, valuesOf } from './support/site-pages.ts';

/* Every address of the built site, as a search engine meets it: without a browser. */

type Crawler = ReturnType<typeof createCrawler>;

// In one worker, which has what an earlier test asked for.
base.describe.configure({ mode: 'default' });
let crawler: Crawler | undefined;

const test = base.extend<{ crawl: Crawler }>({
  crawl: async ({ baseURL }, use) => {
    crawler ??= createCrawler(baseURL ?? '');
    await use(crawler);
  },
});

/** The paths of all pages, aliases among them. */
const PAGES = ALL_PATHS.filter((path) => languageOf(path) && !redirectFor(path, 'en'));

const languageAt = (path: string): Language => languageOf(path) ?? 'en';

async function crawlAll(crawl: Crawler, paths = PAGES): Promise<CrawledPage[]> {
  const pages: CrawledPage[] = [];
  // One after the other: the server of the tests has others to serve.
  for (const path of paths) pages.push(await crawl(path));
  return pages;
}

/** Display width as search engines cut it: a full-width character counts for two. */
const widthOf = (text: string) =>
  [...text].reduce((width, sign) => width + (/[\u1100-\uffef]/.test(sign) ? 2 : 1), 0);

test('every page answers, in its language, with one heading and a title that fits @2.10 @6.1', async ({
  crawl,
}) => {
  const titles = new Map<string, string>();
  for (const page of await crawlAll(crawl)) {
    const { path, status, type, html } = page;
    expect({ path, status, type }).toEqual({ path, status: 200, type: 'text/html; charset=utf-8' });
    expect(valuesOf(page, 'html', 'lang'), path).toEqual([languageAt(path)]);
    expect(html.querySelectorAll('h1'), path).toHaveLength(1);
    const title = html.querySelectorAll('title').map(({ text }) => text);
    expect(title, path).toHaveLength(1);
    expect(widthOf(title[0] ?? ''), title[0]).toBeLessThanOrEqual(60);
    const [canonical = ''] = valuesOf(page, 'link[rel=canonical]', 'href');
    expect(titles.get(title[0] ?? '') ?? canonical, title[0]).toBe(canonical);
    titles.set(title[0] ?? '', canonical);
    const descriptions = valuesOf(page, 'meta[name=description]', 'content');
    expect(
      descriptions.map((text) => text.length > 20),
      path,
    ).toEqual([true]);
  }
});

test('every page names its canonical address and its other languages, which name it too @2.15', async ({
  crawl,
}) => {
  const alternatesOf = (page: CrawledPage) =>
    page.html
      .querySelectorAll('link[rel=alternate]')
      .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href') ?? ''] as const);
  for (const page of await crawlAll(crawl)) {
    const { path } = page;
    const match = matchPath(path);
    expect(valuesOf(page, 'link[rel=canonical]', 'href'), path).toEqual([match?.canonicalPath]);
    const robots = match && isIndexed(match.route) ? 'index,follow' : 'noindex';
    expect(valuesOf(page, 'meta[name=robots]', 'content'), path).toEqual([robots]);
    const alternates = alternatesOf(page);
    expect(
      alternates.map(([language]) => language),
      path,
    ).toEqual(['en', 'ja', 'x-default']);
    for (const [, address] of alternates) {
      const other = await crawl(address);
      expect(other.status, address).toBe(200);
      expect(alternatesOf(other), `${path} and ${address}`).toEqual(alternates);
    }
  }
});

test('no page shows a key in place of a text, or a text of another language', async ({ crawl }) => {
  const foreign = { en: /[\u3040-\u30ff\u4e00-\u9fff]/, ja: /[A-Za-z]{3,}/ };
  const key = /^[a-z]\w*([.:][a-zA-Z][\w-]*)+$|\{\{|\}\}|\bundefined\b|\bNaN\b|\[object/;
  const lost = await Promise.all(NOT_FOUND_PAGES.map(({ file }) => crawl(`/${file}`)));
  for (const page of [...(await crawlAll(crawl)), ...lost]) {
    const texts = textsOf(page, languageAt(page.path));
    expect(texts.length, page.path).toBeGreaterThan(10);
    expect(
      texts.filter((text) => key.test(text)),
      page.path,
    ).toEqual([]);
    const foreignLetters = foreign[languageAt(page.path)];
    expect(
      texts.filter((text) => foreignLetters.test(text.replace(PROPER_NAMES, ''))),
      page.path,
    ).toEqual([]);
  }
});

/** Whether there is no fragment, or it names a stage of a station: what is shown, not a place on the page. */
const isShownBy = (pathname: string, hash: string) =>
  hash === '' || (matchPath(pathname)?.route === 'station' && /^#(lesson|[123]|test)$/.test(hash));

test('nothing that a page links to or shows is missing, down to the anchors', async ({ crawl }) => {
  const anchors = new Map<string, Set<string>>();
  for (const page of await crawlAll(crawl)) {
    const ids = page.html.querySelectorAll('[id]').map(({ id }) => id);
    anchors.set(page.path, new Set(ids));
    expect(anchors.get(page.path)?.size, `ids on ${page.path}`).toBe(ids.length);
  }
  const sources: readonly (readonly [string, string])[] = [
    ['a[href]', 'href'],
    ['link[href]', 'href'],
    ['script[src]', 'src'],
    ['img[src]', 'src'],
    ['meta[property="og:image"]', 'content'],
  ];
  const missing: string[] = [];
  for (const page of await crawlAll(crawl)) {
    const addresses = sources.flatMap(([selector, name]) => valuesOf(page, selector, name));
    for (const address of new Set(addresses)) {
      const { pathname, search, hash, origin } = new URL(address, `http://site.test${page.path}`);
      if (origin !== 'http://site.test') continue;
      const { status } = await crawl(pathname + search);
      const isAnchored = isShownBy(pathname, hash) || anchors.get(pathname)?.has(hash.slice(1));
      if (status !== 200 || !isAnchored) missing.push(`${address} on ${page.path}: ${status}`);
    }
  }
  expect(missing).toEqual([]);
});

test('each language can be installed: its manifest and all icons are there @9.33', async ({
  crawl,
  baseURL,
}) => {
  for (const language of ['en', 'ja']) {
    const [path = ''] = valuesOf(await crawl(`/${language}`), 'link[rel=manifest]', 'href');
    const reply = await fetch(baseURL + path);
    expect(reply.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = await reply.json();
    expect(manifest).toMatchObject({ lang: language, start_url: `/${language}`, scope: '/' });
    expect(manifest.theme_color).toBe('#1f2937');
    for (const { src, type } of manifest.icons) {
      expect(await crawl(src)).toMatchObject({ status: 200, type });
    }
    for (const { url } of manifest.shortcuts) expect(PAGES).toContain(url);
  }
});

test('the sitemap lists the canonical pages and the documentation of the API, all of them there, and robots find it', async ({
  crawl,
  baseURL,
}) => {
  const sitemap = await (await fetch(`${baseURL}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const canonical = (await crawlAll(crawl)).filter(
    (page) =>
      valuesOf(page, 'link[rel=canonical]', 'href')[0] === page.path &&
      valuesOf(page, 'meta[name=robots]', 'content')[0] === 'index,follow',
  );
  const docs = Object.values(API_DOCS_PATHS);
  for (const path of docs) expect(await crawl(path)).toMatchObject({ status: 200 });
  const expected = [...canonical.map(({ path }) => path), ...docs];
  expect([...addresses].sort()).toEqual(expected.map((path) => baseURL + path).sort());
  expect(addresses.length).toBe(indexedPaths().length + docs.length);
  const robots = await (await fetch(`${baseURL}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('every other path leads to a page of the language that the visitor reads @2.1', async ({
  baseURL,
}) => {
  const others = ALL_PATHS.filter((path) => redirectFor(path, 'en'));
  for (const language of ['en', 'ja'] as const) {
    for (const path of others) {
      const reply = await fetch(`${baseURL}${path}?from=1`, {
        redirect: 'manual',
        headers: { 'Accept-Language': language },
      });
      const target = redirectFor(path, language);
      expect([path, reply.status, reply.headers.get('location')]).toEqual([
        path,
        302,
        `${target}?from=1`,
      ]);
      expect(PAGES).toContain(target);
    }
  }
});

test('what does not exist says so, in the language of its path @2.16', async ({ crawl }) => {
  for (const path of [
    '/en/nowhere',
    '/ja/nowhere',
    '/en/game/impossible',
    '/ja/techniques/y-wing',
  ]) {
    const page = await crawl(path);
    expect(page.status, path).toBe(404);
    expect(valuesOf(page, 'html', 'lang')).toEqual([languageAt(path)]);
    expect(valuesOf(page, 'meta[name=robots]', 'content')).toEqual(['noindex']);
    expect(page.html.querySelectorAll('h1')).toHaveLength(1);
  }
});
