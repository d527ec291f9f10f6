import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { API_DOCS_PATHS, LANGUAGES, type Language } from '@nanpure/content';
import { API_DOCS, JAPANESE_API_TEXTS } from '@nanpure/content/api-docs';
import { describe, expect, test } from 'vitest';
import { ERROR_CODES } from '../../http/errors/error-catalogue.ts';
import { problemType } from '../../http/errors/error-docs.ts';
import { createTestApp, GIVENS } from '../../testing.ts';
import { createDocs } from './docs.ts';
import { parseDocument } from './document.ts';
import { docsPage } from './page.tsx';
import { SAMPLE_LANGUAGES } from './samples.ts';

const PUBLIC = new URL('../../../public/', import.meta.url);
const THEMES = new URL('../../../../web/src/styles/themes.css', import.meta.url);

/** What a reader downloads for the page, compressed with gzip. */
const MAX_BYTES = 60_000;

const styles = readFileSync(new URL('docs.css', PUBLIC));
const scripts = ['theme.js', 'docs.js'].map((file) => readFileSync(new URL(file, PUBLIC)));
const publicUrl = 'https://nanpure.example';
const port = 8080;
const app = createTestApp({ publicUrl, docs: createDocs({ folder: PUBLIC, publicUrl, port }) });
const document: unknown = await (await app.request('/api/openapi.json')).json();
const PAGES = new Map(
  LANGUAGES.map((language) => [language, docsPage({ language, document, publicUrl, port })]),
);
const pageIn = (language: Language) => PAGES.get(language) ?? '';

const valuesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);

test('the page and its files are there while the API turns requests away', async () => {
  const overloaded = createTestApp({
    docs: createDocs({ folder: PUBLIC, publicUrl, port }),
    workQueue: {
      acquire: () => new Promise(() => {}),
      isOverloaded: () => true,
      onCapacity: () => {},
    },
  });
  const statusOf = async (path: string) => (await overloaded.request(path)).status;
  expect(await statusOf('/api/hello')).toBe(503);
  for (const path of [...Object.values(API_DOCS_PATHS), '/api/docs/docs.js']) {
    expect(await statusOf(path)).toBe(200);
  }
});

test('without a public address the samples call this port on the reader’s machine', () => {
  const local = docsPage({ language: 'en', document, port });
  expect(local).toContain('data-origin="http://localhost:8080"');
  expect(local).toMatch(/curl [^<]*http:\/\/localhost:8080\/api/);
  expect(pageIn('en')).not.toContain('localhost');
});

describe.each(LANGUAGES)('the page in %s', (language) => {
  const html = pageIn(language);
  const ids = valuesOf(html, / id="([^"]*)"/g);

  test('loads nothing but files of this server, and needs no inline script', async () => {
    const page = await app.request(API_DOCS_PATHS[language]);
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toBe(html);
    const files = valuesOf(html, /(?:<script src|rel="stylesheet" href)="([^"]*)"/g);
    expect(files).toEqual(['theme.js', 'docs.css', 'docs.js'].map((file) => `/api/docs/${file}`));
    for (const file of files) expect((await app.request(file)).status).toBe(200);
    expect(html).not.toMatch(/<script>|<style| style="| on\w+="/);
  });

  test('has what browsers and link previews ask for', () => {
    expect(html).toContain('<meta name="theme-color" content="#1f2937"');
    expect(html).toContain('<meta name="twitter:card" content="summary"');
    const locale = { en: 'en_US', ja: 'ja_JP' }[language];
    expect(html).toContain(`<meta property="og:locale" content="${locale}"`);
  });

  test(`is small: with style sheet and scripts at most ${MAX_BYTES} bytes`, () => {
    const sizes = [html, styles, ...scripts].map((file) => gzipSync(file).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES);
  });

  test('has all operations and errors, each at its anchor, where the errors lead to', () => {
    const { groups } = parseDocument(document);
    const operations = groups.flatMap((group) => group.operations.map(({ id }) => id));
    expect(ids).toEqual(expect.arrayContaining(operations));
    for (const code of ERROR_CODES) {
      expect(`/api/docs#${ids.find((id) => id === `error-${code}`)}`).toBe(problemType(code));
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has no link to a place that it lacks', () => {
    const targets = valuesOf(html, / href="#([^"]*)"/g);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  test('names its address and its other languages', () => {
    const [english, japanese] = LANGUAGES.map((each) => publicUrl + API_DOCS_PATHS[each]);
    const own = publicUrl + API_DOCS_PATHS[language];
    expect(html).toContain(`<link rel="canonical" href="${own}"/>`);
    expect(valuesOf(html, /<link rel="alternate" hreflang="[^"]*" href="([^"]*)"/g)).toEqual([
      english,
      japanese,
      english,
    ]);
    expect(html).toMatch(new RegExp(`^<!doctype html>\n<html lang="${language}"`));
    expect(html).not.toContain('noindex');
    expect(valuesOf(html, /<title>(.*?)<\/title>/g)[0]?.length).toBeLessThanOrEqual(
      language === 'ja' ? 30 : 60,
    );
  });

  test('has an example of each operation, and the reply to it', () => {
    const sections = html.split('<section ').filter((each) => each.includes('class="operation"'));
    expect(sections.length).toBeGreaterThan(10);
    const wanted = [
      ...SAMPLE_LANGUAGES.map((sample) => `data-sample="${sample}"`),
      `<h4>${API_DOCS[language].page.exampleReply}</h4>`,
    ];
    const lacking = sections.filter((each) => !wanted.every((part) => each.includes(part)));
    // Replies are recorded by `npx vitest run apps/api/src/site/docs --update`.
    expect(lacking.map((each) => each.slice(0, each.indexOf('>')))).toEqual([]);
  });
});

describe('the Japanese of what the OpenAPI document says', () => {
  const said = new Set<string>();
  const say = (text: string) => {
    said.add(text);
    return text;
  };
  docsPage({ language: 'ja', document, port, texts: { ...API_DOCS.ja, say } });

  test('is there for all that the page shows: packages/content/src/api-docs/ja has the tables', () => {
    expect([...said].filter((text) => JAPANESE_API_TEXTS[text] === undefined)).toEqual([]);
  });

  test('is there for nothing else', () => {
    expect(Object.keys(JAPANESE_API_TEXTS).filter((text) => !said.has(text))).toEqual([]);
  });

  test('is Japanese, and names the same fields and values', () => {
    const codesOf = (text: string) => valuesOf(text, /`([^`]*)`/g).sort();
    for (const [english, japanese] of Object.entries(JAPANESE_API_TEXTS)) {
      expect(japanese).toMatch(/[ぁ-んァ-ヶ一-龠]/);
      expect(codesOf(japanese)).toEqual(codesOf(english));
    }
  });
});

test('the guide has the same parts in both languages, with the same code and links', () => {
  const partsOf = (language: Language) =>
    API_DOCS[language].guide.map(({ id, blocks }) => ({
      id,
      links: valuesOf(JSON.stringify(blocks), /\]\(([^)]*)\)/g),
      kinds: blocks.map((each) => (Array.isArray(each) ? each.length : typeof each)),
    }));
  expect(partsOf('ja')).toEqual(partsOf('en'));
});

describe('what the guide says is so', () => {
  const post = async (path: string, board: string, fields = {}) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ board, ...fields });
    return (await app.request(path, { method: 'POST', headers, body })).json();
  };
  const said = LANGUAGES.map((language) => JSON.stringify(API_DOCS[language].guide));

  test('a hint names another technique than the first step of the explanation', async () => {
    const { technique } = Object(await post('/api/get_hint', GIVENS, { hint_level: 3 }));
    const [first] = Object(await post('/api/v1/explain', GIVENS)).steps;
    expect([technique, first.technique]).toEqual(['hidden-single', 'naked-single']);
    for (const text of said) expect(text).toMatch(/hidden single before|ヒドゥンシングルがネイ/);
  });

  test('strings are read in other forms, too', async () => {
    const lines = GIVENS.replace(/.{9}/g, '$&\n');
    const drawn = GIVENS.replace(/.../g, '$&|');
    const forms = [lines, drawn, [...GIVENS].join(', ')].flatMap((form) =>
      ['_', '*'].map((empty) => form.replaceAll('.', empty)),
    );
    const plain = await post('/api/v1/rate', GIVENS);
    for (const form of forms) expect(await post('/api/v1/rate', form)).toEqual(plain);
    for (const text of said) expect(text).toMatch(/`_` or `\*`|`_`や`\*`/);
  });
});

test('the colours are those of the themes of the site', () => {
  const themes = readFileSync(THEMES, 'utf8').split(/(?=\[data-theme=)/);
  const own = styles
    .toString()
    .split(/\n\s+color-scheme:/)
    .slice(1);
  const names = ['minimal', 'dark', 'highContrast'];
  expect(own).toHaveLength(names.length);
  for (const [index, name] of names.entries()) {
    const theme = themes.find((each) => each.startsWith(`[data-theme="${name}"]`));
    const colours = own[index]?.match(/--[\w-]+: #[0-9a-f]{6};/g) ?? [];
    expect(colours.length).toBeGreaterThan(8);
    for (const colour of colours) expect(theme, name).toContain(colour);
  }
});

test('a trailing slash is redirected to the page', async () => {
  for (const path of Object.values(API_DOCS_PATHS)) {
    const reply = await app.request(`${path}/`);
    expect(reply.status).toBe(301);
    expect(reply.headers.get('Location')).toBe(path);
  }
});

test.each(['/api', '/api/'])('%s leads to the page', async (path) => {
  const reply = await app.request(path);
  expect(reply.status).toBe(302);
  expect(reply.headers.get('Location')).toBe('/api/docs');
});

describe('a file', () => {
  const get = (headers: Record<string, string> = {}) =>
    app.request('/api/docs/docs.css', { headers });

  test('is compressed for clients that accept it, and plain for others', async () => {
    const plain = await get();
    expect(Object.fromEntries(plain.headers)).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
    expect(plain.headers.get('Content-Encoding')).toBe(null);
    const text = await plain.text();
    for (const [encoding, decompress] of [
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const) {
      const compressed = await get({ 'Accept-Encoding': encoding });
      expect(compressed.headers.get('Content-Encoding')).toBe(encoding);
      const bytes = Buffer.from(await compressed.arrayBuffer());
      expect(bytes.length).toBeLessThan(text.length / 2);
      expect(decompress(bytes).toString()).toBe(text);
      expect(compressed.headers.get('ETag')).not.toBe(plain.headers.get('ETag'));
    }
    const refused = await get({ 'Accept-Encoding': 'gzip;q=0' });
    expect(refused.headers.get('Content-Encoding')).toBe(null);
  });

  test('is answered with 304 to a client that has it', async () => {
    const etag = (await get()).headers.get('ETag') ?? '';
    const again = await get({ 'If-None-Match': etag });
    expect({ status: again.status, body: await again.text() }).toEqual({ status: 304, body: '' });
    expect(again.headers.get('Cache-Control')).toBe('no-cache');
    expect((await get({ 'If-None-Match': '"another"' })).status).toBe(200);
  });
});

test('no other file is served', async () => {
  for (const file of ['package.json', 'index.html', 'docs.ts', '../package.json']) {
    expect((await app.request(`/api/docs/${file}`)).status).toBe(404);
  }
});

test('the document lists all errors @8.21', () => {
  expect(document).toMatchObject({
    info: { description: expect.stringContaining('| 429 | `too-many-requests` |') },
  });
});
