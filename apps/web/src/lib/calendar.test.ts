import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  dayOf,
  daysBetween,
  formatDay,
  isDay,
  untilMidnight,
  weekdayOf,
} from './calendar.ts';

describe('the calendar', () => {
  it("names the day of the player's own time zone @9.7", () => {
    expect(dayOf(new Date(2025, 6, 1, 0, 0).getTime())).toBe('2025-07-01');
    expect(dayOf(new Date(2025, 6, 1, 23, 59).getTime())).toBe('2025-07-01');
    expect(dayOf(new Date(2025, 11, 31, 23, 59).getTime() + 60_000)).toBe('2026-01-01');
  });

  it.each([
    ['2025-03-29', '2025-03-31', 2],
    ['2025-10-26', '2025-10-27', 1],
    ['2024-02-28', '2024-03-01', 2],
    ['2025-01-01', '2024-12-31', -1],
    ['2025-01-01', '2025-01-01', 0],
  ])('counts the days from %s to %s, whatever the clocks do', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });

  it('goes from day to day and knows their weekdays, whatever the clocks do', () => {
    expect(addDays('2025-03-29', 2)).toBe('2025-03-31');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(weekdayOf('2025-06-29')).toBe(0);
    expect(weekdayOf('2025-07-05')).toBe(6);
    expect(formatDay('2025-07-01', 'en', { month: 'long', day: 'numeric' })).toBe('July 1');
    expect(formatDay('2025-07-01', 'ja', { month: 'long', day: 'numeric' })).toBe('7月1日');
  });

  it.each(['', '2025', '2025-1-1', '2025-13-01', '2025-02-30', '2025-01-01T00:00', '0000-00-00'])(
    'knows no day %o',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );

  it('knows a leap day', () => {
    expect([isDay('2024-02-29'), isDay('2025-02-29')]).toEqual([true, false]);
  });
});

const HOUR = 3_600_000;

describe('midnight', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    // The same moment is another day, and another time of it, in each place.
    ['Pacific/Kiritimati', '2026-11-22T12:00:00Z', '2026-11-23', 22],
    ['Asia/Tokyo', '2026-11-22T12:00:00Z', '2026-11-22', 3],
    ['UTC', '2026-11-22T12:00:00Z', '2026-11-22', 12],
    ['America/Los_Angeles', '2026-11-22T12:00:00Z', '2026-11-22', 20],
    ['Pacific/Pago_Pago', '2026-11-22T10:00:00Z', '2026-11-21', 1],
    ['Asia/Kathmandu', '2026-11-22T12:00:00Z', '2026-11-22', 6.25],
    // Days of 23 and of 25 hours, from their beginning.
    ['America/New_York', '2026-03-08T05:00:00Z', '2026-03-08', 23],
    ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-01', 25],
    ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25', 25],
    // Where clocks go from midnight to one, the day begins at one.
    ['America/Havana', '2026-03-08T04:59:59Z', '2026-03-07', 1 / 3600],
    ['Australia/Lord_Howe', '2026-10-03T13:30:00Z', '2026-10-04', 23.5],
    ['Asia/Tokyo', '2028-02-28T15:00:00Z', '2028-02-29', 24],
  ])('in %s at %s', (zone, time, day, hours) => {
    vi.stubEnv('TZ', zone);
    const now = Date.parse(time);
    expect(dayOf(now)).toBe(day);
    expect(untilMidnight(now)).toBe(hours * HOUR);
    expect(dayOf(now + untilMidnight(now) - 1)).toBe(day);
    expect(dayOf(now + untilMidnight(now))).toBe(addDays(day, 1));
  });
});
