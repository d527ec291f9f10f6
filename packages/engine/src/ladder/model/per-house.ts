import { CELL_COUNT, HOUSES, housesOf } from '../../houses.ts';
import { once } from '../../once.ts';
import type { Position } from '../../position.ts';
import type { House } from '../../types.ts';
import { type DigitMask, masksOf } from './digit-mask.ts';
import { perPosition } from './per-position.ts';

/** How often candidates of a house have changed, as far as it was noticed: a number that grows with each change. */
type Ages = (position: Position) => Float64Array;

/** By house, a number that is another one wherever a candidate of the house has changed since the last position. */
function agesByHouse(): Ages {
  const ages = new Float64Array(HOUSES.length);
  let before: readonly DigitMask[] = [];
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
  /** When the houses of each list had last changed, as its value was worked out. */
  const known: number[] = [];
  let values: T[] = [];
  return perPosition((position) => {
    const ages = agesOf(position);
    const before = values;
    const lists = listsOf();
    for (let index = 0; index < lists.length; index++) {
      const age = latestOf(ages, lists[index] ?? []);
      if (known[index] === age) continue;
      // Whoever was given the list before keeps it as it was.
      if (values === before) values = before.slice();
      values[index] = make(position, index);
      known[index] = age;
    }
    return values;
  });
}

/** The same for each house by itself. */
export function perHouse<T>(
  make: (position: Position, house: House) => T,
): (position: Position) => readonly T[] {
  return perHouses(() => HOUSES.map((house) => [house]), make);
}
