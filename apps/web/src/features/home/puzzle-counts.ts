import type { ProblemIndex } from '@nanpure/engine/bank';
import { by_difficulty, total_problems } from '../../../../../data/problems_index.json';

/**
 * How many puzzles the bank has. As it stands in the index: that it can be read by the engine is for
 * the prerendering to see, so that browsers needn't download what reads it.
 */
export const PUZZLE_COUNTS: ProblemIndex = {
  totalProblems: total_problems,
  byDifficulty: by_difficulty,
};
