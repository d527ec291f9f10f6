import type { Position } from '../../position.ts';
import type { Cell } from '../../types.ts';
import { maskAt } from './digit-mask.ts';
import { perPosition } from './per-position.ts';

/** The cells with two candidates, in order. */
export const bivalueCellsOf = perPosition((position: Position): readonly Cell[] =>
  position.bivalueCells.toArray(),
);

/** Two cells with the same two candidates. */
export type Twins = readonly [Cell, Cell];

/** All twins of a position, by their first cell: where there are none, several techniques find nothing. */
export const twinsOf = perPosition((position: Position): readonly Twins[] => {
  const cells = bivalueCellsOf(position);
  const masks = cells.map((cell) => maskAt(position, cell));
  const twins: Twins[] = [];
  for (let index = 0; index < cells.length; index++) {
    for (let later = index + 1; later < cells.length; later++) {
      if (masks[index] === masks[later]) twins.push([cells[index] ?? 0, cells[later] ?? 0]);
    }
  }
  return twins;
});
