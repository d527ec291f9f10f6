const MILLISECONDS_PER_DAY = 86_400_000;

/** A day of the player's calendar, as `2025-07-01`. */
export type Day = string;

/** The day that it is for the player at a time in milliseconds since 1970. */
export function dayOf(time: number): Day {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Whether a text names a day that there is. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** How many days later the second day is; negative for an earlier one. */
export function daysBetween(from: Day, to: Day): number {
  // Days of 24 hours each, as nobody sets the clock in UTC.
  return (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / MILLISECONDS_PER_DAY;
}

function asDate(day: Day): Date {
  return new Date(`${day}T00:00Z`);
}

/** The day that is so many days later; earlier for a negative number. */
export function addDays(day: Day, days: number): Day {
  return new Date(asDate(day).getTime() + days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

/** 0 for a Sunday to 6 for a Saturday. */
export function weekdayOf(day: Day): number {
  return asDate(day).getUTCDay();
}

/** A day as it is written in a language. */
export function formatDay(
  day: Day,
  language: string,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(asDate(day));
}

/** A month of the player's calendar, as `2025-07`. */
export type Month = string;

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The same day so many months later, earlier for a negative number; the last one where a month is too short. */
export function addMonths(day: Day, months: number): Day {
  const first = new Date(`${monthOf(day)}-01T00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const start = first.toISOString().slice(0, 10);
  first.setUTCMonth(first.getUTCMonth() + 1, 0);
  return addDays(start, Math.min(Number(day.slice(8)), first.getUTCDate()) - 1);
}

/** How long it is to the next midnight of the player, in milliseconds; days of 23 and 25 hours are no other. */
export function untilMidnight(time: number): number {
  const date = new Date(time);
  const next = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1);
  return next.getTime() - time;
}
