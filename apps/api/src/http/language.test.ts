import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../testing.ts';

vi.setConfig({ testTimeout: 60_000 });

const app = createTestApp();

/** What is meant to be taken for a language and isn't one, among ordinary tags. */
const hostile = fc.oneof(
  fc.constantFrom(
    ...['en', 'ja', 'ja-JP', 'EN', 'ja;q=0.1,en', 'xx', '*', '', '__proto__', 'constructor'],
    ...['../../etc/passwd', '//evil.example', '"><script>alert(1)</script>', 'en\\u0000', 'ｊａ'],
    ...['ja;q=NaN', 'ja;q=1e999', ';;;,,,q=', 'en'.repeat(3_000), '%6a%61', 'toString', '[object]'],
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 60 }),
);

/** A header holds none of the others. */
const asHeader = (text: string) => text.replace(/[^\t\x20-\x7e]/g, '?');

test('a program is answered in the first of its languages that there is', async () => {
  const headers = { 'Accept-Language': 'de,ja;q=0.5' };
  const reply = await app.request('/api/nothing', { headers });
  expect(reply.headers.get('Vary')).toContain('Accept-Language');
  expect(await reply.json()).toMatchObject({ error: 'このアドレスには何もありません。' });
});

describe('whatever is named as a language, the answer is in English or Japanese', () => {
  const TEXTS = ['Not found: there is nothing at this path.', 'このアドレスには何もありません。'];

  test('10,000 values of Accept-Language and Cookie @5.10', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (accepted, stored) => {
        const reply = await app.request('/api/nothing', {
          headers: {
            'Accept-Language': asHeader(accepted),
            Cookie: `i18nextLng=${asHeader(stored)}`,
          },
        });
        seen.add(Object(await reply.json()).error);
      }),
      { numRuns: 10_000 },
    );
    expect([...seen].sort()).toEqual([...TEXTS].sort());
  });

  test('10,000 values of the field of a request', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (language) => {
        const query = new URLSearchParams({ language });
        const reply = await app.request(`/api/get_techniques?${query}`);
        const isOne = language === 'en' || language === 'ja';
        expect(reply.status).toBe(isOne ? 200 : 400);
      }),
      { numRuns: 10_000 },
    );
  });
});
