import { useEffect } from 'react';
import type { SessionAction } from './session.ts';

const TICK_MS = 1000;
/** Timers of a visible page are never this late unless the machine slept. */
const MAX_TICK_GAP_MS = 10_000;
/** How far the wall clock may move from the monotonic one within a tick. */
const MAX_DRIFT_MS = 1000;
/** The playing time that a page that dies may lose, in ticks. */
const TICKS_PER_SAVE = 5;

interface ClockGuardOptions {
  readonly isRunning: boolean;
  readonly dispatch: (action: SessionAction) => void;
  readonly save: () => void;
}

/**
 * Where the machine slept or its clock was set, the game's clock continues from the last tick before.
 * Saves every few ticks, so that little playing time is lost with a page that dies.
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
