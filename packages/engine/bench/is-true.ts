import { type Candidate, type Grid, valueAt } from '@nanpure/engine';

interface Conclusions {
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
}

/** Whether the solution has all that is placed, and nothing of what is removed. */
export function isTrue({ placements, eliminations }: Conclusions, solution: Grid): boolean {
  return (
    placements.every(({ cell, digit }) => valueAt(solution, cell) === digit) &&
    eliminations.every(({ cell, digit }) => valueAt(solution, cell) !== digit)
  );
}
