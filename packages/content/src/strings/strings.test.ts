import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { strings as askingEn } from './en/asking.ts';
import { strings as betweenEn } from './en/between.ts';
import { strings as findEn } from './en/find.ts';
import { strings as en } from './en/index.ts';
import { strings as learnEn } from './en/learn.ts';
import { strings as playEn } from './en/play.ts';
import { strings as recordsEn } from './en/records.ts';
import { strings as smallPrintEn } from './en/small-print.ts';
import { strings as workshopEn } from './en/workshop.ts';
import { strings as writeEn } from './en/write.ts';
import { strings as askingJa } from './ja/asking.ts';
import { strings as betweenJa } from './ja/between.ts';
import { strings as findJa } from './ja/find.ts';
import { strings as ja } from './ja/index.ts';
import { strings as learnJa } from './ja/learn.ts';
import { strings as playJa } from './ja/play.ts';
import { strings as recordsJa } from './ja/records.ts';
import { strings as smallPrintJa } from './ja/small-print.ts';
import { strings as workshopJa } from './ja/workshop.ts';
import { strings as writeJa } from './ja/write.ts';

type Texts = { readonly [key: string]: string | Texts };

/** All texts with their keys, as i18next would look them up. */
function textsOf(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : textsOf(value, `${prefix}${key}.`),
  );
}

const texts = {
  en: new Map(
    textsOf({
      ...en,
      ...askingEn,
      ...betweenEn,
      ...findEn,
      ...learnEn,
      ...playEn,
      ...recordsEn,
      ...smallPrintEn,
      ...workshopEn,
      ...writeEn,
    }),
  ),
  ja: new Map(
    textsOf({
      ...ja,
      ...askingJa,
      ...betweenJa,
      ...findJa,
      ...learnJa,
      ...playJa,
      ...recordsJa,
      ...smallPrintJa,
      ...workshopJa,
      ...writeJa,
    }),
  ),
};
const japanese = [...texts.ja];

/** `{{count, number}}` and `{{count}}` name the same placeholder. */
const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).toSorted();

/** What is written with Latin letters in Japanese, too. */
const LATIN_IN_JAPANESE = [
  'API',
  'X-Wing',
  'Nanpure Lab',
  'Google',
  'EN',
  'Ctrl',
  'Shift',
  'Enter',
  'Esc',
  'Delete',
  'Backspace',
  'Home',
  'End',
  'Page Up',
  'Page Down',
];

describe.each(LANGUAGES)('the texts in %s', (language) => {
  it.each([...texts[language]])('say something: %s', (_key, text) => {
    expect(text.trim()).toBe(text);
    expect(text).not.toBe('');
    expect(text).not.toMatch(/TODO|lorem|xxx/i);
  });
});

describe('the Japanese texts', () => {
  it.each(japanese)('have the placeholders of the English ones: %s', (key, text) => {
    expect(placeholdersOf(text)).toEqual(placeholdersOf(texts.en.get(key) ?? 'no such text'));
  });

  it.each(japanese)('are Japanese: %s @9.26', (_key, text) => {
    const withoutPlaceholders = text.replace(/\{\{.*?\}\}/g, '');
    const foreign = LATIN_IN_JAPANESE.reduce(
      (rest, word) => rest.replaceAll(word, ''),
      withoutPlaceholders,
    );
    expect(foreign).not.toMatch(/[A-Za-z]{2,}/);
  });

  it.each(japanese)('use full-width punctuation: %s', (_key, text) => {
    expect(text.replace(/\{\{.*?\}\}/g, '')).not.toMatch(/[\u3040-\u9fff][,.!?:;()]/);
  });
});
