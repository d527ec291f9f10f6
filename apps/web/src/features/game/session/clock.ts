/** Playing time, from timestamps: `running` is when it last began to run, if it runs. All in milliseconds. */
export interface Clock {
  readonly elapsed: number;
  readonly running: number | undefined;
}

/** A clock that stands at some elapsed time. */
export function stoppedClock(elapsed = 0): Clock {
  return { elapsed, running: undefined };
}

/** The clock running on from now; the same one if it runs already. */
export function startClock(clock: Clock, now: number): Clock {
  return clock.running === undefined ? { elapsed: clock.elapsed, running: now } : clock;
}

/** The elapsed time by now. A system clock that was set back takes nothing away. */
export function elapsedAt({ elapsed, running }: Clock, now: number): number {
  return running === undefined ? elapsed : elapsed + Math.max(0, now - running);
}

/** The clock standing at the time that has elapsed by now. */
export function stopClock(clock: Clock, now: number): Clock {
  return stoppedClock(elapsedAt(clock, now));
}

/** Elapsed time as m:ss, with as many minutes as it takes. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
