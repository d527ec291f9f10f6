import { DEFAULT_GAME_CONFIG, MISTAKE_POLICIES } from '@nanpure/engine/game';
import * as z from 'zod/mini';
import { parseJsonAs } from './storage/json.ts';

/** How large the digits of the board can be. */
export const DIGIT_SIZES = ['normal', 'large'] as const;

/** Where the settings are stored. */
export const SETTINGS_KEY = 'nanpure-settings';

/** The settings with their defaults. Each is read by itself: an invalid one gets its default, the others hold. */
const settingsSchema = z.object({
  mistakePolicy: z.catch(z.enum(MISTAKE_POLICIES), DEFAULT_GAME_CONFIG.mistakePolicy),
  removeNotes: z.catch(z.boolean(), DEFAULT_GAME_CONFIG.removeNotes),
  highlightPeers: z.catch(z.boolean(), true),
  highlightSame: z.catch(z.boolean(), true),
  showTimer: z.catch(z.boolean(), true),
  vibrate: z.catch(z.boolean(), false),
  leftHanded: z.catch(z.boolean(), false),
  digitSize: z.catch(z.enum(DIGIT_SIZES), 'normal'),
});

/** The player's settings of the game. */
export type Settings = Readonly<z.infer<typeof settingsSchema>>;

export const DEFAULT_SETTINGS: Settings = settingsSchema.parse({});

/**
 * Reads settings from text; whatever in it can't be read is as usual. Without a text the same object as the
 * prerendered page has, so that nothing is rendered again for it.
 */
export function parseSettings(text: string | undefined): Settings {
  if (text === undefined) return DEFAULT_SETTINGS;
  return parseJsonAs(text, settingsSchema) ?? DEFAULT_SETTINGS;
}

/** Settings as text; `parseSettings` reads it back. */
export function serializeSettings(settings: Settings): string {
  return JSON.stringify(settings);
}
