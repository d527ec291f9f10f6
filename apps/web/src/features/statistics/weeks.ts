import { addDays, type Day, monthOf, weekdayOf } from '../../lib/calendar.ts';

/** So many weeks are shown. */
export const WEEKS = 12;

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
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = addDays(sunday, 7 * (week - WEEKS + 1) + weekday);
      return { day, wins: day > today ? undefined : (days[day] ?? 0) };
    }),
  );
}

/** So many weeks the name of a month is wide. */
const NAME_WEEKS = 3;

/** The day whose month is named above each week: where another begins, and where the name has room before the next. */
export function monthsAbove(
  weeks: readonly (readonly CalendarDay[])[],
): readonly (Day | undefined)[] {
  const days = weeks.map(([first]) => first?.day ?? '');
  const months = days.map(monthOf);
  return days.map((day, week) => {
    const isShort = week === 0 && months[week] !== months[NAME_WEEKS - 1];
    return months[week] === months[week - 1] || isShort ? undefined : day;
  });
}
