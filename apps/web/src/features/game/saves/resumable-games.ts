import { CELLS, DIFFICULTIES, type Difficulty } from '@nanpure/engine';
import { cellOf, isGiven } from '@nanpure/engine/game';
import type { SafeStorage } from '../../../lib/storage/safe-storage.ts';
import { formatElapsed } from '../session/clock.ts';
import { isInProgress } from '../session/session.ts';
import { gameKeyOf } from './game-key.ts';
import { parseSavedGame } from './saved-game.ts';

/** A game that waits to be gone on with, as others show it. */
export interface ResumableGame {
  readonly difficulty: Difficulty;
  /** The playing time (`m:ss`). */
  readonly time: string;
  /** What is in each of the 81 cells. */
  readonly cells: readonly ('given' | 'entered' | 'empty')[];
  /** In milliseconds since 1970. */
  readonly savedAt: number;
}

function readGame(
  difficulty: Difficulty,
  { readItem }: Pick<SafeStorage, 'readItem'>,
): readonly ResumableGame[] {
  const text = readItem(gameKeyOf(difficulty));
  const saved = text.ok && text.value !== undefined ? parseSavedGame(text.value) : undefined;
  if (!saved?.ok || !isInProgress(saved.value.session)) return [];
  const { session, savedAt } = saved.value;
  const { game, clock } = session;
  const cells = CELLS.map((cell) => {
    if (isGiven(game, cell)) return 'given';
    return cellOf(game, cell).value === 0 ? 'empty' : 'entered';
  });
  return [{ difficulty, time: formatElapsed(clock.elapsed), cells, savedAt }];
}

/**
 * The games in progress, the one that was played last first. Saves that can't be read are skipped and
 * left as they are: only the game itself sets them aside.
 */
export function readResumableGames(
  storage: Pick<SafeStorage, 'readItem'>,
): readonly ResumableGame[] {
  return DIFFICULTIES.flatMap((difficulty) => readGame(difficulty, storage)).sort(
    (a, b) => b.savedAt - a.savedAt,
  );
}
