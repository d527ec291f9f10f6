import type { Candidate, Cell, Digit, Hint, HintLevel, House } from '@nanpure/engine';
import { LONG_TEST_MS, TRIALS } from '@nanpure/engine/testing';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../languages.ts';
import { phrases as en } from './en/index.ts';
import { loadHintWriter } from './index.ts';
import { phrases as ja } from './ja/index.ts';
import type { HintPhrases, HintText } from './phrases.ts';
import { type GivenHint, hintsOfBoards, numbersIn, TOKENS } from './testing.ts';
import { hintWriter } from './writer.ts';

const LEVELS = [1, 2, 3] as const;
const GIVEN = [...hintsOfBoards(TRIALS.hintTexts)];
const PHRASES: Readonly<Record<Language, HintPhrases>> = { en, ja };

function whole({ message, detail }: HintText): string {
  return [message, ...(detail ? [detail] : [])].join('\n');
}

/** Every text about the random boards, each with another variation. */
function* textsOf(phrases: HintPhrases) {
  const { describeHint } = hintWriter(phrases);
  for (const [variation, given] of GIVEN.entries()) {
    for (const level of LEVELS) {
      const hint: Hint = { ...given.hint, level };
      const text = describeHint(hint, { variation, emptyCells: given.emptyCells });
      yield { text, hint, given, name: `${given.sample.name} level ${level}\n${whole(text)}` };
    }
  }
}

describe('the random hints', () => {
  test('are of all kinds @3.17', () => {
    const count = (isSo: (hint: Hint) => boolean) => GIVEN.filter(({ hint }) => isSo(hint)).length;
    const kinds = new Set(GIVEN.map(({ hint }) => hint.kind));
    expect([...kinds].sort()).toEqual([
      'any-cell',
      'complete',
      'conflict',
      'few-candidates',
      'no-solution',
      'open-house',
      'step',
      'wrong-digit',
    ]);
    for (const state of ['none', 'match', 'partial', 'missing', 'wrong']) {
      expect(
        count((hint) => hint.kind === 'step' && hint.notes.state === state),
        state,
      ).toBeGreaterThan(9);
    }
    expect(count((hint) => hint.kind === 'step' && hint.isLastCell)).toBeGreaterThan(20);
    expect(count((hint) => hint.kind === 'step' && hint.ruledOut.length > 0)).toBeGreaterThan(20);
    expect(count((hint) => hint.kind !== 'step' && hint.solutions === 'many')).toBeGreaterThan(20);
    for (const code of ['cell-without-digit', 'digit-without-place', 'not-in-sight']) {
      expect(
        count((hint) => hint.kind === 'no-solution' && hint.deadEnd.code === code),
        code,
      ).toBeGreaterThan(0);
    }
    for (const isKnown of [true, false]) {
      const repeated = (hint: Hint) =>
        hint.kind === 'wrong-digit' && (hint.repeats !== null) === isKnown;
      const conflict = (hint: Hint) =>
        hint.kind === 'conflict' && hint.eliminations.length > 0 === isKnown;
      expect([count(repeated) > 0, count(conflict) > 0]).toEqual([true, true]);
    }
  });
});

/** How a text of each language begins and ends, and what must not be in it. */
const FORM = {
  en: {
    whole: /^[A-Z0-9“][\s\S]*[.?!]$/,
    wrong: /[^\x20-\x7e“”\n]| {2}| [,.;?!]|[,;] ?[,;.]|\ba 8\b|\n[a-z]/,
  },
  ja: {
    whole: /^[^ \n\t]+[。？！）]$/,
    wrong: /[A-Za-z]{2,}|[,.!?:;()]|、、|。。|、。| |[？！](?!　|$)|[^？！]　/,
  },
} as const;

describe.each(LANGUAGES)('what hints say in %s', { timeout: LONG_TEST_MS }, (language) => {
  test('is whole sentences in that language, with every placeholder filled', () => {
    for (const { text, name } of textsOf(PHRASES[language])) {
      for (const part of [text.message, ...(text.detail === undefined ? [] : [text.detail])]) {
        expect(part, name).toMatch(FORM[language].whole);
        expect(part, name).not.toMatch(FORM[language].wrong);
        expect(part, name).not.toMatch(/[{}<>[\]]|undefined|null|NaN|object/);
      }
    }
  });

  test('is a question at level 1', () => {
    for (const { text, hint, name } of textsOf(PHRASES[language])) {
      if (hint.level !== 1 || hint.kind === 'complete') continue;
      expect(text.message, name).toMatch(/[?？]/);
    }
  });

  test('is what the writer says that is loaded for it', async () => {
    const { describeHint } = await loadHintWriter(language);
    const own = hintWriter(PHRASES[language]).describeHint;
    for (const { hint } of GIVEN.slice(0, 100)) expect(describeHint(hint)).toEqual(own(hint));
  });
});

/** What a text may name. */
interface Named {
  readonly cells: readonly Cell[];
  readonly houses: readonly House[];
  readonly digits: readonly Digit[];
}

/** The parts of a step's pattern, by what they name. */
function evidenceOf(hint: Hint, prefixes: readonly string[]): number[] {
  if (hint.kind !== 'step') return [];
  return Object.entries<readonly number[]>({ ...hint.step.evidence })
    .filter(([role]) => prefixes.some((prefix) => role.startsWith(prefix)))
    .flatMap(([, items]) => items);
}

/** Everything that a hint knows of candidates. */
function candidatesOf(hint: Hint): readonly Candidate[] {
  const others = hint.kind === 'step' ? hint.ruledOut : [];
  const notes = hint.kind === 'step' ? [...hint.notes.missing, ...hint.notes.wrong] : [];
  return [...hint.placements, ...hint.eliminations, ...others, ...notes];
}

function digitsOf(hint: Hint): number[] {
  const own = candidatesOf(hint).map(({ digit }) => digit);
  switch (hint.kind) {
    case 'step':
      return [...own, ...evidenceOf(hint, ['digit'])];
    case 'conflict':
      return [hint.conflict.digit];
    case 'few-candidates':
      return [...own, ...hint.candidates];
    case 'no-solution':
      return hint.deadEnd.code === 'digit-without-place' ? [hint.deadEnd.digit] : [];
    default:
      return own;
  }
}

/** What a text of a level may name and no more, straight from the facts. */
function mayName(hint: Hint, level: HintLevel): Record<keyof Named, readonly number[]> {
  const area = hint.area === null ? [] : [hint.area];
  if (level === 1) return { cells: [], houses: area, digits: [] };
  const houses = [...area, ...evidenceOf(hint, ['house', 'base', 'cover'])];
  if (level === 2) return { cells: hint.cells, houses, digits: [] };
  const cells = [...hint.cells, ...candidatesOf(hint).map(({ cell }) => cell)];
  return { cells, houses, digits: digitsOf(hint) };
}

/** Numbers that only count something, and belong to the words. */
const COUNTED = /\d+(本|マス|個)|\d+ (digits|empty cells|cells)/g;

describe.each(LANGUAGES)('what hints name in %s', { timeout: LONG_TEST_MS }, (language) => {
  const phrases = { ...PHRASES[language], names: TOKENS };

  test('are facts of their level, and never those of a higher one', () => {
    for (const { text, hint, name } of textsOf(phrases)) {
      const allowed = mayName(hint, hint.level);
      const said = whole(text);
      expect(allowed.cells, name).toEqual(expect.arrayContaining(numbersIn(said, 'c')));
      expect(allowed.houses, name).toEqual(expect.arrayContaining(numbersIn(said, 'h')));
      expect(allowed.digits, name).toEqual(expect.arrayContaining(numbersIn(said, 'd')));
      const rest = said.replace(/<\w+>/g, '').replace(COUNTED, '');
      expect(rest, name).not.toMatch(/\d/);
    }
  });

  test('is where to look at level 1, and every conclusion at level 3', () => {
    for (const { text, hint, name } of textsOf(phrases)) {
      const said = whole(text);
      if (hint.level === 1 && hint.area !== null) {
        expect(numbersIn(said, 'h'), name).toEqual([hint.area]);
      }
      if (hint.level !== 3) continue;
      const concluded = [...hint.placements, ...hint.eliminations];
      const [cells, digits] = [concluded.map(({ cell }) => cell), concluded.map((c) => c.digit)];
      expect(numbersIn(text.message, 'c'), name).toEqual(expect.arrayContaining(cells));
      expect(numbersIn(text.message, 'd'), name).toEqual(expect.arrayContaining(digits));
    }
  });
});

/** The texts of a hint for the first so many variations, without what is said besides. */
function variations(language: Language, { hint }: GivenHint, level: HintLevel, count: number) {
  const { describeHint } = hintWriter(PHRASES[language]);
  return Array.from(
    { length: count },
    (_, variation) => describeHint({ ...hint, level }, { variation }).message,
  );
}

describe.each(LANGUAGES)('the pools in %s', (language) => {
  const find = (isIt: (hint: Hint) => boolean): GivenHint => {
    const found = GIVEN.find(({ hint }) => isIt(hint));
    if (!found) throw new Error('no such hint');
    return found;
  };

  test.each([
    ['level 1 of a step', (hint: Hint) => hint.kind === 'step' && !hint.isLastCell, 1, 12],
    ['level 1 of a last cell', (hint: Hint) => hint.kind === 'step' && hint.isLastCell, 1, 2],
    ['level 2 of a step', (hint: Hint) => hint.kind === 'step', 2, 9],
    ['a placement', (hint: Hint) => hint.kind === 'step' && hint.placements.length > 0, 3, 3],
    ['an elimination', (hint: Hint) => hint.kind === 'step' && hint.eliminations.length > 0, 3, 3],
    ['a last resort', (hint: Hint) => hint.kind === 'few-candidates', 1, 6],
    ['a complete board', (hint: Hint) => hint.kind === 'complete', 1, 3],
  ] as const)('%s: every text comes before one comes again @9.24', (_, isIt, level, size) => {
    const texts = variations(language, find(isIt), level, 2 * size);
    expect(new Set(texts).size).toBe(size);
    expect(texts.slice(size)).toEqual(texts.slice(0, size));
  });

  test('a board with few empty cells is told so, and others are not', () => {
    const { describeHint } = hintWriter(PHRASES[language]);
    const { hint } = find((each) => each.kind === 'step');
    const details = [0, 1, 5, 6].map(
      (emptyCells) => describeHint({ ...hint, level: 1 }, { emptyCells }).detail,
    );
    expect(details.map((detail) => detail !== undefined)).toEqual([false, true, true, false]);
    expect(details[1]).not.toBe(details[2]);
  });

  test('a board without a further sure move, and one without a hint, are told in the words of the catalogue @8.14', () => {
    const [noMove] = variations(
      language,
      find(({ kind }) => kind === 'few-candidates'),
      1,
      1,
    );
    const [noHint] = variations(
      language,
      find(({ kind }) => kind === 'complete'),
      1,
      1,
    );
    expect([noMove, noHint]).toEqual(
      language === 'en'
        ? [
            expect.stringMatching(
              /^Could not find a further certain move .* Try using candidate notes/,
            ),
            expect.stringMatching(/^No more hints available/),
          ]
        : [
            expect.stringMatching(/ほかに確実に決まる手が見つかりませんでした。メモを使って/),
            expect.stringMatching(/^これ以上ヒントはありません/),
          ],
    );
  });
});
