import { err, ok, type Result } from '@nanpure/engine';

/** Why the browser's storage didn't do what was asked. */
export interface StorageError {
  /**
   * `full`: no room is left. `blocked`: there is no storage, or the browser forbids its use.
   * `protected`: what is stored there must stay (`protectItem`).
   */
  readonly code: 'full' | 'blocked' | 'protected';
  /** What the browser said, for a log. */
  readonly message: string;
}

/** The browser's storage of texts by key. Its calls never throw. */
export interface SafeStorage {
  /** The text under a key; undefined when there is none. */
  readonly readItem: (key: string) => Result<string | undefined, StorageError>;
  /** Puts a text under a key. When it fails, the old text is still there. */
  readonly writeItem: (key: string, text: string) => Result<undefined, StorageError>;
  /** Takes away what is under a key, if anything. */
  readonly removeItem: (key: string) => Result<undefined, StorageError>;
  /** All keys that have a text, in no particular order. */
  readonly keys: () => Result<readonly string[], StorageError>;
}

/** Browsers name a full storage in different ways. */
const FULL = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

function storageError(reason: unknown): StorageError {
  const isFull = reason instanceof Error && FULL.includes(reason.name);
  return { code: isFull ? 'full' : 'blocked', message: String(reason) };
}

function attempt<T>(action: () => T): Result<T, StorageError> {
  try {
    return ok(action());
  } catch (reason) {
    return err(storageError(reason));
  }
}

/**
 * Storage that reports instead of throwing.
 *
 * @param area gives the browser's storage; where it is blocked, already asking for it throws
 */
export function createStorage(area: () => Storage): SafeStorage {
  return {
    readItem: (key) => attempt(() => area().getItem(key) ?? undefined),
    writeItem: (key, text) =>
      attempt(() => {
        area().setItem(key, text);
        return undefined;
      }),
    removeItem: (key) =>
      attempt(() => {
        area().removeItem(key);
        return undefined;
      }),
    keys: () => attempt(() => Object.keys(area())),
  };
}
