import type { Candidate, Cell, Digit, Step, TechniqueId } from '@nanpure/engine';
import type { HintPhrases } from '../hints/phrases.ts';
import { pick } from '../hints/pool.ts';
import { areaOf, patternOf, premiseKind, startOf } from '../hints/step-words.ts';
import { hintWriter } from '../hints/writer.ts';
import type { ExerciseMode, ExercisePhrases } from './exercise-phrases.ts';

/** Why a try is not what was asked for. */
export type WrongTry =
  | { readonly code: 'filled'; readonly cell: Cell }
  | { readonly code: 'no-candidate'; readonly cell: Cell; readonly digit: Digit }
  /** A cell that is not part of the pattern. */
  | { readonly code: 'not-in-pattern'; readonly cell: Cell }
  /** A candidate of the pattern itself, which stays. */
  | { readonly code: 'keeps'; readonly cell: Cell; readonly digit: Digit }
  /** A candidate about which the pattern says nothing. */
  | { readonly code: 'unaffected'; readonly cell: Cell; readonly digit: Digit }
  /** All right so far, and so many more to find. */
  | { readonly code: 'unfinished'; readonly count: number };

/** Puts the exercise of a technique into words of one language. */
export interface ExerciseWriter {
  readonly title: string;
  readonly modes: ExercisePhrases['modes'];
  readonly lead: (technique: TechniqueId) => string;
  /** The task. For a near miss, `step` is what it would be. */
  readonly prompt: (mode: ExerciseMode, step: Step) => string;
  /** Praise, the reason and the conclusion. Counting on changes the praise. */
  readonly right: (step: Step, ruledOut: readonly Candidate[], variation: number) => string;
  readonly wrong: (tried: WrongTry) => string;
  /** That a step is one, after all, and why. */
  readonly isOne: (step: Step, ruledOut: readonly Candidate[]) => string;
  /**
   * Why a near miss is none: the candidates that should not be there, as `obstaclesOf` lists them;
   * without any, it is one that changes nothing.
   */
  readonly flaw: (step: Step, obstacles: readonly Candidate[]) => string;
}

interface Both {
  readonly exercise: ExercisePhrases;
  readonly hints: HintPhrases;
}

const DIGITS_OF_PAIR = 2;

function cellsOfPattern(step: Step): Cell[] {
  return [...new Set([...step.placements, ...patternOf(step)].map(({ cell }) => cell))];
}

function digitsOfPattern(step: Step): Digit[] {
  return [...new Set(patternOf(step).map(({ digit }) => digit))];
}

/** One part is shown: all lines but the last, one of two cells that share their digits, or a house. */
function halfPrompt(step: Step, { exercise, hints: { names } }: Both): string {
  const technique = exercise.names[step.technique];
  const [cells, digits, houses] = [cellsOfPattern(step), digitsOfPattern(step), startOf(step)];
  const digit = names.digits(digits);
  if (step.placements.length > 0) {
    return exercise.half.cell({ technique, houses: names.houses([areaOf(step)]) });
  }
  if (digits.length === DIGITS_OF_PAIR) {
    const first = names.cells(cells.slice(0, 1));
    return exercise.half.cells({ technique, cells: first, houses: names.houses(houses) });
  }
  return houses.length > 1
    ? exercise.half.lines({ technique, digit, houses: names.houses(houses.slice(0, -1)) })
    : exercise.half.places({ technique, digit, houses: names.houses(houses) });
}

function promptOf(mode: ExerciseMode, step: Step, both: Both): string {
  const { exercise, hints } = both;
  const technique = exercise.names[step.technique];
  const cells = hints.names.cells(cellsOfPattern(step));
  switch (mode) {
    case 'guided':
      return step.placements.length > 0
        ? exercise.guided.placement({ technique, cells })
        : exercise.guided.elimination({ technique, cells });
    case 'half':
      return halfPrompt(step, both);
    case 'free':
      return exercise.free({ technique });
    case 'near-miss':
      return exercise.nearMiss({ technique, cells });
  }
}

function wrongText(tried: WrongTry, { exercise: { wrong }, hints: { names } }: Both): string {
  if (tried.code === 'unfinished') return wrong.unfinished({ count: tried.count });
  const cells = names.cells([tried.cell]);
  if (tried.code === 'filled') return wrong.filled({ cells });
  if (tried.code === 'not-in-pattern') return wrong.notInPattern({ cells });
  const digits = names.digits([tried.digit]);
  const say = {
    'no-candidate': wrong.noCandidate,
    keeps: wrong.keeps,
    unaffected: wrong.unaffected,
  };
  return say[tried.code]({ cells, digits });
}

/** One cell that spoils a near miss is enough to see it: the first. */
function flawText(step: Step, obstacles: readonly Candidate[], both: Both): string {
  const { exercise, hints } = both;
  const technique = exercise.names[step.technique];
  const [first] = obstacles;
  if (!first) return exercise.flaw.noEffect({ technique });
  const there = obstacles.filter(({ cell }) => cell === first.cell).map(({ digit }) => digit);
  const words = {
    technique,
    cells: hints.names.cells([first.cell]),
    digits: hints.names.digits(there),
  };
  const { moreInCells, moreInHouses } = exercise.flaw;
  return premiseKind(step) === 'cells' ? moreInCells(words) : moreInHouses(words);
}

/** The writer of a language whose phrases are loaded. */
export function exerciseWriter(exercise: ExercisePhrases, hints: HintPhrases): ExerciseWriter {
  const both = { exercise, hints };
  const { explainStep } = hintWriter(hints);
  return {
    title: exercise.title,
    modes: exercise.modes,
    lead: (technique) => exercise.lead({ technique: exercise.names[technique] }),
    prompt: (mode, step) => promptOf(mode, step, both),
    right: (step, ruledOut, variation) =>
      [pick(exercise.right, variation)({}), explainStep(step, ruledOut)].join(hints.gap),
    wrong: (tried) => wrongText(tried, both),
    isOne: (step, ruledOut) => {
      const technique = exercise.names[step.technique];
      return [exercise.isOne({ technique }), explainStep(step, ruledOut)].join(hints.gap);
    },
    flaw: (step, obstacles) => flawText(step, obstacles, both),
  };
}
