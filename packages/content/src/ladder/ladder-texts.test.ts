import type { Cell } from '@nanpure/engine';
import {
  LADDER,
  type LadderPremise,
  type LadderStep,
  type LadderTechniqueId,
} from '@nanpure/engine/ladder';
import { beforeAll, describe, expect, test } from 'vitest';
import { housesAt } from '../hints/claims/geometry.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { LONG_TEST_MS, SEED, TRIALS } from '../testing/trials.ts';
import {
  type LadderWriter,
  ladderAlsoCalled,
  ladderHeading,
  ladderName,
  loadLadderWriter,
} from './index.ts';
import type { LadderSentence, LadderStepText } from './step-text.ts';
import { supposedIn } from './testing/check-links.ts';
import { CHECKS } from './testing/check-sentence.ts';
import { type HuntedStep, huntedSteps } from './testing/hunted-steps.ts';
import { type Named, namedIn } from './testing/named.ts';
import { readingsOf } from './testing/read-sentence.ts';

/*
 * Every sentence about a step that states something is read back by parsers that know nothing of how it was written,
 * and held against the step and the board.
 */

const LEVELS = [1, 2, 3] as const;
const STEPS = huntedSteps(TRIALS.ladderPositions, TRIALS.ladderSteps);
const IDS = LADDER.map(({ id }) => id);
/** A net is told in no more than these. */
const MOST_SENTENCES = 40;
/** So many flaws are shown. */
const MOST_SHOWN = 8;

let writers: Readonly<Record<Language, LadderWriter>>;

beforeAll(async () => {
  writers = { en: await loadLadderWriter('en'), ja: await loadLadderWriter('ja') };
});

function expectNone(flaws: readonly string[]): void {
  const shown = flaws.slice(0, MOST_SHOWN).join('\n\n');
  expect(flaws.length, `${flaws.length} flaws, seed ${SEED}\n${shown}`).toBe(0);
}

function textsAt(language: Language, level: 1 | 2 | 3) {
  return STEPS.map((hunted, variation) => ({
    ...hunted,
    text: writers[language].describeStep(hunted.step, level, { variation }),
  }));
}

/** What a step is about: what may be named of it. */
function partsOf({ step }: HuntedStep): Named {
  const { pattern, placements, eliminations, premises } = step;
  const candidates = [...pattern, ...placements, ...eliminations];
  const inPremises = premises.flatMap((each) => ('cell' in each ? [each.cell] : each.cells));
  const nodes = (step.links ?? []).flatMap(({ from, to }) => [from, to]);
  const cells = [
    ...candidates.map(({ cell }) => cell),
    ...inPremises,
    ...nodes.flatMap((node) => node.cells),
  ];
  const digits = [
    ...candidates.map(({ digit }) => digit),
    ...premises.flatMap((each) => ('digits' in each ? each.digits : [each.digit])),
    ...nodes.map(({ digit }) => digit),
  ];
  return { cells, digits, houses: cells.flatMap((cell) => housesAt(cell)) };
}

function strangers(named: Named, own: Named): number[] {
  return (['cells', 'houses', 'digits'] as const).flatMap((kind) =>
    named[kind].filter((each) => !own[kind].includes(each)),
  );
}

/** What states something of the board, and is read as such. Of effects, those that tell where a digit is, or nothing. */
function isClaim({ shows, text }: LadderSentence): boolean {
  if (shows === 'effect') return READ_EFFECTS.test(text);
  return shows === 'premise' || shows === 'link' || shows === 'conclusion';
}

const READ_EFFECTS =
  /^Coloured |色A|色C|^[A-D] (?:sees|and)|are both [A-D] |^So [A-D] or|^Whichever is right|^But |^Under |^So (?!under).* is not \d\.$|^つまり、(?!最初).*ではありません|も、同じように成り立ちません|^ところが|No cell that sees (?:it|both|them all) can|(?:です|入ります)。(?:このマス|その両方|そのすべて)とヨコ列/;

/** How nets say that all that they start from, or all that doesn't fail, leads to the same. */
const ALL_AGREE = /^All ways |^どの場合も/;
const OTHERS_AGREE = /^All the other ways |^ほかの場合は/;
const ONE_IS_LEFT = /^That leaves one way|^残った場合は/;

/** What only those understand who have read the reason. */
const REFERS_BACK = /^(?:So|This|That|Then) |これで|ですから/;

/** Whether a sentence can be read as something that is true of the board. */
function isTrue(
  sentence: LadderSentence,
  { step, position, text: told }: HuntedStep & { readonly text: LadderStepText },
  language: Language,
): boolean {
  return readingsOf(sentence.text, language).some((read) =>
    CHECKS[read.claim]({ ...read, step, position, sentence, language, told }),
  );
}

test('steps of nearly all techniques are hunted', () => {
  const found = new Set(STEPS.map(({ step }) => step.technique));
  expect(STEPS.length).toBeGreaterThan(300);
  expect(IDS.filter((id) => !found.has(id)).length).toBeLessThan(6);
});

describe.each(LANGUAGES)('the names in %s', (language) => {
  test('are all there, and no two techniques share one @15.7', () => {
    const names = IDS.map((id) => ladderName(id, language));
    expect(new Set(names).size).toBe(IDS.length);
    expect(names.filter((name) => !/^\S.*\S$/.test(name) || IDS.some((id) => id === name))).toEqual(
      [],
    );
  });

  test('do not come again among what else a technique is called', () => {
    const again = IDS.filter((id) => {
      const also = ladderAlsoCalled(id, language);
      return also.includes(ladderName(id, language)) || new Set(also).size < also.length;
    });
    expect(again).toEqual([]);
  });
});

test('a long Japanese name breaks between its phrases where it is a heading', () => {
  const phrases = (id: LadderTechniqueId) => ladderHeading(id, 'ja').split('\u200b');
  expect(phrases('grouped-aic')).toEqual(['グループ化した', '交互推論', 'チェーン']);
  expect(phrases('unique-rectangle-1')).toEqual(['ユニークレクタングル', '（タイプ1）']);
  expect(phrases('finned-franken-x-wing')).toEqual(['フィン付き', 'フランケン・', 'Xウィング']);
  expect(phrases('x-wing')).toEqual(['Xウィング']);
  expect(IDS.map((id) => ladderHeading(id, 'en'))).toEqual(IDS.map((id) => ladderName(id, 'en')));
});

/** How a sentence of each language begins and ends, and what must not be in it. */
const FORM = {
  en: {
    whole: /^[A-Z0-9][\s\S]*[.?]$/,
    wrong:
      /[^\x20-\x7e’]|'| {2}| [,.;?!]|[,;] ?[,;.]|\ba 8\b|\ban [1-79]\b|\bOnly (?:\d, )*\d and \d fits\b|\bOnly \d fit\b|\ball of \d and|\bboth \d,|[.?] [a-z]/,
  },
  ja: {
    whole: /^[^ \n\t]+[。？]$/,
    wrong: /[,.!?:;()]|、、|。。|、。| |[？！](?!　|$)|[^？！]　|[０-９Ａ-Ｚ]|のの|がが|をを/,
  },
} as const;

/** Letters that stand in Japanese sentences: the names of techniques, and those of colours and of sets. */
const LETTERS = /[色組][A-Z]|「[^」]+」/g;

function formFlaws({ text, name }: HuntedStep & { text: LadderStepText }, language: Language) {
  return text.sentences
    .filter(({ text: each }) => {
      const letters = language === 'ja' && /[A-Za-z]/.test(each.replace(LETTERS, ''));
      const { whole, wrong } = FORM[language];
      const isWrong = wrong.test(each) || /[{}<>[\]]|undefined|null|NaN|object/.test(each);
      return !whole.test(each) || isWrong || letters;
    })
    .map((each) => `${name}: ${each.text}`);
}

describe.each(LANGUAGES)('what steps say in %s', { timeout: LONG_TEST_MS }, (language) => {
  test('is whole sentences in that language @15.7', () => {
    const all = LEVELS.flatMap((level) => textsAt(language, level));
    expectNone(all.flatMap((each) => formFlaws(each, language)));
  });

  test('is one question at level 1, which names a house of the step and nothing else', () => {
    const flaws = textsAt(language, 1).filter((each) => {
      const { cells, houses, digits } = namedIn(each.text.text, language);
      const [house = -1, another] = houses;
      const isOwn = partsOf(each).houses.includes(house) && another === undefined;
      return !isOwn || cells.length + digits.length > 0 || each.text.sentences.length !== 1;
    });
    expectNone(flaws.map(({ name, text }) => `${name}: ${text.text}`));
  });

  test('asks at level 1 about a house that the reason starts with, or with cells of', () => {
    const reasons = textsAt(language, 3);
    const flaws = textsAt(language, 1).filter(({ text }, index) => {
      const { houses } = namedIn(text.text, language);
      const sentences = reasons[index]?.text.sentences ?? [];
      // What is told of sets before a chain is not where it starts.
      const start = sentences.find(({ links }) => links) ?? sentences[0];
      const named = namedIn(start?.text ?? '', language);
      const around = [...named.houses, ...named.cells.flatMap((cell) => housesAt(cell))];
      return !houses.some((house) => around.includes(house));
    });
    expectNone(flaws.map(({ name, text }) => `${name}: ${text.text}`));
  });

  test('names at level 2 the technique and cells or houses of the step, and no digit', () => {
    const flaws = textsAt(language, 2).filter((each) => {
      const named = namedIn(each.text.text.replace(each.text.name, ''), language);
      const isNamed = each.text.text.includes(each.text.name);
      return !isNamed || named.digits.length > 0 || strangers(named, partsOf(each)).length > 0;
    });
    expectNone(flaws.map(({ name, text }) => `${name}: ${text.text}`));
  });

  test('names nothing at level 3 that is not in the step', () => {
    const flaws = textsAt(language, 3).flatMap((each) => {
      const own = partsOf(each);
      return each.text.sentences
        .filter(({ text }) => strangers(namedIn(text, language), own).length > 0)
        .map(({ text }) => `${each.name}: ${text}`);
    });
    expectNone(flaws);
  });

  test('is true at level 3: every premise, every link and every conclusion @15.7', () => {
    const flaws = textsAt(language, 3).flatMap((each) =>
      each.text.sentences
        .filter((sentence) => isClaim(sentence) && !isTrue(sentence, each, language))
        .map(({ text }) => `${each.name}: ${text}\n${JSON.stringify(each.step)}`),
    );
    expectNone(flaws);
  });

  test('says by itself what follows, as it does after the reason', () => {
    const flaws = textsAt(language, 3).flatMap(({ name, step, text }) => {
      const answer = writers[language].answerOf(step);
      const conclusions = text.sentences.filter(({ shows }) => shows === 'conclusion');
      const concluded = conclusions.map((each) => each.text).join(' ');
      const isSame =
        JSON.stringify(namedIn(answer, language)) === JSON.stringify(namedIn(concluded, language));
      return isSame && !REFERS_BACK.test(answer) ? [] : [`${name}: ${answer} / ${concluded}`];
    });
    expectNone(flaws);
  });

  test('is not read as true once its digits are others', () => {
    const next = (text: string) => text.replace(/[1-9]/g, (digit) => `${(Number(digit) % 9) + 1}`);
    const claims = textsAt(language, 3).flatMap((each) =>
      each.text.sentences
        .filter((sentence) => isClaim(sentence) && /[1-9]/.test(sentence.text))
        .map((sentence) => ({ each, sentence })),
    );
    const unnoticed = claims.filter(({ each, sentence }) =>
      isTrue({ ...sentence, text: next(sentence.text) }, each, language),
    );
    // Now and then, what is said of other cells is true of them by chance.
    expect(unnoticed.length).toBeLessThan(0.01 * claims.length);
  });

  test('tells at level 3 all that has to be believed, each link in order, and the conclusion last', () => {
    const flaws = textsAt(language, 3).flatMap(({ step, name, text }) => {
      const named = text.sentences.map((sentence) => namedIn(sentence.text, language));
      const untold = premisesToTell(step, text).filter(
        (premise) => !isTold(premise, named, step.technique),
      );
      const links = text.sentences.flatMap((sentence) => sentence.links ?? []);
      const isInOrder = links.every((link, index) => index === 0 || link > (links[index - 1] ?? 0));
      const isLast = text.sentences.at(-1)?.shows === 'conclusion';
      const assumes = text.sentences.some(({ shows }) => shows === 'assumption');
      const isSound = isInOrder && isLast && assumes === (step.assumes !== undefined);
      return untold.length === 0 && isSound
        ? []
        : [`${name}: ${JSON.stringify(untold)}\n${text.text}`];
    });
    expectNone(flaws);
  });

  test('of a Sue de Coq tells which digits are on both sides, where there are any', () => {
    const all = textsAt(language, 3).filter(({ step }) => step.technique === 'sue-de-coq');
    const told = all.map(({ step: { pattern, premises }, text: { sentences } }) => {
      const isTwice = new Set(pattern.map(({ digit }) => digit)).size < premises.length;
      return [isTwice, sentences.some(({ text }) => /Counted twice|二度数える/.test(text))].join();
    });
    expect([...new Set(told)].sort()).toEqual(['false,false', 'true,true']);
  });

  test('of a net that places a digit tells that all ways agree only where none fails', () => {
    const nets = textsAt(language, 3).filter(
      ({ step }) => step.technique === 'forcing-net' && step.placements.length > 0,
    );
    const told = nets.map(({ text: { sentences } }) => {
      const isSaid = (words: RegExp) => sentences.some(({ text }) => words.test(text));
      return [/^But |^ところが/, ALL_AGREE, OTHERS_AGREE, ONE_IS_LEFT].map(isSaid).join();
    });
    expect([...new Set(told)].sort()).toEqual([
      'false,true,false,false',
      // The last that is left is the conclusion itself.
      'true,false,false,false',
      'true,false,false,true',
      'true,false,true,false',
    ]);
  });

  test('of a net that is too long to be told in full counts the rest, and names all that fails', () => {
    const long = textsAt(language, 3).filter(({ text }) =>
      text.sentences.some(({ isCounted }) => isCounted),
    );
    expect(long.map(({ step }) => step.technique)).toContain('forcing-net');
    const flaws = long.flatMap(({ name, step, text }) => {
      const links = text.sentences.flatMap((each) => each.links ?? []);
      const named = text.sentences.map((each) => namedIn(each.text, language));
      const isNamed = (number: number) =>
        named.some(
          ({ cells, digits }) =>
            cells.includes(Math.floor(number / 10)) && digits.includes(number % 10),
        );
      const isWhole = links.length === step.links?.length && supposedIn(step).every(isNamed);
      return isWhole && text.sentences.length <= MOST_SENTENCES ? [] : [`${name}: ${text.text}`];
    });
    expectNone(flaws);
  });
});

/** Whether a chain is told no further than to the contrary of what it supposes at its beginning. */
function endsInContradiction({ links = [] }: LadderStep, told: readonly number[]): boolean {
  const [first, last] = [links[0], links[told.at(-1) ?? -1]];
  if (!first || !last || last === links.at(-1)) return false;
  const isSupposed = (cell: Cell) => first.from.cells.includes(cell);
  return last.to.digit === first.from.digit && last.to.cells.every(isSupposed);
}

/** All premises; where some links are only counted, or a contradiction comes before them, those of the links that are told. */
function premisesToTell(step: LadderStep, { sentences }: LadderStepText): readonly LadderPremise[] {
  const told = sentences.flatMap(({ links = [], isCounted }) => (isCounted ? [] : links));
  const isPart = sentences.some(({ isCounted }) => isCounted) || endsInContradiction(step, told);
  if (!isPart) return step.premises;
  return told.flatMap((index) => step.premises[step.links?.[index]?.premise ?? -1] ?? []);
}

/** Whether some sentence names what a premise is about. */
function isTold(premise: LadderPremise, sentences: readonly Named[], technique: string): boolean {
  // Of that one, a single sentence tells of all cells.
  if (technique === 'bug-plus-one') return true;
  const has = (some: readonly number[], others: readonly number[]) =>
    others.every((each) => some.includes(each));
  return sentences.some(({ cells, houses, digits }) => {
    if ('house' in premise) return houses.includes(premise.house) && digits.includes(premise.digit);
    const own = 'cell' in premise ? [premise.cell] : premise.cells;
    return has(cells, own) && has(digits, premise.digits);
  });
}
