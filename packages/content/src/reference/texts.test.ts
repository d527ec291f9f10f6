import { LADDER } from '@nanpure/engine/ladder';
import { describe, expect, test } from 'vitest';
import { ladderName } from '../ladder/index.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { loadStrings } from '../strings/load.ts';
import { TECHNIQUE_IDS } from '../techniques/technique-ids.ts';
import { loadReference, REFERENCE_PAGES, type ReferenceTexts } from './index.ts';
import { REFERENCE_IDS } from './reference-ids.ts';

test('every technique beyond the lessons is on one page, easiest first @15.8', () => {
  const beyond = LADDER.map(({ id }) => id).filter((id) =>
    TECHNIQUE_IDS.every((taught) => taught !== id),
  );
  const onPages = REFERENCE_PAGES.flatMap(({ rungs }) => rungs);
  expect(onPages.toSorted(), 'each in the `rungs` of a line of reference-pages.ts').toEqual(
    beyond.toSorted(),
  );
  for (const { rungs } of REFERENCE_PAGES) {
    expect(beyond.filter((id) => rungs.includes(id))).toEqual(rungs);
  }
});

test('the list has the pages of the paths, family by family', () => {
  expect(REFERENCE_PAGES.map(({ id }) => id)).toEqual(REFERENCE_IDS);
  const families = REFERENCE_PAGES.map(({ family }) => family);
  const starts = families.filter((family, index) => family !== families[index - 1]);
  expect(new Set(starts).size).toBe(starts.length);
});

async function pagesIn(language: Language) {
  const { referencePages } = await loadStrings('reference', language);
  return Promise.all(
    REFERENCE_PAGES.map(async ({ id, rungs }) => {
      const { texts } = await loadReference(id, language);
      return { id, rungs, texts, ...referencePages[id] };
    }),
  );
}

const PAGES = { en: await pagesIn('en'), ja: await pagesIn('ja') };

function paragraphsOf({ idea, howToLook, remarks = [], variants = {} }: ReferenceTexts): string[] {
  return [...idea, ...howToLook, ...remarks, ...Object.values(variants)];
}

/** What is written with Latin letters in Japanese, too. */
const LATIN_IN_JAPANESE = /ALS-XZ|ALS|AIC|XYZ|XY|BUG/g;

const SENTENCE = {
  en: /^[A-Z{][^ぁ-ん]*[.?…]$/,
  ja: /^[^\s.,!?:;()].*[。？]$/,
} as const;

describe.each(LANGUAGES)('the reference pages in %s', (language) => {
  const pages = PAGES[language];

  test.each(pages)('$id speaks in whole sentences', ({ texts }) => {
    expect(texts.idea.length).toBeGreaterThan(0);
    expect(texts.howToLook.length).toBeGreaterThan(1);
    for (const text of paragraphsOf(texts)) {
      expect(text).toMatch(SENTENCE[language]);
      expect(text).not.toMatch(/TODO|undefined|\$\{|\{\{/);
    }
  });

  test.each(pages)('$id is a short page', ({ texts }) => {
    const length = paragraphsOf({ ...texts, variants: {} }).join('').length;
    expect(length).toBeLessThan(language === 'en' ? 1600 : 900);
    expect(texts.idea.length).toBeLessThanOrEqual(3);
    expect(texts.howToLook.length).toBeLessThanOrEqual(5);
  });

  test('about one technique have its name', () => {
    for (const { rungs, name } of pages) {
      if (rungs.length === 1) expect(name).toBe(ladderName(rungs[0], language));
    }
  });

  test('say what sets the techniques of a page apart, if anything does', () => {
    for (const { rungs, texts } of pages) {
      const told = Object.keys(texts.variants ?? {});
      if (told.length > 0) expect(told).toEqual(rungs);
    }
  });

  test('repeat no sentence of each other, except that rows and columns may be swapped', () => {
    const end = language === 'en' ? /(?<=[.?…]) / : /(?<=[。？])/;
    const sentences = pages.flatMap(({ texts }) => [
      ...new Set(paragraphsOf(texts).flatMap((text) => text.split(end))),
    ]);
    const own = sentences.filter((each) => !/swapped\.$|^ヨコとタテを入れかえても/.test(each));
    const repeated = own.filter((each, index) => own.indexOf(each) !== index);
    expect(repeated).toEqual([]);
  });

  test('have names and descriptions of their own', () => {
    for (const key of ['name', 'title', 'description'] as const) {
      expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length);
    }
    for (const { description } of pages) {
      expect(description.length).toBeGreaterThan(language === 'en' ? 90 : 45);
    }
  });
});

/** A cell that sees another, and what it means: whoever comes from a search has read no other page. */
const SIGHT = {
  en: { word: /\bsees?\b|\bin sight\b/, meaning: /shares? (?:a|no) row, column or box/ },
  ja: { word: /見え(?:る|ます|て、)/, meaning: /ヨコ列・タテ列・ブロックのどれか/ },
} as const;

describe.each(LANGUAGES)('in %s', (language) => {
  const { word, meaning } = SIGHT[language];

  test.each(PAGES[language])('$id says what it is to see a cell', ({ texts }) => {
    const text = paragraphsOf(texts).join('\n');
    const speaksOfSight = word.test(text);
    expect(speaksOfSight && !meaning.test(text)).toBe(false);
  });
});

test.each(PAGES.en)('$id says what a house is', ({ texts }) => {
  const text = paragraphsOf(texts).join('\n');
  const [first] = /(?<!full )\bhouses?\b.{0,30}/.exec(text) ?? [];
  expect(first ?? 'house (a row, column').toMatch(/^houses? \((?:a row|rows), column/);
});

test.each(PAGES.ja)('$id is Japanese in Japanese', ({ texts }) => {
  for (const text of paragraphsOf(texts)) {
    expect(text.replace(LATIN_IN_JAPANESE, '')).not.toMatch(/[A-Za-z]{2,}/);
    expect(text).not.toMatch(/[０-９Ａ-Ｚａ-ｚ]|[,.!?:;()]/);
  }
});

test('both languages have the same parts', () => {
  for (const [index, { texts }] of PAGES.ja.entries()) {
    const english = PAGES.en[index]?.texts;
    expect(Object.keys(texts)).toEqual(Object.keys(english ?? {}));
    expect(Object.keys(texts.variants ?? {})).toEqual(Object.keys(english?.variants ?? {}));
  }
});
