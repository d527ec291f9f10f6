import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { serveFolder } from '../testing/site-folder.ts';
import { createTestApp } from '../testing.ts';
import { createSite } from './site.ts';

const SCRIPT = 'console.log("nine");'.repeat(100);
const { folder, app, get } = serveFolder({
  'data/problems_easy.json': '{"problems":[]}',
  'web/index.html': '<p>root',
  'web/en/index.html': '<p>home',
  'web/en/404.html': '<p>not found',
  'web/en/404-game.html': '<p>no such difficulty',
  'web/en/game/easy/index.html': '<p>game',
  'web/ja/index.html': '<p>ホーム',
  'web/ja/404.html': '<p>見つかりません',
  'web/ja/404-technique.html': '<p>テクニックが見つかりません',
  'web/sw.js': SCRIPT,
  'web/assets/main-0a1b2c3d.js': SCRIPT,
});

describe('pages', () => {
  test.each([
    ['/en', '<p>home'],
    ['/ja', '<p>ホーム'],
    ['/en/game/easy', '<p>game'],
  ])('%s is a page', async (path, text) => {
    const page = await get(path);
    expect(page).toMatchObject({ status: 200, text });
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  });

  test('a page is revalidated each time, and sent again only when it has changed', async () => {
    const { headers } = await get('/en');
    expect(headers.get('Cache-Control')).toBe('no-cache');
    const again = await get('/en', { 'If-None-Match': headers.get('ETag') ?? '' });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(again.headers.get('Cache-Control')).toBe('no-cache');
    expect((await get('/en', { 'If-None-Match': '"something else"' })).status).toBe(200);
  });

  test('a trailing slash is redirected to the path without, with its query', async () => {
    const { status, headers } = await get('/en/game/easy/?a=1&b=%2F');
    expect(status).toBe(301);
    expect(headers.get('Location')).toBe('/en/game/easy?a=1&b=%2F');
  });

  test.each([
    ['/en/index.html', '/en'],
    ['/en/game/easy/index.html?a=1&b=%2F', '/en/game/easy?a=1&b=%2F'],
    ['/game/easy/index.html', '/game/easy'],
    ['/index.html', '/'],
  ])('%s, the file of a page, leads to the page', async (path, page) => {
    const { status, headers } = await get(path);
    expect({ status, location: headers.get('Location') }).toEqual({ status: 301, location: page });
  });

  test('only GET and HEAD are allowed', async () => {
    const response = await app.request('/en', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });

  test('HEAD is answered like GET, without the body', async () => {
    const response = await app.request('/en', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Length')).toBe(String('<p>home'.length));
    expect(await response.text()).toBe('');
  });
});

describe('pages that do not exist', () => {
  test.each([
    ['/en/nothing', {}, '<p>not found'],
    ['/ja/nothing', {}, '<p>見つかりません'],
    ['/ja/nothing', { 'Accept-Language': 'en' }, '<p>見つかりません'],
    ['/en/game/impossible', {}, '<p>no such difficulty'],
    ['/en/free-sudoku-game/impossible', {}, '<p>no such difficulty'],
    ['/ja/nanpure-techniques/y-wing', {}, '<p>テクニックが見つかりません'],
    ['/ja/game/impossible/more', {}, '<p>見つかりません'],
    ['/nothing', {}, '<p>not found'],
    ['/nothing', { 'Accept-Language': 'ja' }, '<p>見つかりません'],
  ])('%s %j: the page of the language, with status 404', async (path, headers, text) => {
    const page = await get(path, headers);
    expect(page).toMatchObject({ status: 404, text });
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('Cache-Control')).toBe('no-cache');
  });

  test('are never answered with 304', async () => {
    expect((await get('/en/nothing', { 'If-None-Match': '*' })).status).toBe(404);
  });

  test('HEAD has the same status', async () => {
    expect((await app.request('/en/nothing', { method: 'HEAD' })).status).toBe(404);
  });

  test('have Vary where they depend on the visitor', async () => {
    expect((await get('/nothing')).headers.get('Vary')).toContain('Accept-Language, Cookie');
    expect((await get('/en/nothing')).headers.get('Vary') ?? '').not.toContain('Cookie');
    expect((await get('/en')).headers.get('Vary') ?? '').not.toContain('Cookie');
  });
});

describe('paths without a language', () => {
  test.each([
    ['nothing known', {}, '/en'],
    ['a Japanese browser', { 'Accept-Language': 'ja-JP,ja;q=0.9,en;q=0.8' }, '/ja'],
    ['Japanese after English', { 'Accept-Language': 'en-US,en;q=0.9,ja;q=0.8' }, '/en'],
    ['Japanese by weight', { 'Accept-Language': 'en;q=0.1,ja' }, '/ja'],
    ['Japanese refused', { 'Accept-Language': 'ja;q=0,fr' }, '/en'],
    ['a French browser', { 'Accept-Language': 'fr-FR' }, '/en'],
    ['Japanese after German', { 'Accept-Language': 'de,ja;q=0.5' }, '/en'],
    ['a stored choice', { Cookie: 'i18nextLng=ja', 'Accept-Language': 'en' }, '/ja'],
    ['a stored English', { Cookie: 'a=b; i18nextLng=en', 'Accept-Language': 'ja' }, '/en'],
    ['a stored tag', { Cookie: 'i18nextLng=ja-JP', 'Accept-Language': 'en' }, '/en'],
    ['a hostile cookie', { Cookie: 'i18nextLng=//evil.example' }, '/en'],
  ])('%s: / leads to the language', async (_, requestHeaders, location) => {
    const { status, headers } = await get('/', requestHeaders);
    expect({ status, location: headers.get('Location') }).toEqual({ status: 302, location });
    expect(headers.get('Vary')).toContain('Accept-Language, Cookie');
  });

  test.each([
    ['/game/easy', '/en/game/easy'],
    ['/game/easy/', '/en/game/easy'],
    ['/sudoku-game/hard?a=1', '/en/sudoku-game/hard?a=1'],
    ['/nanpure-game/hard', '/en/game/hard'],
    ['/game/impossible?a=1', '/en/game/impossible?a=1'],
    ['/learn-sudoku/y-wing', '/en/learn-sudoku/y-wing'],
    ['/ja/free-sudoku-game/medium', '/ja/game/medium'],
    ['/?q=%0d%0aSet-Cookie:x', '/en?q=%0d%0aSet-Cookie:x'],
  ])('%s leads to %s', async (path, location) => {
    const { status, headers } = await get(path);
    expect({ status, location: headers.get('Location') }).toEqual({ status: 302, location });
  });
});

describe('the problem files can be read by pages of any site', () => {
  const Origin = 'https://elsewhere.example';

  test.each(['/data/problems_easy.json', '/data/nothing.json'])('%s', async (path) => {
    const { headers } = await get(path, { Origin });
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    const asked = await app.request(path, {
      method: 'OPTIONS',
      headers: { Origin, 'Access-Control-Request-Method': 'GET' },
    });
    expect(asked.status).toBe(204);
  });

  test('but no other file', async () => {
    for (const path of ['/en', '/sw.js', '/assets/main-0a1b2c3d.js']) {
      const { headers } = await get(path, { Origin });
      expect(headers.has('Access-Control-Allow-Origin'), path).toBe(false);
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    }
  });
});

describe('robots.txt and sitemap.xml', () => {
  test('the sitemap has the origin of the request, where PUBLIC_URL is not set', async () => {
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.status).toBe(200);
    expect(sitemap.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(sitemap.headers.get('Cache-Control')).toBe('no-cache');
    expect(sitemap.text).toContain('<loc>http://localhost/en/game/easy</loc>');
    const robots = await get('/robots.txt');
    expect(robots.text).toContain('Sitemap: http://localhost/sitemap.xml');
    for (const { headers } of [sitemap, robots]) expect(headers.get('Vary')).toContain('Host');
  });

  test('the sitemap has PUBLIC_URL, whatever the request’s origin', async () => {
    const known = createTestApp({
      site: createSite({
        data: join(folder, 'data'),
        web: join(folder, 'web'),
        publicUrl: 'https://nanpure.example',
      }),
    });
    const sitemap = await (await known.request('/sitemap.xml')).text();
    expect(sitemap).toContain('<loc>https://nanpure.example/ja</loc>');
    expect(sitemap).not.toContain('localhost');
  });
});

describe('while the site is not built', () => {
  const dataOnly = createTestApp({
    site: createSite({ data: join(folder, 'data'), web: undefined }),
  });

  test('problem files are served, and nothing else', async () => {
    expect((await dataOnly.request('/data/problems_easy.json')).status).toBe(200);
    const home = await dataOnly.request('/');
    expect(home.status).toBe(404);
    expect(await home.json()).toMatchObject({ code: 'unknown-path' });
  });
});
