import { GAME_ANCHORS } from '@nanpure/content';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DialogName } from './commands/command.ts';

const ANCHORED = ['settings', 'help'] as const satisfies readonly (keyof typeof GAME_ANCHORS)[];

function dialogOf(hash: string): DialogName | undefined {
  return ANCHORED.find((name) => hash === `#${GAME_ANCHORS[name]}`);
}

/** The open dialog; at first the one that the hash of the URL names. */
export function useDialog() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<DialogName | undefined>(() => dialogOf(hash));
  const closeDialog = () => {
    setDialog(undefined);
    if (dialogOf(hash)) void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  return { dialog, openDialog: setDialog, closeDialog };
}
