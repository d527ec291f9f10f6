import { arePeers, type Cell, type House } from '@nanpure/engine';
import { type Base, coverOf, finsLeft, timesIn } from './fish-cover.ts';
import { seesAll } from './geometry.ts';

/** A fish that removes a part of what a step does: its cover, what of the base is no part of that, and what goes. */
export interface PartialFish {
  readonly cover: readonly House[];
  readonly fins: readonly Cell[];
  readonly removed: readonly Cell[];
  /** What of that is a place of the base itself. */
  readonly twice: readonly Cell[];
}

/** What several fish of the same base remove together. */
export interface SiameseFish extends Base {
  /** Where the digit can be in the base, fins included; and the fins of all of them. */
  readonly places: readonly Cell[];
  readonly fins: readonly Cell[];
}

/** A fish that removes one of the cells, with fins if it may have some; undefined where there is none. */
function fishAgainst(
  cell: Cell,
  { houses, kind, places, removed, fins }: SiameseFish,
  isFinned: boolean,
): PartialFish | undefined {
  const possible = fins.filter((fin) => arePeers(cell, fin));
  const held = places.filter((place) => !possible.includes(place));
  const left = isFinned ? possible : [];
  const cover = coverOf({ houses, kind, places: held, removed: [cell], fins: left });
  if (!cover) return undefined;
  const own = finsLeft({ houses, fins: possible }, cover);
  const gone = removed.filter(
    (each) => seesAll(each, own) && timesIn(cover, each) > (places.includes(each) ? 1 : 0),
  );
  const twice = gone.filter((each) => places.includes(each));
  return { cover, fins: own, removed: gone, twice };
}

/** The fish that each remove a part, those with the most that no other has first. Undefined where some of it stays. */
function fishThatRemove(all: SiameseFish, isFinned: boolean): readonly PartialFish[] | undefined {
  const fish = all.removed.flatMap((cell) => fishAgainst(cell, all, isFinned) ?? []);
  const chosen: PartialFish[] = [];
  let untold = all.removed;
  const newIn = ({ removed }: PartialFish) =>
    untold.filter((cell) => removed.includes(cell)).length;
  while (untold.length > 0) {
    const [best] = [...fish].sort((one, other) => newIn(other) - newIn(one));
    if (!best || newIn(best) === 0) return undefined;
    chosen.push(best);
    untold = untold.filter((cell) => !best.removed.includes(cell));
  }
  return chosen;
}

/** The fish of a step, one at least with fins if the step has some. Undefined where some of what it removes stays. */
export function siameseFishOf(all: SiameseFish): readonly PartialFish[] | undefined {
  const fish = fishThatRemove(all, false);
  const isFinned = all.fins.length === 0 || fish?.some(({ fins }) => fins.length > 0);
  return isFinned ? fish : (fishThatRemove(all, true) ?? fish);
}
