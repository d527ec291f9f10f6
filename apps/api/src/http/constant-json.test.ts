import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BANK } from '../testing/bank.ts';
import { createTestApp, GIVENS } from '../testing.ts';

const app = createTestApp({ problems: BANK });

const CONSTANT = [
  ['/api/get_techniques', 'public, max-age=3600'],
  ['/api/get_techniques?id=x-wing&language=ja', 'public, max-age=3600'],
  ['/api/generate_example?technique=x-wing&seed=7', 'public, max-age=3600'],
  ['/api/v1/daily?date=2026-01-01', 'public, max-age=3600'],
  ['/api/v1/daily', 'no-cache'],
  ['/api/openapi.json', 'no-cache'],
] as const;

describe('constant JSON', () => {
  test.each(CONSTANT)(
    '%s is answered with 304 to a client that has it @11.30',
    async (path, cacheControl) => {
      const first = await app.request(path);
      expect(first.status).toBe(200);
      expect(first.headers.get('Cache-Control')).toBe(cacheControl);
      const known = { 'If-None-Match': first.headers.get('ETag') ?? '' };
      const again = await app.request(path, { headers: known });
      expect({ status: again.status, text: await again.text() }).toEqual({ status: 304, text: '' });
      expect(again.headers.get('Access-Control-Allow-Origin')).toBe('*');
    },
  );

  test.each(CONSTANT)('%s is compressed for clients that accept it', async (path) => {
    const plain = await (await app.request(path)).text();
    const reply = await app.request(path, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(reply.headers.get('Content-Encoding')).toBe('gzip');
    expect(reply.headers.get('Vary')).toContain('Accept-Encoding');
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(plain);
  });

  test('differs by language', async () => {
    const ask = (language: string) =>
      app.request('/api/get_techniques', { headers: { 'Accept-Language': language } });
    const [english, japanese] = [await ask('en'), await ask('ja')];
    expect(english.headers.get('ETag')).not.toBe(japanese.headers.get('ETag'));
    expect(english.headers.get('Vary')).toContain('Accept-Language');
  });
});

describe('replies that differ each time are not cached', () => {
  test.each([
    ['GET', '/api/hello'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', '/api/generate_example?technique=naked-pair'],
    ['GET', '/api/get_techniques?id=luck'],
    ['GET', '/api/v1/daily?date=2026-01-04'],
    ['GET', '/api/nothing'],
    ['PUT', '/api/hello'],
    ['POST', '/api/send-contact'],
    ['POST', '/api/get_hint'],
  ])('%s %s @11.30', async (method, path) => {
    const body = JSON.stringify({ message: 'Good.', board: GIVENS });
    const reply = await app.request(path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(method === 'POST' && { body }),
    });
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
  });
});
