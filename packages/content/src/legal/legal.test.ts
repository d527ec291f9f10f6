import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { LEGAL_FACTS, type LegalDocument, loadLegalDocument } from './index.ts';

const PAGES = {
  privacy: {
    en: await loadLegalDocument('privacy', 'en'),
    ja: await loadLegalDocument('privacy', 'ja'),
  },
  terms: { en: await loadLegalDocument('terms', 'en'), ja: await loadLegalDocument('terms', 'ja') },
};
const documents = Object.values(PAGES).flatMap((page) => LANGUAGES.map((each) => page[each]));

/** All texts for people: neither ids nor addresses nor the names of what is stored. */
function textsOf(part: unknown, key = ''): string[] {
  if (['id', 'href', 'names', 'service'].includes(key)) return [];
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([name, value]) => textsOf(value, name))
    : [];
}

/** Where each text stands, without the texts; what isn't for people stays as it is. */
function shapeOf(part: unknown, key = ''): unknown {
  if (['id', 'names', 'service'].includes(key)) return part;
  if (typeof part !== 'object' || part === null) return typeof part;
  return Object.entries(part).map(([name, value]) => [name, shapeOf(value, name)]);
}

const wholeTextOf = (document: LegalDocument) => textsOf(document).join('\n');
const sectionOf = (document: LegalDocument, id: string) =>
  textsOf(document.sections.find((section) => section.id === id)).join('\n');

describe.each(['privacy', 'terms'] as const)('the page of %s', (id) => {
  const { en, ja } = PAGES[id];

  test('says as much in one language as in the other, in the same places @1.8', () => {
    const partsOf = ({ summary, sections }: LegalDocument) => shapeOf({ summary, sections });
    expect(partsOf(ja)).toEqual(partsOf(en));
  });

  test('has sections that can be told apart, and addressed @2.39', () => {
    for (const { sections } of [en, ja]) {
      const ids = sections.map((section) => section.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.join()).toMatch(/^[a-z,-]+$/);
      expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
    }
  });

  test('is Japanese in Japanese', () => {
    for (const text of textsOf(ja)) {
      expect(text).toMatch(/[ぁ-んァ-ヴ一-龠]/);
      expect(text.replace(/Google|AdSense|LLC|API|MIT|IP|_ga/g, '')).not.toMatch(
        /[A-Za-z]{2,}|[,.!?:;()]/,
      );
    }
    for (const text of textsOf(en)) expect(text).not.toMatch(/[ぁ-んァ-ヴ一-龠]/);
  });
});

test('the day of the last revision is a day, and a later one @9.30', () => {
  const { lastUpdated, wordingRevised } = LEGAL_FACTS;
  expect(new Date(wordingRevised).toISOString().slice(0, 10)).toBe(wordingRevised);
  expect(wordingRevised > lastUpdated).toBe(true);
});

test('the terms name the licence that lies in the repository', () => {
  const licence = readFileSync(new URL('../../../../LICENSE', import.meta.url), 'utf8');
  expect(licence).toMatch(/^MIT License/);
  expect(sectionOf(PAGES.terms.en, 'ownership')).toContain('MIT licence');
  expect(sectionOf(PAGES.terms.ja, 'ownership')).toContain('MITライセンス');
});

describe('what the specification demands of the privacy policy', () => {
  test.each([
    ['retention', 'at most 26 months', '最長26か月'],
    ['retention', 'up to 6 months', '最長6か月'],
    ['retention', '2 years', '2年'],
    ['retention', '2 hours', '2時間'],
    ['choices', '365 days', '365日'],
    ['rights', 'within 30 days', '30日以内'],
    ['rights', 'contact form', 'お問い合わせ'],
    ['security', 'within 72 hours', '72時間以内'],
    ['children', 'under 13', '13歳未満'],
  ])('%s: %s @6.4 @9.27 @9.28', (section, english, japanese) => {
    expect(sectionOf(PAGES.privacy.en, section)).toContain(english);
    expect(sectionOf(PAGES.privacy.ja, section)).toContain(japanese);
  });
});

describe('what the specification demands of the terms', () => {
  test.each([
    ['law', 'laws of Japan', '日本法'],
    ['law', 'exclusive jurisdiction as the court of first instance', '第一審の専属的合意管轄'],
    ['law', 'Tokyo District Court', '東京地方裁判所'],
    ['liability', 'what you have paid us', '支払った金額を上限'],
    ['liability', 'zero', '0円'],
  ])('%s: %s @9.29', (section, english, japanese) => {
    expect(sectionOf(PAGES.terms.en, section)).toContain(english);
    expect(sectionOf(PAGES.terms.ja, section)).toContain(japanese);
  });
});

test('every service of others is named with all that the law asks for, and links of its receiver', () => {
  for (const language of LANGUAGES) {
    const { sections } = PAGES.privacy[language];
    const blocks = sections.flatMap((section) => section.blocks);
    const notices = blocks.flatMap((block) =>
      typeof block === 'object' && 'services' in block ? block.services : [],
    );
    expect(notices.map(({ service }) => service)).toEqual([
      'analytics',
      'advertising',
      'consentManager',
    ]);
    for (const { facts, links } of notices) {
      expect(facts).toHaveLength(7);
      expect(links.length).toBeGreaterThan(0);
      for (const { href } of links) expect(new URL(href).protocol).toBe('https:');
    }
  }
});

test('nothing is left to be filled in', () => {
  for (const document of documents) {
    expect(wholeTextOf(document)).not.toMatch(/undefined|NaN|TODO|\{\{/);
  }
});
