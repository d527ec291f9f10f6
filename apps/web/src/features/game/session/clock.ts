/** Playing time, from timestamps: `running` is when it last began to run, if it runs. All in milliseconds. */
export interface Clock {
  readonly elapsed: number;
  readonly running: number | undefined;
}

/** A stopped clock. */
export function stoppedClock(elapsed = 0): Clock {
  return { elapsed, running: undefined };
}

/** The clock running from `now` on; the same object if it runs already. */
export function startClock(clock: Clock, now: number): Clock {
  return clock.running === undefined ? { elapsed: clock.elapsed, running: now } : clock;
}

/** The elapsed time at `now`; never less than before, even if the system clock was set back. */
export function elapsedAt({ elapsed, running }: Clock, now: number): number {
  return running === undefined ? elapsed : elapsed + Math.max(0, now - running);
}

/** The clock stopped at the time elapsed at `now`. */
export function stopClock(clock: Clock, now: number): Clock {
  return stoppedClock(elapsedAt(clock, now));
}

/** Elapsed time as m:ss, with as many minutes as it takes. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
