import type { Difficulty } from '@nanpure/engine';
import { addDays, type Day } from '../../lib/calendar.ts';

/** Which of the puzzles of all days. */
export interface DailyName {
  readonly date: Day;
  readonly difficulty: Difficulty;
}

/** How a puzzle was solved for the first time. */
export interface DailyResult {
  /** In milliseconds. */
  readonly time: number;
  readonly hints: number;
  readonly mistakes: number;
  /** Whether it was begun on its own day, and so counts for the days in a row. */
  readonly onDay: boolean;
}

/** What is kept of a game that was won: `elapsed` in milliseconds, parts of them included. */
export function resultOf(game: {
  readonly elapsed: number;
  readonly hintsUsed: number;
  readonly mistakes: number;
}): Omit<DailyResult, 'onDay'> {
  return { time: Math.round(game.elapsed), hints: game.hintsUsed, mistakes: game.mistakes };
}

/** Those of one day. */
export type DayResults = Readonly<Partial<Record<Difficulty, DailyResult>>>;

/** Whether any of them was solved. */
export function hasResults(results: DayResults | undefined): boolean {
  return results !== undefined && Object.keys(results).length > 0;
}

/** What was done of the puzzles of all days, on this device. */
export interface DailyRecords {
  readonly results: Readonly<Record<Day, DayResults>>;
  /** The latest that were begun on their own days and aren't solved yet. */
  readonly begun: readonly DailyName[];
}

/** How many that were begun are remembered. */
const REMEMBERED = 30;

/** Nothing played yet. */
export const NO_RECORDS: DailyRecords = { results: {}, begun: [] };

function isSame(name: DailyName, other: DailyName): boolean {
  return name.date === other.date && name.difficulty === other.difficulty;
}

/** One more that was begun; the very same records where that is known, or where it isn't its own day. */
export function countBegun(records: DailyRecords, name: DailyName, today: Day): DailyRecords {
  const isKnown = records.begun.some((each) => isSame(each, name));
  if (name.date !== today || isKnown || records.results[name.date]?.[name.difficulty]) {
    return records;
  }
  const { date, difficulty } = name;
  return { ...records, begun: [...records.begun, { date, difficulty }].slice(-REMEMBERED) };
}

/** One more that was solved; the very same records where it was before: the first result stands. */
export function countSolved(
  records: DailyRecords,
  name: DailyName,
  result: Omit<DailyResult, 'onDay'>,
): DailyRecords {
  const { date, difficulty } = name;
  const ofDay = records.results[date];
  if (ofDay?.[difficulty]) return records;
  const onDay = records.begun.some((each) => isSame(each, name));
  return {
    results: { ...records.results, [date]: { ...ofDay, [difficulty]: { ...result, onDay } } },
    begun: records.begun.filter((each) => !isSame(each, name)),
  };
}

/** The days that count for a streak: those with a puzzle that was begun on its own day. */
function countedDays({ results }: DailyRecords): ReadonlySet<Day> {
  const counted = Object.entries(results).filter(([, ofDay]) =>
    Object.values(ofDay).some(({ onDay }) => onDay),
  );
  return new Set(counted.map(([day]) => day));
}

function lengthUpTo(day: Day, days: ReadonlySet<Day>): number {
  let length = 0;
  while (days.has(addDays(day, -length))) length += 1;
  return length;
}

/** How many days in a row there were, up to now and at the most. */
export interface DailyStreak {
  readonly current: number;
  readonly longest: number;
}

/**
 * The days in a row up to today: yesterday's can still go on. Later days, played while the clock was wrong or before
 * the player flew west, neither count nor end them, but may be among the most days in a row.
 */
export function dailyStreak(records: DailyRecords, today: Day): DailyStreak {
  const days = countedDays(records);
  const current = lengthUpTo(today, days) || lengthUpTo(addDays(today, -1), days);
  const ends = [...days].filter((day) => !days.has(addDays(day, 1)));
  return { current, longest: Math.max(0, ...ends.map((day) => lengthUpTo(day, days))) };
}

/** How many puzzles were solved in all. */
export function solvedCount({ results }: DailyRecords): number {
  return Object.values(results).reduce((sum, ofDay) => sum + Object.keys(ofDay).length, 0);
}
