import { quoted } from './quoted.ts';

/** A source of numbers, each at least 0 and less than 1. */
export type Random = () => number;

/** A 32-bit hash of a text (FNV-1a, by Fowler, Noll and Vo). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** A reproducible source of random numbers: the same seed gives the same numbers (mulberry32, by Tommy Ettinger). */
export function seededRandom(seed: string | number): Random {
  let state = hashOf(String(seed));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** A whole number from 0 to below `limit`. */
export function randomBelow(limit: number, random: Random): number {
  const number = random();
  if (!(number >= 0 && number < 1)) {
    throw new TypeError(`random must give numbers from 0 to below 1, not ${quoted(number)}`);
  }
  return Math.floor(number * limit);
}

/** The items in random order (Fisher-Yates); the list itself stays as it is. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result: T[] = [];
  for (const item of items) {
    const place = randomBelow(result.length + 1, random);
    const displaced = result[place];
    result[place] = item;
    if (displaced !== undefined) result.push(displaced);
  }
  return result;
}

/** Whether something can be a seed. */
export function isSeed(value: unknown): value is string | number {
  return typeof value === 'string' || Number.isFinite(value);
}
