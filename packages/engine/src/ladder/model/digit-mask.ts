import { maskSize } from '../../house-mask.ts';
import { CELL_COUNT } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { type Cell, DIGITS, type Digit } from '../../types.ts';
import { perPosition } from './per-position.ts';

/** Some digits: bit 0 stands for 1, bit 8 for 9. */
export type DigitMask = number;

export const ALL_DIGITS: DigitMask = 0x1ff;

/** By mask: those with one digit more come after all that have lower ones alone. */
const DIGITS_OF_MASK: readonly (readonly Digit[])[] = DIGITS.reduce<(readonly Digit[])[]>(
  (lower, digit) => lower.concat(lower.map((digits) => digits.concat(digit))),
  [[]],
);

/** The digits of a mask, in order. */
export function digitsOf(mask: DigitMask): readonly Digit[] {
  return DIGITS_OF_MASK[mask] ?? [];
}

/** How many digits a mask has. */
export function digitCount(mask: DigitMask): number {
  return maskSize(mask);
}

export function bitOf(digit: Digit): DigitMask {
  return 1 << (digit - 1);
}

/** The candidates of each cell; 0 where a digit stands. A plain list: a typed array takes longer to make than to fill. */
export const masksOf = perPosition((position): readonly DigitMask[] => {
  const masks = new Array<DigitMask>(CELL_COUNT).fill(0);
  for (const digit of DIGITS) {
    for (const cell of position.cellsFor(digit).toArray()) {
      masks[cell] = (masks[cell] ?? 0) | bitOf(digit);
    }
  }
  return masks;
});

/** The candidates of a cell; 0 where a digit stands. */
export function maskAt(position: Position, cell: Cell): DigitMask {
  return masksOf(position)[cell] ?? 0;
}

/** The candidates of some cells, taken together. */
export function maskOfAll(position: Position, cells: readonly Cell[]): DigitMask {
  return cells.reduce((mask, cell) => mask | maskAt(position, cell), 0);
}
