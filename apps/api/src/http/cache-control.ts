/** For files whose name changes with their content. */
export const KEEP_FOR_EVER = 'public, max-age=31536000, immutable';

/** For all others: they may be kept, but not used without asking whether they are still the same. */
export const ASK_EACH_TIME = 'no-cache';

/** For files that change with a new version of a package only. */
export const KEEP_FOR_A_DAY = 'public, max-age=86400';
