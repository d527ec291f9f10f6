import type { GameConfig } from '@nanpure/engine/game';
import { useEffect, useReducer } from 'react';
import { blankSession } from './blank-session.ts';
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

type Choices = Pick<GameConfig, 'mistakePolicy' | 'removeNotes'>;

/** What happens to the session of a screen: its puzzle comes, too. */
type ScreenSessionAction =
  | SessionAction
  | { readonly type: 'begin'; readonly session: Session; readonly choices: Choices };

/** What does nothing before the puzzle is there. */
const ON_CELLS: readonly SessionAction['type'][] = ['press', 'focus'];

function reduceScreenSession(session: Session, action: ScreenSessionAction): Session {
  if (action.type !== 'begin') {
    return session.isToCome && ON_CELLS.includes(action.type)
      ? session
      : reduceSession(session, action);
  }
  const { isUnderDialog } = session;
  const begun = isUnderDialog ? { ...action.session, isUnderDialog } : action.session;
  return reduceSession(begun, { type: 'configure', config: action.choices });
}

/** Applies the settings as the puzzle comes and whenever they change. */
function useConfigured(start: Session | undefined, { mistakePolicy, removeNotes }: Choices) {
  const [session, dispatch] = useReducer(reduceScreenSession, undefined, blankSession);
  if (start && session.isToCome) {
    dispatch({ type: 'begin', session: start, choices: { mistakePolicy, removeNotes } });
  }
  useEffect(
    () => dispatch({ type: 'configure', config: { mistakePolicy, removeNotes } }),
    [mistakePolicy, removeNotes],
  );
  return [session, dispatch] as const;
}

/** The state of the game under the player's settings: a blank one until there is a `start`. */
export function useSession(start: Session | undefined, choices: Choices) {
  const [session, dispatch] = useConfigured(start, choices);
  usePageVisibility(dispatch);
  useRejectionTimeout(session, dispatch);
  return { session, dispatch };
}
