import type { Difficulty } from '@nanpure/engine';

const PREFIX = 'made-';

/** The id of a puzzle that is made on this device. */
export function madePuzzleId(difficulty: Difficulty, seed: string): string {
  return `${PREFIX}${difficulty}-${seed}`;
}

/** Whether a puzzle was made on a device, rather than taken from the bank. */
export function isMadePuzzle(id: string): boolean {
  return id.startsWith(PREFIX);
}
