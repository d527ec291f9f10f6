import { err, ok, type Result } from '@nanpure/engine';
import * as z from 'zod/mini';
import { type Day, dayOf, isDay } from '../../lib/calendar.ts';
import { parseJsonAs } from '../../lib/storage/json.ts';
import { lazySchema } from '../../lib/storage/lazy-schema.ts';
import { deviceStorage } from '../../lib/storage/storage.ts';
import { createVersionedItem } from '../../lib/storage/versioned-item.ts';
import {
  countStart,
  countWin,
  type DifficultyRecord,
  type GameStart,
  type GameWin,
  NO_STATISTICS,
  type Statistics,
} from './statistics.ts';

/** Where the statistics are stored. */
export const STATISTICS_KEY = 'nanpure-statistics';

/** Raised when the fields change their meaning. */
const SCHEMA_VERSION = 2;

const count = () => z.int().check(z.minimum(0));
const milliseconds = () => z.number().check(z.minimum(0));
const day = () => z.string().check(z.refine(isDay));
const names = () => z.readonly(z.array(z.string()));

const oldRecord = () =>
  z.object({
    games: count(),
    wins: count(),
    flawlessWins: count(),
    bestTime: z.nullable(milliseconds()),
    totalTime: milliseconds(),
  });

type Counts = Pick<DifficultyRecord, 'games' | 'wins' | 'flawlessWins'>;

/** Whether no more games were won than begun, and no more without help than won. */
function isPossible({ games, wins, flawlessWins }: Counts): boolean {
  return flawlessWins <= wins && wins <= games;
}

/** The same of each difficulty. */
const byDifficulty = <Schema extends z.ZodMiniType<Counts>>(record: () => Schema) => {
  const possible = () => record().check(z.refine(isPossible));
  return z.object({ easy: possible(), medium: possible(), hard: possible() });
};

/** Before times, days and hints were kept. */
const oldStatisticsSchema = lazySchema(() =>
  z.object({
    schemaVersion: z.literal(1),
    byDifficulty: byDifficulty(oldRecord),
    techniques: z.record(z.string(), count()),
    streak: z.object({ lastDay: z.nullable(day()), length: count(), longest: count() }),
    lastStarts: names(),
    lastWins: names(),
  }),
);

const statisticsSchema = lazySchema(() =>
  z.extend(oldStatisticsSchema(), {
    schemaVersion: z.literal(SCHEMA_VERSION),
    byDifficulty: byDifficulty(() =>
      z.extend(oldRecord(), { times: z.readonly(z.array(milliseconds())) }),
    ),
    unaided: z.record(z.string(), count()),
    days: z.record(day(), count()),
    since: z.nullable(day()),
  }),
);

const newerSchema = lazySchema(() =>
  z.object({ schemaVersion: z.number().check(z.gt(SCHEMA_VERSION)) }),
);

/** Statistics as text; `parseStatistics` reads it back. */
export function makeStatistics(statistics: Statistics): string {
  return JSON.stringify({ schemaVersion: SCHEMA_VERSION, ...statistics });
}

/** Statistics of the first version, with nothing yet of what is kept from today on. */
function migrate(
  { schemaVersion, byDifficulty, ...kept }: z.infer<ReturnType<typeof oldStatisticsSchema>>,
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
  const old = parseJsonAs(text, oldStatisticsSchema());
  if (old) return ok(migrate(old, dayOf(now)));
  const parsed = parseJsonAs(text, statisticsSchema());
  if (!parsed) return err(parseJsonAs(text, newerSchema()) ? 'newer' : 'damaged');
  const { schemaVersion, ...statistics } = parsed;
  return ok(statistics);
}

const { load, update } = createVersionedItem({
  key: STATISTICS_KEY,
  parse: parseStatistics,
  serialize: makeStatistics,
  empty: NO_STATISTICS,
});

/** The statistics in a storage; what can't be read there is set aside, not lost. */
export const loadStatistics = load;

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
