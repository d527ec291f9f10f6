import type { Position } from '../../position.ts';
import type { Cell } from '../../types.ts';
import { masksOf } from './digit-mask.ts';
import { perPosition } from './per-position.ts';

/** The cells with two candidates, in order. */
export const bivalueCellsOf = perPosition((position: Position): readonly Cell[] =>
  position.bivalueCells.toArray(),
);

/** Two cells with the same two candidates. */
export type Twins = readonly [Cell, Cell];

/** All twins of a position, by their first cell: where there are none, several techniques find nothing. */
export const twinsOf = perPosition((position: Position): readonly Twins[] => {
  const masks = masksOf(position);
  const cells = bivalueCellsOf(position);
  const twins: Twins[] = [];
  for (let index = 0; index < cells.length; index++) {
    const one = cells[index] ?? 0;
    for (let later = index + 1; later < cells.length; later++) {
      const other = cells[later] ?? 0;
      if (masks[one] === masks[other]) twins.push([one, other]);
    }
  }
  return twins;
});
