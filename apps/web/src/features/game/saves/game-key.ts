import type { Difficulty } from '@nanpure/engine';

const GAME_KEY_PREFIX = 'nanpure-game-';

/** The storage key of the saved game of a difficulty. */
export function gameKeyOf(difficulty: Difficulty): string {
  return `${GAME_KEY_PREFIX}${difficulty}`;
}
