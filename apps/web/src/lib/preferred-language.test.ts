import { isLanguage, languageOf } from '@nanpure/content';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { IS_PROOF } from '../../../../packages/engine/src/testing/proof.ts';
import { preferredLanguage } from './preferred-language.ts';

/** A browser with something stored as the visitor's choice. */
const browser = { stored: null as string | null, languages: [] as readonly string[] };

beforeAll(() => {
  vi.stubGlobal('window', { localStorage: { getItem: () => browser.stored } });
  vi.stubGlobal('navigator', {
    get languages() {
      return browser.languages;
    },
  });
});
afterAll(() => vi.unstubAllGlobals());

function stubBrowser(stored: string | null, languages: readonly string[]) {
  Object.assign(browser, { stored, languages });
}

it("is the stored choice, else the browser's, else English @2.2", () => {
  stubBrowser('ja', ['en-US']);
  expect(preferredLanguage()).toBe('ja');
  stubBrowser('JA', ['ja-JP', 'en']);
  expect(preferredLanguage()).toBe('ja');
  stubBrowser('ja-JP', ['fr-FR']);
  expect(preferredLanguage()).toBe('en');
});

it('is a language of the site for hostile values, stored or in a path @5.10', {
  timeout: 60_000,
}, () => {
  const hostile = fc.oneof(
    fc.constantFrom('EN', 'ja-JP', '"ja"', '<script>', '__proto__', 'javascript:alert(1)', 'ja\0'),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(hostile, fc.array(fc.string()), (value, languages) => {
      stubBrowser(value, languages);
      expect(isLanguage(preferredLanguage())).toBe(true);
      const language = languageOf(`/${value}`) ?? preferredLanguage();
      expect(['en', 'ja']).toContain(language);
    }),
    { seed: 2505, numRuns: IS_PROOF ? 10_000 : 500 },
  );
});
