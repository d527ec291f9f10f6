import { DIFFICULTIES, err, ok, type Result } from '@nanpure/engine';
import * as z from 'zod/mini';
import { dayOf, isDay } from '../../lib/calendar.ts';
import { parseJsonAs } from '../../lib/storage/json.ts';
import { deviceStorage } from '../../lib/storage/storage.ts';
import { createVersionedItem } from '../../lib/storage/versioned-item.ts';
import {
  countBegun,
  countSolved,
  type DailyName,
  type DailyRecords,
  type DailyResult,
  NO_RECORDS,
} from './records.ts';

/** Where the records are stored. */
export const DAILY_KEY = 'nanpure-daily';

/** Raised when the fields change their meaning. */
const SCHEMA_VERSION = 1;

const countSchema = z.int().check(z.minimum(0));
const daySchema = z.string().check(z.refine(isDay));
const difficultySchema = z.enum(DIFFICULTIES);
const resultSchema = z.object({
  time: z.number().check(z.minimum(0)),
  hints: countSchema,
  mistakes: countSchema,
  onDay: z.boolean(),
});

const recordsSchema = z.object({
  schemaVersion: z.literal(SCHEMA_VERSION),
  results: z.record(daySchema, z.partialRecord(difficultySchema, resultSchema)),
  begun: z.array(z.object({ date: daySchema, difficulty: difficultySchema })),
});

const newerSchema = z.object({ schemaVersion: z.number().check(z.gt(SCHEMA_VERSION)) });

/** Records as text; `parseRecords` reads it back. */
export function makeRecords(records: DailyRecords): string {
  return JSON.stringify({ schemaVersion: SCHEMA_VERSION, ...records });
}

/** Reads records from text: `newer` when a later version of the site has written them. */
export function parseRecords(text: string): Result<DailyRecords, 'damaged' | 'newer'> {
  const parsed = parseJsonAs(text, recordsSchema);
  if (!parsed) return err(parseJsonAs(text, newerSchema) ? 'newer' : 'damaged');
  const { schemaVersion, ...records } = parsed;
  return ok(records);
}

const { load, update } = createVersionedItem({
  key: DAILY_KEY,
  parse: parseRecords,
  serialize: makeRecords,
  empty: NO_RECORDS,
});

/** The records in a storage; what can't be read there is set aside, not lost. */
export const loadRecords = load;

/** Whether a puzzle was solved before. */
export function isSolved({ date, difficulty }: DailyName, storage = deviceStorage): boolean {
  return loadRecords(storage).results[date]?.[difficulty] !== undefined;
}

/** Notes that a puzzle was begun. */
export function recordBegun(name: DailyName, storage = deviceStorage, now = Date.now()) {
  update((records) => countBegun(records, name, dayOf(now)), storage, now);
}

/** Notes that a puzzle was solved; the first time stands. */
export function recordSolved(
  name: DailyName,
  result: Omit<DailyResult, 'onDay'>,
  storage = deviceStorage,
  now = Date.now(),
) {
  update((records) => countSolved(records, name, result), storage, now);
}
