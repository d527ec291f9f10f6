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

/** What holds now. Kept here too, so that choices last as long as the page where storage is blocked. */
let current: Settings | undefined;

function stored(): Settings {
  const text = readItem(SETTINGS_KEY);
  return parseSettings(text.ok ? text.value : undefined);
}

function tellListeners() {
  for (const listener of listeners) listener();
}

/** Another tab has changed them. */
function onStorage({ key }: StorageEvent) {
  if (key !== SETTINGS_KEY) return;
  current = stored();
  tellListeners();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

function settingsNow(): Settings {
  current ??= stored();
  return current;
}

/** The settings that hold. While a prerendered page is taken over, the usual ones. */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settingsNow, () => DEFAULT_SETTINGS);
}

/** Changes some of the settings, at once and for the next visits. */
export function changeSettings(changes: Partial<Settings>) {
  current = { ...settingsNow(), ...changes };
  writeItem(SETTINGS_KEY, serializeSettings(current));
  tellListeners();
}
