import { deviceStorage } from '../../../lib/storage/storage.ts';
import { createGameStore } from './game-store.ts';

/** Unique for each load of a page. */
const tab = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** The saved games of this browser. */
export const gameStore = createGameStore({ storage: deviceStorage, tab, now: Date.now });
