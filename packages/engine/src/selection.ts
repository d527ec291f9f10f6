import { type Random, randomBelow } from './generator/random.ts';

/** How many of the latest choices are avoided, and how often to try for another. */
export const REMEMBERED_CHOICES = 5;
const TRIES = 10;

/**
 * Chooses an index below `count`, avoiding the recent ones where there are more than five to choose
 * from: up to ten tries, then whatever comes. Undefined where there is nothing to choose from.
 */
export function selectIndex(
  count: number,
  recent: readonly number[],
  random: Random = Math.random,
): number | undefined {
  if (count < 1) return undefined;
  const avoided = count > REMEMBERED_CHOICES ? recent.slice(-REMEMBERED_CHOICES) : [];
  let index = randomBelow(count, random);
  for (let tries = 1; tries < TRIES && avoided.includes(index); tries++) {
    index = randomBelow(count, random);
  }
  return index;
}

/** The recent choices after one more: no more than are remembered. */
export function rememberChoice(recent: readonly number[], index: number): number[] {
  return [...recent, index].slice(-REMEMBERED_CHOICES);
}
