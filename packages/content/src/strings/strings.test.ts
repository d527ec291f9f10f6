import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../languages.ts';
import { loadStrings, STRING_GROUPS } from './load.ts';

type Texts = { readonly [key: string]: string | Texts };

/** All texts with their keys, as i18next would look them up. */
function textsOf(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : textsOf(value, `${prefix}${key}.`),
  );
}

async function textsIn(language: Language) {
  const groups = await Promise.all(STRING_GROUPS.map((group) => loadStrings(group, language)));
  return new Map(groups.flatMap((namespaces) => textsOf({ ...namespaces })));
}

const texts = { en: await textsIn('en'), ja: await textsIn('ja') };
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
  'ALS',
  'XYZ',
  'XY',
  'XZ',
  'AIC',
  'BUG',
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
  'CSV',
  'TSV',
  'Markdown',
  'HoDoKu',
  'SudokuWiki',
  'Simple Sudoku',
  'SudoCue',
  'SadMan Sudoku',
  'OpenSudoku',
  'XML',
  'JSON',
  'SudokuPad',
  'f-puzzles',
  '.sdx',
  '.sdk',
  '.ss',
  'S9B',
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
