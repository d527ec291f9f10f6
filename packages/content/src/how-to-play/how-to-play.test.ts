import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { loadHowToPlay } from './index.ts';

const PAGES = { en: await loadHowToPlay('en'), ja: await loadHowToPlay('ja') };

function textsOf(texts: object | string): string[] {
  return typeof texts === 'string' ? [texts] : Object.values(texts).flatMap(textsOf);
}

/** Where each text stands, without the texts. */
function shapeOf(texts: object | string): unknown {
  if (typeof texts === 'string') return '';
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, shapeOf(value)]));
}

describe('the page that explains the game', () => {
  test('says as much in one language as in the other', () => {
    expect(shapeOf(PAGES.ja)).toEqual(shapeOf(PAGES.en));
  });

  test.each(LANGUAGES)('answers three questions in %s, and every one is one @1.7', (language) => {
    const { list } = PAGES[language].questions;
    expect(list).toHaveLength(3);
    for (const { question, answer } of list) {
      expect(question).toMatch(/[?？]$/);
      expect(answer).toMatch(/[.。]$/);
    }
  });

  test.each(LANGUAGES)('explains ten words in %s, each in a line or two', (language) => {
    const { list } = PAGES[language].words;
    expect(new Set(list.map(({ term }) => term)).size).toBe(10);
    for (const { meaning } of list) {
      expect(meaning).toMatch(/[.。]$/);
      expect(meaning.length).toBeLessThanOrEqual(110);
    }
  });

  test('is Japanese on the Japanese page', () => {
    for (const text of textsOf(PAGES.ja)) {
      expect(text).toMatch(/[ぁ-んァ-ヴ一-龠]/);
      expect(text).not.toMatch(/[A-Za-z]{2,}|[,.!?:;()]/);
    }
  });

  test('says everything once', () => {
    for (const language of LANGUAGES) {
      const texts = textsOf(PAGES[language]);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});
