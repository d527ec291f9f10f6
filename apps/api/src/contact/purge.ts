import { LEGAL_FACTS } from '@nanpure/content/legal';
import type { Logger } from '../dependencies.ts';
import { reasonOf } from '../http/error-reason.ts';
import type { ContactStore } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The privacy policy's promise. */
const { contactYears, suspiciousContactDays } = LEGAL_FACTS;

function yearsBefore(now: number, years: number): number {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() - years);
}

/** Deletes the messages that are older than the privacy policy allows; says how many. */
export function purgeOld(store: Pick<ContactStore, 'purge'>, now: number): Promise<number> {
  const suspicious = now - suspiciousContactDays * DAY;
  return store.purge({ all: yearsBefore(now, contactYears), suspicious });
}

/** Calls a task every so many milliseconds, until the function that comes back is called. */
export type Repeat = (task: () => void, every: number) => () => void;

/** Repeats by the clock of this process, and keeps no process alive that has nothing else to do. */
export const repeatUnref: Repeat = (task, every) => {
  const timer = setInterval(task, every).unref();
  return () => clearInterval(timer);
};

/** What the daily purge needs. */
export interface PurgeOptions {
  /** Undefined as long as nothing was ever stored. */
  readonly store: () => Promise<Pick<ContactStore, 'purge'> | undefined>;
  readonly logger: Logger;
  readonly now: () => number;
  readonly repeat: Repeat;
}

/**
 * Deletes old messages now and once a day from now on, until the function that comes back is called.
 * What fails is logged, and tried again the next day.
 */
export function purgeDaily({ store, logger, now, repeat }: PurgeOptions): () => void {
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
  return repeat(() => void purge(), DAY);
}
