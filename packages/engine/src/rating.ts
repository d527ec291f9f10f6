import { type Grid, isSolution } from './grid.ts';
import { CELL_COUNT } from './houses.ts';
import { Position } from './position.ts';
import type { Puzzle } from './puzzle.ts';
import { applyStep, type FindStepsOptions, techniquesNamed } from './step.ts';
import { firstStep } from './steps/path.ts';
import { type SinglesFirstPath, singlesFirstPath } from './steps/singles-first-path.ts';
import {
  type Step,
  TAUGHT_TECHNIQUES,
  type TaughtTechniqueId,
  TECHNIQUES,
  type TechniqueId,
} from './techniques/index.ts';
import { DIFFICULTIES, type Difficulty } from './types.ts';

/* @__NO_SIDE_EFFECTS__ */
function taughtOf(difficulty: Difficulty): TaughtTechniqueId[] {
  return TAUGHT_TECHNIQUES.filter((each) => each.puzzleDifficulty === difficulty).map(
    ({ id }) => id,
  );
}

/** The techniques of the course that make a puzzle as hard as this when it takes them. */
export const TECHNIQUES_OF_DIFFICULTY: Readonly<Record<Difficulty, readonly TaughtTechniqueId[]>> =
  { easy: taughtOf('easy'), medium: taughtOf('medium'), hard: taughtOf('hard') };

/** The course, easiest first. */
export const CATALOGUE_ORDER: readonly TaughtTechniqueId[] = /* @__PURE__ */ TAUGHT_TECHNIQUES.map(
  ({ id }) => id,
);

/** Whether a puzzle that needs a technique is as hard as this. */
export function makesDifficulty(technique: TechniqueId, difficulty: Difficulty): boolean {
  return TECHNIQUES.some(
    ({ id, puzzleDifficulty }) => id === technique && puzzleDifficulty === difficulty,
  );
}

/** A way through a puzzle, as far as logic goes. */
export interface LogicalSolution {
  readonly solved: boolean;
  readonly steps: readonly Step[];
}

/** What a puzzle takes; `beyond` is what the techniques cannot finish. */
export interface Rating<Id extends TechniqueId = TaughtTechniqueId> {
  readonly difficulty: Difficulty | 'beyond';
  /** The techniques on the easiest-first path, in the order of the list (by default, of the catalogue). */
  readonly techniquesRequired: readonly Id[];
}

/** The steps of a path, and what stands in the cells after them. */
function pathOf(givens: Grid, techniques: readonly TechniqueId[]): SinglesFirstPath {
  const [first, second] = techniques;
  const inOrder = techniquesNamed(techniques);
  if (first === 'naked-single' && second === 'hidden-single') {
    return singlesFirstPath(givens, inOrder.slice(2));
  }
  const steps: Step[] = [];
  let position = Position.fromGrid(givens);
  // A loop of its own, as it is faster than pathFrom: the search for puzzles asks for it thousands of times.
  while (!position.emptyCells.isEmpty) {
    const step = firstStep(position, inOrder);
    if (!step) break;
    steps.push(step);
    position = applyStep(position, step);
  }
  return { steps, grid: position.grid };
}

/** Solves by logic alone, at each moment with the first technique of the list that applies. */
export function solveByLogic(
  { givens }: Pick<Puzzle, 'givens'>,
  { techniques = CATALOGUE_ORDER }: FindStepsOptions = {},
): LogicalSolution {
  const { steps, grid } = pathOf(givens, techniques);
  return { solved: isSolution(grid), steps };
}

/**
 * How hard a puzzle is for who knows the techniques of a list, easiest first: the course by default. That is
 * the hardest pool of techniques that its easiest-first path draws from. As that path takes a technique only
 * where all easier ones are exhausted, no easier pool can do.
 */
export function rate<Id extends TechniqueId = TaughtTechniqueId>(
  puzzle: Pick<Puzzle, 'givens'>,
  options?: FindStepsOptions<Id>,
): Rating<Id>;
export function rate(
  puzzle: Pick<Puzzle, 'givens'>,
  { techniques = CATALOGUE_ORDER }: FindStepsOptions = {},
): Rating<TechniqueId> {
  const { solved, steps } = solveByLogic(puzzle, { techniques });
  const techniquesRequired = techniques.filter((id) =>
    steps.some(({ technique }) => technique === id),
  );
  const hardest = [...DIFFICULTIES]
    .reverse()
    .find((difficulty) => techniquesRequired.some((id) => makesDifficulty(id, difficulty)));
  return { difficulty: solved ? (hardest ?? 'easy') : 'beyond', techniquesRequired };
}

/** How far logic goes on a grid. */
export interface LogicalReach<Id extends string = TaughtTechniqueId> {
  readonly solved: boolean;
  /** The hardest technique that was needed to come this far; undefined where no step was possible. */
  readonly hardest: Id | undefined;
  /** How many cells stay empty, 0-81. */
  readonly emptyCells: number;
}

/**
 * How far the techniques of a list (by default, the course) go on a grid, and the hardest one they need for
 * it. Techniques only ever take candidates away, so what a technique and all before it leave doesn't depend on
 * the order of the steps; and the path takes one only where all before it are exhausted.
 */
export function logicalReach<Id extends TechniqueId = TaughtTechniqueId>(
  puzzle: Pick<Puzzle, 'givens'>,
  options?: FindStepsOptions<Id>,
): LogicalReach<Id>;
export function logicalReach(
  { givens }: Pick<Puzzle, 'givens'>,
  { techniques = CATALOGUE_ORDER }: FindStepsOptions = {},
): LogicalReach<TechniqueId> {
  const { solved, steps } = solveByLogic({ givens }, { techniques });
  const used = new Set(steps.map(({ technique }) => technique));
  const placed = steps.reduce((count, { placements }) => count + placements.length, 0);
  const filled = givens.reduce<number>((count, value) => count + Math.sign(value), placed);
  return {
    solved,
    hardest: techniques.filter((id) => used.has(id)).at(-1),
    emptyCells: CELL_COUNT - filled,
  };
}

/**
 * The technique that a puzzle needs: it is finished with this one and those before it in the list (by
 * default, in the catalogue), and not without it. Undefined for a puzzle that they cannot finish, and for a
 * complete grid.
 */
export function neededTechnique<Id extends TechniqueId = TaughtTechniqueId>(
  puzzle: Pick<Puzzle, 'givens'>,
  options?: FindStepsOptions<Id>,
): Id | undefined {
  const { solved, hardest } = logicalReach(puzzle, options);
  return solved ? hardest : undefined;
}
