import {
  areaOf,
  type Candidate,
  type Cell,
  type Digit,
  type House,
  kindOf,
  stepPattern,
  type TaughtStep,
  type TaughtTechniqueId,
} from '@nanpure/engine';
import type { HintPhrases } from '../hints/phrases.ts';
import { pick } from '../hints/pool.ts';
import { hintWriter } from '../hints/writer.ts';
import type { ExerciseMode, ExercisePhrases, Scope } from './exercise-phrases.ts';
import { flawText } from './flaw.ts';
import { digitsOf, patternName, placeOf } from './pattern-words.ts';
import type { QuestionPhrases } from './questions/question-phrases.ts';
import { type QuestionWriter, questionWriter } from './questions/question-writer.ts';

/** Why a try is not what was asked for, or how far it goes. */
export type WrongTry =
  | { readonly code: 'filled' | 'other-cell'; readonly cell: Cell }
  /** A cell that no pattern uses, one of a pattern that was not asked for, or one of a pattern. */
  | {
      readonly code: 'in-no-pattern' | 'elsewhere' | 'begun';
      readonly cell: Cell;
      readonly technique: TaughtTechniqueId;
      readonly scope?: Scope | undefined;
    }
  /** A cell that is no naked single: both digits fit. */
  | {
      readonly code: 'fits-both';
      readonly cell: Cell;
      readonly technique: TaughtTechniqueId;
      readonly digits: readonly Digit[];
    }
  /** Not there, part of the pattern itself, or a candidate about which the pattern says nothing. */
  | {
      readonly code: 'no-candidate' | 'keeps' | 'unaffected';
      readonly cell: Cell;
      readonly digit: Digit;
    }
  /** A house of the cell has the digit. */
  | {
      readonly code: 'blocked';
      readonly cell: Cell;
      readonly digit: Digit;
      readonly house: House;
    }
  /** All right so far, and so many more to find. */
  | { readonly code: 'cells-left' | 'candidates-left'; readonly count: number };

/** Puts the exercise of a technique into words of one language. `steps` have the same cells. */
export interface ExerciseWriter {
  /** What asks for something else than a pattern, and what help says. */
  readonly questions: QuestionWriter;
  /** The task. For a near miss, `step` is what it would be. */
  readonly prompt: (mode: ExerciseMode, step: TaughtStep, scope?: Scope) => string;
  /** What follows from patterns that are known now? */
  readonly conclusion: (steps: readonly TaughtStep[]) => string;
  /** Praise, where what follows from the patterns is asked for next. Counting on changes the praise. */
  readonly found: (steps: readonly TaughtStep[], variation: number) => string;
  /** Praise, the reason and the conclusion. */
  readonly right: (
    steps: readonly TaughtStep[],
    ruledOut: readonly Candidate[],
    variation: number,
  ) => string;
  readonly wrong: (tried: WrongTry) => string;
  /** That patterns are true and remove nothing. */
  readonly idle: (steps: readonly TaughtStep[]) => string;
  /** That patterns are true, and not what was asked for. */
  readonly another: (steps: readonly TaughtStep[]) => string;
  /** That steps are what was asked for, after all, and why. */
  readonly isOne: (steps: readonly TaughtStep[], ruledOut: readonly Candidate[]) => string;
  /**
   * Why a near miss is none: the candidates that should not be there, as `obstaclesOf` lists them.
   * First, whether it was answered rightly; that is left out where nobody has answered.
   */
  readonly flaw: (step: TaughtStep, obstacles: readonly Candidate[], isRight?: boolean) => string;
}

interface Both {
  readonly exercise: ExercisePhrases;
  readonly questions: QuestionWriter;
  readonly hints: HintPhrases;
}

/** The lines that cross those of a pattern which starts from several. */
function crossingLines(step: TaughtStep): readonly House[] {
  const { start, across } = stepPattern(step);
  return start.length > 1 ? across : [];
}

function guidedPrompt(steps: readonly TaughtStep[], { exercise, hints: { names } }: Both): string {
  const [step] = steps;
  if (!step) return '';
  const technique = exercise.names[step.technique];
  const { houses, spots } = placeOf(step, names);
  if (step.placements.length === 0) {
    const pattern = patternName(steps, exercise, names);
    const across = crossingLines(step);
    return across.length > 0
      ? exercise.guided.crossings({ pattern, houses, across: names.houses(across) })
      : exercise.guided.elimination({ pattern, houses, spots });
  }
  return houses === ''
    ? exercise.guided.cell({ technique, cells: names.cells(stepPattern(step).cells) })
    : exercise.guided.place({ technique, houses, spots });
}

/** One part is shown: all lines but the last, one of two cells that share their digits, or a house. */
function halfPrompt(step: TaughtStep, { exercise, hints: { names } }: Both): string {
  const { start: houses, cells, isPair } = stepPattern(step);
  const pattern = patternName([step], exercise, names);
  if (step.placements.length > 0) {
    const technique = exercise.names[step.technique];
    return exercise.half.cell({ technique, houses: names.houses([areaOf(step)]) });
  }
  if (isPair) {
    const first = names.cells(cells.slice(0, 1));
    return exercise.half.cells({ pattern, cells: first, houses: names.houses(houses) });
  }
  const [line] = houses;
  return houses.length > 1 && line !== undefined
    ? exercise.half.lines({
        pattern,
        houses: names.houses(houses.slice(0, -1)),
        kind: kindOf(line),
      })
    : exercise.half.places({ pattern, houses: names.houses(houses) });
}

function nearMissPrompt(step: TaughtStep, { exercise, hints: { names } }: Both): string {
  const { cells, digits, start } = stepPattern(step);
  const words = {
    technique: exercise.names[step.technique],
    cells: names.cells(cells),
    digits: names.digits(digits),
  };
  const houses = names.houses(start);
  const across = crossingLines(step);
  if (across.length > 0) {
    return exercise.nearMiss.crossings({ ...words, houses, across: names.houses(across) });
  }
  return houses === ''
    ? exercise.nearMiss.cell(words)
    : exercise.nearMiss.cells({ ...words, houses });
}

function promptOf(mode: ExerciseMode, step: TaughtStep, scope: Scope | undefined, both: Both) {
  if (mode === 'free' && scope) return both.exercise.freeIn[scope];
  switch (mode) {
    case 'guided':
      return guidedPrompt([step], both);
    case 'half':
      return halfPrompt(step, both);
    case 'free':
      return both.exercise.free({ technique: both.exercise.names[step.technique] });
    case 'near-miss':
      return nearMissPrompt(step, both);
  }
}

/** A technique that is about one cell, rather than some. */
const OF_ONE_CELL: ReadonlySet<TaughtTechniqueId> = new Set(['naked-single', 'hidden-single']);

function wrongText(tried: WrongTry, { exercise, questions, hints: { names } }: Both): string {
  const { wrong } = exercise;
  if ('count' in tried) {
    const say = { 'cells-left': wrong.cellsLeft, 'candidates-left': wrong.candidatesLeft };
    return say[tried.code](tried);
  }
  const cells = names.cells([tried.cell]);
  if (tried.code === 'blocked') return questions.wrong(tried);
  if ('digit' in tried) {
    const say = {
      'no-candidate': wrong.noCandidate,
      keeps: wrong.keeps,
      unaffected: wrong.unaffected,
    };
    return say[tried.code]({ cells, digits: names.digits([tried.digit]) });
  }
  if (!('technique' in tried)) {
    return { filled: wrong.filled, 'other-cell': wrong.otherCell }[tried.code]({ cells });
  }
  if (tried.code === 'fits-both') {
    const [technique, digits] = [exercise.names[tried.technique], names.digits(tried.digits)];
    return wrong.fitsBoth({ technique, cells, digits });
  }
  if (tried.code === 'in-no-pattern' && tried.scope)
    return wrong.notOnlyPlace[tried.scope]({ cells });
  const { cell, cells: several } = wrong.inNoPattern;
  const say = {
    'in-no-pattern': OF_ONE_CELL.has(tried.technique) ? cell : several,
    elsewhere: wrong.elsewhere,
    begun: wrong.begun,
  };
  return say[tried.code]({ cells, technique: exercise.names[tried.technique] });
}

function idleText(steps: readonly TaughtStep[], { exercise, hints: { names } }: Both): string {
  const [step] = steps;
  if (!step) return '';
  const pattern = patternName(steps, exercise, names);
  const { isPair, premiseKind, start, across } = stepPattern(step);
  if (isPair && premiseKind === 'houses') return exercise.idle.inCells({ pattern });
  const digits = digitsOf(steps);
  return exercise.idle.inHouses({
    pattern,
    houses: names.houses(across.length > 0 ? across : start),
    digits: names.digits(digits),
    either: names.eitherDigit(digits),
  });
}

function anotherText(steps: readonly TaughtStep[], { exercise, hints: { names } }: Both): string {
  const cells = names.cells(steps.slice(0, 1).flatMap((step) => stepPattern(step).cells));
  return exercise.another({ pattern: patternName(steps, exercise, names), cells });
}

/** The writer of a language whose phrases are loaded. */
export function exerciseWriter(
  exercise: ExercisePhrases,
  questions: QuestionPhrases,
  hints: HintPhrases,
): ExerciseWriter {
  const both = { exercise, questions: questionWriter(questions, exercise, hints), hints };
  const { explainStep } = hintWriter(hints);
  const explain = (steps: readonly TaughtStep[], ruledOut: readonly Candidate[]) =>
    steps.map((step) => explainStep(step, ruledOut));
  const nameOf = ([step]: readonly TaughtStep[]) => (step ? exercise.names[step.technique] : '');
  const next = ([step]: readonly TaughtStep[]) =>
    step && step.placements.length > 0 ? exercise.whichDigit : exercise.strikeOut;
  return {
    questions: both.questions,
    prompt: (mode, step, scope) => promptOf(mode, step, scope, both),
    conclusion: (steps) => guidedPrompt(steps, both),
    found: (steps, variation) => hints.join([pick(exercise.right, variation)({}), next(steps)]),
    right: (steps, ruledOut, variation) =>
      hints.join([pick(exercise.right, variation)({}), ...explain(steps, ruledOut)]),
    wrong: (tried) => wrongText(tried, both),
    idle: (steps) => idleText(steps, both),
    another: (steps) => anotherText(steps, both),
    isOne: (steps, ruledOut) =>
      hints.join([exercise.isOne({ technique: nameOf(steps) }), ...explain(steps, ruledOut)]),
    flaw: (step, obstacles, isRight) => {
      const reason = flawText(step, obstacles, exercise, hints.names);
      if (isRight === undefined) return reason;
      return hints.join([exercise.answered[isRight ? 'right' : 'wrong'], reason]);
    },
  };
}
