import { useEffect } from 'react';
import type { SessionAction } from './session.ts';

/** Stops the clock while a dialog is open over the game. */
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
