import { LANGUAGE_KEY } from '@nanpure/content';
import { ok, type Result } from '@nanpure/engine';
import type { MemoryBackedStorage } from '../../lib/storage/memory.ts';
import type { StorageError } from '../../lib/storage/safe-storage.ts';
import type { BackupItems, FindReader } from './backup.ts';

/** What the site's own keys start with. */
const OWN_PREFIX = 'nanpure-';

/** Keys with names of their own that are the player's, too; consent is given anew on each device. */
const OTHER_KEYS: readonly string[] = ['theme', LANGUAGE_KEY];

type Storage = Pick<MemoryBackedStorage, 'keys' | 'readItem' | 'writeItem' | 'removeItem'>;

/** Everything of the player's, with what is in memory only because it can't be stored. */
export function collectItems(storage: Storage): BackupItems {
  const keys = storage.keys();
  const own = (keys.ok ? keys.value : []).filter(
    (key) => key.startsWith(OWN_PREFIX) || OTHER_KEYS.includes(key),
  );
  const texts = own.sort().flatMap((key) => {
    const text = storage.readItem(key);
    return text.ok && text.value !== undefined ? [[key, text.value] as const] : [];
  });
  return Object.fromEntries(texts);
}

/** The keys under which something else stands that the items would replace: both are held against each other as read. */
export function replacedKeys(
  items: BackupItems,
  storage: Storage,
  readerOf: FindReader,
): readonly string[] {
  return Object.entries(items).flatMap(([key, text]) => {
    const present = storage.readItem(key);
    if (!present.ok || present.value === undefined) return [];
    const read = readerOf(key)?.(present.value) ?? present.value;
    return read === text ? [] : [key];
  });
}

function putBack(before: readonly (readonly [string, string | undefined])[], storage: Storage) {
  for (const [key, text] of before) {
    if (text === undefined) storage.removeItem(key);
    else storage.writeItem(key, text);
  }
}

/** Puts all items into the storage. Where one doesn't fit, all is as before. */
export function restoreItems(
  items: BackupItems,
  storage: Storage,
): Result<undefined, StorageError> {
  const before: (readonly [string, string | undefined])[] = [];
  for (const [key, text] of Object.entries(items)) {
    const present = storage.readItem(key);
    before.push([key, present.ok ? present.value : undefined]);
    const written = storage.writeItem(key, text);
    if (!written.ok) {
      putBack(before, storage);
      return written;
    }
  }
  return ok(undefined);
}
