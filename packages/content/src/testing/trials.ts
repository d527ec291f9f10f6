import { IS_PROOF } from '../../../engine/src/testing/proof.ts';

export { LONG_TEST_MS } from '../../../engine/src/testing/proof.ts';

/** Where every random test starts: the same numbers on each run, so that a failure comes back. */
export const SEED = 20_251_120;

/** How much the random tests try. */
export const TRIALS = IS_PROOF
  ? {
      hintTexts: 10_000,
      claimBoards: 30_000,
      claimGames: 100,
      referenceStride: 1,
      ladderPositions: 2000,
      ladderSteps: 100,
    }
  : {
      hintTexts: 500,
      claimBoards: 400,
      claimGames: 2,
      referenceStride: 4,
      ladderPositions: 60,
      ladderSteps: 5,
    };
