import { DEFAULT_GAME_CONFIG, type GameConfig, MISTAKE_POLICIES } from '@nanpure/engine/game';
import * as z from 'zod/mini';
import { parseJsonAs } from './storage/json.ts';
import { lazySchema } from './storage/lazy-schema.ts';

/** How large the digits of the board can be. */
export const DIGIT_SIZES = ['normal', 'large'] as const;

/** Where the settings are stored. */
export const SETTINGS_KEY = 'nanpure-settings';

/** The player's settings of the game. */
export interface Settings extends Pick<GameConfig, 'mistakePolicy' | 'removeNotes'> {
  readonly highlightPeers: boolean;
  readonly highlightSame: boolean;
  readonly showTimer: boolean;
  readonly vibrate: boolean;
  readonly leftHanded: boolean;
  readonly digitSize: (typeof DIGIT_SIZES)[number];
}

export const DEFAULT_SETTINGS: Settings = {
  mistakePolicy: DEFAULT_GAME_CONFIG.mistakePolicy,
  removeNotes: DEFAULT_GAME_CONFIG.removeNotes,
  highlightPeers: true,
  highlightSame: true,
  showTimer: true,
  vibrate: false,
  leftHanded: false,
  digitSize: 'normal',
};

/** Each setting is read by itself: an invalid one gets its default, the others hold. */
const settingsSchema = lazySchema(() =>
  z.object({
    mistakePolicy: z.catch(z.enum(MISTAKE_POLICIES), DEFAULT_SETTINGS.mistakePolicy),
    removeNotes: z.catch(z.boolean(), DEFAULT_SETTINGS.removeNotes),
    highlightPeers: z.catch(z.boolean(), DEFAULT_SETTINGS.highlightPeers),
    highlightSame: z.catch(z.boolean(), DEFAULT_SETTINGS.highlightSame),
    showTimer: z.catch(z.boolean(), DEFAULT_SETTINGS.showTimer),
    vibrate: z.catch(z.boolean(), DEFAULT_SETTINGS.vibrate),
    leftHanded: z.catch(z.boolean(), DEFAULT_SETTINGS.leftHanded),
    digitSize: z.catch(z.enum(DIGIT_SIZES), DEFAULT_SETTINGS.digitSize),
  }),
);

/**
 * Reads settings from text; whatever in it can't be read is as usual. Without a text the same object as the
 * prerendered page has, so that nothing is rendered again for it.
 */
export function parseSettings(text: string | undefined): Settings {
  if (text === undefined) return DEFAULT_SETTINGS;
  return parseJsonAs(text, settingsSchema()) ?? DEFAULT_SETTINGS;
}

/** Settings as text; `parseSettings` reads it back. */
export function serializeSettings(settings: Settings): string {
  return JSON.stringify(settings);
}
