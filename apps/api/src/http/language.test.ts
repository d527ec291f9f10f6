import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, test, vi } from 'vitest';
import { IS_PROOF } from '../../../../packages/engine/src/testing/proof.ts';
import { BANK } from '../testing/bank.ts';
import { createTestApp, GIVENS } from '../testing.ts';
import { answerLanguage, LanguageSchema } from './language.ts';

vi.setConfig({ testTimeout: 60_000 });

const VALUES = IS_PROOF ? 10_000 : 1_000;

const app = createTestApp();

/** Hostile values among ordinary language tags. */
const hostile = fc.oneof(
  fc.constantFrom(
    ...['en', 'ja', 'ja-JP', 'EN', 'ja;q=0.1,en', 'xx', '*', '', '__proto__', 'constructor'],
    ...['../../etc/passwd', '//evil.example', '"><script>alert(1)</script>', 'en\\u0000', 'ｊａ'],
    ...['ja;q=NaN', 'ja;q=1e999', ';;;,,,q=', 'en'.repeat(3_000), '%6a%61', 'toString', '[object]'],
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 60 }),
);

/** The characters that a header can have. */
const asHeader = (text: string) => text.replace(/[^\t\x20-\x7e]/g, '?');

const headersOf = (accepted: string, stored: string) => ({
  'Accept-Language': asHeader(accepted),
  Cookie: `i18nextLng=${asHeader(stored)}`,
});

test('a reply is in the first accepted language that is supported', async () => {
  const headers = { 'Accept-Language': 'de,ja;q=0.5' };
  const reply = await app.request('/api/nothing', { headers });
  expect(reply.headers.get('Vary')).toContain('Accept-Language');
  expect(await reply.json()).toMatchObject({ error: 'このアドレスには何もありません。' });
});

test.each([
  ['en;q=0, *', 'ja'],
  ['EN;q=0.0', 'ja'],
  ['ja;q=0, *', 'en'],
  ['en;q=0, ja;q=0', 'en'],
  ['en-GB;q=0, en', 'en'],
  ['*', 'en'],
])(
  'a language that is refused is answered in only where the other is, too: %s',
  async (accepted, language) => {
    const reply = await app.request('/api/nothing', { headers: { 'Accept-Language': accepted } });
    expect(reply.headers.get('Content-Language')).toBe(language);
  },
);

describe('a reply with words says in which language they are', () => {
  const bank = createTestApp({ problems: BANK });

  function ask(path: string, body: object | undefined) {
    return bank.request(path, {
      headers: { 'Accept-Language': 'ja', 'Content-Type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  }

  test.each([
    ['/api/get_hint', { board: GIVENS }, 'ja', 'Accept-Language'],
    ['/api/get_hint', { board: GIVENS, language: 'en' }, 'en', null],
    ['/api/v1/rate', { board: GIVENS }, 'ja', 'Accept-Language'],
    ['/api/v1/explain', { board: GIVENS, limit: 1 }, 'ja', 'Accept-Language'],
    ['/api/get_techniques', undefined, 'ja', 'Accept-Language, Accept-Encoding'],
    ['/api/generate_example?technique=naked-pair', undefined, 'ja', 'Accept-Language'],
    ['/api/send-contact', { message: 'Good.' }, 'ja', 'Accept-Language'],
    ['/api/hello', undefined, 'en', null],
    // These have none.
    ['/api/validate_solution', { board: GIVENS }, null, null],
    ['/api/v1/daily', undefined, null, 'Accept-Encoding'],
  ])('%s %j', async (path, body, language, vary) => {
    const { status, headers } = await ask(path, body);
    expect(status).toBe(200);
    expect(headers.get('Content-Language')).toBe(language);
    expect(headers.get('Vary')).toBe(vary);
  });
});

describe('whatever language is requested, the reply is in English or Japanese', () => {
  const TEXTS = ['Not found: there is nothing at this path.', 'このアドレスには何もありません。'];

  test('many values of Accept-Language and Cookie @5.10', async () => {
    const seen = new Set<string>();
    const answering = new Hono().get('/', (c) => c.text(answerLanguage(c)));
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (accepted, stored) => {
        const reply = await answering.request('/', { headers: headersOf(accepted, stored) });
        seen.add(await reply.text());
      }),
      { numRuns: VALUES },
    );
    expect([...seen].sort()).toEqual(['en', 'ja']);
  });

  test('many values of the field `language`', () => {
    fc.assert(
      fc.property(hostile, (language) => {
        const isOne = language === 'en' || language === 'ja';
        expect(LanguageSchema.safeParse(language).success).toBe(isOne);
      }),
      { numRuns: VALUES },
    );
  });

  // The whole app takes far longer than what decides: a part of the values goes through it.
  test('300 values of all three, through the whole app @5.10', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (accepted, stored, language) => {
        const headers = headersOf(accepted, stored);
        seen.add(Object(await (await app.request('/api/nothing', { headers })).json()).error);
        const query = new URLSearchParams({ language });
        const reply = await app.request(`/api/get_techniques?${query}`, { headers });
        const isOne = language === 'en' || language === 'ja';
        expect(reply.status).toBe(isOne ? 200 : 400);
      }),
      { numRuns: 300 },
    );
    expect([...seen].sort()).toEqual([...TEXTS].sort());
  });
});
