import { type House, housesOf } from '@nanpure/engine';
import type { HintLevel } from '@nanpure/engine/hints';
import type { LadderStep } from '@nanpure/engine/ladder';
import { pick } from '../hints/pool.ts';
import type { Language } from '../languages.ts';
import type { LetteredCells } from './facts.ts';
import { ladderName } from './ladder-names.ts';
import type { LadderPhrases } from './phrases.ts';
import type { LadderSentence, LadderStepText } from './step-text.ts';
import { letteredColours } from './tell/colouring.ts';
import { fishCoverOf, tellFish } from './tell/fish.ts';
import { cellsIn, sharedBy } from './tell/geometry.ts';
import { cellsOfPremise, isHouse, letteredSets } from './tell/premises.ts';
import { TELLERS } from './tellers.ts';

/** What level 1 says. */
export interface LadderTextOptions {
  /** Which of its questions: counting on goes through all of them. 0 by default. */
  readonly variation?: number | undefined;
  /** The house to look at; by default where the first premise is. */
  readonly area?: House | undefined;
}

/** What sentences about a step call by a name of their own, and drawings show by it. */
export interface NamedParts {
  /** The houses that cover the places of a fish; none of a step that isn't one. */
  readonly cover: readonly House[];
  /** The almost locked sets, each by its letter. */
  readonly sets: readonly LetteredCells[];
  /** The colours of a digit, each by its letter. */
  readonly colours: readonly LetteredCells[];
}

/** Puts steps of the ladder into words of one language. */
export interface LadderWriter {
  /** What a step says: 1 where to look, 2 its technique and its pattern, without any of its digits, 3 all of it. */
  readonly describeStep: (
    step: LadderStep,
    level: HintLevel,
    options?: LadderTextOptions,
  ) => LadderStepText;
  readonly namedParts: (step: LadderStep) => NamedParts;
  /** What follows from a step, for those who are told it before the reason. */
  readonly answerOf: (step: LadderStep) => string;
}

/**
 * The house to look at, as hints have it: it holds the first node of a chain, or else the first premise. That is the
 * house of the first premise, or one that these cells share, or the box of their first.
 */
function areaOf({ premises: [first], links, pattern }: LadderStep): House {
  const start = links?.[0]?.from.cells ?? (first ? cellsOfPremise(first) : cellsIn(pattern));
  const houses = sharedBy(start);
  if (first && isHouse(first) && houses.includes(first.house)) return first.house;
  const [, , box] = housesOf(start[0] ?? 0);
  return houses.at(-1) ?? box;
}

/** What is concluded, before anything is said of why. */
function answerOf(
  { placements, eliminations }: LadderStep,
  { names, answer, join }: LadderPhrases,
): string {
  const [placement] = placements;
  const placed = placement
    ? [
        answer.placement({
          digit: names.digits([placement.digit]),
          cells: names.cells(cellsIn(placements)),
        }),
      ]
    : [];
  const removed =
    eliminations.length > 0 ? [answer.elimination({ removals: names.removals(eliminations) })] : [];
  return join([...placed, ...removed]);
}

/** What is concluded, after the reasons. */
function conclusionsOf(step: LadderStep, phrases: LadderPhrases): LadderSentence[] {
  const { placements, eliminations } = step;
  const [placement] = placements;
  const placed = placement
    ? [phrases.placement({ digit: placement.digit, cells: cellsIn(placements) })]
    : [];
  const removed =
    eliminations.length > 0
      ? [phrases.elimination({ removals: phrases.names.removals(eliminations) })]
      : [];
  return [...placed, ...removed].map((text) => ({ shows: 'conclusion', text }));
}

/** That the puzzle is taken to have one solution; of the step it is about what has come first. */
function assumptionOf(
  { assumes }: LadderStep,
  [first]: readonly LadderSentence[],
  { oneSolution }: LadderPhrases,
): LadderSentence[] {
  if (assumes === undefined) return [];
  return [{ shows: 'assumption', text: oneSolution, ...(first?.topic && { topic: first.topic }) }];
}

function whereToLook(
  step: LadderStep,
  { variation = 0, area = areaOf(step) }: LadderTextOptions,
  { names, levelOne }: LadderPhrases,
): LadderSentence[] {
  return [{ shows: 'look', text: pick(levelOne, variation)({ area: names.houses([area]) }) }];
}

function tell(
  step: LadderStep,
  name: string,
  level: 2 | 3,
  phrases: LadderPhrases,
): LadderSentence[] {
  const telling = TELLERS[step.technique](step, phrases);
  if (!telling) throw new RangeError(`a ${step.technique} without what makes it one`);
  const assumption = assumptionOf(step, telling.reasons, phrases);
  if (level === 3) return [...telling.reasons, ...assumption, ...conclusionsOf(step, phrases)];
  return [
    { shows: 'technique', text: phrases.levelTwo({ technique: name }) },
    { shows: 'look', text: telling.look },
    ...assumption,
  ];
}

function namedParts(step: LadderStep): NamedParts {
  const isFish = TELLERS[step.technique] === tellFish;
  return {
    cover: (isFish && fishCoverOf(step)) || [],
    sets: letteredSets(step),
    colours: letteredColours(step),
  };
}

/** The writer of a language whose phrases are loaded. */
export function ladderWriter(language: Language, phrases: LadderPhrases): LadderWriter {
  return {
    describeStep(step, level, options = {}) {
      const name = ladderName(step.technique, language);
      const sentences =
        level === 1 ? whereToLook(step, options, phrases) : tell(step, name, level, phrases);
      return { name, sentences, text: phrases.join(sentences.map(({ text }) => text)) };
    },
    namedParts,
    answerOf: (step) => answerOf(step, phrases),
  };
}
