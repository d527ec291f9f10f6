import { isWon } from '@nanpure/engine';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Command } from './commands.ts';
import { clearGame, saveGame } from './game-storage.ts';
import { reduceSession, type Session, type SessionAction } from './session.ts';

const SAVE_DELAY = 100;
const REJECTION_SHOWN_FOR = 2000;

/** Stops the clock while the page can't be seen, and lets it go on when it can. */
function usePageVisibility(dispatch: (action: SessionAction) => void) {
  useEffect(() => {
    const report = () =>
      dispatch({ type: document.hidden ? 'page-hidden' : 'page-shown', at: Date.now() });
    document.addEventListener('visibilitychange', report);
    return () => document.removeEventListener('visibilitychange', report);
  }, [dispatch]);
}

function store(session: Session) {
  if (isWon(session.game)) clearGame(session.problem.difficulty);
  else saveGame(session, Date.now());
}

/** Saves shortly after each change, and at once when the page goes away. */
function useAutosave(session: Session) {
  const latest = useRef(session);
  useEffect(() => {
    latest.current = session;
    const timer = setTimeout(() => store(session), SAVE_DELAY);
    return () => clearTimeout(timer);
  }, [session]);

  useEffect(() => {
    const flush = () => store(latest.current);
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

function useRejectionTimeout(session: Session, dispatch: (action: SessionAction) => void) {
  const { rejection } = session.game;
  useEffect(() => {
    if (!rejection) return;
    const timer = setTimeout(() => dispatch({ type: 'dismiss-rejection' }), REJECTION_SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [rejection, dispatch]);
}

/** A session that goes on from its start, saved as it goes; `run` carries out a command of the player's. */
export function useSession(start: Session) {
  const [session, dispatch] = useReducer(reduceSession, start);
  usePageVisibility(dispatch);
  useAutosave(session);
  useRejectionTimeout(session, dispatch);
  const run = useCallback(
    (command: Command) => {
      const action = command.isPossible(session) && command.actionFor(session, Date.now());
      if (action) dispatch(action);
      return Boolean(action);
    },
    [session],
  );
  return { session, dispatch, run };
}
