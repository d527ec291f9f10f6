import { type Random, randomBelow } from '../random.ts';
import type { Difficulty } from '../types.ts';

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

/** What may be left out when a puzzle is chosen. */
export interface SelectOptions {
  /** The latest choices of this difficulty, as indexes in its pool, oldest first; none when left out. */
  readonly recent?: readonly number[] | undefined;
  /** `Math.random` when left out. */
  readonly random?: Random | undefined;
}

/** A chosen puzzle, and what to hand in as `recent` for the next choice of its difficulty. */
export interface Selection<P> {
  readonly problem: P;
  readonly recent: readonly number[];
}

/**
 * Chooses a puzzle of a difficulty: from the pool of all that have it, as `selectIndex` does.
 * Undefined where none of them has this difficulty.
 */
export function selectPuzzle<P extends { readonly difficulty: Difficulty }>(
  problems: readonly P[],
  difficulty: Difficulty,
  { recent = [], random = Math.random }: SelectOptions = {},
): Selection<P> | undefined {
  const pool = problems.filter((problem) => problem.difficulty === difficulty);
  const index = selectIndex(pool.length, recent, random);
  const problem = index === undefined ? undefined : pool[index];
  return problem && index !== undefined
    ? { problem, recent: rememberChoice(recent, index) }
    : undefined;
}
