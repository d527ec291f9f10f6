import { DIFFICULTIES, type Difficulty } from '@nanpure/engine';
import type { SafeStorage } from '../../../lib/storage/safe-storage.ts';
import { formatElapsed } from '../session/clock.ts';
import { isInProgress } from '../session/session.ts';
import { gameKeyOf } from './game-key.ts';
import { parseSavedGame } from './saved-game.ts';

/**
 * The games in progress, with their playing time (`m:ss`). Saves that can't be read are skipped and
 * left as they are: only the game itself sets them aside.
 */
export function readResumableGames({
  readItem,
}: Pick<SafeStorage, 'readItem'>): Partial<Record<Difficulty, string>> {
  const games = DIFFICULTIES.flatMap((difficulty) => {
    const text = readItem(gameKeyOf(difficulty));
    const saved = text.ok && text.value !== undefined ? parseSavedGame(text.value) : undefined;
    if (!saved?.ok || !isInProgress(saved.value.session)) return [];
    return [[difficulty, formatElapsed(saved.value.session.clock.elapsed)] as const];
  });
  return Object.fromEntries(games);
}
