import { type Cell, HOUSES, type House, kindOf } from '@nanpure/engine';
import { isIn } from './geometry.ts';

/** How many of some houses a cell is in. */
export function timesIn(houses: readonly House[], cell: Cell): number {
  return houses.filter((house) => isIn(house, cell)).length;
}

/** Which houses a fish may have for base and cover, by its name: none of these for lines, and lines across. */
export type ComplexKind = 'franken' | 'mutant';

/** A fish without its cover. */
export interface Base {
  readonly houses: readonly House[];
  /** Where its digit can be, but for the fins. */
  readonly places: readonly Cell[];
  readonly removed: readonly Cell[];
  readonly fins?: readonly Cell[];
  readonly kind?: ComplexKind | undefined;
}

/** A cell that some cover doesn't hold as often as it has to: twice where it is removed from the base itself. */
function firstMissing({ places, removed }: Base, cover: readonly House[]): Cell | undefined {
  const uncovered = places.find((cell) => timesIn(cover, cell) === 0);
  if (uncovered !== undefined) return uncovered;
  return removed.find((cell) => timesIn(cover, cell) < (places.includes(cell) ? 2 : 1));
}

/** The covers among some houses, `most` of them. */
function* coversAmong(
  base: Base,
  allowed: readonly House[],
  most: number,
  chosen: readonly House[] = [],
): Generator<readonly House[], void> {
  const missing = firstMissing(base, chosen);
  if (missing === undefined) {
    yield chosen;
    return;
  }
  if (chosen.length === most) return;
  for (const house of allowed) {
    if (!isIn(house, missing) || chosen.includes(house)) continue;
    yield* coversAmong(base, allowed, most, [...chosen, house]);
  }
}

/** Whether base and cover are what the name of the fish says: of mutant fish more than lines of one way, and boxes. */
function isOfItsKind({ houses, kind }: Base, cover: readonly House[]): boolean {
  const has = (list: readonly House[], wanted: string) =>
    list.some((house) => kindOf(house) === wanted);
  const isMutant =
    (has(houses, 'column') || has(cover, 'row')) && (has(houses, 'row') || has(cover, 'column'));
  if (kind === 'mutant') return isMutant;
  return kind === undefined || (!isMutant && has([...houses, ...cover], 'box'));
}

/** The fins that a cover leaves: those outside of it. What two base houses share is a fin wherever it lies. */
export function finsLeft(
  { houses, fins = [] }: Pick<Base, 'houses' | 'fins'>,
  cover: readonly House[],
): readonly Cell[] {
  return fins.filter((fin) => timesIn(cover, fin) === 0 || timesIn(houses, fin) > 1);
}

/**
 * The cover of a fish, of so many houses as its base or fewer: of those that leave the most fins one that makes it what its
 * name says, if there is any; lines across that if these do, then boxes as well, then any.
 */
export function coverOf(base: Base, most = base.houses.length): readonly House[] | undefined {
  const kinds = new Set(base.houses.map(kindOf));
  const others = HOUSES.filter((house) => !base.houses.includes(house));
  const across = others.filter((house) => !kinds.has(kindOf(house)) && kindOf(house) !== 'box');
  const withBoxes = others.filter((house) => kindOf(house) === 'box' || !kinds.has(kindOf(house)));
  const covers = [across, withBoxes, others].flatMap((allowed) => [
    ...coversAmong(base, allowed, most),
  ]);
  const countLeft = (cover: readonly House[]) => finsLeft(base, cover).length;
  const mostLeft = Math.max(...covers.map(countLeft));
  const leaving = covers.filter((cover) => countLeft(cover) === mostLeft);
  const found = leaving.find((cover) => isOfItsKind(base, cover)) ?? leaving[0];
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
