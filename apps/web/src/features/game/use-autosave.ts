import { useEffect, useRef } from 'react';
import { gameStore } from './game-storage.ts';
import type { Session } from './session.ts';

const SAVE_DELAY = 100;
const SAVE_DELAY_AFTER_HINT = 200;

/** Saves shortly after each change, and at once when the page goes away. */
export function useAutosave(session: Session) {
  const latest = useRef(session);
  useEffect(() => {
    const isAfterHint = latest.current.game.hintsUsed !== session.game.hintsUsed;
    latest.current = session;
    const timer = setTimeout(
      () => gameStore.save(session),
      isAfterHint ? SAVE_DELAY_AFTER_HINT : SAVE_DELAY,
    );
    return () => clearTimeout(timer);
  }, [session]);

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
}
