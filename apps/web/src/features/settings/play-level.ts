import { type Difficulty, isDifficulty } from '@nanpure/engine';

/** Where the difficulty is stored that was opened last. */
export const LEVEL_KEY = 'nanpure-level';

/** The difficulty that "Play" leads to, by what is stored. */
export function levelOf(stored: string | null | undefined): Difficulty {
  return isDifficulty(stored) ? stored : 'easy';
}
