import { maskSize } from '../../house-mask.ts';
import { HOUSES } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { type Cell, DIGITS, type Digit, type House } from '../../types.ts';
import { perPosition } from '../model/per-position.ts';
import { cellsIn } from '../model/sight.ts';

/** The two places that a digit has in a house. */
export interface Conjugate {
  readonly digit: Digit;
  readonly house: House;
  readonly cells: readonly [Cell, Cell];
}

function conjugateIn(position: Position, house: House, digit: Digit): Conjugate[] {
  const mask = position.maskIn(house, digit);
  if (maskSize(mask) !== 2) return [];
  const [one, other] = cellsIn(house).filter((_, index) => (mask >> index) & 1);
  return one === undefined || other === undefined ? [] : [{ digit, house, cells: [one, other] }];
}

/** For each digit, from 1, its conjugate pairs by house. */
const conjugatesByDigit = perPosition((position) =>
  DIGITS.map((digit) => HOUSES.flatMap((house) => conjugateIn(position, house, digit))),
);

/** The houses in which a digit has two places. */
export function conjugatesOf(position: Position, digit: Digit): readonly Conjugate[] {
  return conjugatesByDigit(position)[digit - 1] ?? [];
}
