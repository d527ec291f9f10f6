/** The names under which the site stores things in a browser, by what they are for. */
export const STORED_NAMES = {
  games: [
    'nanpure-game-easy',
    'nanpure-game-medium',
    'nanpure-game-hard',
    'nanpure-game-practice-…',
    'nanpure-game-own-…',
    'nanpure-game-daily-…',
  ],
  statistics: [
    'nanpure-statistics',
    'nanpure-daily',
    'nanpure-course',
    'nanpure-course-met',
    'nanpure-exercises',
  ],
  recent: ['nanpure-recent-easy', 'nanpure-recent-medium', 'nanpure-recent-hard'],
  credits: ['nanpure-credits'],
  settings: ['nanpure-settings', 'nanpure-level', 'nanpure-solver-asking', 'theme'],
  language: ['i18nextLng'],
  consent: ['klaro-consent', 'klaro-consent-given-at'],
  tab: ['nanpure-contact', 'nanpure-reloaded-at', 'nanpure-place', 'react-router-scroll-positions'],
  setAside: ['nanpure-…-unreadable-…'],
  caches: ['nanpure-site-…', 'nanpure-data'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
