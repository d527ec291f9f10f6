import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createTestApp, GIVENS } from '../../testing.ts';
import { sendJsonText } from './json-text.ts';

const LONG = JSON.stringify(Array.from({ length: 2_000 }, (_, index) => `数独 ${index}`));
const app = new Hono()
  .get('/long', (c) => sendJsonText(c, LONG))
  .get('/short', (c) => sendJsonText(c, '[1]'));

const ask = (path: string, accepted: string) =>
  app.request(path, { headers: { 'Accept-Encoding': accepted } });

describe('JSON that is text already', () => {
  test('is compressed where it is long, for clients that accept that', async () => {
    const reply = await ask('/long', 'gzip, br');
    expect(reply.headers.get('Content-Encoding')).toBe('gzip');
    expect(reply.headers.get('Content-Type')).toBe('application/json');
    expect(reply.headers.get('Vary')).toBe('Accept-Encoding');
    const bytes = new Uint8Array(await reply.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(LONG);
    expect(bytes.length).toBeLessThan(LONG.length / 3);
  });

  test.each([
    ['/long', 'identity'],
    ['/long', 'br'],
    ['/short', 'gzip'],
  ])('is sent as it is otherwise: %s for %s', async (path, accepted) => {
    const reply = await ask(path, accepted);
    expect(reply.headers.has('Content-Encoding')).toBe(false);
    expect(reply.headers.has('Vary')).toBe(path === '/long');
    expect(await reply.text()).toBe(path === '/long' ? LONG : '[1]');
  });

  const MANY = { boards: Array(100).fill(GIVENS) };

  test.each([
    ['/api/v1/explain', { board: GIVENS }, { next: null }],
    ['/api/v1/steps', { board: GIVENS }, { more: true }],
    ['/api/v1/solve/batch', MANY, { results: expect.objectContaining({ length: 100 }) }],
    ['/api/v1/rate/batch', MANY, { results: expect.objectContaining({ length: 100 }) }],
  ])('is so from %s', async (path, request, content) => {
    const reply = await createTestApp().request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Encoding': 'gzip' },
      body: JSON.stringify(request),
    });
    expect(reply.headers.get('Content-Encoding')).toBe('gzip');
    expect(reply.headers.get('Vary')).toBe('Accept-Language, Accept-Encoding');
    const text = gunzipSync(new Uint8Array(await reply.arrayBuffer())).toString();
    expect(JSON.parse(text)).toMatchObject(content);
  });
});
