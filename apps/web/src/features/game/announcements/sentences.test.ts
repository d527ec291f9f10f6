import { LANGUAGES, type Language } from '@nanpure/content';
import * as english from '@nanpure/content/strings/en/play';
import * as japanese from '@nanpure/content/strings/ja/play';
import { DEFAULT_GAME_CONFIG, type MistakePolicy, play } from '@nanpure/engine/game';
import { describe, expect, test } from 'vitest';
import { resultSentences, resultText } from '../result/result-sentences.ts';
import { gameTextsIn } from '../testing/game-texts.ts';
import { testSession } from '../testing/test-session.ts';
import type { GameTexts } from '../texts/use-texts.ts';
import { rejectionText } from './rejection-text.ts';

const STRINGS = { en: english, ja: japanese };

const textsIn = (language: Language): GameTexts => gameTextsIn(language).getFixedT(null, 'game');

const config = DEFAULT_GAME_CONFIG;

const t = { en: textsIn('en'), ja: textsIn('ja') };

describe('the result of a won game', () => {
  test.each(LANGUAGES)('is one sentence without mistakes and hints in %s', (language) => {
    const { perfect } = STRINGS[language].game.complete;
    expect(resultSentences(t[language], { mistakes: 0, hintsUsed: 0, config })).toEqual([perfect]);
  });

  test.each(LANGUAGES)('has a sentence for mistakes and one for hints in %s', (language) => {
    const { perfect, flawless, hints_zero } = STRINGS[language].game.complete;
    const [mistakes, noHints] = resultSentences(t[language], { mistakes: 3, hintsUsed: 0, config });
    expect(mistakes).toContain('3');
    expect(noHints).toBe(hints_zero);
    const [noMistakes, hints] = resultSentences(t[language], { mistakes: 0, hintsUsed: 2, config });
    expect(noMistakes).toBe(flawless);
    expect(hints).toContain('2');
    expect([mistakes, noHints, noMistakes, hints]).not.toContain(perfect);
  });

  test.each<MistakePolicy>(['rules-only', 'free'])(
    'does not praise what %s did not look at: a wrong digit may have been undone',
    (mistakePolicy) => {
      const unchecked = { hintsUsed: 0, config: { ...config, mistakePolicy } };
      const { hints_zero } = STRINGS.en.game.complete;
      expect(resultSentences(t.en, { ...unchecked, mistakes: 0 })).toEqual([hints_zero]);
      expect(resultSentences(t.en, { ...unchecked, mistakes: 2 })).toHaveLength(2);
    },
  );

  test('has a space between its sentences in English, and none in Japanese', () => {
    const counts = { mistakes: 5, hintsUsed: 4, config };
    expect(resultText(t.ja, 'ja', counts)).toBe('ミスは5回でした。ヒントは4回使いました。');
    expect(resultText(t.en, 'en', counts)).toBe('5 mistakes along the way. 4 hints used.');
  });

  test('mentions no mistakes in the sentence about hints', () => {
    expect(japanese.game.complete.hints_zero).not.toContain('も');
    expect(english.game.complete.hints_zero).not.toMatch(/^And/);
  });
});

/** What is said to a digit in a cell of the test's puzzle: 8 and 3 stand in its first box. */
function rejectionOf(cell: number, digit: 2 | 3 | 8, language: Language) {
  const { rejection } = play(testSession().game, { type: 'answer', cell, digit });
  return rejection && rejectionText(t[language], language, rejection);
}

test.each([
  ['en', 'Not 8: the top-left box already has one.'],
  ['ja', '8は入りません。左上のブロックにもうあります。'],
] as const)('a rejection in %s calls a box what hints call it', (language, text) => {
  expect(rejectionOf(10, 8, language)).toBe(text);
});

test('a rejection names a line by its number, and nothing where no rule is broken', () => {
  expect(rejectionOf(8, 3, 'ja')).toBe('3は入りません。1行目にもうあります。');
  expect(rejectionOf(2, 2, 'ja')).toBe('ここに2は入りません。');
});
