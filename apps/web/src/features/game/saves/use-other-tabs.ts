import { useEffect } from 'react';
import { deviceStorage } from '../../../lib/storage/storage.ts';
import { isInProgress, type Session } from '../session/session.ts';
import { gameStore } from './game-storage.ts';
import { type SaveSlot, saveKeyOf } from './save-slot.ts';

interface OtherTabsHandlers {
  /** Another tab plays the game in progress here; with its session, if that is saved. */
  readonly onPlayedElsewhere: (session: Session | undefined) => void;
  /** There is a newer save, and no progress here to lose. */
  readonly onNewerSave: () => void;
}

/** Whether the game in progress here is no longer stored: it was won, or given up. */
function isGone(slot: SaveSlot): boolean {
  const stored = deviceStorage.readStored(saveKeyOf(slot));
  return gameStore.isPlaying(slot) && stored.ok && stored.value === undefined;
}

/**
 * Watches what other tabs do to a saved game, and what they did while this page was
 * frozen or in the back/forward cache.
 */
export function useOtherTabs(
  slot: SaveSlot,
  { onPlayedElsewhere, onNewerSave }: OtherTabsHandlers,
) {
  useEffect(() => {
    const release = (session: Session | undefined) => {
      gameStore.release(slot);
      onPlayedElsewhere(session);
    };
    const checkForNewerSave = () => {
      const session = gameStore.newerElsewhere(slot);
      if (!session) return;
      if (gameStore.isPlaying(slot)) release(session);
      else onNewerSave();
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== saveKeyOf(slot)) return;
      if (newValue !== null) checkForNewerSave();
      else if (gameStore.isPlaying(slot)) release(undefined);
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // A later page of this tab has played on, perhaps to the end: it is gone, and what it left is the newest.
      const gone = isGone(slot);
      // Or the screen that is left would save it once more.
      if (gone) gameStore.release(slot);
      if (gone || gameStore.newerElsewhere(slot)) onNewerSave();
    };
    const stopRefusals = gameStore.onRefusal((refused, session) => {
      if (saveKeyOf(refused) !== saveKeyOf(slot)) return;
      if (isInProgress(session)) release(gameStore.newerElsewhere(slot));
      else onNewerSave();
    });
    const onVisible = () => document.hidden || checkForNewerSave();
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    document.addEventListener('visibilitychange', onVisible);
    document.addEventListener('resume', onVisible);
    return () => {
      stopRefusals();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
      document.removeEventListener('visibilitychange', onVisible);
      document.removeEventListener('resume', onVisible);
    };
  }, [slot, onPlayedElsewhere, onNewerSave]);
}
