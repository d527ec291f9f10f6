import { cellAt, ROWS } from '../../houses.ts';
import { once } from '../../once.ts';
import type { Position } from '../../position.ts';
import type { Candidate, Cell } from '../../types.ts';
import { digitIn, seenByAll } from '../model/board.ts';
import { flat, flatMap } from '../model/flat-map.ts';
import { pairsOf } from '../model/together.ts';

/**
 * Four cells of two rows, two columns and two boxes, in order around the rectangle: the neighbours of each share a
 * line with it, the one opposite shares none.
 */
export type Rectangle = readonly [Cell, Cell, Cell, Cell];

/** Whether two lines of a kind go through the same boxes. */
const areBesideEachOther = (one: number, other: number) =>
  Math.floor(one / 3) === Math.floor(other / 3);

/** All 486 of them: of two boxes that are one beside the other, or one below the other. */
export const allRectangles = once((): readonly Rectangle[] => {
  const pairs = pairsOf(ROWS);
  return flatMap(pairs, ([top, bottom]) =>
    pairs
      .filter(
        ([left, right]) => areBesideEachOther(top, bottom) !== areBesideEachOther(left, right),
      )
      .map(
        ([left, right]): Rectangle => [
          cellAt(top, left),
          cellAt(top, right),
          cellAt(bottom, right),
          cellAt(bottom, left),
        ],
      ),
  );
});

/** The corners of some rectangles, one after the other: quicker to go through, as every position does. */
export interface Corners {
  readonly rectangles: readonly Rectangle[];
  readonly cells: Uint8Array;
}

export function cornersOf(rectangles: readonly Rectangle[]): Corners {
  return { rectangles, cells: Uint8Array.from(flat(rectangles)) };
}

/** What a list has for a corner. */
export function cornerIn(values: ArrayLike<number>, { cells }: Corners, at: number): number {
  return values[cells[at] ?? 0] ?? 0;
}

/** What sees all guardians, where these are of one digit. */
export function seenBySameDigit(position: Position, guardians: readonly Candidate[]): Candidate[] {
  const [digit, another] = new Set(guardians.map((each) => each.digit));
  if (digit === undefined || another !== undefined) return [];
  return digitIn(position, digit, seenByAll(guardians.map(({ cell }) => cell)));
}
