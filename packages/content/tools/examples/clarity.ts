import { type Position, ruledOutIn } from '@nanpure/engine';
import type { LadderStep } from '@nanpure/engine/ladder';

/** What makes an example hard to follow, each with how much it weighs. */
const WEIGHTS = {
  patternCell: 1,
  link: 0.7,
  premise: 0.3,
  /** A candidate that the digits on the board allow, and that an earlier step has ruled out. */
  missingNote: 0.6,
  emptyCell: 0.1,
} as const;

/** A board with fewer empty cells is no easier to read, and nearly solved. */
const FULL_ENOUGH = 25;

/** What a conclusion makes up for; more than so many tell nothing new. */
const WEIGHT_OF_CONCLUSION = 1;
const MOST_CONCLUSIONS = 4;

function countCells(candidates: readonly { readonly cell: number }[]): number {
  return new Set(candidates.map(({ cell }) => cell)).size;
}

/** How much a reader has to follow before a step on a board is clear: the less, the better the example. */
export function effortOf(position: Position, step: LadderStep): number {
  const conclusions = step.placements.length + step.eliminations.length;
  return (
    WEIGHTS.patternCell * countCells(step.pattern) +
    WEIGHTS.link * (step.links?.length ?? 0) +
    WEIGHTS.premise * step.premises.length +
    WEIGHTS.missingNote * ruledOutIn(position).length +
    WEIGHTS.emptyCell * Math.max(position.emptyCells.size, FULL_ENOUGH) -
    WEIGHT_OF_CONCLUSION * Math.min(conclusions, MOST_CONCLUSIONS)
  );
}
