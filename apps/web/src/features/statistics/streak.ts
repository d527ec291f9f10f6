import { addDays, type Day, daysBetween } from '../../lib/calendar.ts';

/** Days on which a game was won, one after the other. */
export interface Streak {
  /** The latest day with a win; null before the first. */
  readonly lastDay: Day | null;
  /** How many days in a row up to that one. */
  readonly length: number;
  readonly longest: number;
}

/** What tells of a streak: the stored one, which may be longer than days are kept, and the wins of each day. */
export interface Played {
  readonly streak: Streak;
  readonly days: Readonly<Record<Day, number>>;
}

/** How many of the days of a streak are no later than a day; none where that isn't one of them. */
function lengthWithin({ lastDay, length }: Streak, day: Day): number {
  return lastDay && day <= lastDay ? Math.max(0, length - daysBetween(day, lastDay)) : 0;
}

/** How many days in a row there are up to a day, whatever was played on later ones. */
function lengthUpTo({ streak, days }: Played, day: Day): number {
  let length = 0;
  while (days[addDays(day, -length)]) length += 1;
  return length + lengthWithin(streak, addDays(day, -length));
}

/**
 * The streak after a win on a day, which counts in `days` already. One that ends on a later day (the clock was wrong, or
 * the player has flown west) gives way once this one is longer: until then, the days alone tell of this one.
 */
export function countDay(streak: Streak, days: Played['days'], day: Day): Streak {
  const length = lengthUpTo({ streak, days }, day);
  const longest = Math.max(streak.longest, length);
  const isLater = day >= (streak.lastDay ?? '');
  const gained = isLater || length > streak.length ? { lastDay: day, length } : {};
  return { ...streak, ...gained, longest };
}

/** How many days in a row a game was won, up to today and at the most; yesterday's streak can still go on. */
export function streakOn(played: Played, today: Day) {
  const current = lengthUpTo(played, today) || lengthUpTo(played, addDays(today, -1));
  return { current, longest: Math.max(current, played.streak.longest) };
}
