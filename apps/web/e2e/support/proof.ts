/**
 * Whether tests run at the length of a proof: `npm run proof`, or `PROOF=1 npx playwright test …`. Every day, what
 * repeats without another path through the code is tried less often.
 */
export const IS_PROOF = process.env.PROOF === '1';
