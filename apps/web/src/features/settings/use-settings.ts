import { useSyncExternalStore } from 'react';
import {
  DEFAULT_SETTINGS,
  parseSettings,
  SETTINGS_KEY,
  type Settings,
  serializeSettings,
} from '../../lib/settings.ts';
import { readItem, writeItem } from '../../lib/storage/storage.ts';

const listeners = new Set<() => void>();

/** What holds now, and the text that says so. */
let current: { readonly text: string | undefined; readonly settings: Settings } | undefined;

/** Reads them again: another tab may have changed them while nobody listened. The same text keeps the same object. */
function readAgain(): Settings {
  const read = readItem(SETTINGS_KEY);
  const text = read.ok ? read.value : undefined;
  if (!current || current.text !== text) current = { text, settings: parseSettings(text) };
  return current.settings;
}

function tellListeners() {
  for (const listener of listeners) listener();
}

/** Another tab has changed them. */
function onStorage({ key }: StorageEvent) {
  if (key !== SETTINGS_KEY) return;
  readAgain();
  tellListeners();
}

/** Calls back after each change, on this page or another; the result ends that. */
export function subscribeToSettings(listener: () => void) {
  if (listeners.size === 0) {
    readAgain();
    window.addEventListener('storage', onStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** Those that hold; the same object until something changes. */
export function settingsNow(): Settings {
  return current?.settings ?? readAgain();
}

/** The settings that hold. While a prerendered page is taken over, the usual ones. */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribeToSettings, settingsNow, () => DEFAULT_SETTINGS);
}

/** Changes some of the settings, at once and for the next visits; where storage is blocked, for this one. */
export function changeSettings(changes: Partial<Settings>) {
  const settings = { ...readAgain(), ...changes };
  const text = serializeSettings(settings);
  writeItem(SETTINGS_KEY, text);
  current = { text, settings };
  tellListeners();
}
