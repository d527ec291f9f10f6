import { useEffect } from 'react';
import { isInProgress, type Session } from '../session/session.ts';
import { gameStore } from './game-storage.ts';
import { type SaveSlot, saveKeyOf } from './save-slot.ts';

interface OtherTabsHandlers {
  /** Another tab plays the game in progress here; with its session, if that is saved. */
  readonly onPlayedElsewhere: (session: Session | undefined) => void;
  /** There is a newer save, and no progress here to lose. */
  readonly onNewerSave: () => void;
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
      // A later page of this tab has played on: it is gone, and its save is the newest.
      if (persisted && gameStore.newerElsewhere(slot)) onNewerSave();
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
