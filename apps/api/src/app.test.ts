import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { createTestApp, GIVENS, postJson } from './testing.ts';

const app = createTestApp();

describe('GET /api/hello', () => {
  test('says which API answers, its version and the time @7.15', async () => {
    const response = await app.request('/api/hello');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      message: 'Hello from Nanpure Lab!',
      name: 'Nanpure Lab API',
      version: packageJson.version,
      time: '2026-01-02T03:04:05.000Z',
    });
  });

  test('answers HEAD without a body', async () => {
    const response = await app.request('/api/hello', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('paths and methods', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/hello/', '/api/hello/more', '/nothing', '/'])(
    '%s: 404 as JSON',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'unknown-path' });
    },
  );

  test.each(['explain', 'rate'])(
    '%s is found where it was before it had a version',
    async (name) => {
      const response = await app.request(`/api/${name}`, { method: 'POST' });
      expect(response.status).toBe(308);
      expect(response.headers.get('Location')).toBe(`/api/v1/${name}`);
      const announced = Number(response.headers.get('Deprecation')?.slice(1)) * 1_000;
      const ends = Date.parse(response.headers.get('Sunset') ?? '');
      // The policy promises 12 months.
      expect(ends - announced).toBeGreaterThan(365 * 86_400_000);
      expect(response.headers.get('Link')).toBe(`</api/v1/${name}>; rel="successor-version"`);
    },
  );

  test('an unknown path is unknown for any method', async () => {
    const response = await app.request('/api/nothing', { method: 'POST' });
    expect(response.status).toBe(404);
  });

  test.each([
    ['POST', '/api/hello', 'GET, HEAD'],
    ['GET', '/api/validate_solution', 'POST'],
    ['DELETE', '/api/validate_solution', 'POST'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['PUT', '/healthz', 'GET, HEAD'],
  ])('%s %s: 405, and which methods it takes', async (method, path, allow) => {
    const response = await app.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe(allow);
    expect(await response.json()).toMatchObject({ code: 'wrong-method', details: { allow } });
  });
});

describe('health', () => {
  test('the server is alive and ready @7.20', async () => {
    expect(await (await app.request('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await app.request('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: 'ready' });
  });

  test('it is alive but not ready while something is missing @7.20', async () => {
    const waiting = createTestApp({ missing: () => ['site'] });
    expect((await waiting.request('/healthz')).status).toBe(200);
    const ready = await waiting.request('/readyz');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({
      error: 'Not ready. Missing: site.',
      code: 'not-ready',
      details: { missing: 'site' },
    });
  });
});

test('a field that nobody knows is refused in a query as in a body', async () => {
  const reply = await app.request('/api/get_techniques?technique=x-wing');
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({
    error: 'There is no field or parameter "technique".',
    details: { problem: 'unknown-field', field: 'technique' },
  });
});

test.each([
  ['/api/v1/puzzles?limit=3&limit=4', 'limit'],
  ['/api/v1/puzzles?first=0&limit=3&limit=3', 'limit'],
  ['/api/get_techniques?id=x-wing&id=swordfish', 'id'],
  ['/api/get_techniques?language=ja&language=en', 'language'],
  [`/api/v1/board.svg?board=${GIVENS}&notes=all&notes=all`, 'notes'],
])('a parameter that comes twice is refused for that: %s', async (address, path) => {
  for (const [language, message] of [
    ['en', 'given more than once; give it only once.'],
    ['ja', '2回以上指定されています。1回だけ指定してください。'],
  ] as const) {
    const reply = await app.request(address, { headers: { 'Accept-Language': language } });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({
      error: `${path}${language === 'en' ? ': ' : '：'}${message}`,
      details: { path, problem: 'repeated' },
    });
  }
});

test('a list in a body is no parameter that comes twice', async () => {
  const { body } = await postJson(app, '/api/v1/steps', { board: GIVENS, limit: [3, 4] }, 'en');
  expect(body).toMatchObject({
    error: 'limit: expected a number.',
    details: { path: 'limit', problem: 'wrong-type' },
  });
});

test('what a reply depends on is said once', async () => {
  const reply = await app.request('/api/hello', { method: 'PUT' });
  expect(reply.headers.get('Vary')).toBe('Accept-Language, Accept');
});

test('a compressed body is refused for what it is', async () => {
  const reply = await app.request('/api/validate_solution', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    body: gzipSync(JSON.stringify({ board: GIVENS })),
  });
  expect(reply.status).toBe(415);
  expect(await reply.json()).toMatchObject({ code: 'wrong-content-type' });
});

describe('a bug of ours', () => {
  function createBrokenApp() {
    const errors: object[] = [];
    const broken = createTestApp({
      problemById: () => {
        throw new Error('secret place /srv/nanpure');
      },
      logger: { info: () => {}, error: (fields) => errors.push(fields) },
    });
    const ask = () =>
      broken.request('/api/validate_solution', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ board: GIVENS, problem_id: 'easy-0001' }),
      });
    return { ask, errors };
  }

  test('is answered with 500 and without a word about the inside @11.13', async () => {
    const response = await createBrokenApp().ask();
    expect(response.status).toBe(500);
    const body = await response.json();
    expect(body).toMatchObject({
      error: 'Something went wrong on our side.',
      code: 'internal-error',
      request_id: response.headers.get('X-Request-Id'),
    });
    expect(JSON.stringify(body)).not.toMatch(/secret|srv/);
  });

  test('is logged with its stack', async () => {
    const { ask, errors } = createBrokenApp();
    const id = (await ask()).headers.get('X-Request-Id');
    expect(errors).toEqual([{ id, err: new Error('secret place /srv/nanpure') }]);
  });
});

test('a wrong method is logged as what it is answered with', async () => {
  const lines: object[] = [];
  const logged = createTestApp({
    logger: { info: (fields) => lines.push(fields), error: () => {} },
  });
  const { status } = await logged.request('/api/hello', { method: 'PUT' });
  expect(status).toBe(405);
  expect(lines).toMatchObject([{ method: 'PUT', route: '/api/hello', status: 405, ms: 0 }]);
});

test('a request is logged by route and status, without address, query or body @11.17', async () => {
  const lines: object[] = [];
  const logged = createTestApp({
    logger: { info: (fields) => lines.push(fields), error: () => {} },
  });
  await logged.request('/api/hello?email=someone@example.com');
  await logged.request('/api/someone@example.com');
  const id = expect.stringMatching(/^[\da-f-]{36}$/);
  expect(lines).toEqual([
    { id, method: 'GET', route: '/api/hello', status: 200, ms: 0 },
    { id, method: 'GET', route: 'none', status: 404, ms: 0 },
  ]);
});

test('the document is found at the root of the host, too, also by pages of other sites', async () => {
  const response = await createTestApp().request('/openapi.json');
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/api/openapi.json');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

describe('GET /api/openapi.json', () => {
  async function readDocument(dependencies = {}): Promise<unknown> {
    const response = await createTestApp(dependencies).request('/api/openapi.json');
    expect(response.status).toBe(200);
    return response.json();
  }

  test('describes every endpoint under its real path @7.19', async () => {
    expect(await readDocument()).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/api/hello': { get: {} },
        '/api/validate_solution': { post: {} },
        '/healthz': { get: {} },
        '/readyz': { get: {} },
      },
    });
  });

  test.each([
    [404, 'ErrorUnknownProblem'],
    [413, 'ErrorTooLarge'],
    [415, 'ErrorWrongContentType'],
  ])('lists an error of an endpoint: %i', async (status, name) => {
    const place = ['paths', '/api/validate_solution', 'post', 'responses', String(status)];
    expect(await readDocument()).toHaveProperty(
      [...place, 'content', 'application/json', 'schema'],
      { $ref: `#/components/schemas/${name}` },
    );
  });

  test('says exactly how a board may be given @7.12', async () => {
    const board = ['components', 'schemas', 'Board', 'anyOf'];
    expect(await readDocument()).toHaveProperty([...board, '0', 'pattern'], '^[1-9.0]{81}$');
    expect(await readDocument()).toHaveProperty([...board, '1', 'items', 'maxItems'], 9);
  });

  test('names the public address where there is one', async () => {
    expect(await readDocument()).toMatchObject({ servers: [{ url: '/' }] });
    const publicUrl = 'https://example.com';
    expect(await readDocument({ publicUrl })).toMatchObject({ servers: [{ url: publicUrl }] });
  });
});

test.each([
  ['get_hint', ['hint_level', 'technique', 'language', 'notes']],
  ['validate_solution', ['problem_id', 'language']],
  ['send-contact', ['type', 'message', 'email', 'timestamp', 'userAgent', 'language', 'website']],
])('%s speaks of a board only where the board is wrong', async (endpoint, fields) => {
  for (const field of fields) {
    const response = await app.request(`/api/${endpoint}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ board: GIVENS, message: 'A', [field]: true }),
    });
    const body = await response.json();
    expect(body).toMatchObject({ code: 'wrong-shape', details: { path: field } });
    expect(body).not.toMatchObject({ details: { expected: 'board' } });
  }
});
