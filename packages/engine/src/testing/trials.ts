/** Where every random test starts: the same numbers on each run, so that a failure comes back. */
export const SEED = 20_251_120;

/** Whether the tests run at the length of a proof, many minutes: `PROOF=1 npx vitest run …`. */
const IS_PROOF = isSet('PROOF');

/** Whether an environment variable is 1; false where there is no environment. */
function isSet(name: string): boolean {
  const { process } = globalThis as { process?: { env: Partial<Record<string, string>> } };
  return process?.env[name] === '1';
}

/** How much the random tests try on every day. */
const EVERYDAY = {
  cellSets: 300,
  grids: 300,
  boards: 3000,
  solvingPaths: 40,
  positions: 1000,
  comparedPositions: 1000,
  symmetricPositions: 200,
  ratings: 60,
  games: 120,
  movesOfGame: 150,
  movesToUndo: 1000,
  hintTexts: 1000,
};

/** How much they try for a proof; what is not named here stays as it is. */
const PROOF: Partial<typeof EVERYDAY> = {
  positions: 100_000,
  symmetricPositions: 10_000,
  ratings: 10_000,
  hintTexts: 10_000,
};

/** How much the random tests try. A longer proof raises these numbers and nothing else. */
export const TRIALS: Readonly<typeof EVERYDAY> = { ...EVERYDAY, ...(IS_PROOF ? PROOF : {}) };

/** How long a test with many trials may take, in milliseconds: far more than it needs. */
export const LONG_TEST_MS = IS_PROOF ? 3_600_000 : 60_000;
