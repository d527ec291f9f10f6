import { withTimeout } from '../../lib/with-timeout.ts';

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
const TIMEOUT_MS = { find: 2000, show: 120_000 } as const;

/**
 * A provider that never holds the player up: where it fails, is blocked or times out there is no ad, and an
 * ad that fails to end counts as dismissed.
 */
export function withTimeouts({ find }: RewardProvider): RewardProvider {
  const start = async () => await find();
  return {
    find: async () => {
      const ad = await withTimeout(start(), TIMEOUT_MS.find, undefined);
      const show = async () => await (ad?.show() ?? 'dismissed');
      return ad && { show: () => withTimeout(show(), TIMEOUT_MS.show, 'dismissed' as const) };
    },
  };
}
