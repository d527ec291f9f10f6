import { candidatesOf } from '../../candidates.ts';
import { type HouseMask, maskSize } from '../../house-mask.ts';
import { BOXES, COLUMNS, cellsOf, HOUSES, ROWS } from '../../houses.ts';
import { once } from '../../once.ts';
import type { Position } from '../../position.ts';
import type { Finding } from '../../technique.ts';
import { DIGITS, type House } from '../../types.ts';
import type { BASE_ROLES } from './base.ts';

/** A house across another, and which of the other's cells lie in it. */
interface Crossing {
  readonly cover: House;
  readonly mask: HouseMask;
}

const LINES = /* @__PURE__ */ ROWS.concat(COLUMNS);

/** The boxes across a line, or the lines across a box, by house. */
const allCrossings = once((): readonly (readonly Crossing[])[] =>
  HOUSES.map((base) => {
    const covers = LINES.includes(base) ? BOXES : LINES;
    return covers
      .map((cover) => ({ cover, mask: cellsOf(cover).maskIn(base) }))
      .filter(({ mask }) => mask !== 0);
  }),
);

/** The house across that holds all of these cells of a house, if they are two or three. */
export function coverOf(base: House, mask: HouseMask): House | undefined {
  const count = maskSize(mask);
  if (count !== 2 && count !== 3) return undefined;
  return allCrossings()[base]?.find((crossing) => (mask & ~crossing.mask) === 0)?.cover;
}

function* intersectionsFrom(
  position: Position,
  base: House,
  wantsIdle: boolean,
): Generator<Finding<typeof BASE_ROLES>, void> {
  for (const digit of DIGITS) {
    const mask = position.maskIn(base, digit);
    const cover = coverOf(base, mask);
    if (cover === undefined) continue;
    const isIdle = maskSize(position.maskIn(cover, digit)) === maskSize(mask);
    if (isIdle && !wantsIdle) continue;
    const places = position.placesIn(base, digit);
    const targets = position.placesIn(cover, digit).difference(places);
    yield {
      placements: [],
      eliminations: candidatesOf(targets, digit),
      evidence: { digit: [digit], base: [base], cover: [cover], cells: places.toArray() },
    };
  }
}

/**
 * A digit whose two or three places in a base house all lie in one house across it: the digit is
 * in one of them, so it is nowhere else in that cover. Idle ones, with nothing else there, on demand.
 */
export function* findIntersections(
  position: Position,
  bases: readonly House[],
  wantsIdle: boolean,
): Generator<Finding<typeof BASE_ROLES>, void> {
  for (const base of bases) yield* intersectionsFrom(position, base, wantsIdle);
}
