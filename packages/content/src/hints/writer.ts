import type { Candidate, TaughtStep, TaughtTechniqueId } from '@nanpure/engine';
import type { Guess, Hint } from '@nanpure/engine/hints';
import { fallbackText } from './fallback-text.ts';
import { guessText } from './guess-text.ts';
import { mistakeText } from './mistake-text.ts';
import type { HintPhrases, HintText } from './phrases.ts';
import { pick } from './pool.ts';
import { type Stage, stagesOf } from './stages.ts';
import { asidesOnStep, type StepSurroundings, stepExplanation, stepText } from './step-text.ts';

/** How a hint is worded. */
export interface HintTextOptions {
  /**
   * Chooses among texts that say the same. The same number gives the same text; counting on goes
   * through all of them before one comes again. 0 by default.
   */
  readonly variation?: number | undefined;
  /** How many cells of the board are empty, if the hint may say that the end is near. */
  readonly emptyCells?: number | undefined;
}

/** Puts hints into words of one language. */
export interface HintWriter {
  /** What a hint says at its level. */
  readonly describeHint: (hint: Hint, options?: HintTextOptions) => HintText;
  /** What there is to say of a step of any technique besides itself; undefined where that is nothing. */
  readonly describeAsides: (facts: StepSurroundings) => string | undefined;
  /** A step as one paragraph for an exercise: a digit and why, or why candidates go and which. */
  readonly explainStep: (step: TaughtStep, ruledOut?: readonly Candidate[]) => string;
  /**
   * The explanation of a hint about a step, a short sentence at a time; of any other hint there is none.
   * `hasCauses`: whether digits on the board prove it (see `causesOf`).
   */
  readonly explainInStages: (hint: Hint, hasCauses: boolean) => readonly Stage[];
  /** The name of a technique as a label. */
  readonly nameTechnique: (technique: TaughtTechniqueId) => string;
  /** What a player is to do who wants to find the cell of a level-1 hint alone. */
  readonly askForCell: string;
  /** What is said to the cell that was named then. Counting on changes the praise. */
  readonly describeGuess: (guess: Guess, variation?: number) => string;
}

/** So few empty cells that the end is in sight. */
const NEARLY_FULL = 5;

function textOf(hint: Hint, phrases: HintPhrases, variation: number): HintText {
  switch (hint.kind) {
    case 'complete':
      return { message: pick(phrases.complete, variation)({}) };
    case 'wrong-digit':
    case 'conflict':
    case 'no-solution':
      return mistakeText(hint, phrases);
    case 'few-candidates':
    case 'open-house':
    case 'any-cell':
      return fallbackText(hint, phrases, variation);
    case 'step':
      return stepText(hint, phrases, variation);
  }
}

/** What is said besides, whatever the hint is about. */
function asidesOf(hint: Hint, phrases: HintPhrases, emptyCells: number | undefined): string[] {
  const isNearlyFull = emptyCells !== undefined && emptyCells >= 1 && emptyCells <= NEARLY_FULL;
  const isMoving = hint.kind === 'step' && hint.level === 1;
  const nearly = isNearlyFull && isMoving ? [emptyCells] : [];
  return [
    ...nearly.map((count) => phrases.nearlyFull({ count })),
    ...(hint.solutions === 'many' && hint.kind === 'step' && hint.level > 1
      ? [phrases.manySolutions]
      : []),
  ];
}

function withAsides(
  { message, detail }: HintText,
  asides: readonly string[],
  { join }: HintPhrases,
): HintText {
  const details = [...(detail ? [detail] : []), ...asides];
  return details.length > 0 ? { message, detail: join(details) } : { message };
}

/** The writer of a language whose phrases are loaded. */
export function hintWriter(phrases: HintPhrases): HintWriter {
  return {
    describeHint(hint, { variation = 0, emptyCells } = {}) {
      const asides = asidesOf(hint, phrases, emptyCells);
      return withAsides(textOf(hint, phrases, variation), asides, phrases);
    },
    describeAsides(facts) {
      const asides = asidesOnStep(facts, phrases);
      return asides.length > 0 ? phrases.join(asides) : undefined;
    },
    explainStep: (step, ruledOut = []) => stepExplanation(step, ruledOut, phrases),
    explainInStages: (hint, hasCauses) =>
      hint.kind === 'step' ? stagesOf(hint, hasCauses, phrases) : [],
    nameTechnique: (technique) => phrases.steps[technique].name,
    askForCell: phrases.guess.ask,
    describeGuess: (guess, variation = 0) => guessText(guess, phrases, variation),
  };
}
