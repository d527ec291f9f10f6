/** Where every random test starts: the same numbers on each run, so that a failure comes back. */
export const SEED = 20_251_120;

/** Whether the tests run at the length of a proof, many minutes: `PROOF=1 npx vitest run …`. */
const { process } = globalThis as { process?: { env: Partial<Record<string, string>> } };
const IS_PROOF = process?.env.PROOF === '1';

/** How much the random tests try. */
export const TRIALS = IS_PROOF
  ? { hintTexts: 10_000, claimBoards: 30_000, claimGames: 100 }
  : { hintTexts: 500, claimBoards: 400, claimGames: 4 };

/** How long a test with many trials may take, in milliseconds: far more than it needs. */
export const LONG_TEST_MS = IS_PROOF ? 3_600_000 : 60_000;
