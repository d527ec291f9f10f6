import { isWon } from '@nanpure/engine/game';
import { useEffect, useRef } from 'react';
import type { Session } from '../session/session.ts';

const SHORT_MS = 60;

/** Vibrates at each counted mistake, if the setting is on and the device can. */
export function useVibration({ game }: Session, isWanted: boolean) {
  const { puzzle, mistakes } = game;
  // What its policy let pass is counted as the game is won.
  const isOver = isWon(game);
  const previous = useRef({ puzzle, mistakes });
  useEffect(() => {
    const before = previous.current;
    previous.current = { puzzle, mistakes };
    const isNew = before.puzzle === puzzle && mistakes > before.mistakes && !isOver;
    if (isNew && isWanted) navigator.vibrate?.(SHORT_MS);
  }, [puzzle, mistakes, isOver, isWanted]);
}
