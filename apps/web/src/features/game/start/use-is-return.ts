import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isWayBack } from '../../../lib/way-back.ts';
import { gameStore } from '../saves/game-storage.ts';
import type { SaveSlot } from '../saves/save-slot.ts';

/** Whether the browser has loaded the page again, and not for an address that was followed or typed in. */
function isLoadedAgain(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type !== 'navigate');
}

/**
 * Whether the player comes back to a game, by a reload, through the history, or by the link that leads back to it.
 * Any other link leads to a new one. Stays what it was at first.
 */
export function useIsReturn(slot: SaveSlot): boolean {
  const { key, state } = useLocation();
  const isByHistory = useNavigationType() === 'POP';
  const [isReturn] = useState(() => {
    if (!isByHistory) return isWayBack(state);
    // A place that a link has led to is only come back to. The one that the page was loaded at is, the second time.
    return key !== 'default' || gameStore.isKnown(slot) || isLoadedAgain();
  });
  return isReturn;
}
