import { type Language, SITE } from '@nanpure/content';
import { expect, test } from 'vitest';
import { textsIn } from '../../lib/testing.ts';
import { shareText } from './share-text.ts';

const RESULTS = {
  hard: { time: 65_000, hints: 2, mistakes: 5, onDay: true },
  easy: { time: 9000, hints: 0, mistakes: 1, onDay: true },
};

async function textIn(language: Language): Promise<string[]> {
  const texts = await textsIn(language, 'site', 'daily');
  const text = shareText({
    date: '2026-11-22',
    results: RESULTS,
    language,
    origin: 'https://nanpure.example',
    formatTime: (milliseconds) => `${milliseconds / 1000} s`,
    t: texts.getFixedT(null, ['daily', 'common']),
  });
  return text.split('\n');
}

test.each([
  [
    'en',
    `${SITE.name.en}, daily Sudoku of November 22, 2026`,
    'Easy 9 s · no hints · 1 mistake',
    'Hard 65 s · 2 hints · 5 mistakes',
    'https://nanpure.example/en/daily#2026-11-22',
  ],
  [
    'ja',
    `${SITE.name.ja} 2026年11月22日の日替わりナンプレ`,
    '初級 9 s・ヒントなし・ミス1回',
    '上級 65 s・ヒント2回・ミス5回',
    'https://nanpure.example/ja/daily#2026-11-22',
  ],
] as const)('what is passed on of a day, in %s, has a line for each puzzle', async (...row) => {
  const [language, ...lines] = row;
  expect(await textIn(language)).toEqual(lines);
});
