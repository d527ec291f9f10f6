import { describe, expect, test } from 'vitest';
import { build503 } from '../../overload/build-503.ts';
import { buildParseErrorResponses } from '../../server/parse-errors.ts';
import { createTestApp } from '../../testing.ts';

const app = createTestApp();
const PROBLEM = 'application/problem+json';

function post(path: string, headers: Record<string, string> = {}) {
  return app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: '{',
  });
}

describe('an error is problem details, with what the API said before them', () => {
  test.each([
    ['en', 'Malformed JSON', 'The body is not valid JSON: see line 1, column 2.'],
    ['ja', 'JSONの誤り', '本文がJSONとして読み取れません（1行目の2文字目）。'],
  ])('in the language of the request: %s', async (language, title, error) => {
    const reply = await post('/api/get_hint', { 'Accept-Language': language });
    expect(reply.headers.get('Content-Language')).toBe(language);
    expect(await reply.json()).toEqual({
      error,
      code: 'malformed-json',
      details: { line: 1, column: 2 },
      type: '/api/docs#error-malformed-json',
      title,
      status: 400,
      detail: error,
    });
  });

  test('with details, as documented, also where a place is too deep to be found', async () => {
    const reply = await app.request('/api/get_hint', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '['.repeat(60_000),
    });
    expect(await reply.json()).toMatchObject({ code: 'malformed-json', details: {} });
  });

  test('labelled so below v1, and elsewhere for those who ask for it', async () => {
    const accepting = { Accept: `text/html, ${PROBLEM}` };
    const replies = [
      await post('/api/v1/rate'),
      await post('/api/v1/nothing'),
      await post('/api/get_hint', accepting),
      await app.request('/api/nothing', { headers: accepting }),
    ];
    for (const reply of replies) expect(reply.headers.get('Content-Type')).toBe(PROBLEM);
    for (const path of ['/api/get_hint', '/api/nothing']) {
      const reply = await post(path, { Accept: 'application/json' });
      expect(reply.headers.get('Content-Type')).toBe('application/json');
      expect(reply.headers.get('Vary')?.split(', ')).toContain('Accept');
    }
  });

  test.each([
    ['application/json', `${PROBLEM};q=0, application/json`],
    ['application/json', `${PROBLEM};q=0`],
    ['application/json', `application/json, ${PROBLEM};q=0.1`],
    ['application/json', `*/*, ${PROBLEM};q=0.1`],
    ['application/json', `${PROBLEM};q=0.1, application/*;q=0.2, */*;q=0`],
    ['application/json', `${PROBLEM}-seq`],
    ['application/json', '*/*'],
    ['application/json', 'application/*'],
    ['application/json', undefined],
    [PROBLEM, 'Application/Problem+JSON'],
    [PROBLEM, `${PROBLEM};charset=utf-8`],
    [PROBLEM, `application/json, ${PROBLEM}`],
    [PROBLEM, `application/json;q=0.5, ${PROBLEM};q=0.9`],
    [PROBLEM, `${PROBLEM}, */*;q=0.8`],
    [PROBLEM, `${PROBLEM};q=0.1, application/json;q=0, */*`],
  ])('outside v1 as %s for those who accept %s', async (type, accept) => {
    const reply = await app.request('/api/nothing', {
      ...(accept !== undefined && { headers: { Accept: accept } }),
    });
    expect(reply.headers.get('Content-Type')).toBe(type);
  });

  test('also where the app is never asked: an overloaded server, a request that is no HTTP', async () => {
    const { v1, others } = await build503();
    expect(v1.headers['content-type']).toBe(PROBLEM);
    expect(others.headers['content-type']).toBe('application/json');
    expect(v1.body).toBe(others.body);
    expect(JSON.parse(v1.body)).toMatchObject({
      code: 'overloaded',
      status: 503,
      title: 'Server busy',
    });
    for (const [code, { status, body }] of Object.entries(await buildParseErrorResponses())) {
      expect(JSON.parse(body)).toMatchObject({ code, status, type: `/api/docs#error-${code}` });
    }
  });
});

describe('a request has an id', () => {
  const idOf = async (id?: string) =>
    (
      await app.request('/api/hello', {
        ...(id !== undefined && { headers: { 'X-Request-Id': id } }),
      })
    ).headers.get('X-Request-Id');

  test('its own, if it is sane', async () => {
    for (const id of ['a', '4bf92f35-77b3-4da6-a3ce-929d0e0e4736', 'A_1='.repeat(16)]) {
      expect(await idOf(id)).toBe(id);
    }
  });

  test('or else a new one', async () => {
    const made = await Promise.all(
      [undefined, '', 'someone@example.com', 'x'.repeat(65), '"><script>', 'a b'].map(idOf),
    );
    for (const id of made) expect(id).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(new Set(made).size).toBe(made.length);
  });

  test('which a fault of the server names in its body', async () => {
    const broken = createTestApp({
      problemById: () => {
        throw new Error('a bug');
      },
    });
    const reply = await broken.request('/api/validate_solution', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Request-Id': 'mine-1' },
      body: JSON.stringify({ board: '.'.repeat(81), problem_id: 'easy-0001' }),
    });
    expect(await reply.json()).toMatchObject({ status: 500, request_id: 'mine-1' });
  });
});
