import type { Built, Job } from './build-slot.ts';
import type { Slot } from './slots.ts';

/** Builds all jobs, in any order. */
export type BuildAll = (jobs: readonly Job[]) => Promise<readonly Built[]>;

/** A bank in the order of its slots, and the duplicates that were left out on the way. */
export interface Filled {
  readonly bank: readonly Built[];
  readonly duplicates: readonly Built[];
}

/** The puzzles that are the same as an earlier one under the symmetries of Sudoku. */
function duplicatesAmong(bank: readonly Built[]): Built[] {
  const seen = new Set<string>();
  return bank.filter(({ canonicalForm }) => {
    const isDuplicate = seen.has(canonicalForm);
    seen.add(canonicalForm);
    return isDuplicate;
  });
}

/**
 * Fills every slot. Of two equivalent puzzles the one in the earlier slot stays, and the later slot is filled anew:
 * the same whoever built what first.
 */
export async function fillSlots(slots: readonly Slot[], buildAll: BuildAll): Promise<Filled> {
  const built = new Map<string, Built>();
  const duplicates: Built[] = [];
  let jobs: readonly Job[] = slots.map((slot) => ({ slot, attempt: 0 }));
  while (jobs.length > 0) {
    for (const each of await buildAll(jobs)) built.set(each.id, each);
    const now = duplicatesAmong(inOrder(slots, built));
    duplicates.push(...now);
    jobs = now.flatMap(({ id, attempt }) =>
      slots.filter((slot) => slot.id === id).map((slot) => ({ slot, attempt: attempt + 1 })),
    );
  }
  return { bank: inOrder(slots, built), duplicates };
}

function inOrder(slots: readonly Slot[], built: ReadonlyMap<string, Built>): Built[] {
  return slots.map(({ id }) => {
    const found = built.get(id);
    if (!found) throw new Error(`${id} was not built`);
    return found;
  });
}
