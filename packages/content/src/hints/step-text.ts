import {
  areaOf,
  type Candidate,
  type House,
  neededOf,
  stepPattern,
  type TaughtStep,
  type TaughtTechniqueId,
} from '@nanpure/engine';
import type { HintLevel, NotesCheck } from '@nanpure/engine/hints';
import type { HintPhrases, HintText, NotesPhrases, StepPhrases } from './phrases.ts';
import { pick } from './pool.ts';
import { type PlaceWords, placeWords, type StepWords, stepWords } from './step-words.ts';

/** What a step's text is made of; the hint about a step is one. */
export interface StepFacts {
  readonly step: TaughtStep;
  readonly level: HintLevel;
  readonly ruledOut: readonly Candidate[];
  readonly notes?: NotesCheck | undefined;
  readonly area?: House | null | undefined;
  readonly isLastCell?: boolean | undefined;
  readonly isCrossedOut?: boolean | undefined;
}

/** More notes than this to complain about are not listed. */
const MOST_NOTES_LISTED = 5;

/**
 * The phrases of a step's technique and the words they take. The words have the roles of that very
 * technique as keys, which types cannot follow through a table: this is the one place to say so.
 */
export function said<Id extends TaughtTechniqueId>(
  { step, ruledOut }: StepFacts,
  phrases: HintPhrases,
) {
  return {
    texts: phrases.steps[step.technique] as unknown as StepPhrases<Id>,
    // A level takes one of these two: the other one isn't worked out.
    places: () => placeWords(step, phrases.names) as unknown as PlaceWords<Id>,
    words: () => stepWords(step, ruledOut, phrases.names) as unknown as StepWords<Id>,
  };
}

/** By notes only where these show the step; else by what everybody can see. */
function wayOf(notes: NotesCheck | undefined): 'scan' | 'notes' {
  return notes?.state === 'match' ? 'notes' : 'scan';
}

function lookAtNotes(notes: NotesCheck | undefined, { look }: NotesPhrases): string[] {
  if (notes?.state === 'missing') return [look.missing];
  return notes?.state === 'wrong' ? [look.wrong] : [];
}

function remark(
  candidates: readonly Candidate[],
  say: (facts: { candidates: string }) => string,
  sayMuch: string,
  { names }: HintPhrases,
): string[] {
  if (candidates.length === 0) return [];
  const isMuch = candidates.length > MOST_NOTES_LISTED;
  return [isMuch ? sayMuch : say({ candidates: names.candidates(candidates) })];
}

/** What the notes lack for a step, where there are enough to speak of, and what they show already. */
export function remarksOn(
  { notes, isCrossedOut }: Pick<StepFacts, 'notes' | 'isCrossedOut'>,
  phrases: HintPhrases,
): string[] {
  const { missing, wrong, missingMuch, wrongMuch, crossedOut } = phrases.notes;
  const lacking = notes?.state === 'partial' ? [] : (notes?.missing ?? []);
  return [
    ...remark(lacking, missing, missingMuch, phrases),
    ...remark(notes?.wrong ?? [], wrong, wrongMuch, phrases),
    ...(isCrossedOut ? [crossedOut] : []),
  ];
}

/** What is known of a step of any technique besides itself. */
export type StepSurroundings = Pick<StepFacts, 'level' | 'notes' | 'isCrossedOut'> & {
  /** Whether candidates that the rules leave had to be ruled out for it. */
  readonly isBuilt: boolean;
};

/** What is said of a step besides itself: that it builds on earlier ones, and what the notes lack for it. */
export function asidesOnStep(facts: StepSurroundings, phrases: HintPhrases): string[] {
  if (facts.level === 1) return [];
  const built = facts.isBuilt ? [phrases.buildsOnEarlier] : [];
  const onNotes =
    facts.level === 2 ? lookAtNotes(facts.notes, phrases.notes) : remarksOn(facts, phrases);
  return [...built, ...onNotes];
}

/** Words of a step that fills the last empty cell of its house; undefined for any other. */
export function lastCellWords({ step, isLastCell }: StepFacts, { names }: HintPhrases) {
  const [house] = stepPattern(step).start;
  const [placement] = step.placements;
  if (!isLastCell || house === undefined || !placement) return undefined;
  return {
    area: names.houses([house]),
    spots: names.spots([placement.cell], house),
    digit: names.digits([placement.digit]),
  };
}

function placed({ placements }: TaughtStep, { names, placement }: HintPhrases, variation: number) {
  return placements.map(({ cell, digit }) =>
    pick(placement, variation)({ cells: names.cells([cell]), digit: names.digits([digit]) }),
  );
}

/** The conclusions of a step. */
export function answerOf(step: TaughtStep, phrases: HintPhrases, variation: number): string {
  const answers = placed(step, phrases, variation);
  if (step.eliminations.length === 0) return phrases.join(answers);
  const removals = phrases.names.removals(step.eliminations);
  return phrases.join([...answers, pick(phrases.elimination, variation)({ removals })]);
}

/** A step as one paragraph: a digit and why, or why candidates go and which. */
export function stepExplanation(
  step: TaughtStep,
  ruledOut: readonly Candidate[],
  phrases: HintPhrases,
): string {
  const { texts, words } = said({ step, ruledOut, level: 3 }, phrases);
  const reason = texts.reason.scan(words());
  const sentences =
    step.placements.length > 0
      ? [...placed(step, phrases, 0), reason]
      : [reason, phrases.conclusion({ removals: phrases.names.removals(step.eliminations) })];
  return phrases.join(sentences);
}

function levelTwo(facts: StepFacts, phrases: HintPhrases, variation: number): HintText {
  const { texts, places } = said(facts, phrases);
  const last = lastCellWords(facts, phrases);
  const look = last ? phrases.lastCell.look(last) : texts.look[wayOf(facts.notes)](places());
  const isBuilt = neededOf(facts.step, facts.ruledOut).length > 0;
  return {
    message: pick(phrases.levelTwo, variation)({ technique: texts.name }),
    detail: phrases.join([look, ...asidesOnStep({ ...facts, isBuilt }, phrases)]),
  };
}

function levelThree(facts: StepFacts, phrases: HintPhrases, variation: number): HintText {
  const { texts, words } = said(facts, phrases);
  const last = lastCellWords(facts, phrases);
  const reason = last ? phrases.lastCell.reason(last) : texts.reason[wayOf(facts.notes)](words());
  return {
    message: answerOf(facts.step, phrases, variation),
    detail: phrases.join([reason, ...remarksOn(facts, phrases)]),
  };
}

/** What can be asked about a step at level 1. */
function questionsFor({ step, isLastCell }: StepFacts, { levelOne }: HintPhrases) {
  const { anyStep, digits, cells, lastCell } = levelOne;
  if (isLastCell) return lastCell;
  return [...(stepPattern(step).premiseKind === 'cells' ? cells : digits), ...anyStep];
}

/** What a step says at a level. */
export function stepText(facts: StepFacts, phrases: HintPhrases, variation: number): HintText {
  switch (facts.level) {
    case 1: {
      const area = phrases.names.houses([facts.area ?? areaOf(facts.step)]);
      return { message: pick(questionsFor(facts, phrases), variation)({ area }) };
    }
    case 2:
      return levelTwo(facts, phrases, variation);
    case 3:
      return levelThree(facts, phrases, variation);
  }
}
