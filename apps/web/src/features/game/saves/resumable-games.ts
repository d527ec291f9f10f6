import { CELLS } from '@nanpure/engine';
import { cellOf, isGiven } from '@nanpure/engine/game';
import type { SafeStorage } from '../../../lib/storage/safe-storage.ts';
import { formatElapsed } from '../session/clock.ts';
import { isInProgress } from '../session/session.ts';
import { type SaveSlot, saveKeyOf } from './save-slot.ts';
import { parseSavedGame } from './saved-game.ts';
import { savedSlots } from './saved-slots.ts';

/** A game that waits to be gone on with, as others show it. */
export interface ResumableGame {
  readonly slot: SaveSlot;
  /** The playing time (`m:ss`). */
  readonly time: string;
  /** What is in each of the 81 cells. */
  readonly cells: readonly ('given' | 'entered' | 'empty')[];
  /** In milliseconds since 1970. */
  readonly savedAt: number;
}

function readGame(
  slot: SaveSlot,
  { readItem }: Pick<SafeStorage, 'readItem'>,
): readonly ResumableGame[] {
  const text = readItem(saveKeyOf(slot));
  const saved = text.ok && text.value !== undefined ? parseSavedGame(text.value) : undefined;
  if (!saved?.ok || !isInProgress(saved.value.session)) return [];
  const { session, savedAt } = saved.value;
  const { game, clock } = session;
  const cells = CELLS.map((cell) => {
    if (isGiven(game, cell)) return 'given';
    return cellOf(game, cell).value === 0 ? 'empty' : 'entered';
  });
  return [{ slot, time: formatElapsed(clock.elapsed), cells, savedAt }];
}

/**
 * The games in progress, the one that was played last first. Saves that can't be read are skipped and
 * left as they are: only the game itself sets them aside.
 */
export function readResumableGames(
  storage: Pick<SafeStorage, 'readItem' | 'keys'>,
): readonly ResumableGame[] {
  return savedSlots(storage)
    .flatMap((slot) => readGame(slot, storage))
    .sort((a, b) => b.savedAt - a.savedAt);
}
