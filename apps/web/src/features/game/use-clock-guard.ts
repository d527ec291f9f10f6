import { useEffect } from 'react';
import type { SessionAction } from './session.ts';

const BEAT = 1000;
/** Timers of a page that is seen are never this late, unless the machine slept. */
const LONGEST_GAP = 10_000;
/** The system's clock may drift from the steady one, but not by this much within a beat. */
const LARGEST_DRIFT = 1000;

/**
 * Watches the time while the game's clock runs: where the machine has slept, or its clock was set,
 * the game's clock goes on from the last beat before.
 */
export function useClockGuard(isRunning: boolean, dispatch: (action: SessionAction) => void) {
  useEffect(() => {
    if (!isRunning) return;
    let last = { wall: Date.now(), steady: performance.now() };
    const beat = () => {
      const now = { wall: Date.now(), steady: performance.now() };
      const wall = now.wall - last.wall;
      const steady = now.steady - last.steady;
      if (Math.max(wall, steady) > LONGEST_GAP || Math.abs(wall - steady) > LARGEST_DRIFT) {
        dispatch({ type: 'page-hidden', at: last.wall });
        dispatch({ type: 'page-shown', at: now.wall });
      }
      last = now;
    };
    const timer = setInterval(beat, BEAT);
    return () => clearInterval(timer);
  }, [isRunning, dispatch]);
}
