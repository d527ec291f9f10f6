import { GAME_ANCHORS } from '@nanpure/content';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A window over the game. */
export type DialogName = keyof typeof GAME_ANCHORS;

const NAMES: readonly DialogName[] = ['settings', 'help'];

function dialogOf(hash: string): DialogName | undefined {
  return NAMES.find((name) => hash === `#${GAME_ANCHORS[name]}`);
}

/** The window that is open; at first the one that the address asks for, until it is closed. */
export function useDialog() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState(() => dialogOf(hash));
  const closeDialog = () => {
    setDialog(undefined);
    if (dialogOf(hash)) void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  return { dialog, openDialog: setDialog, closeDialog };
}
