/**
 * Whether tests run at the length of a proof: `npm run proof`, or `PROOF=1 npx playwright test …`. Every day, what
 * repeats without another path through the code is tried less often.
 */
export const IS_PROOF = process.env.PROOF === '1';

/** Where both languages have the same elements, every day the one or the other is looked at. */
export const isTurnOf = (language: 'en' | 'ja', index: number) =>
  IS_PROOF || index % 2 === (language === 'en' ? 0 : 1);
