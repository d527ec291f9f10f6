import { TAUGHT_TECHNIQUES, type TaughtTechniqueId } from '@nanpure/engine';
import { GOAL, type Learned } from './goal.ts';
import { readFound } from './progress.ts';

/** Solved exercises of any kind, up to the goal. */
function solvedOf(id: TaughtTechniqueId): number {
  const solved = Object.values(readFound(id)).reduce((sum, count) => sum + count, 0);
  return Math.min(GOAL, solved);
}

/** What is stored on this device. */
export function readLearned(): Learned {
  return new Map(TAUGHT_TECHNIQUES.map(({ id }) => [id, solvedOf(id)]));
}
