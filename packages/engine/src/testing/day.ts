import { environmentOf, IS_PROOF } from './proof.ts';

/* Every day, what takes long and repeats without another path through the code is tried in part: another part each day. */

const MS_A_DAY = 86_400_000;

/** The day by which parts take turns, counted from 1970 and printed where tests start; `DAY=20000` has that day’s again. */
export const DAY = Number(environmentOf('DAY') ?? Math.floor(Date.now() / MS_A_DAY));

/**
 * The part of a list that is looked at today, where it takes so many days to see all of it. Lists of the same things
 * in two languages have an `offset`, so that each thing is seen in one of them sooner.
 */
export function ofToday<Item>(items: readonly Item[], days: number, offset = 0): readonly Item[] {
  return IS_PROOF ? items : items.filter((_, index) => (index + DAY + offset) % days === 0);
}
