import { maskSize } from '../../house-mask.ts';
import { HOUSES, kindOf } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { coverOf } from '../../techniques/shared/intersections.ts';
import { DIGITS } from '../../types.ts';
import { perDigit } from '../model/per-position.ts';

/** The houses in which a digit is confined to a house across that has further places of it. */
const confiningHouses = perDigit((position, digit) =>
  HOUSES.filter((base) => {
    const places = position.maskIn(base, digit);
    const cover = coverOf(base, places);
    return cover !== undefined && maskSize(position.maskIn(cover, digit)) > maskSize(places);
  }),
);

/** Whether any digit points from a box along a line. */
export function hasPointing(position: Position): boolean {
  return DIGITS.some((digit) =>
    confiningHouses(position, digit).some((house) => kindOf(house) === 'box'),
  );
}

/** Whether any digit of a line is confined to a box. */
export function hasBoxLineReduction(position: Position): boolean {
  return DIGITS.some((digit) =>
    confiningHouses(position, digit).some((house) => kindOf(house) !== 'box'),
  );
}
