import type { Placement } from './ads/placements.ts';
import type { Choice } from './consent/answer/consent.ts';

/*
 * What this build has of third parties. Where it has none, these are constants that are false, and
 * the bundler leaves out all that depends on them.
 */

/** The measurement id of Google Analytics, or empty. */
export const MEASUREMENT_ID = import.meta.env.VITE_GA_MEASUREMENT_ID;

/** The publisher's id for ads, or empty. */
export const AD_CLIENT = import.meta.env.VITE_ADSENSE_CLIENT;

/** The ids of ad units by placement, as far as the publisher has any. */
export const AD_UNITS: Readonly<Partial<Record<Placement, string>>> = import.meta.env
  .VITE_ADSENSE_SLOTS;

/** Where Klaro comes from, or empty: with the site. */
export const KLARO_URL = import.meta.env.VITE_KLARO_URL;

/** What takes the visitor's consent; nobody is asked where it is nothing. */
export const SERVICES: readonly (keyof Choice)[] = [
  ...(MEASUREMENT_ID ? (['analytics'] as const) : []),
  ...(AD_CLIENT ? (['advertising'] as const) : []),
];
