import * as z from 'zod/mini';
import { dayOf, isDay } from '../../lib/calendar.ts';
import { parseJsonAs, readJson } from '../../lib/storage/json.ts';
import { lazySchema } from '../../lib/storage/lazy-schema.ts';
import { deviceStorage } from '../../lib/storage/storage.ts';
import { type Credits, creditsOn, grantReward, spendOnPuzzle } from './credits.ts';

/** Where the credits are stored. */
export const CREDITS_KEY = 'nanpure-credits';

/** Where an earlier version counted the ads that were seen. */
const OLD_AD_COUNT_KEY = 'nanpure-ad-count';

const creditsSchema = lazySchema(() =>
  z.object({
    date: z.string().check(z.refine(isDay)),
    credits: z.int().check(z.minimum(0)),
  }),
);

/** Reads credits from text; undefined where they are damaged. */
export function parseCredits(text: string): Credits | undefined {
  return parseJsonAs(text, creditsSchema());
}

type Storage = Pick<typeof deviceStorage, 'readItem' | 'writeItem' | 'removeItem'>;

/** The player's credits of today, read anew each time: other tabs spend them, too. */
export function createCreditAccount(storage: Storage, now: () => number) {
  const read = () => creditsOn(dayOf(now()), readJson(storage, CREDITS_KEY, creditsSchema));
  // A failure shows with those of the saved games; memory has the credits then.
  const write = (credits: Credits) => void storage.writeItem(CREDITS_KEY, JSON.stringify(credits));
  storage.removeItem(OLD_AD_COUNT_KEY);
  return {
    balance: () => read().credits,
    grant: () => write(grantReward(read())),
    /**
     * Has a new puzzle handed over and takes a credit for it; false where there are too few, and
     * nothing is handed over. The puzzle comes first: where the page dies, no credit is lost.
     */
    buy: (handOver: () => void) => {
      const left = spendOnPuzzle(read());
      if (!left) return false;
      handOver();
      write(left);
      return true;
    },
  };
}

/** The credits that this browser keeps. */
export function openCreditAccount() {
  return createCreditAccount(deviceStorage, Date.now);
}
