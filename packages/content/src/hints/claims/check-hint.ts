import type { TaughtTechniqueId } from '@nanpure/engine';
import type { HintLevel } from '@nanpure/engine/hints';
import { LANGUAGES, type Language } from '../../languages.ts';
import type { HintText } from '../phrases.ts';
import { type BoardFacts, NOTHING_TOLD, nameOf, type Told } from './board-facts.ts';
import { untrueIn } from './check-text.ts';
import { type CheckedText, claimsOf, conclusionsOf, patternOf } from './checked-text.ts';
import type { Claim } from './claim.ts';
import { housesAt, showCells } from './geometry.ts';
import { newConclusions } from './new-conclusions.ts';
import { ALL_TECHNIQUES, LEVEL_OF } from './plain-steps.ts';
import { type ReadText, readText, showClaims } from './read-text.ts';

export const LEVELS: readonly HintLevel[] = [1, 2, 3];

/** What one hint says at every level in every language. */
export interface ToldHint {
  readonly texts: Readonly<Record<HintLevel, Readonly<Record<Language, HintText>>>>;
  /** The cells that are outlined at each level. */
  readonly outlined: Readonly<Record<HintLevel, readonly number[]>>;
}

/** Where a hint was asked for. */
export interface Asked {
  readonly facts: BoardFacts;
  readonly told: Told;
  readonly onlyTechnique?: TaughtTechniqueId | undefined;
}

/** What was found in the answer to a guess. */
export interface CheckedGuess {
  /** What is untrue, unreadable or out of place. */
  readonly flaws: readonly string[];
  /** The kinds of sentences that were read, by language. */
  readonly templates: Readonly<Record<Language, readonly string[]>>;
}

/** What was found in the texts of a hint. */
export interface Checked extends CheckedGuess {
  /** The claims of level 3. */
  readonly answer: readonly Claim[];
  readonly texts: number;
  readonly claims: number;
}

type Reads = Readonly<Record<HintLevel, Readonly<Record<Language, ReadText>>>>;

function inBoth(texts: Readonly<Record<Language, HintText>>): Record<Language, ReadText> {
  return { en: readText(texts.en, 'en'), ja: readText(texts.ja, 'ja') };
}

/** What cannot be read, and what one language says and the other does not. */
function readingFlaws({ en, ja }: Readonly<Record<Language, ReadText>>): string[] {
  const [inEnglish, inJapanese] = [showClaims(en.claims), showClaims(ja.claims)];
  const differences = [
    ...inEnglish.filter((claim) => !inJapanese.includes(claim)).map((each) => `English: ${each}`),
    ...inJapanese.filter((claim) => !inEnglish.includes(claim)).map((each) => `Japanese: ${each}`),
  ];
  return [
    ...en.errors,
    ...ja.errors,
    ...(en.errors.length + ja.errors.length === 0 && differences.length > 0
      ? [`only one language says: ${differences.join(' | ')}`]
      : []),
  ];
}

/** Everything that claims name of some kinds. */
function named(claims: readonly Claim[], keys: readonly string[]): number[] {
  return claims.flatMap((claim) =>
    Object.entries(claim).flatMap(([key, value]) => (keys.includes(key) ? [value].flat() : [])),
  );
}

const CELLS_AND_DIGITS = ['cell', 'cells', 'digit', 'digits', 'candidates'];

/** Boards about which level 1 has no house to name. */
function hasNoPlace(claims: readonly Claim[]): boolean {
  const says = claims.map((claim) => claim.says);
  return says.every((each) => each === 'complete' || each === 'cannot-be-finished');
}

/** Level 1 names one house and nothing else, level 2 no digit. */
function levelFlaws(level: HintLevel, claims: readonly Claim[]): string[] {
  if (level === 1) {
    const houses = new Set(named(claims, ['house', 'houses']));
    const isFine = houses.size === 1 || (houses.size === 0 && hasNoPlace(claims));
    const isSilent = named(claims, CELLS_AND_DIGITS).length === 0;
    return isFine && isSilent ? [] : ['level 1 names more, or less, than one house'];
  }
  const digits = level === 2 ? named(claims, ['digit', 'digits', 'candidates']) : [];
  return digits.length > 0 ? ['level 2 names a digit'] : [];
}

/** Level 2 says that a step builds on others just where level 3 says on what. */
function agreementFlaws(two: readonly Claim[], three: readonly Claim[]): string[] {
  const isSame = claimsOf(two, 'builds-on').length > 0 === claimsOf(three, 'builds-on').length > 0;
  return isSame ? [] : ['levels 2 and 3 differ in whether it builds on earlier steps'];
}

/** A cell that is the last empty one of a house is told as such. */
function lastCellFlaws(answer: readonly Claim[], { facts, onlyTechnique }: Asked): string[] {
  const [goes] = claimsOf(answer, 'goes');
  if (!goes || !patternOf(answer) || onlyTechnique === 'naked-single') return [];
  const isLast = housesAt(goes.cell).some((house) => facts.emptyIn(house).length === 1);
  const isSaid = claimsOf(answer, 'last-cell').length > 0;
  return isLast === isSaid ? [] : ['the last empty cell of a house is not told as such'];
}

/** A technique that is not the easiest that has something new to tell. */
function orderFlaws(
  technique: TaughtTechniqueId | undefined,
  { facts, told, onlyTechnique }: Asked,
): string[] {
  if (!technique || onlyTechnique) return [];
  const techniques = ALL_TECHNIQUES.filter((each) => LEVEL_OF[each] < LEVEL_OF[technique]);
  const [first] = newConclusions(facts, { told, worked: NOTHING_TOLD, techniques });
  if (!first) return [];
  return [
    `a ${technique}, while an easier step tells of ${first.digit} in ${showCells([first.cell])}`,
  ];
}

/** A conclusion that steps have told already, while something else could be told. */
function repeatFlaws(answer: readonly Claim[], text: CheckedText): string[] {
  const { facts, told } = text;
  const { placements, eliminations } = conclusionsOf(answer);
  if (placements.length + eliminations.length === 0 || !claimsAStepOrLooksUp(answer)) return [];
  const isNew =
    placements.some((each) => !told.placements.has(nameOf(each))) ||
    eliminations.some((each) => !told.eliminations.has(nameOf(each)));
  if (isNew) return [];
  const { onlyTechnique: technique } = text;
  const noStep: Claim = technique ? { says: 'no-new-step', technique } : { says: 'no-new-step' };
  const hasStep = untrueIn({ ...text, claims: [noStep] }).length > 0;
  const isAllTold =
    facts.solutions.length !== 1 ||
    facts.emptyCells.every((cell) =>
      [...told.placements].some((name) => name.startsWith(`${cell}:`)),
    );
  return hasStep || !isAllTold ? ['it repeats what was told'] : [];
}

/** Mistakes are the player's to mend, and told until they are. */
function claimsAStepOrLooksUp(answer: readonly Claim[]): boolean {
  return patternOf(answer) !== undefined || claimsOf(answer, 'from-solution').length > 0;
}

function checkLevel(level: HintLevel, reads: Reads, hint: ToldHint, asked: Asked): string[] {
  const { claims } = reads[level].en;
  const text = {
    ...asked,
    level,
    claims,
    answer: reads[3].en.claims,
    outlined: hint.outlined[level],
  };
  const flaws = [...readingFlaws(reads[level]), ...levelFlaws(level, claims), ...untrueIn(text)];
  return flaws.map((flaw) => `level ${level}: ${flaw}\n${show(hint.texts[level])}`);
}

function show(texts: Readonly<Record<Language, HintText>>): string {
  return LANGUAGES.map((language) => {
    const { message, detail } = texts[language];
    return `  ${message}${detail === undefined ? '' : ` | ${detail}`}`;
  }).join('\n');
}

function checkWhole(reads: Reads, hint: ToldHint, asked: Asked): string[] {
  const answer = reads[3].en.claims;
  const [technique] = claimsOf(reads[2].en.claims, 'technique');
  const text = { ...asked, level: 3 as const, claims: answer, answer, outlined: [] };
  const flaws = [
    ...agreementFlaws(reads[2].en.claims, answer),
    ...lastCellFlaws(answer, asked),
    ...orderFlaws(technique?.technique, asked),
    ...repeatFlaws(answer, text),
  ];
  return flaws.map((flaw) => `${flaw}\n${show(hint.texts[3])}`);
}

/** Reads what a hint says and holds every claim against the board. */
export function checkHint(hint: ToldHint, asked: Asked): Checked {
  const reads: Reads = {
    1: inBoth(hint.texts[1]),
    2: inBoth(hint.texts[2]),
    3: inBoth(hint.texts[3]),
  };
  const all = LEVELS.map((level) => reads[level]);
  const templatesIn = (language: Language) => all.flatMap((read) => read[language].templates);
  return {
    flaws: [
      ...LEVELS.flatMap((level) => checkLevel(level, reads, hint, asked)),
      ...checkWhole(reads, hint, asked),
    ],
    answer: reads[3].en.claims,
    texts: LEVELS.length * LANGUAGES.length,
    claims: all
      .flatMap((read) => LANGUAGES.map((each) => read[each].claims.length))
      .reduce((a, b) => a + b, 0),
    templates: { en: templatesIn('en'), ja: templatesIn('ja') },
  };
}

/** Reads the answer to a guess and holds it against the board and the hint. */
export function checkGuessTexts(
  texts: Readonly<Record<Language, string>>,
  answer: readonly Claim[],
  asked: Asked,
): CheckedGuess {
  const said = { en: { message: texts.en }, ja: { message: texts.ja } };
  const read = inBoth(said);
  const text = { ...asked, level: 1 as const, claims: read.en.claims, answer, outlined: [] };
  const flaws = [...readingFlaws(read), ...untrueIn(text)];
  return {
    flaws: flaws.map((flaw) => `guess: ${flaw}\n${show(said)}`),
    templates: { en: read.en.templates, ja: read.ja.templates },
  };
}

/** Reads the explanation of a step and holds it against the board; it concludes what level 3 does. */
export function checkStageTexts(
  texts: Readonly<Record<Language, readonly string[]>>,
  answer: readonly Claim[],
  asked: Asked,
): CheckedGuess {
  const said = {
    en: { message: texts.en.join(' ') },
    ja: { message: texts.ja.join('') },
  };
  const read = inBoth(said);
  const { claims } = read.en;
  const text = { ...asked, level: 3 as const, claims, answer: claims, outlined: [] };
  const isSame = JSON.stringify(conclusionsOf(claims)) === JSON.stringify(conclusionsOf(answer));
  const flaws = [
    ...readingFlaws(read),
    ...untrueIn(text),
    ...(isSame ? [] : ['it concludes something else than level 3']),
  ];
  return {
    flaws: flaws.map((flaw) => `stages: ${flaw}\n${show(said)}`),
    templates: { en: read.en.templates, ja: read.ja.templates },
  };
}
