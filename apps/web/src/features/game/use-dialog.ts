import { GAME_ANCHORS } from '@nanpure/content';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export type DialogName = keyof typeof GAME_ANCHORS;

const NAMES: readonly DialogName[] = ['settings', 'help'];

function dialogOf(hash: string): DialogName | undefined {
  return NAMES.find((name) => hash === `#${GAME_ANCHORS[name]}`);
}

/** The open dialog; at first the one that the hash of the URL names. */
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
