import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../../lib/storage/storage.ts';
import { type Consent, createConsentStore, UNKNOWN } from './consent-store.ts';

/** The answer that this browser keeps. */
export const deviceConsent = createConsentStore({
  storage: deviceStorage,
  now: Date.now,
  window: () => window,
});

/** What the visitor has agreed to; nothing while the prerendered page is taken over. */
export function useConsent(): Consent {
  return useSyncExternalStore(deviceConsent.subscribe, deviceConsent.current, () => UNKNOWN);
}
