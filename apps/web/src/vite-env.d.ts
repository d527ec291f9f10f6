interface ImportMetaEnv {
  /** The site's origin without a slash at the end, or empty when it is not known. */
  readonly PUBLIC_URL: string;
  /** Where the API answers, `/api` unless set. */
  readonly VITE_FUNCTIONS_BASE?: string;
  /** `off` where new puzzles cost nothing. */
  readonly VITE_REWARD_GATE?: string;
  /** The id of the site in Google Analytics, `G-…`; without it nothing is measured. */
  readonly VITE_GA_MEASUREMENT_ID?: string;
  /** Where the consent window comes from, if not with the site. */
  readonly VITE_KLARO_URL?: string;
  /** The publisher's id for ads, `ca-pub-…`; without it there are none. */
  readonly VITE_ADSENSE_CLIENT?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
