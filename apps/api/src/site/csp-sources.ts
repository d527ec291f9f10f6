import { type CspSources, WIDENABLE_DIRECTIVES } from '../http/security-headers.ts';

/** The third parties that the pages of a site load once a visitor agrees. */
export interface ThirdParties {
  readonly analytics: boolean;
  readonly ads: boolean;
  /** The origin that Klaro is loaded from, where it isn't part of the site. */
  readonly klaro: string | null;
}

/** A site that loads nothing from elsewhere. */
export const NO_THIRD_PARTIES: ThirdParties = { analytics: false, ads: false, klaro: null };

/** What the Content-Security-Policy of a built site depends on. */
export interface SitePolicy {
  /** The inline scripts of its pages, as `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  readonly thirdParties: ThirdParties;
}

/** As Google documents for its tag. */
const ANALYTICS: CspSources = {
  scriptSrc: ['https://*.googletagmanager.com'],
  imgSrc: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connectSrc: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** Where AdSense has its scripts, its frames and its fraud detection. */
const AD_HOSTS = [
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.google.com',
  'https://*.adtrafficquality.google',
];

const ADS: CspSources = {
  scriptSrc: [...AD_HOSTS, 'https://*.googleadservices.com', 'https://*.googletagservices.com'],
  // Ads load images from anywhere; images can't run code.
  imgSrc: ['https:'],
  connectSrc: AD_HOSTS,
  frameSrc: AD_HOSTS,
  // Its script adds elements with inline styles; styles can't run code either.
  styleSrc: ["'unsafe-inline'"],
};

/** What the policy has to allow for the inline scripts and third parties of a site. */
export function cspSources({ scriptHashes, thirdParties }: SitePolicy): CspSources {
  const { analytics, ads, klaro } = thirdParties;
  const all: readonly CspSources[] = [
    { scriptSrc: scriptHashes },
    ...(analytics ? [ANALYTICS] : []),
    ...(ads ? [ADS] : []),
    ...(klaro ? [{ scriptSrc: [klaro] }] : []),
  ];
  const merged = WIDENABLE_DIRECTIVES.map(
    (directive) =>
      [directive, [...new Set(all.flatMap((sources) => sources[directive] ?? []))]] as const,
  );
  return Object.fromEntries(merged);
}
