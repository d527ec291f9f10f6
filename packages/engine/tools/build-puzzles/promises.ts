import {
  type Puzzle,
  solveByLogic,
  TAUGHT_TECHNIQUES,
  type TaughtTechniqueId,
} from '../../src/public/index.ts';

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
