import { check } from '../../arguments.ts';
import type { Random } from '../../random.ts';
import * as sources from '../../random.ts';

/**
 * A reproducible source of random numbers: the same seed gives the same numbers (mulberry32, by Tommy
 * Ettinger). There are 2³² of them, so of about 77,000 different seeds two are likely to give the same.
 */
export function seededRandom(seed: string | number): Random {
  check(sources.isSeed(seed), 'seed', 'a text or a finite number', seed);
  return sources.seededRandom(seed);
}
