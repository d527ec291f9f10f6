import type { Cell } from '@nanpure/engine';
import { useEffect, useRef, useState } from 'react';
import type { Session } from '../session/session.ts';
import { newlyFinished } from './newly-finished.ts';

/** The duration of the animation in board.module.css. */
const GLOW_MS = 300;

const NOTHING: ReadonlySet<Cell> = new Set();

/** The cells of houses that were just completed, for the duration of the glow. */
export function useGlow({ game }: Session): ReadonlySet<Cell> {
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
