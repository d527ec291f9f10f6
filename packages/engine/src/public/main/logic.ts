import { argument, asFields, check, type Reader } from '../../arguments.ts';
import type { GridOrPuzzle } from '../../grid.ts';
import { givensArgument } from '../../grid-argument.ts';
import { Position } from '../../position.ts';
import type { Puzzle } from '../../puzzle.ts';
import type { LogicalReach, LogicalSolution, Rating } from '../../rating.ts';
import * as rating from '../../rating.ts';
import type { Conclusions, FindStepsOptions } from '../../step.ts';
import * as steps from '../../step.ts';
import type { PathMoment, PathOptions } from '../../steps/path.ts';
import * as paths from '../../steps/path.ts';
import type {
  Step,
  StepOf,
  TaughtStep,
  TaughtTechniqueId,
  TechniqueId,
} from '../../techniques/index.ts';
import { asConclusion, asTechnique, idsArgument } from '../readers.ts';

function givensOf(puzzle: GridOrPuzzle): Pick<Puzzle, 'givens'> {
  return { givens: givensArgument(puzzle, 'puzzle') };
}

/** The options with the techniques that they name; without them, the usual ones. */
function techniquesIn<Id extends TechniqueId>(
  options: FindStepsOptions<Id> | undefined,
): FindStepsOptions<Id> {
  if (options === undefined) return {};
  const { techniques } = argument('options', 'an object', options, asFields);
  const asId = asTechnique as Reader<Id>;
  return { techniques: idsArgument('options.techniques', 'TECHNIQUES', techniques, asId) };
}

const asPosition = (value: unknown) => (value instanceof Position ? value : undefined);

export function checkPosition(position: unknown): void {
  argument('position', 'a Position', position, asPosition);
}

/**
 * Every instance of the techniques in a position, lazily, in the order of the techniques, which is
 * `HINT_ORDER` when none are named. Naming techniques narrows the type of the steps to theirs. A hidden single is a
 * step for each house in which it is one: up to three with the same placement. Throws a `TypeError` for a
 * technique that there is not.
 *
 * @example
 * ```ts
 * const position = Position.fromGrid(text);
 * const [step] = findSteps(position, { techniques: ['naked-single'] });
 * step && applyStep(position, step).emptyCells.size; // → 50
 * ```
 */
export function findSteps<Id extends TechniqueId>(
  position: Position,
  options: Required<FindStepsOptions<Id>>,
): Generator<StepOf<Id>, undefined>;
export function findSteps(
  position: Position,
  options?: FindStepsOptions<TaughtTechniqueId>,
): Generator<TaughtStep, undefined>;
export function findSteps(
  position: Position,
  options?: FindStepsOptions,
): Generator<Step, undefined>;
export function findSteps(
  position: Position,
  options?: FindStepsOptions,
): Generator<Step, undefined> {
  checkPosition(position);
  return steps.findSteps(position, techniquesIn(options));
}

/**
 * Every true pattern of a technique in a position, lazily: its steps, and those patterns from which
 * nothing follows any more, with neither placements nor eliminations.
 */
export function findPatterns<Id extends TechniqueId>(
  position: Position,
  technique: Id,
): Generator<StepOf<Id>, undefined> {
  checkPosition(position);
  const id = argument('technique', 'an id of TECHNIQUES', technique, asTechnique as Reader<Id>);
  return steps.findPatterns(position, id);
}

function pathOptions<Id extends TechniqueId>(
  options: PathOptions<Id> | undefined,
): PathOptions<Id> {
  const forgets = options?.forgets ?? false;
  const named = techniquesIn(options);
  check(typeof forgets === 'boolean', 'options.forgets', 'true or false', forgets);
  return { ...named, forgets };
}

/**
 * The steps from a position on, each a step of the first technique of the list that has one, lazily; as far
 * as these techniques go. Techniques are in the order of `findSteps` by default.
 */
export function pathFrom(start: Position, options?: PathOptions): Generator<PathMoment, undefined> {
  checkPosition(start);
  return paths.pathFrom(start, pathOptions(options));
}

/** The path up to the first step of a technique, that one included; undefined where it has none. */
export function pathTo<Id extends TechniqueId = TaughtTechniqueId>(
  technique: NoInfer<Id>,
  start: Position,
  options?: PathOptions<Id>,
): PathMoment<Id>[] | undefined {
  const id = argument('technique', 'an id of TECHNIQUES', technique, asTechnique as Reader<Id>);
  checkPosition(start);
  return paths.pathTo<Id>(id, start, pathOptions(options));
}

/** The position after a step, of the ladder too. */
export function applyStep(position: Position, step: Conclusions): Position {
  checkPosition(position);
  return steps.applyStep(position, argument('step', 'a step', step, asConclusion<Conclusions>));
}

/**
 * Solves by logic alone, at each moment with the first technique of the list that applies. What breaks the
 * rules at the end is not solved.
 *
 * @example
 * ```ts
 * const { solved, steps } = solveByLogic(text);
 * solved; // → true
 * steps.length; // → 51
 * ```
 */
export function solveByLogic(puzzle: GridOrPuzzle, options?: FindStepsOptions): LogicalSolution {
  return rating.solveByLogic(givensOf(puzzle), techniquesIn(options));
}

/**
 * How hard a puzzle is for who knows the techniques of a list, easiest first: the course by default. That is
 * the hardest pool of techniques that its easiest-first path draws from. As that path takes a technique only
 * where all easier ones are exhausted, no easier pool can do. What has no solution, or several, is `beyond`.
 *
 * @example
 * ```ts
 * rate(text); // → {"difficulty":"easy","techniquesRequired":["naked-single"]}
 * ```
 */
export function rate<Id extends TechniqueId = TaughtTechniqueId>(
  puzzle: GridOrPuzzle,
  options?: FindStepsOptions<Id>,
): Rating<Id> {
  return rating.rate(givensOf(puzzle), techniquesIn(options));
}

/** How far the techniques of a list (by default, the course) go on a grid, and the hardest one that they need for it. */
export function logicalReach<Id extends TechniqueId = TaughtTechniqueId>(
  puzzle: GridOrPuzzle,
  options?: FindStepsOptions<Id>,
): LogicalReach<Id> {
  return rating.logicalReach(givensOf(puzzle), techniquesIn(options));
}

/**
 * The technique that a puzzle needs: it is finished with this one and those before it in the list (by
 * default, in the catalogue), and not without it. Undefined for a puzzle that these cannot finish, and for a
 * complete grid.
 */
export function neededTechnique<Id extends TechniqueId = TaughtTechniqueId>(
  puzzle: GridOrPuzzle,
  options?: FindStepsOptions<Id>,
): Id | undefined {
  return rating.neededTechnique(givensOf(puzzle), techniquesIn(options));
}
