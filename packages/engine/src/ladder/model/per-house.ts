import { CELL_COUNT, HOUSES, housesOf } from '../../houses.ts';
import { once } from '../../once.ts';
import type { Position } from '../../position.ts';
import type { House } from '../../types.ts';
import { masksOf } from './digit-mask.ts';
import { flatMap } from './flat-map.ts';
import { perPosition } from './per-position.ts';

/** How often candidates of a house have changed, as far as it was noticed: a number that grows with each change. */
type Ages = (position: Position) => Float64Array;

/** By house, a number that is another one wherever a candidate of the house has changed since the last position. */
function agesByHouse(): Ages {
  const ages = new Float64Array(HOUSES.length);
  let before = new Uint16Array(CELL_COUNT);
  let changes = 0;
  return perPosition((position) => {
    const masks = masksOf(position);
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      if (masks[cell] === before[cell]) continue;
      changes++;
      for (const house of housesOf(cell)) ages[house] = changes;
    }
    before = masks;
    return ages;
  });
}

const agesOf = agesByHouse();

/** What was found in some houses, and when they last changed then. */
interface Remembered<T> {
  readonly age: number;
  readonly value: T;
}

function latestOf(ages: Float64Array, houses: readonly House[]): number {
  let latest = 0;
  for (let index = 0; index < houses.length; index++) {
    latest = Math.max(latest, ages[houses[index] ?? 0] ?? 0);
  }
  return latest;
}

/**
 * What depends on the candidates of some houses and on nothing else, for each of several lists of houses: worked out
 * again only for those that are not as they were the last time, as a step changes few of them. The same list again
 * where none has changed.
 */
export function perHouses<T>(
  makeLists: () => readonly (readonly House[])[],
  make: (position: Position, index: number) => T,
): (position: Position) => readonly T[] {
  const listsOf = once(makeLists);
  const last: (Remembered<T> | undefined)[] = [];
  let values: readonly T[] = [];
  return (position) => {
    const ages = agesOf(position);
    const lists = listsOf();
    let isNews = false;
    for (let index = 0; index < lists.length; index++) {
      const age = latestOf(ages, lists[index] ?? []);
      if (last[index]?.age === age) continue;
      isNews = true;
      last[index] = { age, value: make(position, index) };
    }
    if (isNews) values = flatMap(last, (each) => (each ? [each.value] : []));
    return values;
  };
}

/** The same for each house by itself. */
export function perHouse<T>(
  make: (position: Position, house: House) => T,
): (position: Position) => readonly T[] {
  return perHouses(() => HOUSES.map((house) => [house]), make);
}
