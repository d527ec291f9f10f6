import type { CellSet } from '../../cell-set.ts';
import { cellsOf } from '../../houses.ts';
import type { Position } from '../../position.ts';
import type { Finding } from '../../technique.ts';
import { type Candidate, DIGITS, type Digit, type House } from '../../types.ts';

export const INTERSECTION_ROLES = {
  digit: 'digits',
  base: 'houses',
  cover: 'houses',
  cells: 'cells',
} as const;

/** A digit's candidates in some cells, as eliminations. */
export function withoutDigit(cells: CellSet, digit: Digit): Candidate[] {
  return [...cells].map((cell) => ({ cell, digit }));
}

/**
 * A digit whose two or three places in a base house all lie in one cover house as well: the digit
 * is in one of them, so it is nowhere else in the cover.
 */
export function* findIntersections(
  position: Position,
  bases: readonly House[],
  covers: readonly House[],
): Generator<Finding<typeof INTERSECTION_ROLES>> {
  for (const base of bases) {
    for (const digit of DIGITS) {
      const places = position.placesIn(base, digit);
      if (places.size < 2) continue;
      const cover = covers.find((house) => places.isSubsetOf(cellsOf(house)));
      if (cover === undefined) continue;
      const targets = position.placesIn(cover, digit).without(places);
      if (targets.isEmpty) continue;
      yield {
        placements: [],
        eliminations: withoutDigit(targets, digit),
        evidence: { digit: [digit], base: [base], cover: [cover], cells: [...places] },
      };
    }
  }
}
