import { addDays, addMonths, type Day, type Month, weekdayOf } from '../../../lib/calendar.ts';

/** The days that can be chosen, from the first to the last. */
export interface DayRange {
  readonly first: Day;
  readonly last: Day;
}

/** As many as the longest month touches: all months are drawn as high. */
const WEEKS = 6;

/** The weeks of a month, each from Sunday to Saturday; undefined for the days of other months. */
export function weeksOf(month: Month): readonly (readonly (Day | undefined)[])[] {
  const first = `${month}-01`;
  const sunday = addDays(first, -weekdayOf(first));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = addDays(sunday, 7 * week + weekday);
      return day.startsWith(month) ? day : undefined;
    }),
  );
}

/** A day that can be chosen: the nearest one. */
export function withinRange(day: Day, { first, last }: DayRange): Day {
  if (day < first) return first;
  return day > last ? last : day;
}

/** The day that a key leads to, as grids of days have them; undefined for other keys. */
export function dayAfterKey(key: string, isShifted: boolean, day: Day): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, isShifted ? -12 : -1);
    case 'PageDown':
      return addMonths(day, isShifted ? 12 : 1);
    default:
      return undefined;
  }
}
