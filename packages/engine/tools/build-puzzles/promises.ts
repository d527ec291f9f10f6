import {
  type Puzzle,
  solveByLogic,
  TAUGHT_TECHNIQUES,
  type TaughtTechniqueId,
} from '../../src/public/index.ts';
import { fewestSingles } from './singles.ts';

const ALL_TECHNIQUES: readonly TaughtTechniqueId[] = TAUGHT_TECHNIQUES.map(({ id }) => id);

/** Whether these techniques finish a puzzle. */
export function finishedBy(puzzle: Puzzle, techniques: readonly TaughtTechniqueId[]): boolean {
  return solveByLogic(puzzle, { techniques }).solved;
}

/**
 * Whether the easiest-first path does not finish a puzzle without a technique. Another order of the other
 * seven may: `isNeededInEveryOrder` says of some puzzles that none does.
 */
export function isStuckWithout(puzzle: Puzzle, technique: TaughtTechniqueId): boolean {
  return !finishedBy(
    puzzle,
    ALL_TECHNIQUES.filter((id) => id !== technique),
  );
}

/** Whether there are always so many singles to choose from, in any game, until `endCells` are empty. */
export function neverHasFewerSingles(puzzle: Puzzle, singles: number, endCells: number): boolean {
  return fewestSingles(puzzle, endCells, singles) === singles;
}
