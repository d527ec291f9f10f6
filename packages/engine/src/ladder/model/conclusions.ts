import type { Candidate } from '../../types.ts';
import type { LadderFinding } from './step.ts';

type Conclusions = Pick<LadderFinding, 'placements' | 'eliminations'>;

function keyOf(candidates: readonly Candidate[]): string {
  return candidates
    .map(({ cell, digit }) => 10 * cell + digit)
    .sort((one, other) => one - other)
    .join();
}

/** The same text for the same conclusions, in whatever order. */
export function conclusionKey({ placements, eliminations }: Conclusions): string {
  return `${keyOf(placements)}/${keyOf(eliminations)}`;
}

/** Those of some findings whose conclusions none before them had, nor are told already. */
export function* firstOfEach(
  findings: Iterable<LadderFinding>,
  told = new Set<string>(),
): Generator<LadderFinding, void> {
  for (const finding of findings) {
    const key = conclusionKey(finding);
    if (!told.has(key)) yield finding;
    told.add(key);
  }
}
