import { err, ok } from '@nanpure/engine';
import type { SafeStorage, StorageError } from './safe-storage.ts';

/** Why something that the player made is in memory only, and gone with the page. */
export type StorageTrouble = StorageError['code'];

/** Storage that goes on in memory where the browser's fails. */
export interface MemoryBackedStorage extends SafeStorage {
  /** The text as the browser's storage has it, whatever memory says. */
  readonly readStored: SafeStorage['readItem'];
  /** From now on, what is stored under the key stays as it is; writing goes to memory. */
  readonly protectItem: (key: string) => void;
  /** Drops what memory has for a key, as what is stored is newer. */
  readonly dropUnsaved: (key: string) => void;
  /** What is wrong at present; undefined while all is in the browser's storage. */
  readonly trouble: () => StorageTrouble | undefined;
  /** Calls back whenever `trouble` may have changed; the result ends that. */
  readonly onTrouble: (listener: () => void) => () => void;
}

const PROTECTED: StorageError = { code: 'protected', message: 'what is stored must stay' };

/**
 * Puts a memory behind a storage: what it can't take is kept as long as the page lives, and read
 * back from there. The results still tell that it failed.
 */
export function withMemory(storage: SafeStorage): MemoryBackedStorage {
  const unsaved = new Map<
    string,
    { readonly text: string | undefined; readonly why: StorageTrouble }
  >();
  const isProtected = new Set<string>();
  const listeners = new Set<() => void>();

  const tell = () => {
    for (const listener of listeners) listener();
  };

  /** Does it in the storage, or notes in memory what would stand there. */
  const change = (
    key: string,
    text: string | undefined,
    store: () => ReturnType<SafeStorage['writeItem']>,
  ) => {
    const done = isProtected.has(key) ? err(PROTECTED) : store();
    if (done.ok) unsaved.delete(key);
    else unsaved.set(key, { text, why: done.error.code });
    tell();
    return done;
  };

  return {
    readStored: storage.readItem,
    readItem: (key) => {
      const kept = unsaved.get(key);
      return kept ? ok(kept.text) : storage.readItem(key);
    },
    writeItem: (key, text) => change(key, text, () => storage.writeItem(key, text)),
    removeItem: (key) => change(key, undefined, () => storage.removeItem(key)),
    keys: () => {
      const stored = storage.keys();
      if (!stored.ok && unsaved.size === 0) return stored;
      const all = new Set(stored.ok ? stored.value : []);
      for (const [key, { text }] of unsaved) {
        if (text === undefined) all.delete(key);
        else all.add(key);
      }
      return ok([...all]);
    },
    protectItem: (key) => void isProtected.add(key),
    dropUnsaved: (key) => {
      if (unsaved.delete(key)) tell();
    },
    trouble: () => [...unsaved.values()].find(({ text }) => text !== undefined)?.why,
    onTrouble: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
