import { once } from '../../once.ts';
import type { Position } from '../../position.ts';
import type { Candidate, Cell } from '../../types.ts';
import { type DigitMask, digitCount, digitsOf, masksOf } from '../model/digit-mask.ts';
import { flatMap } from '../model/flat-map.ts';
import { perPosition } from '../model/per-position.ts';
import { allRectangles, type Corners, cornerIn, cornersOf, type Rectangle } from './rectangles.ts';

/** A rectangle of empty cells that would hold two digits only, were it not for its guardians. */
export interface AlmostDeadly {
  readonly cells: Rectangle;
  readonly mask: DigitMask;
  /** The cells with further candidates, and those without. */
  readonly roof: readonly Cell[];
  readonly floor: readonly Cell[];
  readonly guardians: readonly Candidate[];
}

/** The rectangle with two digits, which can be in each of its cells. */
function almostDeadly(
  position: Position,
  cells: Rectangle,
  mask: DigitMask,
): AlmostDeadly | undefined {
  const masks = masksOf(position);
  const [roof, floor, guardians]: [Cell[], Cell[], Candidate[]] = [[], [], []];
  for (const cell of cells) {
    const further = digitsOf((masks[cell] ?? 0) & ~mask);
    if (further.length > 0) roof.push(cell);
    else if (masks[cell] === mask) floor.push(cell);
    for (const digit of further) guardians.push({ cell, digit });
  }
  return roof.length > 0 ? { cells, mask, roof, floor, guardians } : undefined;
}

/** Whether one of four cells has two digits alone. */
function hasFloor(
  masks: readonly DigitMask[],
  corners: Corners,
  at: number,
  mask: DigitMask,
): boolean {
  for (let corner = at; corner < at + 4; corner++) {
    if (cornerIn(masks, corners, corner) === mask) return true;
  }
  return false;
}

const allCorners = once(() => cornersOf(allRectangles()));

/** Those of a position, each with at least one cell that has the two digits alone. */
export const almostDeadlyOf = perPosition((position) => {
  const masks = masksOf(position);
  const corners = allCorners();
  const found: AlmostDeadly[] = [];
  for (let at = 0; at < corners.cells.length; at += 4) {
    const above = cornerIn(masks, corners, at) & cornerIn(masks, corners, at + 1);
    // Most have fewer than two digits in common there already.
    if ((above & (above - 1)) === 0) continue;
    const shared = above & cornerIn(masks, corners, at + 2) & cornerIn(masks, corners, at + 3);
    if (digitCount(shared) !== 2 || !hasFloor(masks, corners, at, shared)) continue;
    const cells = corners.rectangles[at / 4];
    const rectangle = cells && almostDeadly(position, cells, shared);
    if (rectangle) found.push(rectangle);
  }
  return found;
});

/** The two digits of each cell of a rectangle that has two. */
function pairsIn(masks: readonly DigitMask[], cells: Rectangle): DigitMask[] {
  const all = cells.map((cell) => masks[cell] ?? 0).filter((mask) => digitCount(mask) === 2);
  return [...new Set(all)];
}

/**
 * Those in which a cell has lost one of the two digits already: if the four held these two alone, exchanging them would
 * make a second solution all the same.
 */
export const almostDeadlyWithGaps = perPosition((position) => {
  const masks = masksOf(position);
  return flatMap(allRectangles(), (cells) =>
    flatMap(pairsIn(masks, cells), (mask) => {
      const own = cells.map((cell) => (masks[cell] ?? 0) & mask);
      const hasGap = own.some((each) => each !== mask) && own.every((each) => each !== 0);
      const rectangle = hasGap ? almostDeadly(position, cells, mask) : undefined;
      return rectangle ? [rectangle] : [];
    }),
  );
});
