import { CELL_COUNT } from './houses.ts';
import type { Puzzle } from './puzzle.ts';
import { CATALOGUE_ORDER, solveByLogic } from './rating.ts';
import type { FindStepsOptions } from './step.ts';
import type { TaughtTechniqueId, TechniqueId } from './techniques/index.ts';

/*
 * The ladder: each rung is a technique together with all those before it in the list, by default
 * in the catalogue. Techniques only ever take candidates away, so what a rung leaves does not depend on the order of the steps; and
 * as the logical path takes a technique only where all before it are exhausted, the hardest one on
 * that path names the rung.
 */

/** How far logic goes on a grid. */
export interface LogicalReach<Id extends TechniqueId = TaughtTechniqueId> {
  readonly solved: boolean;
  /** The rung of the ladder that was needed to come this far; undefined where no step was possible. */
  readonly hardest: Id | undefined;
  /** How many cells stay empty, 0-81. */
  readonly emptyCells: number;
}

/** How far the techniques of a list (by default, the course) go on a grid, and which rung they need for it. */
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
 * default, in the catalogue), and not without it. Undefined for a puzzle that these cannot finish, and for a
 * complete grid.
 */
export function neededTechnique<Id extends TechniqueId = TaughtTechniqueId>(
  puzzle: Pick<Puzzle, 'givens'>,
  options?: FindStepsOptions<Id>,
): Id | undefined {
  const { solved, hardest } = logicalReach(puzzle, options);
  return solved ? hardest : undefined;
}
