import type { Difficulty } from '@nanpure/engine';
import { useEffect } from 'react';
import { isInProgress, type Session } from '../session/session.ts';
import { gameKeyOf } from './game-key.ts';
import { gameStore } from './game-storage.ts';

interface OtherTabsHandlers {
  /** Another tab plays the game in progress here; with its session, if that is saved. */
  readonly onPlayedElsewhere: (session: Session | undefined) => void;
  /** There is a newer save, and no progress here to lose. */
  readonly onNewerSave: () => void;
}

/**
 * Watches what other tabs do to the saved game of a difficulty, and what they did while this page was
 * frozen or in the back/forward cache.
 */
export function useOtherTabs(
  difficulty: Difficulty,
  { onPlayedElsewhere, onNewerSave }: OtherTabsHandlers,
) {
  useEffect(() => {
    const release = (session: Session | undefined) => {
      gameStore.release(difficulty);
      onPlayedElsewhere(session);
    };
    const checkForNewerSave = () => {
      const session = gameStore.newerElsewhere(difficulty);
      if (!session) return;
      if (gameStore.isPlaying(difficulty)) release(session);
      else onNewerSave();
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== gameKeyOf(difficulty)) return;
      if (newValue !== null) checkForNewerSave();
      else if (gameStore.isPlaying(difficulty)) release(undefined);
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // A later page of this tab has played on: it is gone, and its save is the newest.
      if (persisted && gameStore.newerElsewhere(difficulty)) onNewerSave();
    };
    const stopRefusals = gameStore.onRefusal((session) => {
      if (session.problem.difficulty !== difficulty) return;
      if (isInProgress(session)) release(gameStore.newerElsewhere(difficulty));
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
  }, [difficulty, onPlayedElsewhere, onNewerSave]);
}
