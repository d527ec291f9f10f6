import type { RewardedAd, RewardProvider } from './provider.ts';

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

declare global {
  interface Window {
    /** Takes placements, before the script is there as a plain array. */
    adsbygoogle?: { push: (placement: RewardPlacement) => unknown };
  }
}

const SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js';

interface GoogleProviderOptions {
  /** The publisher's id, `ca-pub-…`. */
  readonly client: string;
  /** Whether the visitor has agreed; nothing is requested before. */
  readonly mayShowAds: () => boolean;
}

function loadScript(client: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.src = `${SCRIPT}?client=${encodeURIComponent(client)}`;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('the ad script could not be loaded'));
    });
    document.head.append(script);
  });
}

/** Asks the loaded script for one ad. */
function placeAd(): Promise<RewardedAd | undefined> {
  return new Promise((resolve) => {
    let onEnd: (outcome: 'viewed' | 'dismissed') => void = () => undefined;
    const queue: Window['adsbygoogle'] = window.adsbygoogle ?? ([] as RewardPlacement[]);
    window.adsbygoogle = queue;
    queue.push({
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
    });
  });
}

/** Rewarded ads from Google's Ad Placement API, once the visitor has agreed to ads. */
export function createGoogleProvider({
  client,
  mayShowAds,
}: GoogleProviderOptions): RewardProvider {
  let script: Promise<void> | undefined;
  return {
    find: async () => {
      if (!mayShowAds()) return undefined;
      script ??= loadScript(client);
      try {
        await script;
      } catch (reason) {
        // Another try next time.
        script = undefined;
        throw reason;
      }
      return await placeAd();
    },
  };
}
