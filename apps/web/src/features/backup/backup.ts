import { err, ok, type Result } from '@nanpure/engine';
import * as z from 'zod/mini';
import { parseJsonAs } from '../../lib/storage/json.ts';

const FORMAT = 'nanpure-lab-backup';

/** Raised when the file changes its meaning. */
const VERSION = 1;

/** No backup is nearly as long, in characters. */
export const LONGEST_BACKUP = 5_000_000;

/** Texts by the key that they have in the browser's storage. */
export type BackupItems = Readonly<Record<string, string>>;

/** What a backup holds. */
export interface Backup {
  readonly items: BackupItems;
  /** When it was made, in milliseconds since 1970. */
  readonly madeAt: number;
}

/** Why a file is no backup that can be used here; `at` is the key of the part that is damaged. */
export type BackupError =
  | { readonly code: 'too-large' | 'no-backup' | 'newer' | 'empty' }
  | { readonly code: 'damaged'; readonly at: string };

/**
 * Reads a text of the storage as the feature does that it belongs to: the text to put there, or
 * undefined where it is damaged.
 */
export type ItemReader = (text: string) => string | undefined;

/** The reader of a key; undefined for one that no backup may bring back. */
export type FindReader = (key: string) => ItemReader | undefined;

/** The last moment that a date can be, in milliseconds since 1970. */
const LAST_MOMENT = 8.64e15;

const backupSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  madeAt: z.number().check(z.minimum(0), z.maximum(LAST_MOMENT)),
  items: z.record(z.string(), z.string()),
});

const newerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number().check(z.gt(VERSION)),
});

/** Everything as the text of a file; `parseBackup` reads it back. */
export function makeBackup(items: BackupItems, madeAt: number): string {
  const backup: z.infer<typeof backupSchema> = { format: FORMAT, version: VERSION, madeAt, items };
  return `${JSON.stringify(backup, null, 2)}\n`;
}

/** The items that are known here, each read; those of other versions are left out. */
function readItems(items: BackupItems, readerOf: FindReader): Result<BackupItems, BackupError> {
  const read: Record<string, string> = {};
  for (const [key, text] of Object.entries(items)) {
    const reader = readerOf(key);
    if (!reader) continue;
    const item = reader(text);
    if (item === undefined) return err({ code: 'damaged', at: key });
    read[key] = item;
  }
  return Object.keys(read).length > 0 ? ok(read) : err({ code: 'empty' });
}

/** Reads a backup, all of it or nothing. */
export function parseBackup(text: string, readerOf: FindReader): Result<Backup, BackupError> {
  if (text.length > LONGEST_BACKUP) return err({ code: 'too-large' });
  const backup = parseJsonAs(text, backupSchema);
  if (!backup) return err({ code: parseJsonAs(text, newerSchema) ? 'newer' : 'no-backup' });
  const items = readItems(backup.items, readerOf);
  return items.ok ? ok({ items: items.value, madeAt: backup.madeAt }) : items;
}
