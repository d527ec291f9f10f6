import { IS_PROOF } from '../../../../packages/engine/src/testing/proof.ts';

/* Every day, what repeats without another path through the code is tried in part: another part each day. */

export { IS_PROOF };

type Language = 'en' | 'ja';

/** The day by which parts take turns, counted from 1970 and printed at the start; `DAY=20000` has that day’s again. */
const DAY = Number(process.env.DAY);

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

/**
 * The part of a list that is looked at today, where it takes so many days to see all of it. Lists of the same things
 * in two languages have an `offset`, so that each thing is seen in one of them sooner.
 */
export function ofToday<Item>(items: readonly Item[], days: number, offset = 0): readonly Item[] {
  return IS_PROOF ? items : items.filter((_, index) => (index + DAY + offset) % days === 0);
}
