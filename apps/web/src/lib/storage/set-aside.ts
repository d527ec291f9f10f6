import type { MemoryBackedStorage } from './memory.ts';

/**
 * Moves what can't be read out of the way, so that it isn't lost when the next text is written. Where
 * there is no room for a copy, it stays where it is, and nothing is written over it.
 *
 * @param now the time in milliseconds since 1970, which becomes part of the new key
 */
export function setAside(storage: MemoryBackedStorage, key: string, text: string, now: number) {
  const copied = storage.writeItem(`${key}-unreadable-${now}`, text);
  if (copied.ok) storage.removeItem(key);
  else storage.protectItem(key);
}
