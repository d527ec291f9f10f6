import type { LadderFinding } from '../model/step.ts';
import { pairsOf, together } from '../model/together.ts';

const LARGEST = 6;

/** Something for each size of fish, by the size: how many houses their base has. */
export function bySize<T>(make: (size: number) => T): readonly T[] {
  return Array.from({ length: LARGEST + 1 }, (_, size) => make(size));
}

/** A fish that may be one of two. */
interface Fish {
  /** The same for the same base. */
  readonly base: number | string;
  readonly finding: LadderFinding;
}

/** Siamese fish: two of the same base with other fins, as one. */
export function* siamese<Own extends Fish>(
  finned: readonly Own[],
  isWanted: (one: Own, other: Own) => boolean = () => true,
): Generator<LadderFinding, void> {
  const belong = (one: Own, other: Own) => one.base === other.base && isWanted(one, other);
  for (const [one, other] of pairsOf(finned, belong)) {
    yield { ...together(one.finding, other.finding), premises: one.finding.premises };
  }
}
