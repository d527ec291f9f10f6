import type { Position } from '../../position.ts';
import type { Cell } from '../../types.ts';
import { masksOf } from './digit-mask.ts';

/** What was found in some cells, and what their candidates were then. */
interface Remembered<T> {
  readonly masks: Uint16Array;
  readonly value: T;
}

/**
 * What depends on the candidates of some cells and on nothing else, for each of several lists of cells: worked out
 * again only for those that are not as they were the last time, as a step changes few of them.
 */
export function perCells<T>(
  lists: readonly (readonly Cell[])[],
  make: (position: Position, index: number) => T,
): (position: Position) => T[] {
  const last: (Remembered<T> | undefined)[] = lists.map(() => undefined);
  return (position) => {
    const masks = masksOf(position);
    return lists.map((cells, index) => {
      const known = last[index];
      if (known && cells.every((cell, place) => known.masks[place] === masks[cell])) {
        return known.value;
      }
      const own = Uint16Array.from(cells, (cell) => masks[cell] ?? 0);
      const value = make(position, index);
      last[index] = { masks: own, value };
      return value;
    });
  };
}
