import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../../../lib/storage/storage.ts';
import { type Consent, createConsentStore, UNKNOWN } from './consent-store.ts';

/** The answer that this browser keeps. */
// Marked, so that a build that asks nobody leaves it out.
export const deviceConsent = /* @__PURE__ */ createConsentStore({
  storage: deviceStorage,
  now: Date.now,
  window: () => window,
});

/** What the visitor has agreed to; nothing while the prerendered page is taken over. */
export function useConsent(): Consent {
  return useSyncExternalStore(deviceConsent.subscribe, deviceConsent.current, () => UNKNOWN);
}

/** Told to the window when the visitor wants to see the settings. */
const SETTINGS_WANTED = 'consent-settings-wanted';

/** Opens the settings, wherever on the page they are. */
export function openSettings() {
  window.dispatchEvent(new Event(SETTINGS_WANTED));
}

/** Calls back when the settings are wanted; the result ends that. */
export function onSettingsWanted(listener: () => void) {
  window.addEventListener(SETTINGS_WANTED, listener);
  return () => window.removeEventListener(SETTINGS_WANTED, listener);
}
