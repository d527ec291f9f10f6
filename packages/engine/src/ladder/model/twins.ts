import type { Position } from '../../position.ts';
import type { Cell } from '../../types.ts';
import { masksOf } from './digit-mask.ts';
import { perPosition } from './per-position.ts';
import { pairsOf } from './together.ts';

/** The cells with two candidates, in order. */
export const bivalueCellsOf = perPosition((position: Position): readonly Cell[] =>
  position.bivalueCells.toArray(),
);

/** Two cells with the same two candidates. */
export type Twins = readonly [Cell, Cell];

/** All twins of a position, by their first cell: where there are none, several techniques find nothing. */
export const twinsOf = perPosition((position: Position): readonly Twins[] => {
  const masks = masksOf(position);
  return pairsOf(bivalueCellsOf(position), (one, other) => masks[one] === masks[other]);
});
