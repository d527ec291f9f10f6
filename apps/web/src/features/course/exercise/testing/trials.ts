import { ofToday } from '../../../../../../../packages/engine/src/testing/day.ts';

export { LONG_TEST_MS } from '../../../../../../../packages/engine/src/testing/proof.ts';

/** How many exercises of each kind are tried: all of them in a proof, and another one every day. */
const EXERCISES = 40;

/** The numbers of those that are tried today. */
export const NUMBERS = ofToday([...new Array(EXERCISES).keys()], EXERCISES);
