import { addDays, type Day, weekdayOf } from '../../lib/calendar.ts';
import { KEPT_WEEKS } from './statistics.ts';

/** A day of the calendar; undefined where it is yet to come. */
export interface CalendarDay {
  readonly day: Day;
  readonly wins: number | undefined;
}

/** The last twelve weeks, each from Sunday to Saturday, up to the one of today. */
export function lastWeeks(
  days: Readonly<Record<Day, number>>,
  today: Day,
): readonly (readonly CalendarDay[])[] {
  const sunday = addDays(today, -weekdayOf(today));
  return Array.from({ length: KEPT_WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = addDays(sunday, 7 * (week - KEPT_WEEKS + 1) + weekday);
      return { day, wins: day > today ? undefined : (days[day] ?? 0) };
    }),
  );
}
