import { IS_PROOF } from '../../../../packages/engine/src/testing/proof.ts';

/* Every day, what repeats without another path through the code is tried less often. */

export { IS_PROOF };

/** Whether a test whose way through the code is the same in both languages is run in this one: every day in one of them. */
export const isRunIn = (language: 'en' | 'ja', everyDay: 'en' | 'ja') =>
  IS_PROOF || language === everyDay;

/** Where both languages have the same elements, every day the one or the other is looked at. */
export const isTurnOf = (language: 'en' | 'ja', index: number) =>
  IS_PROOF || index % 2 === (language === 'en' ? 0 : 1);
