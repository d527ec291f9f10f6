import { describe, expect, test } from 'vitest';
import { BANK } from '../testing/bank.ts';
import { createTestApp, GIVENS } from '../testing.ts';

const app = createTestApp({ problems: BANK });
const Origin = 'https://elsewhere.example';

const ENDPOINTS = [
  ['POST', '/api/get_hint'],
  ['POST', '/api/validate_solution'],
  ['GET', '/api/get_techniques'],
  ['GET', '/api/generate_example?technique=naked-pair'],
  ['GET', '/api/daily'],
  ['GET', '/api/hello'],
  ['GET', '/api/openapi.json'],
] as const;

function askFirst(path: string, method: string) {
  return app.request(path, {
    method: 'OPTIONS',
    headers: {
      Origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'content-type',
    },
  });
}

describe('pages of any site may call', () => {
  test.each(ENDPOINTS)('%s %s', async (method, path) => {
    const reply = await app.request(path, {
      method,
      headers: { Origin, 'Content-Type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify({ board: GIVENS }) }),
    });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(reply.headers.has('Access-Control-Allow-Credentials')).toBe(false);
    expect(reply.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
    expect(reply.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  test.each(ENDPOINTS)('%s %s: the preflight is cached for a day', async (method, path) => {
    const reply = await askFirst(path, method);
    expect(reply.status).toBe(204);
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(reply.headers.get('Access-Control-Allow-Methods')?.split(',')).toContain(method);
    expect(reply.headers.get('Access-Control-Allow-Headers')).toContain('Content-Type');
    expect(reply.headers.get('Access-Control-Max-Age')).toBe('86400');
    expect(reply.headers.has('Access-Control-Allow-Credentials')).toBe(false);
  });

  test('and read its errors', async () => {
    const reply = await app.request('/api/get_hint', {
      method: 'POST',
      headers: { Origin, 'Content-Type': 'application/json' },
      body: '{',
    });
    expect(reply.status).toBe(400);
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});

describe('pages of other sites may not', () => {
  test.each([
    ['POST', '/api/send-contact'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', '/api/nothing'],
  ])('%s %s', async (method, path) => {
    for (const reply of [
      await askFirst(path, method),
      await app.request(path, { method, headers: { Origin } }),
    ]) {
      expect(reply.headers.has('Access-Control-Allow-Origin')).toBe(false);
      expect(reply.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    }
  });
});
