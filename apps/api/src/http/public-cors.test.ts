import { describe, expect, test } from 'vitest';
import { BANK } from '../testing/bank.ts';
import { type Operation, readDocument } from '../testing/openapi.ts';
import { createTestApp, GIVENS } from '../testing.ts';

const app = createTestApp({ problems: BANK });
const Origin = 'https://elsewhere.example';

const { operations } = readDocument(await (await app.request('/api/openapi.json')).json());
const names = operations.map((each) => [`${each.method} ${each.path}`, each] as const);
const isPublic = ({ path }: Operation) =>
  path.startsWith('/api/') && !path.endsWith('/send-contact');

const PUBLIC = names.filter(([, operation]) => isPublic(operation));
const PRIVATE = names.filter(([, operation]) => !isPublic(operation));

const fieldsOf = (list: string | null) => (list ?? '').split(', ');

function askFirst(path: string, method: string) {
  return app.request(path, {
    method: 'OPTIONS',
    headers: {
      Origin,
      'Access-Control-Request-Method': method.toUpperCase(),
      'Access-Control-Request-Headers': 'content-type',
    },
  });
}

/** Asks with a body that is wrong everywhere: what pages may read doesn't depend on the answer. */
function ask({ path, method }: Pick<Operation, 'path' | 'method'>) {
  return app.request(path, {
    method: method.toUpperCase(),
    headers: { Origin, 'Content-Type': 'application/json' },
    ...(method === 'post' && { body: '{"nothing": 1}' }),
  });
}

describe('pages of any site may call every operation but that of the contact form', () => {
  test.each(PUBLIC)('%s', async (_, operation) => {
    const { headers } = await ask(operation);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.has('Access-Control-Allow-Credentials')).toBe(false);
    expect(fieldsOf(headers.get('Access-Control-Expose-Headers'))).toEqual(
      expect.arrayContaining(['ETag', 'RateLimit', 'RateLimit-Policy', 'Retry-After']),
    );
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  test.each(PUBLIC)('%s: the preflight is cached for a day', async (_, { path, method }) => {
    const { status, headers } = await askFirst(path, method);
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(fieldsOf(headers.get('Access-Control-Allow-Methods'))).toContain(method.toUpperCase());
    expect(headers.get('Access-Control-Allow-Headers')).toBe(
      'Content-Type, Accept-Language, If-None-Match, X-Request-Id',
    );
    expect(headers.get('Access-Control-Max-Age')).toBe('86400');
    expect(headers.has('Access-Control-Allow-Credentials')).toBe(false);
  });

  test('a puzzle, the document, and that a path is mistyped', async () => {
    const init = { method: 'POST', headers: { Origin, 'Content-Type': 'application/json' } };
    const body = JSON.stringify({ board: GIVENS });
    const replies = [
      await app.request('/api/validate_solution', { ...init, body }),
      await app.request('/api/openapi.json', { headers: { Origin } }),
      await app.request('/api/get_hnt', { headers: { Origin } }),
      await app.request('/api/get_hint', { headers: { Origin } }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 404, 405]);
    for (const { headers } of replies) {
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    }
  });
});

describe('pages of other sites may not call', () => {
  test.each(PRIVATE)('%s', async (_, operation) => {
    const replies = [await askFirst(operation.path, operation.method), await ask(operation)];
    for (const { headers } of replies) {
      expect(headers.has('Access-Control-Allow-Origin')).toBe(false);
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    }
  });

  test('the contact form’s address and the health checks', () => {
    expect(PRIVATE.map(([name]) => name).sort()).toEqual([
      'get /healthz',
      'get /readyz',
      'post /api/send-contact',
    ]);
  });
});
