/** The third parties that a build of the site talks to once a visitor agrees. */
export interface ThirdParties {
  readonly analytics: boolean;
  readonly ads: boolean;
  /** The origin that Klaro comes from, where it doesn't come with the site. */
  readonly klaro: string | null;
}

/** What a site has that is its own from end to end. */
export const NO_THIRD_PARTIES: ThirdParties = { analytics: false, ads: false, klaro: null };

/** The directives of the content security policy that third parties widen. */
type WidenedDirective = 'scriptSrc' | 'imgSrc' | 'connectSrc' | 'frameSrc' | 'styleSrc';

type Sources = Readonly<Partial<Record<WidenedDirective, readonly string[]>>>;

/** What Google's documentation of the tag asks for. */
const ANALYTICS: Sources = {
  scriptSrc: ['https://*.googletagmanager.com'],
  imgSrc: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connectSrc: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** Where AdSense has its scripts, its frames and its checks of who is looking. */
const AD_HOSTS = [
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.google.com',
  'https://*.adtrafficquality.google',
];

const ADS: Sources = {
  scriptSrc: [...AD_HOSTS, 'https://*.googleadservices.com', 'https://*.googletagservices.com'],
  // Ads bring pictures from anywhere; pictures run nothing.
  imgSrc: ['https:'],
  connectSrc: AD_HOSTS,
  frameSrc: AD_HOSTS,
  // Its script writes styles into the elements that it adds. A style runs nothing either.
  styleSrc: ["'unsafe-inline'"],
};

/** What a policy has to allow for the third parties, beside what it allows anyway. */
export function sourcesOf({ analytics, ads, klaro }: ThirdParties) {
  const parties: readonly Sources[] = [
    ...(analytics ? [ANALYTICS] : []),
    ...(ads ? [ADS] : []),
    ...(klaro ? [{ scriptSrc: [klaro] }] : []),
  ];
  return (directive: WidenedDirective): string[] => [
    ...new Set(parties.flatMap((sources) => sources[directive] ?? [])),
  ];
}
