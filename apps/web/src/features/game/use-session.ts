import { type GameConfig, isWon } from '@nanpure/engine';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { clearGame, saveGame } from './game-storage.ts';
import { isInProgress, reduceSession, type Session, type SessionAction } from './session.ts';

const SAVE_DELAY = 100;
const SAVE_DELAY_AFTER_HINT = 200;
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

/**
 * Saves shortly after each change, and at once when the page goes away. `isSaved` once it was done;
 * `giveUp` forgets the game for good.
 */
function useAutosave(session: Session) {
  const latest = useRef(session);
  const isGivenUp = useRef(false);
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => {
    const isHint = latest.current.game.hintsUsed !== session.game.hintsUsed;
    latest.current = session;
    const save = () => {
      if (isGivenUp.current) return;
      store(session);
      setIsSaved(isInProgress(session));
    };
    const timer = setTimeout(save, isHint ? SAVE_DELAY_AFTER_HINT : SAVE_DELAY);
    return () => clearTimeout(timer);
  }, [session]);

  useEffect(() => {
    const flush = () => isGivenUp.current || store(latest.current);
    const flushWhenHidden = () => document.hidden && flush();
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', flush);
    };
  }, []);

  const giveUp = useCallback(() => {
    isGivenUp.current = true;
    clearGame(latest.current.problem.difficulty);
  }, []);
  return { isSaved, giveUp };
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
  const { isSaved, giveUp } = useAutosave(session);
  useRejectionTimeout(session, dispatch);
  return { session, dispatch, isSaved, giveUp };
}
