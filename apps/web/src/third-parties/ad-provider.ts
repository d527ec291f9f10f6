import { createAdsense } from './ads/adsense.ts';
import { AD_CLIENT, AD_UNITS } from './configured.ts';

/** Where this build's ads come from. */
export const adProvider = createAdsense({ client: AD_CLIENT, units: AD_UNITS });
