import { once } from '../../once.ts';
import type { Position } from '../../position.ts';
import type { Candidate, Cell } from '../../types.ts';
import { candidatesAt } from '../model/board.ts';
import {
  ALL_DIGITS,
  type DigitMask,
  digitCount,
  digitsOf,
  maskAt,
  masksOf,
} from '../model/digit-mask.ts';
import { flatMap } from '../model/flat-map.ts';
import { perPosition } from '../model/per-position.ts';
import { allRectangles, cornersOf, type Rectangle, rectanglesWhere } from './rectangles.ts';

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

/** Whether two digits can be in each of four cells, and one of these has nothing else. */
function isAlmostDeadly(a: DigitMask, b: DigitMask, c: DigitMask, d: DigitMask): boolean {
  const shared = a & b & c & d;
  if (shared === 0 || digitCount(shared) !== 2) return false;
  return shared === a || shared === b || shared === c || shared === d;
}

const allCorners = once(() => cornersOf(allRectangles()));

/** Those of a position, each with at least one cell that has the two digits alone. */
export const almostDeadlyOf = perPosition((position) => {
  const masks = masksOf(position);
  return flatMap(rectanglesWhere(allCorners(), masks, isAlmostDeadly), (cells) => {
    const shared = cells.reduce((all: DigitMask, cell) => all & (masks[cell] ?? 0), ALL_DIGITS);
    return almostDeadly(position, cells, shared) ?? [];
  });
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
  return flatMap(allRectangles(), (cells) =>
    flatMap(pairsIn(masks, cells), (mask) => {
      const own = cells.map((cell) => (masks[cell] ?? 0) & mask);
      const hasGap = own.some((each) => each !== mask) && own.every((each) => each !== 0);
      const rectangle = hasGap ? almostDeadly(position, cells, mask) : undefined;
      return rectangle ? [rectangle] : [];
    }),
  );
});
