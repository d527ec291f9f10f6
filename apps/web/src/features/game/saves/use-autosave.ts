import { useCallback, useEffect, useRef, useState } from 'react';
import { deviceStorage } from '../../../lib/storage/storage.ts';
import { isInProgress, type Session } from '../session/session.ts';
import { gameStore } from './game-storage.ts';
import type { SaveSlot } from './save-slot.ts';

const SAVE_DELAY_MS = 100;
const SAVE_DELAY_AFTER_HINT_MS = 200;

/** Saves debounced after each change, and at once when the page is hidden or left. */
export function useAutosave(slot: SaveSlot, session: Session) {
  const latest = useRef(session);
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => {
    if (session.isToCome) return;
    const isAfterHint = latest.current.game.hintsUsed !== session.game.hintsUsed;
    latest.current = session;
    const save = () => {
      gameStore.save(slot, session);
      setIsSaved(isInProgress(session) && deviceStorage.trouble() === undefined);
    };
    const timer = setTimeout(save, isAfterHint ? SAVE_DELAY_AFTER_HINT_MS : SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [slot, session]);

  const flush = useCallback(() => {
    if (!latest.current.isToCome) gameStore.save(slot, latest.current);
  }, [slot]);
  useEffect(() => {
    const flushWhenHidden = () => document.hidden && flush();
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', flush);
    };
  }, [flush]);
  return { isSaved, flush };
}
