/** Where every random test starts: the same numbers on each run, so that a failure comes back. */
export const SEED = 20_251_120;
