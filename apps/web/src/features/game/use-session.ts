import { useCallback, useEffect, useReducer } from 'react';
import type { Command } from './commands.ts';
import { reduceSession, type Session, type SessionAction } from './session.ts';
import { useAutosave } from './use-autosave.ts';
import { useClockGuard } from './use-clock-guard.ts';

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
  useClockGuard(session.clock.running !== undefined, dispatch);
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
