import type { GameConfig } from '@nanpure/engine/game';
import { useEffect, useReducer } from 'react';
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

/** Has the game follow the player's choices, from the start and whenever they change. */
function useConfigured(start: Session, { mistakePolicy, removeNotes }: Choices) {
  const [session, dispatch] = useReducer(reduceSession, start, (initial) =>
    reduceSession(initial, { type: 'configure', config: { mistakePolicy, removeNotes } }),
  );
  useEffect(
    () => dispatch({ type: 'configure', config: { mistakePolicy, removeNotes } }),
    [mistakePolicy, removeNotes],
  );
  return [session, dispatch] as const;
}

type Choices = Pick<GameConfig, 'mistakePolicy' | 'removeNotes'>;

/** A session that goes on from its start under the player's choices, saved as it goes. */
export function useSession(start: Session, choices: Choices) {
  const [session, dispatch] = useConfigured(start, choices);
  usePageVisibility(dispatch);
  const { isSaved, flush } = useAutosave(session);
  useClockGuard({ isRunning: session.clock.running !== undefined, dispatch, save: flush });
  useRejectionTimeout(session, dispatch);
  return { session, dispatch, isSaved };
}
