import type { Digit, Value } from '@nanpure/engine';
import { CELL_COLOURS, MISTAKE_POLICIES } from '@nanpure/engine/game';
import type { HintLevel } from '@nanpure/engine/hints';
import * as z from 'zod/mini';
import { lazySchema } from '../../../lib/storage/lazy-schema.ts';
import { SCHEMA_VERSION } from './migrations.ts';

const value = () => z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9] satisfies Value[]);
const digit = () => z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9] satisfies Digit[]);
const index = () => z.int().check(z.minimum(0), z.maximum(8));
const cellIndex = () => z.int().check(z.minimum(0), z.maximum(80));
const milliseconds = () => z.number().check(z.minimum(0));
const count = () => z.int().check(z.minimum(0));

const list = <Schema extends z.ZodMiniType>(of: Schema) => z.readonly(z.array(of));
const digits = () => list(digit());

const markings = () => ({
  centreNotes: z.optional(digits()),
  colour: z.optional(z.literal(CELL_COLOURS)),
});

/** The moves on one side of now, each with the cells that it changed. */
const history = () => {
  const contents = z.object({ value: value(), notes: digits(), ...markings() });
  return list(list(z.object({ cell: cellIndex(), before: contents, after: contents })));
};

const thinkingTimes = () =>
  list(z.nullable(z.object({ from: milliseconds(), until: milliseconds() })));

/** What hints have told. */
const hintsTold = () => z.object({ techniques: list(z.string()), cells: list(cellIndex()) });

const latestHint = () =>
  z.object({
    key: z.string(),
    level: z.literal([1, 2, 3] satisfies HintLevel[]),
    digits: z.string(),
    details: z.string(),
    shown: list(z.string()),
  });

/** The move times. */
const pace = () =>
  z.object({ past: thinkingTimes(), future: thinkingTimes(), since: z.nullable(milliseconds()) });

const config = () =>
  z.object({
    mistakePolicy: z.enum(MISTAKE_POLICIES),
    removeNotes: z.boolean(),
    maxHints: z.nullable(count()),
  });

/** The fields of a cell that are read; the others follow from the puzzle. */
export const cellSchema = lazySchema(() =>
  z.object({ value: value(), candidates: digits(), ...markings() }),
);

export type CellFields = z.infer<ReturnType<typeof cellSchema>>;

/** A game as it stands in the browser's storage. Times are in milliseconds, dates since 1970. */
export const savedGameSchema = lazySchema(() =>
  z.object({
    schemaVersion: z.literal(SCHEMA_VERSION),
    problemId: z.string(),
    problem: z.unknown(),
    /** Parsed cell by cell, so that a bad one doesn't lose the others. */
    currentBoard: z.array(z.array(z.unknown())),
    startTime: z.nullable(milliseconds()),
    elapsedTime: milliseconds(),
    hintsUsed: count(),
    mistakes: count(),
    /** Missing in older saves, which get the defaults. */
    config: z.optional(config()),
    selectedCell: z.nullable(z.object({ row: index(), col: index() })),
    inputMode: z.enum(['answer', 'notes', 'centre', 'colour']),
    /** The latest mode but that for answers; missing in older saves. */
    pencil: z.optional(z.enum(['notes', 'centre', 'colour'])),
    savedAt: milliseconds(),
    /** The tab that played it last; missing in imported games. */
    owner: z.optional(z.string()),
    past: history(),
    future: history(),
    /** Missing in older saves. */
    hintsTold: z.optional(hintsTold()),
    /** Missing without a hint, and in older saves. */
    latestHint: z.optional(latestHint()),
    /** Missing in older saves. */
    pace: z.optional(pace()),
  }),
);

export type SavedFields = z.infer<ReturnType<typeof savedGameSchema>>;
