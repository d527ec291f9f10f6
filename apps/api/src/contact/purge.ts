import { LEGAL_FACTS } from '@nanpure/content/legal';
import { reasonOf } from '../http/errors/error-reason.ts';
import type { Logger } from '../http/logger.ts';
import type { ContactStore } from './store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** As the privacy policy promises. */
const { contactYears, suspiciousContactDays, messageKeyDays } = LEGAL_FACTS;

function yearsBefore(now: number, years: number): number {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() - years);
}

type PurgedStore = Pick<ContactStore, 'purge' | 'forgetKeys'>;

/**
 * Deletes the messages that are older than the privacy policy allows, and their keys; resolves to the number of
 * messages.
 */
export async function purgeOld(store: PurgedStore, now: number): Promise<number> {
  const suspicious = now - suspiciousContactDays * DAY_MS;
  // A day before they have to be gone, as a purge may fail.
  await store.forgetKeys(now - (messageKeyDays - 1) * DAY_MS);
  return store.purge({ all: yearsBefore(now, contactYears), suspicious });
}

/** As `setInterval`; returns a function that stops it. */
export type Repeat = (task: () => void, intervalMs: number) => () => void;

/** By the clock of this process, which the timer doesn't keep alive. */
export const repeatUnref: Repeat = (task, intervalMs) => {
  const timer = setInterval(task, intervalMs).unref();
  return () => clearInterval(timer);
};

export interface PurgeOptions {
  /** Undefined while there is no database yet. */
  readonly store: () => Promise<PurgedStore | undefined>;
  readonly logger: Logger;
  readonly now: () => number;
  readonly repeat: Repeat;
}

/**
 * Deletes old messages now and once an hour; returns a function that stops it. A failure is logged, and retried the
 * next hour.
 */
export function purgeHourly({ store, logger, now, repeat }: PurgeOptions): () => void {
  async function purge() {
    try {
      const messages = await store();
      const deleted = messages ? await purgeOld(messages, now()) : 0;
      if (deleted > 0) logger.info({ deleted }, 'old messages deleted');
    } catch (error) {
      logger.error({ reason: reasonOf(error) }, 'old messages not deleted');
    }
  }
  void purge();
  return repeat(() => void purge(), HOUR_MS);
}
