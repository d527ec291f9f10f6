/* `@nanpure/engine/ladder`. */
import { argument, asFields, check, oneOf } from '../arguments.ts';
import type { GridOrPuzzle } from '../grid.ts';
import { givensArgument } from '../grid-argument.ts';
import { LADDER } from '../ladder/ladder.ts';
import type { LadderRating, LadderSolution } from '../ladder/rating.ts';
import * as rating from '../ladder/rating.ts';
import type { LadderOptions, LadderStep } from '../ladder/steps.ts';
import * as steps from '../ladder/steps.ts';
import type { Position } from '../position.ts';
import { checkPosition } from './main/logic.ts';
import { asList } from './readers.ts';

const asLadderTechnique = oneOf(LADDER.map(({ id }) => id));

/** `LadderOptions` whose givens may be a puzzle, a text or rows. */
export interface FindLadderStepsOptions extends Omit<LadderOptions, 'givens'> {
  readonly givens?: GridOrPuzzle | undefined;
}

/** Which techniques to take, and whether the puzzle is known to have one solution. */
export type LadderPathOptions = Omit<LadderOptions, 'givens'>;

function techniquesIn(value: unknown): LadderOptions['techniques'] {
  if (value === undefined) return undefined;
  const list = argument('options.techniques', 'a list of ids of LADDER', value, asList);
  return list.map((id, index) =>
    argument(`options.techniques[${index}]`, 'an id of LADDER', id, asLadderTechnique),
  );
}

function optionsOf(options: unknown): LadderOptions {
  const { techniques, givens, unique } = argument('options', 'an object', options, asFields);
  const isKnown = unique === undefined || typeof unique === 'boolean';
  check(isKnown, 'options.unique', 'true or false', unique);
  return {
    techniques: techniquesIn(techniques),
    givens: givens === undefined ? undefined : givensArgument(givens, 'options.givens'),
    unique: unique as boolean | undefined,
  };
}

/**
 * Every instance of the techniques of the ladder in a position, lazily, in the order of `techniques`, which are all of
 * `LADDER` when none are named. Techniques that assume one solution are looked for where the solver proves it, or
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
  return steps.findSteps(position, optionsOf(options));
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
  const { techniques, unique } = optionsOf(options);
  return rating.solveByLogic(givensOf(puzzle), { techniques, unique });
}

/**
 * How hard a puzzle is by the ladder: the level and the name of the hardest technique on its easiest-first path, the
 * scores of its steps added up, and how many steps each technique makes. As the path takes a technique only where all
 * easier ones are exhausted, no easier level can do. Easy, medium and hard are the same as those of `rate` of the main
 * entry, wherever that one isn't `beyond`.
 *
 * @example
 * ```ts
 * const { level, score } = rate(text);
 * level; // → easy
 * ```
 */
export function rate(puzzle: GridOrPuzzle, options: LadderPathOptions = {}): LadderRating {
  const { techniques, unique } = optionsOf(options);
  return rating.rate(givensOf(puzzle), { techniques, unique });
}

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
export type { LadderOptions, LadderStep } from '../ladder/steps.ts';
