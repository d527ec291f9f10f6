import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IS_PROOF } from '../../engine/src/testing/proof.ts';
import { choosePreferredLanguage, isLanguage } from './languages.ts';

describe('choosePreferredLanguage', () => {
  it('obeys a stored choice before the browser @2.2', () => {
    expect(choosePreferredLanguage('en', ['ja-JP'])).toBe('en');
    expect(choosePreferredLanguage('ja', ['en-US'])).toBe('ja');
  });

  it.each([
    null,
    undefined,
    '',
    'JA',
    ' ja',
    'ja-JP',
    '"ja"',
    'ja<script>',
    ['ja'],
    { toString: () => 'ja' },
  ])('takes %o for no choice @5.9', (stored) => {
    expect(choosePreferredLanguage(stored, ['en-US'])).toBe('en');
    expect(choosePreferredLanguage(stored, ['ja-JP'])).toBe('ja');
  });

  it.each([
    [['ja'], 'ja'],
    [['JA-jp'], 'ja'],
    [['ja-JP', 'en'], 'ja'],
    [['en-GB', 'ja'], 'en'],
    [['fr', 'ja', 'en'], 'en'],
    [['jam'], 'en'],
    [['fr', 'de'], 'en'],
    [[], 'en'],
  ] as const)('picks for a browser that prefers %o: %s @5.9', (browserLanguages, expected) => {
    expect(choosePreferredLanguage(null, browserLanguages)).toBe(expected);
  });

  it('answers a language of the site, whatever it is given @9.26', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.string()), (stored, browserLanguages) => {
        expect(isLanguage(choosePreferredLanguage(stored, browserLanguages))).toBe(true);
      }),
      { seed: 2501, numRuns: IS_PROOF ? 10_000 : 1_000 },
    );
  });
});
