import { useEffect } from 'react';
import type { SessionAction } from './session.ts';

const BEAT = 1000;
/** Timers of a page that is seen are never this late, unless the machine slept. */
const LONGEST_GAP = 10_000;
/** The system's clock may drift from the steady one, but not by this much within a beat. */
const LARGEST_DRIFT = 1000;
/** In beats: as much of the playing time may be lost with a page that dies. */
const SAVED_EVERY = 5;

interface ClockGuardOptions {
  readonly isRunning: boolean;
  readonly dispatch: (action: SessionAction) => void;
  /** Saves the time that has passed. */
  readonly save: () => void;
}

/**
 * Watches the time while the game's clock runs: where the machine has slept, or its clock was set,
 * the game's clock goes on from the last beat before. Time that has passed as it should is saved.
 */
export function useClockGuard({ isRunning, dispatch, save }: ClockGuardOptions) {
  useEffect(() => {
    if (!isRunning) return;
    let last = { wall: Date.now(), steady: performance.now() };
    let beats = 0;
    const beat = () => {
      const now = { wall: Date.now(), steady: performance.now() };
      const wall = now.wall - last.wall;
      const steady = now.steady - last.steady;
      if (Math.max(wall, steady) > LONGEST_GAP || Math.abs(wall - steady) > LARGEST_DRIFT) {
        dispatch({ type: 'page-hidden', at: last.wall });
        dispatch({ type: 'page-shown', at: now.wall });
      } else if (++beats % SAVED_EVERY === 0) save();
      last = now;
    };
    const timer = setInterval(beat, BEAT);
    return () => clearInterval(timer);
  }, [isRunning, dispatch, save]);
}
