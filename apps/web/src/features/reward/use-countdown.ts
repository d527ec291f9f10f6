import { useEffect, useRef } from 'react';
import type { RewardEvent, RewardPhase } from './reward-phase.ts';

const SECOND_MS = 1000;

/** Counts the seconds of a tip. */
export function useCountdown(phase: RewardPhase, tell: (event: RewardEvent) => void) {
  useEffect(() => {
    if (phase.name !== 'tip') return;
    const timer = setTimeout(() => tell('second-over'), SECOND_MS);
    return () => clearTimeout(timer);
  }, [phase, tell]);
}

/** Calls back once the reward is granted, once. */
export function useGrant(phase: RewardPhase, onGranted: () => void) {
  const isTold = useRef(false);
  useEffect(() => {
    if (phase.name !== 'granted' || isTold.current) return;
    isTold.current = true;
    onGranted();
  }, [phase, onGranted]);
}
