import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False while the prerendered page is taken over, true from then on: for what depends on things
 * that were not known when the page was built (query and hash, stored settings).
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
