import type { Cell } from '@nanpure/engine';
import { useEffect, useRef, useState } from 'react';
import type { Session } from '../session/session.ts';
import { newlyFinished } from './finished-houses.ts';

/** As long as the glow in the stylesheet of the board. */
const GLOW_MS = 300;

const NOTHING: ReadonlySet<Cell> = new Set();

/** The cells that glow for a moment, as a row, column or box of theirs was just finished. */
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
