import type { RewardedAd, RewardProvider } from '../features/reward/provider.ts';
import { adQueue, loadAdScript } from './ads/google-ads.ts';

/** What Google's Ad Placement API takes for a rewarded ad. */
interface RewardPlacement {
  readonly type: 'reward';
  readonly name: string;
  /** An ad is there, and `showAd` shows it. */
  readonly beforeReward: (showAd: () => void) => void;
  readonly adViewed: () => void;
  readonly adDismissed: () => void;
  /** Always the last to be called, also when there was no ad. */
  readonly adBreakDone: () => void;
}

interface GoogleProviderOptions {
  /** The publisher's id, `ca-pub-…`. */
  readonly client: string;
  /** Whether the visitor has agreed; nothing is requested before. */
  readonly mayShowAds: () => boolean;
}

/** Asks the loaded script for one ad. */
function placeAd(): Promise<RewardedAd | undefined> {
  return new Promise((resolve) => {
    let onEnd: (outcome: 'viewed' | 'dismissed') => void = () => undefined;
    const placement: RewardPlacement = {
      type: 'reward',
      name: 'new-puzzle',
      beforeReward: (showAd) =>
        resolve({
          show: () =>
            new Promise((settle) => {
              onEnd = settle;
              showAd();
            }),
        }),
      adViewed: () => onEnd('viewed'),
      adDismissed: () => onEnd('dismissed'),
      adBreakDone: () => {
        resolve(undefined);
        onEnd('dismissed');
      },
    };
    adQueue().push(placement);
  });
}

/** Rewarded ads from Google's Ad Placement API, once the visitor has agreed to ads. */
export function createGoogleProvider({
  client,
  mayShowAds,
}: GoogleProviderOptions): RewardProvider {
  return {
    find: async () => {
      if (!mayShowAds()) return undefined;
      await loadAdScript(client);
      return await placeAd();
    },
  };
}
