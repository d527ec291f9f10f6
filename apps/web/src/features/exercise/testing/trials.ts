import { IS_PROOF } from '../../../../../../packages/engine/src/testing/proof.ts';

export { LONG_TEST_MS } from '../../../../../../packages/engine/src/testing/proof.ts';

/** How many exercises of each kind are tried. */
export const EXERCISES = IS_PROOF ? 40 : 2;
