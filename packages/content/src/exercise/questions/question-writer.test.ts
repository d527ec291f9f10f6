import { TAUGHT_TECHNIQUES } from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import { phrases as en } from '../../hints/en/index.ts';
import { phrases as ja } from '../../hints/ja/index.ts';
import { LANGUAGES } from '../../languages.ts';
import { loadExerciseWriter } from '../index.ts';
import type { Answered, Asking, HelpWords, QuestionTry } from './question-writer.ts';

const NAMES = { en: en.names, ja: ja.names };
const WRITERS = { en: await loadExerciseWriter('en'), ja: await loadExerciseWriter('ja') };

/** Row 5, the box in its middle, and cells there. */
const ROW = 4;
const BOX = 22;
const [CELL, OTHER] = [40, 44];

const ASKED: readonly { readonly asking: Asking; readonly named: readonly number[] }[] = [
  { asking: { kind: 'last-cell', house: ROW }, named: [] },
  { asking: { kind: 'last-cell', house: undefined }, named: [] },
  { asking: { kind: 'common-peers', cells: [CELL, OTHER] }, named: [CELL, OTHER] },
  { asking: { kind: 'places', house: BOX, digit: 8 }, named: [] },
  { asking: { kind: 'candidates', cell: CELL }, named: [CELL] },
  { asking: { kind: 'stale-notes', cell: CELL, digit: 8 }, named: [CELL] },
  { asking: { kind: 'which-one' }, named: [] },
];

const ANSWERED: readonly Answered[] = [
  { kind: 'last-cell', house: ROW, digit: 8 },
  { kind: 'common-peers', found: [CELL, OTHER] },
  { kind: 'places', house: ROW, digit: 8, found: [CELL, OTHER] },
  { kind: 'candidates', cell: CELL, digits: [2, 8] },
  { kind: 'stale-notes', digit: 8, found: [CELL] },
];

const TRIES: readonly QuestionTry[] = [
  { code: 'filled', cell: CELL },
  { code: 'already', cell: CELL },
  { code: 'asked-about', cell: CELL },
  { code: 'blocked', cell: CELL, digit: 8, house: BOX },
  { code: 'unseen', cell: CELL, of: 0 },
  { code: 'outside', cell: CELL, house: 0 },
  { code: 'no-note', cell: CELL, digit: 8 },
  { code: 'not-last', cell: CELL, house: ROW, count: 3 },
];

const HELP: readonly HelpWords[] = [
  { code: 'look', houses: [ROW, BOX] },
  { code: 'around', houses: [ROW, BOX] },
  { code: 'digit', digits: [2, 8] },
  { code: 'removal', houses: [ROW], digits: [2, 8] },
  { code: 'inside', cells: [CELL], digits: [2, 8] },
  { code: 'blocking', houses: [ROW], digit: 8 },
];

describe.each(LANGUAGES)('the questions in %s', (language) => {
  const { questions } = WRITERS[language];
  const names = NAMES[language];

  test.each(ASKED)('ask: $asking.kind', ({ asking, named }) => {
    const text = questions.prompt(asking);
    expect(text).toMatch(language === 'en' ? /^[A-Z].*[?.]$/ : /^[^a-z,.!?]+[？。]$/);
    if (named.length > 0) expect(text.toLowerCase()).toContain(names.cells(named));
    if ('digit' in asking) expect(text).toContain('8');
    if ('house' in asking && asking.house !== undefined) {
      expect(text.toLowerCase()).toContain(names.houses([asking.house]));
    }
  });

  test.each(ANSWERED)('tell why: $kind', (answered) => {
    const reason = questions.reason(answered);
    const words =
      'found' in answered ? names.spots(answered.found, 'house' in answered ? ROW : BOX) : '';
    expect(reason.toLowerCase()).toContain(words);
    if ('digit' in answered) expect(reason).toContain('8');
    if ('digits' in answered) expect(reason).toContain(names.digits(answered.digits));
    const praised = [0, 1, 2, 3, 4, 5].map((each) => questions.right(answered, each));
    expect(new Set(praised).size).toBe(6);
    for (const text of praised) expect(text).toContain(reason);
  });

  test.each(TRIES)('tell what is wrong with a try: $code', (tried) => {
    const text = questions.wrong(tried);
    expect(text).toMatch(/[.。]$/);
    if ('cell' in tried) expect(text.toLowerCase()).toContain(names.cells([tried.cell]));
    if ('digit' in tried) expect(text).toContain('8');
    if ('house' in tried) expect(text).toContain(names.houses([tried.house]));
    if ('count' in tried) expect(text).toContain('3');
  });

  test('tell each technique apart, and what it would need', () => {
    const texts = TAUGHT_TECHNIQUES.map(({ id }) =>
      questions.wrong({ code: 'not-this-one', technique: id }),
    );
    expect(new Set(texts).size).toBe(TAUGHT_TECHNIQUES.length);
    for (const { id } of TAUGHT_TECHNIQUES) {
      const name = questions.labels[id].join('').toLowerCase();
      expect(questions.technique(id).toLowerCase()).toContain(name);
    }
  });

  test.each(HELP)('help: $code', (words) => {
    const text = questions.help(words);
    expect(text).toMatch(language === 'en' ? /^[A-Z].*[.?]$/ : /。$/);
    if ('houses' in words) expect(text.toLowerCase()).toContain(names.houses(words.houses));
    expect(text).toMatch('digits' in words ? /2.*8/ : /./);
  });
});
