/* `@nanpure/engine/ladder`. */
import { argument, asFields, check, oneOf, type Reader } from '../arguments.ts';
import type { GridInput, GridOrPuzzle } from '../grid.ts';
import { givensArgument, gridArgument } from '../grid-argument.ts';
import * as keys from '../hints/hint.ts';
import type {
  GeneratedLadderPuzzle,
  LadderGenerateError,
  LadderGenerateOptions,
} from '../ladder/generate.ts';
import * as generator from '../ladder/generate.ts';
import type { LadderHintRequest } from '../ladder/hints/find-hint.ts';
import * as hints from '../ladder/hints/find-hint.ts';
import type { LadderHint, LadderHintFacts } from '../ladder/hints/hint.ts';
import { LADDER_IDS } from '../ladder/ladder.ts';
import type { LadderRating, LadderSolution } from '../ladder/rating.ts';
import * as rating from '../ladder/rating.ts';
import type { FindLadderOptions, LadderOptions, LadderStep } from '../ladder/steps.ts';
import * as steps from '../ladder/steps.ts';
import type { Position } from '../position.ts';
import type { Result } from '../result.ts';
import { hintReader } from './hint-reader.ts';
import { requestOf } from './hint-request.ts';
import { checkPosition } from './main/logic.ts';
import { ownCopy } from './own-copy.ts';
import { asConclusion, asList, idsArgument } from './readers.ts';

const asLadderTechnique = oneOf(LADDER_IDS);

/** `FindLadderOptions` whose givens may be a puzzle, a text or rows. */
export interface FindLadderStepsOptions extends Omit<FindLadderOptions, 'givens'> {
  readonly givens?: GridOrPuzzle | undefined;
}

/** Which techniques to take, and whether the puzzle is known to have one solution. */
export type LadderPathOptions = Omit<LadderOptions, 'givens'>;

function flagIn(value: unknown, name: string): boolean | undefined {
  check(value === undefined || typeof value === 'boolean', name, 'true or false', value);
  return value as boolean | undefined;
}

function pathOptionsOf(options: unknown, name = 'options'): LadderPathOptions {
  const { techniques, unique } = argument(name, 'an object', options, asFields);
  return {
    techniques: idsArgument(`${name}.techniques`, 'LADDER', techniques, asLadderTechnique),
    unique: flagIn(unique, `${name}.unique`),
  };
}

function optionsOf(options: unknown): FindLadderOptions {
  const { givens, variants } = argument('options', 'an object', options, asFields);
  return {
    ...pathOptionsOf(options),
    variants: flagIn(variants, 'options.variants'),
    givens: givens === undefined ? undefined : givensArgument(givens, 'options.givens'),
  };
}

function* copiesOf(found: Iterable<LadderStep>): Generator<LadderStep, undefined> {
  for (const step of found) yield ownCopy(step);
  return undefined;
}

/**
 * Every instance of the techniques of the ladder in a position, lazily, in the order of `techniques`, which are all of
 * `LADDER` when none are named; after these, unless `variants` is `false`, what the same techniques conclude by other ways,
 * and together. Techniques that assume one solution are looked for where the solver proves it, or
 * where `unique` says so; avoidable rectangles need the givens besides. Throws a `TypeError` for a technique that
 * there is not.
 *
 * @example
 * ```ts
 * const position = Position.fromGrid(text);
 * const [step] = findSteps(position, { techniques: ['naked-single'] });
 * step && applyStep(position, step).emptyCells.size; // → 50
 * ```
 */
export function findSteps(
  position: Position,
  options: FindLadderStepsOptions = {},
): Generator<LadderStep, undefined> {
  checkPosition(position);
  return copiesOf(steps.findSteps(position, optionsOf(options)));
}

function givensOf(puzzle: unknown) {
  return { givens: givensArgument(puzzle, 'puzzle') };
}

/**
 * Solves by logic alone, at each moment with the first technique of the list that applies.
 *
 * @example
 * ```ts
 * const { solved, steps } = solveByLogic(text);
 * solved; // → true
 * steps.length; // → 51
 * ```
 */
export function solveByLogic(
  puzzle: GridOrPuzzle,
  options: LadderPathOptions = {},
): LadderSolution {
  return ownCopy(rating.solveByLogic(givensOf(puzzle), pathOptionsOf(options)));
}

/**
 * How hard a puzzle is by the ladder: the level and the name of the hardest technique on its easiest-first path, the
 * scores of its steps added up, and how many steps each technique makes. The path takes a technique only where
 * those before it find nothing that a path looks for; further instances, the `variants` of `findSteps`, now and then
 * spare it a harder step. Easy, medium and hard are the same as those of `rate` of the main
 * entry, wherever that one isn't `beyond`. A puzzle that is turned or mirrored may score a little more or less, as of
 * equal steps the path takes the first on the board.
 *
 * @example
 * ```ts
 * const { level, score } = rate(text);
 * level; // → easy
 * ```
 */
export function rate(puzzle: GridOrPuzzle, options: LadderPathOptions = {}): LadderRating {
  return rating.rate(givensOf(puzzle), pathOptionsOf(options));
}

/** A `LadderHintRequest` whose grids may be texts or rows. */
export type LadderHintRequestInput = Omit<LadderHintRequest, 'givens' | 'solution'> & {
  readonly [Field in 'givens' | 'solution']?: GridInput | undefined;
};

/**
 * A hint for any board, as `findHint` of the hints' entry gives one, with all techniques of the ladder: what is wrong
 * on the board first; then the easiest step with its reason, the course's techniques before the others
 * (`LADDER_HINT_ORDER`). A board that has one solution so gets a true reason, however hard it is, as far as the ladder
 * reaches; after that, and where there are none or many solutions, cells and houses as that `findHint` has them. Steps
 * whose eliminations the notes show already are passed over, and `shown` moves on.
 *
 * @example
 * ```ts
 * const hint = findHint(text, { level: 3 });
 * hint.kind === 'step' && hint.step.technique; // → hidden-single
 * ```
 */
export function findHint(board: GridInput, request: LadderHintRequestInput = {}): LadderHint {
  const { techniques, unique, ...others } = argument('request', 'an object', request, asFields);
  const hint = hints.findHint(gridArgument(board, 'board'), {
    ...requestOf('request', others, {}),
    ...pathOptionsOf({ techniques, unique }, 'request'),
  });
  return ownCopy(hint);
}

const asHint = /* @__PURE__ */ hintReader<LadderHintFacts>(asConclusion);

/**
 * A name for a hint, the same at every level: what `shown` of `findHint` lists, so that it moves on. Different from that
 * of every other hint on the same board, but for steps that conclude the same for other reasons. Throws a `TypeError`
 * for what is no hint.
 *
 * @example
 * ```ts
 * const first = findHint(text);
 * const second = findHint(text, { shown: [hintKey(first)] });
 * hintKey(first) === hintKey(second); // → false
 * ```
 */
export function hintKey(hint: LadderHintFacts): string {
  return keys.hintKey(argument('hint', 'a hint', hint, asHint));
}

/** The options as a copy, so that what was checked is what is used. */
const asGenerateOptions: Reader<LadderGenerateOptions> = (value) => {
  const fields = asFields(value);
  const techniques = asList(fields?.techniques) ?? fields?.techniques;
  return fields && ({ ...fields, techniques } as LadderGenerateOptions);
};

/**
 * Makes a puzzle with one solution whose easiest-first path needs a technique of the ladder, or which is of a level;
 * with both, nothing harder than that technique. An error where the options make no sense, and where no such puzzle
 * turns up in a bounded number of tries, as happens with the rarest techniques. Takes milliseconds for common ones and
 * many seconds for rare ones, without a pause: a page asks a worker.
 *
 * @example
 * ```ts
 * const made = generate({ technique: 'skyscraper', seed: 'Saturday' });
 * made.ok && made.value.rating.hardest; // → skyscraper
 * ```
 */
export function generate(
  options: LadderGenerateOptions = {},
): Result<GeneratedLadderPuzzle, LadderGenerateError> {
  return generator.generate(argument('options', 'an object', options, asGenerateOptions));
}

export type {
  GeneratedLadderPuzzle,
  LadderGenerateError,
  LadderGenerateOptions,
} from '../ladder/generate.ts';
export { LADDER_HINT_ORDER } from '../ladder/hints/find-hint.ts';
export type { LadderHint, LadderHintFacts, LadderStepHint } from '../ladder/hints/hint.ts';
export { LADDER, type LadderTechniqueId, type Rung } from '../ladder/ladder.ts';
export type {
  LadderFinding,
  LadderPremise,
  Link,
  Node,
  OneSolutionPremise,
} from '../ladder/model/step.ts';
export { LADDER_LEVELS, type LadderLevel } from '../ladder/model/technique.ts';
export type { LadderRating, LadderSolution } from '../ladder/rating.ts';
export type { LadderStep } from '../ladder/steps.ts';
