import { arePeers, type Cell, HOUSES, type House, kindOf } from '@nanpure/engine';
import { isIn } from './geometry.ts';

/** A fish of lines: where the digit lies, what of that is no part of the cover, and what goes. */
export interface FishOfLines {
  readonly cover: readonly House[];
  readonly fins: readonly Cell[];
  readonly removed: readonly Cell[];
}

/** What several fish of the same base remove together. */
export interface SiameseFish {
  readonly base: readonly House[];
  /** All places of the digit in the base. */
  readonly places: readonly Cell[];
  readonly removed: readonly Cell[];
}

/** Whether a cell sees each of some others. */
export function seesAll(cell: Cell, others: readonly Cell[]): boolean {
  return others.every((other) => arePeers(cell, other));
}

/** Every choice of so many items, in their order. */
function choicesOf<Item>(items: readonly Item[], count: number): (readonly Item[])[] {
  if (count === 0) return [[]];
  return items.flatMap((first, index) =>
    choicesOf(items.slice(index + 1), count - 1).map((rest) => [first, ...rest]),
  );
}

/** The lines across the base in which it has places. */
function linesAcross({ base, places }: SiameseFish): House[] {
  const kind = base[0] !== undefined && kindOf(base[0]) === 'row' ? 'column' : 'row';
  return HOUSES.filter(
    (house) => kindOf(house) === kind && places.some((cell) => isIn(house, cell)),
  );
}

function fishWith(cover: readonly House[], { places, removed }: SiameseFish): FishOfLines {
  const isCovered = (cell: Cell) => cover.some((house) => isIn(house, cell));
  const fins = places.filter((cell) => !isCovered(cell));
  return { cover, fins, removed: removed.filter((cell) => isCovered(cell) && seesAll(cell, fins)) };
}

/** The fish that each remove a part: as few as do, those with the most first. Undefined where some of it stays. */
export function siameseFishOf(all: SiameseFish): readonly FishOfLines[] | undefined {
  const fish = choicesOf(linesAcross(all), all.base.length)
    .map((cover) => fishWith(cover, all))
    .sort((one, other) => other.removed.length - one.removed.length);
  const chosen: FishOfLines[] = [];
  const isTold = (cell: Cell) => chosen.some(({ removed }) => removed.includes(cell));
  for (const each of fish) if (!each.removed.every(isTold)) chosen.push(each);
  return all.removed.every(isTold) ? chosen : undefined;
}
