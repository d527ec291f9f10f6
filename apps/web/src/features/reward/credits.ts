import type { Day } from '../../lib/calendar.ts';

/** New puzzles that the player may still begin on a day. */
export interface Credits {
  readonly date: Day;
  readonly credits: number;
}

/** What a day starts with: its first puzzles cost no wait. */
const CREDITS_PER_DAY = 4;

/** What looking at the reward brings. */
export const CREDITS_PER_REWARD = 4;

/** What a new puzzle costs. */
const CREDITS_PER_PUZZLE = 1;

/** The credits of a day: those of another day are gone, and it starts anew. */
export function creditsOn(day: Day, stored: Credits | undefined): Credits {
  return stored?.date === day ? stored : { date: day, credits: CREDITS_PER_DAY };
}

/** The credits after a reward. */
export function grantReward({ date, credits }: Credits): Credits {
  return { date, credits: credits + CREDITS_PER_REWARD };
}

/** The credits after a new puzzle; undefined where there are too few. */
export function spendOnPuzzle({ date, credits }: Credits): Credits | undefined {
  return credits < CREDITS_PER_PUZZLE ? undefined : { date, credits: credits - CREDITS_PER_PUZZLE };
}
