/** Whether the tests run at the length of a proof, many minutes: `PROOF=1 npx vitest run …`. */
const IS_PROOF = process.env.PROOF === '1';

/** How many exercises of each kind are tried. */
export const EXERCISES = IS_PROOF ? 40 : 3;

/** How long a test with many trials may take, in milliseconds: far more than it needs. */
export const LONG_TEST_MS = IS_PROOF ? 3_600_000 : 60_000;
