import type { Built, Job } from './build-slot.ts';
import type { Slot } from './slots.ts';

/** A bank in the order of its slots, and the duplicates that were left out on the way. */
export interface Filled {
  readonly bank: readonly Built[];
  readonly duplicates: readonly Built[];
}

/**
 * Fills every slot. Of two equivalent puzzles (the same under the symmetries of Sudoku) the one in the earlier slot
 * stays, and the later slot is filled anew: the same whoever built what first.
 */
export async function fillSlots(
  slots: readonly Slot[],
  build: (job: Job) => Promise<Built>,
): Promise<Filled> {
  const firstAttempts = await Promise.all(
    slots.map(async (slot) => ({ slot, first: await build({ slot, attempt: 0 }) })),
  );
  const byForm = new Map<string, Built>();
  const duplicates: Built[] = [];
  for (const { slot, first } of firstAttempts) {
    let built = first;
    while (byForm.has(built.canonicalForm)) {
      duplicates.push(built);
      built = await build({ slot, attempt: built.attempt + 1 });
    }
    byForm.set(built.canonicalForm, built);
  }
  return { bank: [...byForm.values()], duplicates };
}
