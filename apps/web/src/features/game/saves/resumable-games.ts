import { CELLS } from '@nanpure/engine';
import type { Problem } from '@nanpure/engine/bank';
import { cellOf, isGiven, isWon } from '@nanpure/engine/game';
import type { SafeStorage } from '../../../lib/storage/safe-storage.ts';
import { formatElapsed } from '../session/clock.ts';
import { isInProgress, type Session } from '../session/session.ts';
import { type SaveSlot, saveKeyOf } from './save-slot.ts';
import { parseSavedGame } from './saved-game.ts';
import { savedSlots } from './saved-slots.ts';

/** A saved game, as others show it. */
export interface ShownGame<Slot extends SaveSlot = SaveSlot> {
  readonly slot: Slot;
  readonly problem: Problem;
  readonly state: 'new' | 'in-progress' | 'won';
  /** The playing time (`m:ss`). */
  readonly time: string;
  /** What is in each of the 81 cells. */
  readonly cells: readonly ('given' | 'entered' | 'empty')[];
  /** In milliseconds since 1970. */
  readonly savedAt: number;
}

type Storage = Pick<SafeStorage, 'readItem' | 'keys'>;

function stateOf(session: Session): ShownGame['state'] {
  if (isInProgress(session)) return 'in-progress';
  return isWon(session.game) ? 'won' : 'new';
}

/** The saved game of a slot; undefined where there is none, or none that can be read. */
export function readShownGame<Slot extends SaveSlot>(
  slot: Slot,
  { readItem }: Pick<SafeStorage, 'readItem'>,
): ShownGame<Slot> | undefined {
  const text = readItem(saveKeyOf(slot));
  const saved = text.ok && text.value !== undefined ? parseSavedGame(text.value) : undefined;
  if (!saved?.ok) return undefined;
  const { session, savedAt } = saved.value;
  const { game, clock, problem } = session;
  const cells = CELLS.map((cell) => {
    if (isGiven(game, cell)) return 'given';
    return cellOf(game, cell).value === 0 ? 'empty' : 'entered';
  });
  const time = formatElapsed(clock.elapsed);
  return { slot, problem, state: stateOf(session), time, cells, savedAt };
}

/**
 * The saved games, the one that was played last first. Saves that can't be read are skipped and left as they are:
 * only the game itself sets them aside.
 */
export function readShownGames(storage: Storage): readonly ShownGame[] {
  return savedSlots(storage)
    .flatMap((slot) => readShownGame(slot, storage) ?? [])
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** Those in progress. */
export function readResumableGames(storage: Storage): readonly ShownGame[] {
  return readShownGames(storage).filter(({ state }) => state === 'in-progress');
}
