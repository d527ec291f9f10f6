import { useEffect } from 'react';
import type { SessionAction } from './session.ts';

/** Has the clock stand for as long as a dialog lies over the game. */
export function useCover(isCovered: boolean, dispatch: (action: SessionAction) => void) {
  useEffect(() => {
    if (!isCovered) return;
    dispatch({ type: 'covered', at: Date.now() });
    return () => dispatch({ type: 'uncovered', at: Date.now() });
  }, [isCovered, dispatch]);
}
