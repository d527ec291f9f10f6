import { describe, expect, it } from 'vitest';
import { addDays } from '../../lib/calendar.ts';
import { withMemory } from '../../lib/storage/memory.ts';
import { createStorage } from '../../lib/storage/safe-storage.ts';
import { memoryArea } from '../../lib/storage/testing.ts';
import { dayOfHash, hashOfDay, hashOfName, nameOfHash } from './address.ts';
import { dayAfterKey, weeksOf, withinRange } from './calendar/month.ts';
import {
  DAILY_KEY,
  loadRecords,
  makeRecords,
  parseRecords,
  recordBegun,
  recordSolved,
} from './daily-storage.ts';
import {
  countBegun,
  countSolved,
  type DailyRecords,
  dailyStreak,
  NO_RECORDS,
  resultOf,
  solvedCount,
} from './records.ts';

const RESULT = { time: 60_000, hints: 0, mistakes: 0 };

/** A puzzle begun and solved: `begunOn` is the day on which that was. */
function solve(records: DailyRecords, date: string, begunOn = date): DailyRecords {
  const name = { date, difficulty: 'easy' as const };
  return countSolved(countBegun(records, name, begunOn), name, RESULT);
}

const solveAll = (days: readonly string[]) =>
  days.reduce((records, day) => solve(records, day), NO_RECORDS);

describe('the days in a row', () => {
  it.each([
    [[], '2026-11-22', 0, 0],
    [['2026-11-22'], '2026-11-22', 1, 1],
    [['2026-11-21', '2026-11-22'], '2026-11-22', 2, 2],
    // Today's is still to come.
    [['2026-11-20', '2026-11-21'], '2026-11-22', 2, 2],
    [['2026-11-20', '2026-11-21'], '2026-11-23', 0, 2],
    [['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-22'], '2026-11-22', 1, 3],
    // A leap day, the ends of a month and of a year, and days on which clocks are set.
    [['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01', 3, 3],
    [['2026-12-31', '2027-01-01'], '2027-01-01', 2, 2],
    [['2026-03-28', '2026-03-29', '2026-03-30'], '2026-03-30', 3, 3],
    [['2026-10-31', '2026-11-01', '2026-11-02'], '2026-11-02', 3, 3],
    // The clock was set back, or the player has flown west: days to come count once they are there.
    [['2026-11-21', '2026-11-22'], '2026-11-21', 1, 2],
    [['2026-11-21', '2026-11-22'], '2026-11-10', 0, 2],
    // The clock was a year ahead: days to come end nothing, and keep nothing alive.
    [['2027-11-20', '2026-11-20', '2026-11-21', '2026-11-22'], '2026-11-22', 3, 3],
    [['2026-11-20', '2027-11-20'], '2026-11-21', 1, 1],
    [['2026-11-20', '2027-11-20'], '2027-06-01', 0, 1],
    // In whatever order they were solved.
    [['2026-11-22', '2026-11-20', '2026-11-21'], '2026-11-22', 3, 3],
  ])('are counted: %j on %s', (days, today, current, longest) => {
    expect(dailyStreak(solveAll(days), today)).toEqual({ current, longest });
  });

  it('count what was begun on its day and solved after midnight, and not what was begun later @13.8', () => {
    const name = { date: '2026-11-21', difficulty: 'hard' } as const;
    const begun = countBegun(NO_RECORDS, name, '2026-11-21');
    const solved = countSolved(begun, name, RESULT);
    expect(solved.results['2026-11-21']?.hard).toMatchObject({ onDay: true });
    expect(solved.begun).toEqual([]);
    expect(dailyStreak(solved, '2026-11-22')).toEqual({ current: 1, longest: 1 });
    const late = solve(solved, '2026-11-20', '2026-11-22');
    expect(late.results['2026-11-20']?.easy).toMatchObject({ onDay: false });
    expect(dailyStreak(late, '2026-11-22')).toEqual({ current: 1, longest: 1 });
    expect(solvedCount(late)).toBe(2);
  });

  it('are as long as a year of them', () => {
    const year = Array.from({ length: 366 }, (_, day) => addDays('2028-01-01', day));
    expect(dailyStreak(solveAll(year), '2028-12-31')).toEqual({ current: 366, longest: 366 });
    expect(makeRecords(solveAll(year)).length).toBeLessThan(40_000);
  });
});

describe('records', () => {
  const NAME = { date: '2026-11-22', difficulty: 'hard' } as const;

  it('keep the first result of a puzzle', () => {
    const first = countSolved(NO_RECORDS, NAME, RESULT);
    expect(countSolved(first, NAME, { ...RESULT, time: 1 })).toBe(first);
    expect(countBegun(first, NAME, NAME.date)).toBe(first);
    const begun = countBegun(NO_RECORDS, NAME, NAME.date);
    expect(countBegun(begun, NAME, NAME.date)).toBe(begun);
  });

  it('remember the latest thirty puzzles that were begun', () => {
    const days = Array.from({ length: 31 }, (_, day) => addDays(NAME.date, day));
    const { begun } = days.reduce(
      (records, date) => countBegun(records, { ...NAME, date }, date),
      NO_RECORDS,
    );
    expect(begun.map(({ date }) => date)).toEqual(days.slice(1));
  });

  it('have the time in whole milliseconds, and hints and mistakes each as what it is', () => {
    const result = resultOf({ elapsed: 1234.6, hintsUsed: 2, mistakes: 5 });
    expect(result).toEqual({ time: 1235, hints: 2, mistakes: 5 });
  });

  it('are stored, and read back by another tab', () => {
    const area = memoryArea();
    const [one, other] = [0, 1].map(() => withMemory(createStorage(() => area)));
    const noon = new Date(2026, 10, 22, 12).getTime();
    recordBegun(NAME, one, noon);
    recordSolved({ ...NAME, difficulty: 'easy' }, RESULT, other, noon);
    recordSolved(NAME, RESULT, one, noon);
    const records = loadRecords(other, noon);
    expect(records.results).toEqual({
      '2026-11-22': { easy: { ...RESULT, onDay: false }, hard: { ...RESULT, onDay: true } },
    });
    expect(parseRecords(makeRecords(records))).toEqual({ ok: true, value: records });
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a day that there is not', makeRecords({ ...NO_RECORDS, results: { '2026-02-30': {} } })],
    [
      'a difficulty that there is not',
      '{"schemaVersion":1,"results":{"2026-11-22":{"__proto__x":{}}},"begun":[]}',
    ],
    ['a time below nothing', makeRecords(countSolved(NO_RECORDS, NAME, { ...RESULT, time: -1 }))],
  ])('with %s are set aside, not lost', (_what, text) => {
    const area = memoryArea();
    area.setItem(DAILY_KEY, text);
    expect(loadRecords(withMemory(createStorage(() => area)), 7)).toEqual(NO_RECORDS);
    expect(area.getItem(`${DAILY_KEY}-unreadable-7`)).toBe(text);
  });

  it('of a later version of the site stay as they are', () => {
    const area = memoryArea();
    const text = '{"schemaVersion":2,"results":[]}';
    area.setItem(DAILY_KEY, text);
    const storage = withMemory(createStorage(() => area));
    recordBegun(NAME, storage, new Date(2026, 10, 22).getTime());
    expect(area.getItem(DAILY_KEY)).toBe(text);
  });

  it('are of the day on which a puzzle was begun, to the last second', () => {
    const area = memoryArea();
    const storage = withMemory(createStorage(() => area));
    recordBegun(NAME, storage, new Date(2026, 10, 23).getTime());
    expect(loadRecords(storage).begun).toEqual([]);
    recordBegun(NAME, storage, new Date(2026, 10, 23).getTime() - 1);
    expect(loadRecords(storage).begun).toEqual([NAME]);
  });
});

describe('the calendar of a month', () => {
  it.each([
    ['2026-02', 28, '2026-02-01'],
    ['2028-02', 29, undefined],
    ['2026-08', 31, undefined],
    ['2026-11', 30, '2026-11-01'],
  ])('of %s has its days in six weeks', (month, count, firstSunday) => {
    const weeks = weeksOf(month);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    const days = weeks.flat().filter((day) => day !== undefined);
    expect(days).toHaveLength(count);
    expect(days.at(-1)).toBe(`${month}-${count}`);
    expect(weeks[0]?.[0]).toBe(firstSunday);
  });

  it.each([
    ['ArrowLeft', false, '2026-10-31'],
    ['ArrowRight', false, '2026-11-02'],
    ['ArrowUp', false, '2026-10-25'],
    ['ArrowDown', false, '2026-11-08'],
    ['Home', false, '2026-11-01'],
    ['End', false, '2026-11-07'],
    ['PageUp', false, '2026-10-01'],
    ['PageDown', false, '2026-12-01'],
    ['PageUp', true, '2025-11-01'],
    ['PageDown', true, '2027-11-01'],
    ['a', false, undefined],
  ])('is walked by keys: %s (shifted: %s)', (key, isShifted, day) => {
    expect(dayAfterKey(key, isShifted, '2026-11-01')).toBe(day);
  });

  it.each([
    ['PageUp', false, '2026-03-31', '2026-02-28'],
    ['PageDown', false, '2028-01-31', '2028-02-29'],
    ['PageDown', true, '2028-02-29', '2029-02-28'],
    ['PageUp', false, '2026-01-15', '2025-12-15'],
  ])('by months keeps the day, where there is one: %s (shifted: %s) from %s', (...step) => {
    const [key, isShifted, from, to] = step;
    expect(dayAfterKey(key, isShifted, from)).toBe(to);
  });

  it('stays within the days that can be chosen', () => {
    const range = { first: '2026-01-01', last: '2026-11-22' };
    const days = ['2025-12-31', '2026-05-05', '2026-11-23'];
    expect(days.map((day) => withinRange(day, range))).toEqual([
      '2026-01-01',
      '2026-05-05',
      '2026-11-22',
    ]);
  });
});

describe('the address of a day or a puzzle', () => {
  it('is read back as it was written', () => {
    const name = { date: '2028-02-29', difficulty: 'medium' } as const;
    expect(nameOfHash(hashOfName(name))).toEqual(name);
    expect(dayOfHash(hashOfDay(name.date))).toBe(name.date);
  });

  it.each([
    '',
    '#',
    '#2026-02-29',
    '#2026-11-22-harder',
    '#2026-11-22easy',
    '#2026-11-22xeasy',
    '#2026-11-22-easy ',
    '#2026-02-29-easy',
    '#<img src=x>',
    `#${'9'.repeat(10_000)}`,
  ])('names no puzzle where there is none: %s', (hash) => {
    expect(nameOfHash(hash)).toBeUndefined();
    expect(dayOfHash(hash)).toBeUndefined();
  });
});
