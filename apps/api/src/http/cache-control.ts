/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For all other files: caches keep them, and revalidate them each time. */
export const NO_CACHE = 'no-cache';

/** For what changes with a new version only: of a package, of the bank, of how a board is drawn. */
export const ONE_DAY = 'public, max-age=86400';

/** For replies that stay the same until the next deploy. */
export const ONE_HOUR = 'public, max-age=3600';
