import type { Digit, Value } from '@nanpure/engine';
import { CELL_COLOURS, MISTAKE_POLICIES } from '@nanpure/engine/game';
import type { HintLevel } from '@nanpure/engine/hints';
import * as z from 'zod/mini';
import { SCHEMA_VERSION } from './migrations.ts';

const valueSchema = z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9] satisfies Value[]);
const digitSchema = z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9] satisfies Digit[]);
const indexSchema = z.int().check(z.minimum(0), z.maximum(8));
const cellIndexSchema = z.int().check(z.minimum(0), z.maximum(80));
const millisecondsSchema = z.number().check(z.minimum(0));

const countSchema = z.int().check(z.minimum(0));

const digitsSchema = z.readonly(z.array(digitSchema));
const markingsSchema = {
  centreNotes: z.optional(digitsSchema),
  colour: z.optional(z.literal(CELL_COLOURS)),
};
const contentsSchema = z.object({ value: valueSchema, notes: digitsSchema, ...markingsSchema });
const changeSchema = z.readonly(
  z.array(
    z.object({
      cell: cellIndexSchema,
      before: contentsSchema,
      after: contentsSchema,
    }),
  ),
);
const historySchema = z.readonly(z.array(changeSchema));

const thinkingTimesSchema = z.readonly(
  z.array(z.nullable(z.object({ from: millisecondsSchema, until: millisecondsSchema }))),
);

/** The fields that are read; the others follow from the puzzle. */
export const cellSchema = z.object({
  value: valueSchema,
  candidates: digitsSchema,
  ...markingsSchema,
});

const configSchema = z.object({
  mistakePolicy: z.enum(MISTAKE_POLICIES),
  removeNotes: z.boolean(),
  maxHints: z.nullable(countSchema),
});

/** A game as it stands in the browser's storage. Times are in milliseconds, dates since 1970. */
export const savedGameSchema = z.object({
  schemaVersion: z.literal(SCHEMA_VERSION),
  problemId: z.string(),
  problem: z.unknown(),
  /** Parsed cell by cell, so that a bad one doesn't lose the others. */
  currentBoard: z.array(z.array(z.unknown())),
  startTime: z.nullable(millisecondsSchema),
  elapsedTime: millisecondsSchema,
  hintsUsed: countSchema,
  mistakes: countSchema,
  /** Missing in older saves, which get the defaults. */
  config: z.optional(configSchema),
  selectedCell: z.nullable(z.object({ row: indexSchema, col: indexSchema })),
  inputMode: z.enum(['answer', 'notes', 'centre', 'colour']),
  /** The latest mode but that for answers; missing in older saves. */
  pencil: z.optional(z.enum(['notes', 'centre', 'colour'])),
  savedAt: millisecondsSchema,
  /** The tab that played it last; missing in imported games. */
  owner: z.optional(z.string()),
  past: historySchema,
  future: historySchema,
  /** What hints have told; missing in older saves. */
  hintsTold: z.optional(
    z.object({
      techniques: z.readonly(z.array(z.string())),
      cells: z.readonly(z.array(cellIndexSchema)),
    }),
  ),
  /** Missing without a hint, and in older saves. */
  latestHint: z.optional(
    z.object({
      key: z.string(),
      level: z.literal([1, 2, 3] satisfies HintLevel[]),
      digits: z.string(),
      details: z.string(),
      shown: z.readonly(z.array(z.string())),
    }),
  ),
  /** The move times; missing in older saves. */
  pace: z.optional(
    z.object({
      past: thinkingTimesSchema,
      future: thinkingTimesSchema,
      since: z.nullable(millisecondsSchema),
    }),
  ),
});

export type SavedFields = z.infer<typeof savedGameSchema>;
