import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../http/error-reason.ts';

/** The first wait, doubled each time up to the longest; in milliseconds. */
const FIRST_WAIT = 10;
const LONGEST_WAIT = 250;

/** Whether a database says that somebody else holds it. Then nothing was written. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(reasonOf(error));
}

/**
 * Tries again while somebody else holds the database, with a backoff, for `patience` milliseconds; then
 * rejects. SQLite's own busy timeout would wait in the event loop, and everybody with it.
 */
export async function retryWhileBusy<T>(attempt: () => Promise<T>, patience: number): Promise<T> {
  const deadline = performance.now() + patience;
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() + wait > deadline) throw error;
    }
    // Not all of those who wait come back at the same time.
    await sleep(wait * (0.5 + Math.random() / 2));
  }
}
