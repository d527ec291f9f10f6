import type { Difficulty } from '@nanpure/engine';

/** Where the saved games are, one for each difficulty: the key without the difficulty. */
const GAME_KEY_PREFIX = 'nanpure-game-';

/** The key of the saved game of a difficulty. */
export function gameKeyOf(difficulty: Difficulty): string {
  return `${GAME_KEY_PREFIX}${difficulty}`;
}
