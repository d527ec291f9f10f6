import { useSyncExternalStore } from 'react';
import type { StorageTrouble } from './memory.ts';
import { deviceStorage } from './storage.ts';

/** What is wrong with the browser's storage at present; undefined while all that is written stays. */
export function useStorageTrouble(): StorageTrouble | undefined {
  return useSyncExternalStore(deviceStorage.onTrouble, deviceStorage.trouble, () => undefined);
}
