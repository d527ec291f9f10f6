import { withMemory } from './memory.ts';
import { createStorage } from './safe-storage.ts';

/** What this browser keeps for the site between visits, and in memory where it can't. */
export const deviceStorage = withMemory(createStorage(() => window.localStorage));

export const { readItem, writeItem } = deviceStorage;

/** What it keeps for this tab alone, through reloads. */
export const tabStorage = createStorage(() => window.sessionStorage);
