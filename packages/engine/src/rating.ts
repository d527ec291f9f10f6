import { CELL_COUNT } from './houses.ts';
import { Position } from './position.ts';
import type { Puzzle } from './puzzle.ts';
import { applyStep, type FindStepsOptions, techniquesNamed } from './step.ts';
import { firstStep } from './steps/path.ts';
import { type Step, TECHNIQUES, type TechniqueId } from './techniques/index.ts';
import { DIFFICULTIES, type Difficulty } from './types.ts';

/** The techniques that make a puzzle as hard as this when it takes them. */
export const TECHNIQUES_OF_DIFFICULTY: Readonly<Record<Difficulty, readonly TechniqueId[]>> = {
  easy: ['naked-single', 'hidden-single'],
  medium: ['naked-pair', 'hidden-pair', 'pointing-pairs'],
  hard: ['box-line-reduction', 'x-wing', 'swordfish'],
};

const CATALOGUE_ORDER: readonly TechniqueId[] = TECHNIQUES.map(({ id }) => id);

/** A way through a puzzle, as far as logic goes. */
export interface LogicalSolution {
  readonly solved: boolean;
  readonly steps: readonly Step[];
}

/** What a puzzle takes; `beyond` is what the techniques cannot finish. */
export interface Rating {
  readonly difficulty: Difficulty | 'beyond';
  /** The techniques on the easiest-first path, in catalogue order. */
  readonly techniquesRequired: readonly TechniqueId[];
}

/** Solves by logic alone, at each moment with the first technique of the list that applies. */
export function solveByLogic(
  { givens }: Pick<Puzzle, 'givens'>,
  { techniques = CATALOGUE_ORDER }: FindStepsOptions = {},
): LogicalSolution {
  // A loop of its own, as it is faster than pathFrom: the search for puzzles asks for it thousands of times.
  const inOrder = techniquesNamed(techniques);
  const steps: Step[] = [];
  let position = Position.fromGrid(givens);
  while (!position.emptyCells.isEmpty) {
    const step = firstStep(position, inOrder);
    if (!step) break;
    steps.push(step);
    position = applyStep(position, step);
  }
  return { solved: position.isSolved, steps };
}

/**
 * How hard a puzzle is: the hardest pool of techniques that its easiest-first path draws from. As
 * that path takes a technique only where all easier ones are exhausted, no easier pool can do.
 */
export function rate(puzzle: Pick<Puzzle, 'givens'>): Rating {
  const { solved, steps } = solveByLogic(puzzle);
  const techniquesRequired = CATALOGUE_ORDER.filter((id) =>
    steps.some(({ technique }) => technique === id),
  );
  const hardest = [...DIFFICULTIES]
    .reverse()
    .find((difficulty) =>
      TECHNIQUES_OF_DIFFICULTY[difficulty].some((id) => techniquesRequired.includes(id)),
    );
  return { difficulty: solved ? (hardest ?? 'easy') : 'beyond', techniquesRequired };
}

/** How far logic goes on a grid. */
export interface LogicalReach {
  readonly solved: boolean;
  /** The hardest technique that was needed to come this far; undefined where no step was possible. */
  readonly hardest: TechniqueId | undefined;
  /** How many cells stay empty, 0-81. */
  readonly emptyCells: number;
}

/**
 * How far the techniques go on a grid, and the hardest one they need for it. Techniques only ever take
 * candidates away, so what a technique and all before it leave doesn't depend on the order of the steps; and
 * the path takes one only where all before it are exhausted.
 */
export function logicalReach({ givens }: Pick<Puzzle, 'givens'>): LogicalReach {
  const { solved, steps } = solveByLogic({ givens });
  const used = new Set(steps.map(({ technique }) => technique));
  const placed = steps.reduce((count, { placements }) => count + placements.length, 0);
  const filled = givens.reduce<number>((count, value) => count + Math.sign(value), placed);
  return {
    solved,
    hardest: TECHNIQUES.filter(({ id }) => used.has(id)).at(-1)?.id,
    emptyCells: CELL_COUNT - filled,
  };
}

/**
 * The technique that a puzzle needs: it is finished with this one and those before it in the
 * catalogue, and not without it. Undefined for a puzzle that they cannot finish, and for a
 * complete grid.
 */
export function neededTechnique(puzzle: Pick<Puzzle, 'givens'>): TechniqueId | undefined {
  const { solved, hardest } = logicalReach(puzzle);
  return solved ? hardest : undefined;
}
