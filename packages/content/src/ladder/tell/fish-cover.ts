import { type Cell, HOUSES, type House, kindOf } from '@nanpure/engine';
import { isIn } from './geometry.ts';

/** How many of some houses a cell is in. */
export function timesIn(houses: readonly House[], cell: Cell): number {
  return houses.filter((house) => isIn(house, cell)).length;
}

/** A fish without its cover. */
export interface Base {
  readonly houses: readonly House[];
  /** Where its digit can be, but for the fins. */
  readonly places: readonly Cell[];
  readonly removed: readonly Cell[];
}

/** A cell that some cover doesn't hold as often as it has to: twice where it is removed from the base itself. */
function firstMissing({ places, removed }: Base, cover: readonly House[]): Cell | undefined {
  const uncovered = places.find((cell) => timesIn(cover, cell) === 0);
  if (uncovered !== undefined) return uncovered;
  return removed.find((cell) => timesIn(cover, cell) < (places.includes(cell) ? 2 : 1));
}

/** The cover among some houses, `most` of them; undefined where these don't do. */
function coverAmong(
  base: Base,
  allowed: readonly House[],
  most: number,
  chosen: readonly House[] = [],
): readonly House[] | undefined {
  const missing = firstMissing(base, chosen);
  if (missing === undefined) return chosen;
  if (chosen.length === most) return undefined;
  for (const house of allowed) {
    if (!isIn(house, missing) || chosen.includes(house)) continue;
    const cover = coverAmong(base, allowed, most, [...chosen, house]);
    if (cover) return cover;
  }
  return undefined;
}

/** The cover of a fish, of so many houses as its base or fewer: lines across that if these do, then boxes as well, then any. */
export function coverOf(base: Base, most = base.houses.length): readonly House[] | undefined {
  const kinds = new Set(base.houses.map(kindOf));
  const others = HOUSES.filter((house) => !base.houses.includes(house));
  const across = others.filter((house) => !kinds.has(kindOf(house)) && kindOf(house) !== 'box');
  const withBoxes = others.filter((house) => kindOf(house) === 'box' || !kinds.has(kindOf(house)));
  const found =
    coverAmong(base, across, most) ??
    coverAmong(base, withBoxes, most) ??
    coverAmong(base, others, most);
  return found && [...found].sort((a, b) => a - b);
}

/** What covers the places without the fins in fewer houses than the base has: then one of the fins is right. */
export function narrowCoverOf({ houses, places }: Base): readonly House[] | undefined {
  return coverOf({ houses, places, removed: [] }, houses.length - 1);
}

/** Whether all houses are rows, or all are columns. */
export function hasOneKind(houses: readonly House[]): boolean {
  const [kind, another] = new Set(houses.map(kindOf));
  return kind !== 'box' && another === undefined;
}
