import { CELLS } from '@nanpure/engine';
import { cellOf, isWon } from '@nanpure/engine/game';
import type { SafeStorage } from '../../../lib/storage/safe-storage.ts';
import { isInProgress } from '../session/session.ts';
import { type SaveSlot, saveKeyOf } from './save-slot.ts';
import { parseSavedGame, type SavedGame } from './saved-game.ts';
import { savedSlots } from './saved-slots.ts';

/** So many games of a kind are kept beside each other. */
export const MOST_GAMES_OF_A_KIND = 20;

interface StoredGame {
  readonly slot: SaveSlot;
  readonly saved: SavedGame;
}

type Storage = Pick<SafeStorage, 'keys' | 'readItem'>;

/** The other games of a kind that can be read, oldest first. */
function othersLike(slot: SaveSlot, storage: Storage): readonly StoredGame[] {
  return savedSlots(storage)
    .filter((each) => each.kind === slot.kind && saveKeyOf(each) !== saveKeyOf(slot))
    .flatMap((each) => {
      const text = storage.readItem(saveKeyOf(each));
      const saved = text.ok && text.value !== undefined ? parseSavedGame(text.value) : undefined;
      return saved?.ok ? [{ slot: each, saved: saved.value }] : [];
    })
    .sort((a, b) => a.saved.savedAt - b.saved.savedAt);
}

/** What goes first: games that were never begun, then finished ones; undefined for one in progress. */
function rankOf({ saved: { session } }: StoredGame): number | undefined {
  if (isInProgress(session)) return undefined;
  return isWon(session.game) ? 1 : 0;
}

/** A game in progress that would be given up. */
interface GameToGiveUp {
  readonly slot: SaveSlot;
  /** In milliseconds since 1970. */
  readonly savedAt: number;
  /** How many of the 81 cells hold a digit. */
  readonly filled: number;
}

function toGiveUp({ slot, saved: { session, savedAt } }: StoredGame): GameToGiveUp {
  const filled = CELLS.filter((cell) => cellOf(session.game, cell).value !== 0).length;
  return { slot, savedAt, filled };
}

/** Whether they are the same games, and none was played since. */
export function isSameGames(
  some: readonly GameToGiveUp[],
  others: readonly GameToGiveUp[],
): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

/** What has to go before a game can be kept as well. */
export interface RoomNeeded {
  /** Of these nothing is lost. */
  readonly free: readonly SaveSlot[];
  /** The player has to agree to these: they are in progress, those played longest ago. */
  readonly inProgress: readonly GameToGiveUp[];
}

/** What makes room for a game beside the others of its kind. Saves that can't be read stay, and don't count. */
export function roomNeeded(slot: SaveSlot, storage: Storage): RoomNeeded {
  const others = othersLike(slot, storage);
  const excess = Math.max(0, others.length + 1 - MOST_GAMES_OF_A_KIND);
  const idle = others
    .flatMap((game) => {
      const rank = rankOf(game);
      return rank === undefined ? [] : [{ slot: game.slot, rank }];
    })
    .sort((a, b) => a.rank - b.rank);
  const free = idle.slice(0, excess).map((each) => each.slot);
  const inProgress = others
    .filter((game) => rankOf(game) === undefined)
    .slice(0, excess - free.length)
    .map(toGiveUp);
  return { free, inProgress };
}
