import { cellAt } from '../../houses.ts';
import type { Cell } from '../../types.ts';
import { flat, flatMap } from '../model/flat-map.ts';

/**
 * Four cells of two rows, two columns and two boxes, in order around the rectangle: the neighbours of each share a
 * line with it, the one opposite shares none.
 */
export type Rectangle = readonly [Cell, Cell, Cell, Cell];

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const PAIRS = flatMap(NINE, (one) =>
  NINE.filter((other) => other > one).map((other) => [one, other] as const),
);

/** Whether two lines of a kind go through the same boxes. */
const areBesideEachOther = (one: number, other: number) =>
  Math.floor(one / 3) === Math.floor(other / 3);

/** All 486 of them: of two boxes that are one beside the other, or one below the other. */
export const RECTANGLES: readonly Rectangle[] = flatMap(PAIRS, ([top, bottom]) =>
  PAIRS.filter(
    ([left, right]) => areBesideEachOther(top, bottom) !== areBesideEachOther(left, right),
  ).map(
    ([left, right]): Rectangle => [
      cellAt(top, left),
      cellAt(top, right),
      cellAt(bottom, right),
      cellAt(bottom, left),
    ],
  ),
);

/** The corners of all rectangles, one after the other: quicker to go through, as every position does. */
const CORNERS = Uint8Array.from(flat(RECTANGLES));

/** The rectangles of which something is true of what four masks of a list have in their corners. */
export function rectanglesWhere(
  masks: Uint16Array,
  isWanted: (a: number, b: number, c: number, d: number) => boolean,
): Rectangle[] {
  const found: Rectangle[] = [];
  for (let index = 0; index < RECTANGLES.length; index++) {
    const [at, rectangle] = [4 * index, RECTANGLES[index]];
    const a = masks[CORNERS[at] ?? 0] ?? 0;
    const b = masks[CORNERS[at + 1] ?? 0] ?? 0;
    const c = masks[CORNERS[at + 2] ?? 0] ?? 0;
    const d = masks[CORNERS[at + 3] ?? 0] ?? 0;
    if (rectangle && isWanted(a, b, c, d)) found.push(rectangle);
  }
  return found;
}
