import type { DifficultyRecord } from './statistics.ts';

/** How a win compares to those before it. Times in milliseconds. */
export type Comparison =
  | { readonly kind: 'first' }
  | {
      readonly kind: 'fastest' | 'usual';
      /** Of the wins before. */
      readonly average: number;
      readonly best: number;
      /** Of the latest wins, this one last. */
      readonly times: readonly number[];
    };

/** How many times stand beside each other. */
const SHOWN = 10;

/** Compares a win that the record has counted; undefined where it has not. */
export function compareWin(
  { wins, totalTime, bestTime, times }: DifficultyRecord,
  elapsed: number,
): Comparison | undefined {
  if (bestTime === null || times.at(-1) !== elapsed) return undefined;
  if (wins === 1) return { kind: 'first' };
  return {
    kind: bestTime === elapsed ? 'fastest' : 'usual',
    average: (totalTime - elapsed) / (wins - 1),
    best: bestTime,
    times: times.slice(-SHOWN),
  };
}
