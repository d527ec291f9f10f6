import { TECHNIQUE_IDS } from '@nanpure/content';
import { DIFFICULTIES } from '@nanpure/engine';
import { isDay } from '../../../lib/calendar.ts';
import type { SafeStorage } from '../../../lib/storage/safe-storage.ts';
import { GAME_KEY_PREFIX, type SaveSlot } from './save-slot.ts';

function practiceSlot(name: string): SaveSlot | undefined {
  const [, level, id] = /^practice-([a-z]+)-(.+)$/.exec(name) ?? [];
  const difficulty = DIFFICULTIES.find((each) => each === level);
  const technique = TECHNIQUE_IDS.find((each) => each === id);
  return difficulty && technique && { kind: 'practice', difficulty, technique };
}

function ownSlot(name: string): SaveSlot | undefined {
  const puzzle = /^own-([1-9.]{81})$/.exec(name)?.[1];
  return puzzle === undefined ? undefined : { kind: 'own', puzzle };
}

function dailySlot(name: string): SaveSlot | undefined {
  const [, date = '', level] = /^daily-(\d{4}-\d\d-\d\d)-([a-z]+)$/.exec(name) ?? [];
  const difficulty = DIFFICULTIES.find((each) => each === level);
  return difficulty && isDay(date) ? { kind: 'daily', date, difficulty } : undefined;
}

/** The game that is saved under a storage key; undefined for any other key, and for what was set aside. */
export function slotOfKey(key: string): SaveSlot | undefined {
  if (!key.startsWith(GAME_KEY_PREFIX)) return undefined;
  const name = key.slice(GAME_KEY_PREFIX.length);
  const difficulty = DIFFICULTIES.find((each) => each === name);
  if (difficulty) return { kind: 'bank', difficulty };
  return practiceSlot(name) ?? ownSlot(name) ?? dailySlot(name);
}

/** Which games a storage has, in no particular order. */
export function savedSlots(storage: Pick<SafeStorage, 'keys'>): readonly SaveSlot[] {
  const keys = storage.keys();
  return (keys.ok ? keys.value : []).flatMap((key) => slotOfKey(key) ?? []);
}
