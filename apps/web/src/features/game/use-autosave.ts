import { useEffect, useRef, useState } from 'react';
import { deviceStorage } from '../../lib/storage/storage.ts';
import { gameStore } from './game-storage.ts';
import { isInProgress, type Session } from './session.ts';

const SAVE_DELAY = 100;
const SAVE_DELAY_AFTER_HINT = 200;
/** As much of the playing time may be lost with a page that dies. */
const TIME_SAVED_EVERY = 10_000;

/**
 * Saves shortly after each change, at once when the page goes away, and now and then for the time
 * that has passed; tells whether it has.
 */
export function useAutosave(session: Session): boolean {
  const latest = useRef(session);
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => {
    const isAfterHint = latest.current.game.hintsUsed !== session.game.hintsUsed;
    latest.current = session;
    const save = () => {
      gameStore.save(session);
      setIsSaved(isInProgress(session) && deviceStorage.trouble() === undefined);
    };
    const timer = setTimeout(save, isAfterHint ? SAVE_DELAY_AFTER_HINT : SAVE_DELAY);
    return () => clearTimeout(timer);
  }, [session]);

  const isRunning = session.clock.running !== undefined;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => gameStore.save(latest.current), TIME_SAVED_EVERY);
    return () => clearInterval(timer);
  }, [isRunning]);

  useEffect(() => {
    const flush = () => gameStore.save(latest.current);
    const flushWhenHidden = () => document.hidden && flush();
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', flush);
    };
  }, []);
  return isSaved;
}
