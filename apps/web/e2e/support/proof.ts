import { DAY, ofToday } from '../../../../packages/engine/src/testing/day.ts';
import { IS_PROOF } from '../../../../packages/engine/src/testing/proof.ts';

/* Every day, what repeats without another path through the code is tried in part: another part each day. */

export { DAY, IS_PROOF, ofToday };

type Language = 'en' | 'ja';

/** Whether a test whose way through the code is the same in both languages is run in this one: each has every other day. */
export const isRunIn = (language: Language, onEvenDays: Language) =>
  IS_PROOF || (language === onEvenDays) === (DAY % 2 === 0);

/** The language of tests whose way through the code is the same in both; both of them for a proof. */
export const LANGUAGES_OF_TODAY: readonly Language[] = (['en', 'ja'] as const).filter((language) =>
  isRunIn(language, 'en'),
);

/** Where both languages have the same elements, each has every other one. */
export const isTurnOf = (language: Language, index: number) =>
  IS_PROOF || index % 2 === (language === 'en' ? 0 : 1);
