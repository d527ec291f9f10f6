import type { Difficulty, TaughtTechniqueId } from '@nanpure/engine';
import type { Day } from '../../../lib/calendar.ts';

/** A puzzle of the bank, or one made on this device: one game for each difficulty. */
export interface BankSlot {
  readonly kind: 'bank';
  readonly difficulty: Difficulty;
}

/** A puzzle that a lesson leads to. */
export interface PracticeSlot {
  readonly kind: 'practice';
  readonly difficulty: Difficulty;
  readonly technique: TaughtTechniqueId;
}

/** A puzzle that the player has brought along, as 81 characters. */
export interface OwnSlot {
  readonly kind: 'own';
  readonly puzzle: string;
}

/** A puzzle of a day. */
export interface DailySlot {
  readonly kind: 'daily';
  readonly date: Day;
  readonly difficulty: Difficulty;
}

/** Which game it is, of all that are saved beside each other. */
export type SaveSlot = BankSlot | PracticeSlot | OwnSlot | DailySlot;

/** What the storage keys of all saved games start with. */
export const GAME_KEY_PREFIX = 'nanpure-game-';

function nameOf(slot: SaveSlot): string {
  switch (slot.kind) {
    case 'bank':
      return slot.difficulty;
    case 'practice':
      return `practice-${slot.difficulty}-${slot.technique}`;
    case 'own':
      return `own-${slot.puzzle}`;
    case 'daily':
      return `daily-${slot.date}-${slot.difficulty}`;
  }
}

/** The storage key of a saved game. */
export function saveKeyOf(slot: SaveSlot): string {
  return GAME_KEY_PREFIX + nameOf(slot);
}
