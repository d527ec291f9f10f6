import type { Cell } from '@nanpure/engine';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Session } from '../session/session.ts';
import { newlyFinished } from './newly-finished.ts';

/** The duration of the animation in board.module.css. */
const GLOW_MS = 300;

const NOTHING: ReadonlySet<Cell> = new Set();

/** The cells of houses that were just completed, for the duration of the glow. */
export function useGlow(session: Session): ReadonlySet<Cell> {
  // The entry is seen first: what it has completed is looked for a moment later.
  const game = useDeferredValue(session.game);
  const [glowing, setGlowing] = useState(NOTHING);
  const previous = useRef(game);
  useEffect(() => {
    const finished = newlyFinished(previous.current, game);
    previous.current = game;
    if (finished.size > 0) setGlowing(finished);
  }, [game]);
  useEffect(() => {
    if (glowing.size === 0) return;
    const timer = setTimeout(() => setGlowing(NOTHING), GLOW_MS);
    return () => clearTimeout(timer);
  }, [glowing]);
  return glowing;
}
