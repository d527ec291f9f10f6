import { CELLS } from '@nanpure/engine';
import { checkGuess, type Guess } from '@nanpure/engine/hints';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { LONG_TEST_MS } from '../testing/trials.ts';
import { phrases as en } from './en/index.ts';
import { phrases as ja } from './ja/index.ts';
import { type GivenHint, hintsOfBoards, numbersIn, TOKENS } from './testing.ts';
import { hintWriter } from './writer.ts';

/* That a guess is true is the engine's to show; here, that its text says that much and no more. */

function guessesOn({ hint, sample }: GivenHint) {
  if (hint.kind !== 'step') return [];
  return CELLS.map((cell) => {
    const guess = checkGuess(hint, cell, sample.board, sample.context.notes);
    return { guess, area: hint.area, name: `${sample.name}, cell ${cell}` };
  });
}

const GUESSES = [...hintsOfBoards(150)].flatMap(guessesOn);

/** One of each kind. */
const ONE_EACH: { readonly [Code in Guess['code']]: Extract<Guess, { code: Code }> } = {
  found: { code: 'found', cell: 40, isPlacement: true },
  filled: { code: 'filled', cell: 40, digit: 7 },
  'other-single': { code: 'other-single', cell: 40 },
  affected: { code: 'affected', cell: 40 },
  'outside-area': { code: 'outside-area', cell: 40, area: 3 },
  open: { code: 'open', cell: 40 },
  replaceable: { code: 'replaceable', cell: 40, area: 4 },
  'not-in-pattern': { code: 'not-in-pattern', cell: 40 },
};

describe.each(LANGUAGES)('the answer to a guess in %s', { timeout: LONG_TEST_MS }, (language) => {
  const phrases = { en, ja }[language];

  test('names the cell, the area where that is the reason, and no digit that is not on the board', () => {
    const { describeGuess } = hintWriter({ ...phrases, names: TOKENS });
    for (const [variation, { guess, area, name }] of GUESSES.entries()) {
      const said = describeGuess(guess, variation);
      expect(numbersIn(said, 'c'), name).toEqual([guess.cell]);
      expect([area], name).toEqual(expect.arrayContaining(numbersIn(said, 'h').slice(0, 1)));
      expect(numbersIn(said, 'd'), name).toEqual(guess.code === 'filled' ? [guess.digit] : []);
      expect(said.replace(/<\w+>/g, ''), name).not.toMatch(/\d/);
    }
  });

  test('is whole sentences, another one for each reason', () => {
    const { describeGuess, askForCell } = hintWriter({
      ...phrases,
      names: { ...phrases.names, cells: () => 'X', houses: () => 'Y', digits: () => 'Z' },
    });
    const byCode = Object.values(ONE_EACH).map((guess) => describeGuess(guess));
    expect(new Set(byCode).size).toBe(byCode.length);
    for (const text of [...byCode, askForCell]) {
      expect(text).toMatch(language === 'en' ? /^[A-Z].*[.?!]$/ : /[。？！]$/);
      expect(text).not.toMatch(/undefined|[{}]/);
    }
  });

  test.each([true, false])('praises in other words before the same come again', (isPlacement) => {
    const { describeGuess } = hintWriter(phrases);
    const texts = Array.from({ length: 6 }, (_, variation) =>
      describeGuess({ code: 'found', cell: 40, isPlacement }, variation),
    );
    expect(new Set(texts).size).toBe(3);
    expect(texts.slice(3)).toEqual(texts.slice(0, 3));
  });
});
