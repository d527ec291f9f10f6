import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../http/errors/error-reason.ts';

/** Exponential backoff. */
const MIN_BACKOFF_MS = 10;
const MAX_BACKOFF_MS = 250;

/** Whether another connection holds the lock of the database. Then nothing was written. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(reasonOf(error));
}

/**
 * Retries with exponential backoff while another connection holds the lock of the database; rejects after
 * `timeoutMs`. SQLite's own busy timeout would block the event loop.
 */
export async function retryWhileBusy<T>(attempt: () => Promise<T>, timeoutMs: number): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (let backoff = MIN_BACKOFF_MS; ; backoff = Math.min(2 * backoff, MAX_BACKOFF_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() + backoff > deadline) throw error;
    }
    // Jitter: those that wait don't all retry at the same time.
    await sleep(backoff * (0.5 + Math.random() / 2));
  }
}
