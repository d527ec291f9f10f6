/** Where every random test starts: the same numbers on each run, so that a failure comes back. */
export const SEED = 20_251_120;

/** How much the random tests try. A longer proof raises these numbers and nothing else. */
export const TRIALS = {
  cellSets: 300,
  grids: 300,
  boards: 3000,
  solvingPaths: 40,
  positions: 1000,
  symmetricPositions: 200,
  ratings: 60,
  games: 60,
  movesOfGame: 150,
} as const;

/** How long a test with many trials may take, in milliseconds: far more than it needs. */
export const LONG_TEST_MS = 60_000;
