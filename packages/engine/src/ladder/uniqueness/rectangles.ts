import { boxOf, cellAt } from '../../houses.ts';
import type { Cell } from '../../types.ts';

/**
 * Four cells of two rows, two columns and two boxes, in order around the rectangle: the neighbours of each share a
 * line with it, the one opposite shares none.
 */
export type Rectangle = readonly [Cell, Cell, Cell, Cell];

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const PAIRS = NINE.flatMap((one) =>
  NINE.filter((other) => other > one).map((other) => [one, other] as const),
);

/** All 486 of them. */
export const RECTANGLES: readonly Rectangle[] = PAIRS.flatMap(([top, bottom]) =>
  PAIRS.map(
    ([left, right]): Rectangle => [
      cellAt(top, left),
      cellAt(top, right),
      cellAt(bottom, right),
      cellAt(bottom, left),
    ],
  ).filter((cells) => new Set(cells.map(boxOf)).size === 2),
);
