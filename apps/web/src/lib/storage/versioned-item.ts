import type { Result } from '@nanpure/engine';
import type { MemoryBackedStorage } from './memory.ts';
import { setAside } from './set-aside.ts';
import { deviceStorage } from './storage.ts';

/** How something of the player's is stored. */
interface ItemFormat<Value> {
  readonly key: string;
  /** Reads it from text: `newer` when a later version of the site has written that. */
  readonly parse: (text: string, now: number) => Result<Value, 'damaged' | 'newer'>;
  readonly serialize: (value: Value) => string;
  /** What it is where nothing is stored. */
  readonly empty: Value;
}

/** Reads and changes what a storage has under a key; `now` is in milliseconds since 1970. */
interface VersionedItem<Value> {
  /** What can't be read is set aside, not lost; what a later version has written stays. */
  readonly load: (storage?: MemoryBackedStorage, now?: number) => Value;
  /** Read anew each time, as other tabs change it, too. A failure shows with those of the saved games. */
  readonly update: (
    change: (value: Value) => Value,
    storage: MemoryBackedStorage,
    now: number,
  ) => void;
}

/** Something that is stored as one text, in a format that later versions of the site may change. */
export function createVersionedItem<Value>({
  key,
  parse,
  serialize,
  empty,
}: ItemFormat<Value>): VersionedItem<Value> {
  const load = (storage = deviceStorage, now = Date.now()) => {
    const text = storage.readItem(key);
    if (!text.ok || text.value === undefined) return empty;
    const parsed = parse(text.value, now);
    if (parsed.ok) return parsed.value;
    if (parsed.error === 'newer') storage.protectItem(key);
    else setAside(storage, key, text.value, now);
    return empty;
  };
  return {
    load,
    update: (change, storage, now) => {
      const before = load(storage, now);
      const after = change(before);
      if (after !== before) storage.writeItem(key, serialize(after));
    },
  };
}
