import type { RewardProvider } from '../features/reward/provider.ts';
import { AD_CLIENT } from './configured.ts';
import { deviceConsent } from './consent/answer/device-consent.ts';

const mayShowAds = () => deviceConsent.current().advertising;

/** Ads between two puzzles, for players who agree to ads; undefined where the site has none. */
export const rewardedAds: RewardProvider | undefined = import.meta.env.VITE_ADSENSE_CLIENT
  ? {
      find: async () => {
        const { createGoogleProvider } = await import('./google-reward-provider.ts');
        return await createGoogleProvider({ client: AD_CLIENT, mayShowAds }).find();
      },
    }
  : undefined;
