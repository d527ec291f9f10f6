interface ImportMetaEnv {
  /** The site's origin without a slash at the end, or empty when it is not known. */
  readonly PUBLIC_URL: string;
  /** Where the API answers, `/api` unless set. */
  readonly VITE_FUNCTIONS_BASE?: string;
  /** `off` where new puzzles cost nothing. */
  readonly VITE_REWARD_GATE?: string;
  /** Whether the build has any third party that takes consent. */
  readonly HAS_THIRD_PARTIES: boolean;
  /** The measurement id of Google Analytics, `G-…`, or empty. */
  readonly VITE_GA_MEASUREMENT_ID: string;
  /** The publisher's id for ads, `ca-pub-…`; empty, there are none. */
  readonly VITE_ADSENSE_CLIENT: string;
  /** The ids of ad units by placement. */
  readonly VITE_ADSENSE_SLOTS: Readonly<Record<string, string>>;
  /** Where Klaro comes from; empty, with the site. */
  readonly VITE_KLARO_URL: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
