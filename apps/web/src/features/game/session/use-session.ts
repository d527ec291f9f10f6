import type { GameConfig } from '@nanpure/engine';
import { useEffect, useReducer } from 'react';
import { reduceSession, type Session, type SessionAction } from './session.ts';

const REJECTION_SHOWN_MS = 2000;

/** Stops the clock while the page is hidden. */
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
    const timer = setTimeout(() => dispatch({ type: 'dismiss-rejection' }), REJECTION_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [rejection, dispatch]);
}

/** Applies the settings at the start and whenever they change. */
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

/** The state of the game from `start` on, under the player's settings. */
export function useSession(start: Session, choices: Choices) {
  const [session, dispatch] = useConfigured(start, choices);
  usePageVisibility(dispatch);
  useRejectionTimeout(session, dispatch);
  return { session, dispatch };
}
