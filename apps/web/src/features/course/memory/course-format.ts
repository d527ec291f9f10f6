import { STATION_IDS } from '@nanpure/content';
import * as z from 'zod/mini';
import { isDay } from '../../../lib/calendar.ts';
import { parseJson, parseJsonAs } from '../../../lib/storage/json.ts';
import { type CourseState, GAMES_NEEDED, type StationRecord } from './course-state.ts';

/** Where the state of the course is stored. */
export const COURSE_KEY = 'nanpure-course';

/** Raised when the fields change their meaning. */
const SCHEMA_VERSION = 1;

const daySchema = z.string().check(z.refine(isDay));
const countSchema = z.catch(z.int().check(z.minimum(0)), 0);
const gradeSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** Something that need not be there; what can't be read isn't. */
function maybe<Value>(schema: z.ZodMiniType<Value>) {
  return z.catch(z.optional(schema), undefined);
}

/** A list in which what can't be read is undefined; what is no list is empty. */
function listOf<Item>(schema: z.ZodMiniType<Item>) {
  return z.catch(z.array(maybe(schema)), []);
}

function present<Item>(items: readonly (Item | undefined)[]): Item[] {
  return items.filter((item) => item !== undefined);
}

const cardSchema = z.object({
  due: daySchema,
  reviewedOn: daySchema,
  stability: z.number().check(z.gt(0), z.lte(36_500)),
  difficulty: z.number().check(z.gte(1), z.lte(10)),
});

const recordSchema = z.object({
  isLessonDone: z.catch(z.boolean(), false),
  earlier: z.catch(z.object({ 1: countSchema, 2: countSchema, 3: countSchema }), {
    1: 0,
    2: 0,
    3: 0,
  }),
  seen: listOf(z.object({ key: z.string(), grade: gradeSchema, isSolved: z.boolean() })),
  metOn: maybe(daySchema),
  masteredOn: maybe(daySchema),
  card: maybe(cardSchema),
  taskCards: listOf(z.extend(cardSchema, { key: z.string(), inARow: countSchema })),
});

const stateSchema = z.object({
  stations: z.catch(z.record(z.string(), z.unknown()), {}),
  current: maybe(z.enum(STATION_IDS)),
  reviewed: maybe(z.object({ on: daySchema, count: countSchema })),
  games: listOf(z.string()),
});

const newerSchema = z.object({ schemaVersion: z.number().check(z.gt(SCHEMA_VERSION)) });

/** Each name once; of the same, the latest. */
function unique<Item extends { readonly key: string }>(items: readonly Item[]): readonly Item[] {
  const byKey = new Map<string, Item>();
  for (const item of items) {
    byKey.delete(item.key);
    byKey.set(item.key, item);
  }
  return [...byKey.values()];
}

function readRecord(value: unknown): StationRecord | undefined {
  const read = recordSchema.safeParse(value);
  if (!read.success) return undefined;
  const { metOn, masteredOn, card, seen, taskCards, ...kept } = read.data;
  return {
    ...kept,
    metOn,
    masteredOn,
    card,
    seen: unique(present(seen)),
    taskCards: unique(present(taskCards)),
  };
}

/** The state as text; `parseCourse` reads it back. */
export function makeCourse(state: CourseState): string {
  return JSON.stringify({ schemaVersion: SCHEMA_VERSION, ...state });
}

/** Whether a later version of the site has written it. */
export function isNewerCourse(text: string): boolean {
  return parseJsonAs(text, newerSchema) !== undefined;
}

/**
 * Reads a state from text, part by part: what is damaged is as if it had never been, the rest holds. Undefined where
 * the text is none at all, or a later version has written it.
 */
export function parseCourse(text: string): CourseState | undefined {
  if (isNewerCourse(text)) return undefined;
  const read = stateSchema.safeParse(parseJson(text));
  if (!read.success) return undefined;
  const { stations, current, reviewed, games } = read.data;
  const records = STATION_IDS.flatMap((id) => {
    const record = Object.hasOwn(stations, id) ? readRecord(stations[id]) : undefined;
    return record ? [[id, record] as const] : [];
  });
  return {
    stations: Object.fromEntries(records),
    current,
    reviewed,
    games: [...new Set(present(games))].slice(0, GAMES_NEEDED),
  };
}
