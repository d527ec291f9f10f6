import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { serveFolder } from '../testing/site-folder.ts';

const SCRIPT = 'console.log("nine");'.repeat(100);
const { folder, app, get } = serveFolder({
  'secret.txt': 'secret',
  'data/problems_easy.json': '{"problems":[]}',
  'data/notes.txt': 'secret',
  'web/en/index.html': '<p>home',
  'web/en/404.html': '<p>not found',
  'web/sw.js': SCRIPT,
  'web/en/manifest.webmanifest': '{}',
  'web/assets/main-0a1b2c3d.js': SCRIPT,
  'web/assets/main-0a1b2c3d.js.gz': gzipSync(SCRIPT),
});

test('an asset is immutable', async () => {
  const asset = await get('/assets/main-0a1b2c3d.js');
  expect(asset).toMatchObject({ status: 200, text: SCRIPT });
  expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
});

test.each([
  ['/sw.js', 'text/javascript; charset=utf-8'],
  ['/en/manifest.webmanifest', 'application/manifest+json'],
])('%s, which keeps its name, is asked for each time', async (path, type) => {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe(type);
  expect(headers.get('Cache-Control')).toBe('no-cache');
});

test('an asset is sent as the build compressed it', async () => {
  const response = await app.request('/assets/main-0a1b2c3d.js', {
    headers: { 'Accept-Encoding': 'gzip, br' },
  });
  expect(response.headers.get('Content-Encoding')).toBe('gzip');
  expect(response.headers.get('Vary')).toBe('Accept-Encoding');
  const body = Buffer.from(await response.arrayBuffer());
  expect(body.equals(gzipSync(SCRIPT))).toBe(true);
});

test.each([
  ['gzip;q=1', 'gzip'],
  ['*', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['gzip;q=0', null],
  ['identity', null],
  ['deflate', null],
])(
  'Accept-Encoding: %s gets what the build has, and nothing is compressed at run time @11.25',
  async (accepted, encoding) => {
    const response = await app.request('/assets/main-0a1b2c3d.js', {
      headers: { 'Accept-Encoding': accepted },
    });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('Content-Length')).toBe(String(body.length));
    expect(body.equals(encoding ? gzipSync(SCRIPT) : Buffer.from(SCRIPT))).toBe(true);
  },
);

test.each([
  { Range: 'bytes=0-99' },
  { Range: 'bytes=0-99', 'If-Range': '"another"' },
  { Range: 'items=0-1' },
  { Range: 'bytes=9999999-' },
])('%j is ignored: the whole file is sent @11.26', async (headers) => {
  const whole = await get('/assets/main-0a1b2c3d.js');
  const asked = await get('/assets/main-0a1b2c3d.js', headers);
  expect(asked).toMatchObject({ status: 200, text: SCRIPT });
  expect(asked.headers.get('ETag')).toBe(whole.headers.get('ETag'));
  for (const name of ['Accept-Ranges', 'Content-Range', 'Last-Modified']) {
    expect(asked.headers.has(name)).toBe(false);
  }
});

test('each encoding has its own ETag, matched in a list and where a proxy weakened it', async () => {
  const path = '/assets/main-0a1b2c3d.js';
  const plain = (await get(path)).headers.get('ETag') ?? '';
  const compressed = (await get(path, { 'Accept-Encoding': 'gzip' })).headers.get('ETag') ?? '';
  expect(compressed).not.toBe(plain);
  for (const known of [plain, `W/${plain}`, `"a", ${plain}`, '*']) {
    expect((await get(path, { 'If-None-Match': known })).status).toBe(304);
  }
  for (const other of [compressed, '"a"', plain.slice(1, -1), '']) {
    expect((await get(path, { 'If-None-Match': other })).status).toBe(200);
  }
});

test('a file that changes is read again', async () => {
  const file = join(folder, 'web/changing.txt');
  writeFileSync(file, 'before');
  const before = await get('/changing.txt');
  expect(before.text).toBe('before');
  writeFileSync(file, 'and after');
  const after = await get('/changing.txt', {
    'If-None-Match': before.headers.get('ETag') ?? '',
  });
  expect(after).toMatchObject({ status: 200, text: 'and after' });
  rmSync(file);
  expect((await get('/changing.txt')).status).toBe(404);
});

test('a file whose compressed form changes is sent in the new form', async () => {
  const file = join(folder, 'web/changing.js');
  writeFileSync(file, SCRIPT);
  const bytesNow = async () => {
    const reply = await app.request('/changing.js', { headers: { 'Accept-Encoding': 'gzip' } });
    return Buffer.from(await reply.arrayBuffer());
  };
  for (const level of [1, 9]) {
    const compressed = gzipSync(SCRIPT, { level });
    writeFileSync(`${file}.gz`, compressed);
    expect(compressed.equals(await bytesNow())).toBe(true);
  }
});

test('a compressed file has no path of its own', async () => {
  expect((await get('/assets/main-0a1b2c3d.js.gz')).status).toBe(404);
});

test.each([
  ['a path below a file', '/sw.js/more', 404],
  ['a name that is too long', `/${'long'.repeat(2_000)}`, 404],
  ['a folder without a page', '/assets', 404],
  ['a hidden file', '/.git', 404],
  ['the folder above', '/en/..', 302],
])('%s is no file', async (_, path, status) => {
  expect((await get(path)).status).toBe(status);
});

test('a missing asset is 404 as JSON, and not cached', async () => {
  const missing = await get('/assets/main-00000000.js');
  expect(missing.status).toBe(404);
  expect(JSON.parse(missing.text)).toMatchObject({ code: 'unknown-path' });
  expect(missing.headers.get('Cache-Control')).toBeNull();
});

test('a problem file is revalidated each time @7.5', async () => {
  const file = await get('/data/problems_easy.json');
  expect(file).toMatchObject({ status: 200, text: '{"problems":[]}' });
  expect(file.headers.get('Content-Type')).toBe('application/json');
  expect(file.headers.get('Cache-Control')).toBe('no-cache');
  const again = await get('/data/problems_easy.json', {
    'If-None-Match': file.headers.get('ETag') ?? '',
  });
  expect(again.status).toBe(304);
});

test.each(['/data/problems_none.json', '/data/notes.txt', '/data', '/data/', '/data/a/b.json'])(
  '%s is no problem file',
  async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  },
);
