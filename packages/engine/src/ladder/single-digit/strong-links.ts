import { maskSize } from '../../house-mask.ts';
import { cellsIn, HOUSES } from '../../houses.ts';
import type { Position } from '../../position.ts';
import type { Cell, Digit, House } from '../../types.ts';
import { chosenOf } from '../model/choices.ts';
import { flatMap } from '../model/flat-map.ts';
import { perDigit } from '../model/per-position.ts';

/** The two places that a digit has in a house. */
export interface Conjugate {
  readonly digit: Digit;
  readonly house: House;
  readonly cells: readonly [Cell, Cell];
}

function conjugateIn(position: Position, house: House, digit: Digit): Conjugate[] {
  const mask = position.maskIn(house, digit);
  if (maskSize(mask) !== 2) return [];
  const [one, other] = chosenOf(cellsIn(house), mask);
  return one === undefined || other === undefined ? [] : [{ digit, house, cells: [one, other] }];
}

/** The houses in which a digit has two places. */
export const conjugatesOf = perDigit((position, digit): readonly Conjugate[] =>
  flatMap(HOUSES, (house) => conjugateIn(position, house, digit)),
);
