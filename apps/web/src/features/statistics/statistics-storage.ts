import { err, ok, type Result } from '@nanpure/engine';
import * as z from 'zod/mini';
import { type Day, dayOf, isDay } from '../../lib/calendar.ts';
import { parseJsonAs } from '../../lib/storage/json.ts';
import type { MemoryBackedStorage } from '../../lib/storage/memory.ts';
import { setAside } from '../../lib/storage/set-aside.ts';
import { deviceStorage } from '../../lib/storage/storage.ts';
import {
  countStart,
  countWin,
  type GameStart,
  type GameWin,
  NO_STATISTICS,
  type Statistics,
} from './statistics.ts';

/** Where the statistics are stored. */
export const STATISTICS_KEY = 'nanpure-statistics';

/** Raised when the fields change their meaning. */
const SCHEMA_VERSION = 2;

const countSchema = z.int().check(z.minimum(0));
const millisecondsSchema = z.number().check(z.minimum(0));
const daySchema = z.string().check(z.refine(isDay));
const oldRecordSchema = z.object({
  games: countSchema,
  wins: countSchema,
  flawlessWins: countSchema,
  bestTime: z.nullable(millisecondsSchema),
  totalTime: millisecondsSchema,
});
const recordSchema = z.extend(oldRecordSchema, {
  times: z.readonly(z.array(millisecondsSchema)),
});
const namesSchema = z.readonly(z.array(z.string()));

/** Before times, days and hints were kept. */
const oldStatisticsSchema = z.object({
  schemaVersion: z.literal(1),
  byDifficulty: z.object({ easy: oldRecordSchema, medium: oldRecordSchema, hard: oldRecordSchema }),
  techniques: z.record(z.string(), countSchema),
  streak: z.object({
    lastDay: z.nullable(daySchema),
    length: countSchema,
    longest: countSchema,
  }),
  lastStarts: namesSchema,
  lastWins: namesSchema,
});

const statisticsSchema = z.extend(oldStatisticsSchema, {
  schemaVersion: z.literal(SCHEMA_VERSION),
  byDifficulty: z.object({ easy: recordSchema, medium: recordSchema, hard: recordSchema }),
  unaided: z.record(z.string(), countSchema),
  days: z.record(daySchema, countSchema),
  since: z.nullable(daySchema),
});

const newerSchema = z.object({ schemaVersion: z.number().check(z.gt(SCHEMA_VERSION)) });

/** Statistics as text; `parseStatistics` reads it back. */
export function makeStatistics(statistics: Statistics): string {
  return JSON.stringify({ schemaVersion: SCHEMA_VERSION, ...statistics });
}

/** Statistics of the first version, with nothing yet of what is kept from today on. */
function migrate(
  { schemaVersion, byDifficulty, ...kept }: z.infer<typeof oldStatisticsSchema>,
  today: Day,
): Statistics {
  const { easy, medium, hard } = byDifficulty;
  const hasWins = [easy, medium, hard].some(({ wins }) => wins > 0);
  return {
    ...kept,
    byDifficulty: {
      easy: { ...easy, times: [] },
      medium: { ...medium, times: [] },
      hard: { ...hard, times: [] },
    },
    unaided: {},
    days: {},
    since: hasWins ? today : null,
  };
}

/** Reads statistics from text: `newer` when a later version of the site has written them. */
export function parseStatistics(
  text: string,
  now: number = Date.now(),
): Result<Statistics, 'damaged' | 'newer'> {
  const old = parseJsonAs(text, oldStatisticsSchema);
  if (old) return ok(migrate(old, dayOf(now)));
  const parsed = parseJsonAs(text, statisticsSchema);
  if (!parsed) return err(parseJsonAs(text, newerSchema) ? 'newer' : 'damaged');
  const { schemaVersion, ...statistics } = parsed;
  return ok(statistics);
}

/** The statistics in a storage; what can't be read there is set aside, not lost. */
export function loadStatistics(
  storage: MemoryBackedStorage = deviceStorage,
  now: number = Date.now(),
): Statistics {
  const text = storage.readItem(STATISTICS_KEY);
  if (!text.ok || text.value === undefined) return NO_STATISTICS;
  const statistics = parseStatistics(text.value, now);
  if (statistics.ok) return statistics.value;
  if (statistics.error === 'newer') storage.protectItem(STATISTICS_KEY);
  else setAside(storage, STATISTICS_KEY, text.value, now);
  return NO_STATISTICS;
}

/** Read anew each time, as other tabs count, too. A failure shows with those of the saved games. */
function update(
  change: (statistics: Statistics) => Statistics,
  storage: MemoryBackedStorage,
  now: number,
) {
  const before = loadStatistics(storage, now);
  const after = change(before);
  if (after !== before) storage.writeItem(STATISTICS_KEY, makeStatistics(after));
}

/** Counts a game that was begun. */
export function recordStart(
  { difficulty, problemId }: GameStart,
  storage = deviceStorage,
  now = Date.now(),
) {
  update((statistics) => countStart(statistics, { difficulty, problemId }), storage, now);
}

/** Counts a game that was won, once. */
export function recordWin(win: GameWin, storage = deviceStorage, now = Date.now()) {
  update((statistics) => countWin(statistics, win, dayOf(now)), storage, now);
}
