import { deviceStorage } from '../../../lib/storage/storage.ts';
import { createGameStore } from './game-store.ts';

/** Two tabs never have the same; a tab that is loaded again has another one. */
const tab = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** The saved games of this browser. */
export const gameStore = createGameStore({ storage: deviceStorage, tab, now: Date.now });
