import fc from 'fast-check';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { IS_PROOF, LONG_TEST_MS } from '../../../../packages/engine/src/testing/proof.ts';
import { chooseLanguage, dropTrailingSlash } from './redirects.ts';

/** Paths that are tried. */
const PATHS = IS_PROOF ? 100_000 : 5_000;

const ORIGIN = 'https://nanpure.example';

const app = new Hono();
app.use(chooseLanguage, dropTrailingSlash);

/** Parts of paths that try to leave the site, and ordinary ones. */
const part = fc.constantFrom(
  ...['/', '//', '///', '\\', '/\\', '%2f', '%2F%2f', '%5c', '%255c', '.', '..', '/./', '/../'],
  ...['%0d%0a', '%0aLocation:', '%09', '\t', '%00', '%20', '@', ':', ';', '&', '?', '?q=', '#'],
  ...['evil.example', '//evil.example', 'https:', 'https://evil.example', 'javascript:'],
  ...['en', 'ja', '/en', '/ja/', '/en/', 'game', '/game/easy', '/game/easy/', 'sudoku-game'],
  ...[
    'nanpure-game/hard',
    'index.html',
    '/ja/free-sudoku-game/easy',
    '全角',
    '／',
    '%E2%80%AE',
    '%zz',
    '%',
  ],
);
const path = fc.oneof(
  fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
  fc.webPath(),
  fc.string().map((text) => `/${text}`),
);

test('whatever path is asked for, no redirect leaves the site @11.19', {
  timeout: LONG_TEST_MS,
}, async () => {
  let redirects = 0;
  await fc.assert(
    fc.asyncProperty(path, fc.constantFrom('en', 'ja', '//evil.example'), async (asked, cookie) => {
      fc.pre(URL.canParse(ORIGIN + asked) && new URL(ORIGIN + asked).origin === ORIGIN);
      const headers = { Cookie: `i18nextLng=${cookie}` };
      const location = (await app.request(ORIGIN + asked, { headers })).headers.get('Location');
      if (location === null) return;
      redirects += 1;
      expect(location).toMatch(/^\/(?:[\w?-]|$)/);
      expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
    }),
    { numRuns: PATHS },
  );
  expect(redirects).toBeGreaterThan(PATHS / 100);
});

test('10,000 hostile language values redirect to a language of the site @5.10', {
  timeout: LONG_TEST_MS,
}, async () => {
  const value = fc.oneof(
    fc.constantFrom(
      'en',
      'ja',
      'EN',
      'ja-JP',
      '"ja"',
      'en;ja',
      'ja%00',
      '__proto__',
      '//evil.example',
    ),
    fc.constantFrom('../ja', 'en/../..', '<script>', 'javascript:alert(1)', 'ja\u3000', '%0d%0aja'),
    fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
    fc.webUrl(),
  );
  await fc.assert(
    fc.asyncProperty(value, value, async (cookie, accepted) => {
      const headers = {
        Cookie: `i18nextLng=${encodeURIComponent(cookie)}`,
        'Accept-Language': accepted.replace(/[^\x20-\x7e]/g, ''),
      };
      const reply = await app.request(`${ORIGIN}/game/easy`, { headers });
      expect(reply.headers.get('Location')).toMatch(/^\/(en|ja)\/game\/easy$/);
    }),
    { seed: 2504, numRuns: IS_PROOF ? 10_000 : 2_000 },
  );
});
