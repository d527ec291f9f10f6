import { within } from '../../lib/within.ts';

/** An ad that is ready. */
export interface RewardedAd {
  /** Shows it; settles when it is gone. */
  readonly show: () => Promise<'viewed' | 'dismissed'>;
}

/** Where rewarded ads come from. */
export interface RewardProvider {
  /** An ad, or undefined when there is none. It may reject, or take for ever. */
  readonly find: () => Promise<RewardedAd | undefined>;
}

/** The default: no ads, so that it is always a tip. */
export const NO_ADS: RewardProvider = { find: () => Promise.resolve(undefined) };

/** How long the player waits for an ad to be found, and then for one to come to an end. */
const PATIENCE = { find: 2000, show: 120_000 } as const;

/**
 * A provider that never holds the player up: one that fails, is blocked or is slow has no ad, and an
 * ad that fails to end counts as dismissed.
 */
export function patient({ find }: RewardProvider): RewardProvider {
  const start = async () => await find();
  return {
    find: async () => {
      const ad = await within(start(), PATIENCE.find, undefined);
      const show = async () => await (ad?.show() ?? 'dismissed');
      return ad && { show: () => within(show(), PATIENCE.show, 'dismissed' as const) };
    },
  };
}
