import type { Position } from '../../position.ts';
import type { Candidate, Cell } from '../../types.ts';
import { candidatesAt } from '../model/board.ts';
import { type DigitMask, digitCount, digitsOf, maskAt, masksOf } from '../model/digit-mask.ts';
import { perPosition } from '../model/per-position.ts';
import { RECTANGLES, type Rectangle } from './rectangles.ts';

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
  const guardians = candidatesAt(position, cells).filter(
    ({ digit }) => !digitsOf(mask).includes(digit),
  );
  const roof = cells.filter((cell) => (maskAt(position, cell) & ~mask) !== 0);
  const floor = cells.filter((cell) => maskAt(position, cell) === mask);
  return roof.length > 0 ? { cells, mask, roof, floor, guardians } : undefined;
}

/** The digits that all four cells have. */
function sharedDigits(masks: Uint16Array, [a, b, c, d]: Rectangle): DigitMask {
  return (masks[a] ?? 0) & (masks[b] ?? 0) & (masks[c] ?? 0) & (masks[d] ?? 0);
}

/** Those of a position, each with at least one cell that has the two digits alone. */
export const almostDeadlyOf = perPosition((position) => {
  const masks = masksOf(position);
  const found: AlmostDeadly[] = [];
  for (const cells of RECTANGLES) {
    const shared = sharedDigits(masks, cells);
    if (shared === 0) continue;
    // One of the cells has these two alone.
    const isAlmost = digitCount(shared) === 2 && cells.some((cell) => masks[cell] === shared);
    const rectangle = isAlmost ? almostDeadly(position, cells, shared) : undefined;
    if (rectangle) found.push(rectangle);
  }
  return found;
});

/** The two digits of each cell of a rectangle that has two. */
function pairsIn(masks: Uint16Array, cells: Rectangle): DigitMask[] {
  const all = cells.map((cell) => masks[cell] ?? 0).filter((mask) => digitCount(mask) === 2);
  return [...new Set(all)];
}

/**
 * Those in which a cell has lost one of the two digits already: if the four held these two alone, exchanging them would
 * make a second solution all the same.
 */
export const almostDeadlyWithGaps = perPosition((position) => {
  const masks = masksOf(position);
  return RECTANGLES.flatMap((cells) =>
    pairsIn(masks, cells).flatMap((mask) => {
      const own = cells.map((cell) => (masks[cell] ?? 0) & mask);
      const hasGap = own.some((each) => each !== mask) && own.every((each) => each !== 0);
      const rectangle = hasGap ? almostDeadly(position, cells, mask) : undefined;
      return rectangle ? [rectangle] : [];
    }),
  );
});
