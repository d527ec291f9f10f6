import { useSyncExternalStore } from 'react';
import { type Day, dayOf, untilMidnight } from './calendar.ts';

/** Clocks are set and devices sleep: nobody looks at an old day for longer. */
const LONGEST_WAIT_MS = 60_000;

/** What happens when a page comes back to the eye. */
const RETURNS = ['visibilitychange', 'pageshow', 'focus'] as const;

/** Calls back when it may have become another day. */
function onNewDay(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        callback();
        wait();
      },
      Math.min(LONGEST_WAIT_MS, untilMidnight(Date.now())),
    );
  };
  wait();
  for (const name of RETURNS) window.addEventListener(name, callback);
  return () => {
    clearTimeout(timer);
    for (const name of RETURNS) window.removeEventListener(name, callback);
  };
}

/** The day that it is for the player, from midnight to midnight; undefined while the prerendered page is taken over. */
export function useToday(): Day | undefined {
  return useSyncExternalStore(
    onNewDay,
    () => dayOf(Date.now()),
    () => undefined,
  );
}
