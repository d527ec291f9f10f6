import { useEffect } from 'react';
import type { SessionAction } from './session.ts';

const TICK_MS = 1000;
/** Timers of a page that is seen are never this late, unless the machine slept. */
const MAX_TICK_GAP_MS = 10_000;
/** The system's clock may drift from the steady one, but not by this much within a beat. */
const MAX_DRIFT_MS = 1000;
/** In beats: as much of the playing time may be lost with a page that dies. */
const TICKS_PER_SAVE = 5;

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
    let ticks = 0;
    const tick = () => {
      const now = { wall: Date.now(), steady: performance.now() };
      const wall = now.wall - last.wall;
      const steady = now.steady - last.steady;
      if (Math.max(wall, steady) > MAX_TICK_GAP_MS || Math.abs(wall - steady) > MAX_DRIFT_MS) {
        dispatch({ type: 'page-hidden', at: last.wall });
        dispatch({ type: 'page-shown', at: now.wall });
      } else if (++ticks % TICKS_PER_SAVE === 0) save();
      last = now;
    };
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, dispatch, save]);
}
