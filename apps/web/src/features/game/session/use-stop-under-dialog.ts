import { useEffect } from 'react';
import type { SessionAction } from './session.ts';

/** Has the clock stand for as long as a dialog lies over the game. */
export function useStopUnderDialog(
  isUnderDialog: boolean,
  dispatch: (action: SessionAction) => void,
) {
  useEffect(() => {
    if (!isUnderDialog) return;
    dispatch({ type: 'dialog-opened', at: Date.now() });
    return () => dispatch({ type: 'dialog-closed', at: Date.now() });
  }, [isUnderDialog, dispatch]);
}
