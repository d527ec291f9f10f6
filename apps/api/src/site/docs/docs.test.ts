import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../testing.ts';
import { createDocs } from './docs.ts';

const app = createTestApp({ docs: createDocs() });

test('the page loads nothing but files of this server, all of them there', async () => {
  const page = await app.request('/api/docs');
  expect(page.headers.get('Content-Type')).toContain('text/html');
  const html = await page.text();
  const links = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, link = '']) => link);
  expect(links).toHaveLength(4);
  for (const link of links) {
    const url = new URL(link, 'http://localhost/api/docs');
    expect(url.origin).toBe('http://localhost');
    expect((await app.request(url.pathname)).status).toBe(200);
  }
  expect(html).not.toMatch(/<script>|<style|style="|onload/);
});

test('a trailing slash is redirected to the page', async () => {
  const reply = await app.request('/api/docs/');
  expect(reply.status).toBe(301);
  expect(reply.headers.get('Location')).toBe('/api/docs');
});

describe('a file', () => {
  const get = (headers: Record<string, string> = {}) =>
    app.request('/api/docs/swagger-ui.css', { headers });

  test('is compressed for clients that accept it, and plain for others', async () => {
    const plain = await get();
    expect(Object.fromEntries(plain.headers)).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=86400',
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
      expect(bytes.length).toBeLessThan(text.length / 5);
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
    expect(again.headers.get('Cache-Control')).toBe('public, max-age=86400');
    expect((await get({ 'If-None-Match': '"another"' })).status).toBe(200);
  });
});

test('no other file of the package is served', async () => {
  for (const file of ['package.json', 'index.html', 'swagger-ui.js', '../package.json']) {
    expect((await app.request(`/api/docs/${file}`)).status).toBe(404);
  }
});

test('the document lists all errors @8.21', async () => {
  const document = await (await app.request('/api/openapi.json')).json();
  expect(document).toMatchObject({
    info: { description: expect.stringContaining('| 429 | `too-many-requests` |') },
  });
});
