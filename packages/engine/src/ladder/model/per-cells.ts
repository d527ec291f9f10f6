import type { Position } from '../../position.ts';
import type { Cell } from '../../types.ts';
import { masksOf } from './digit-mask.ts';
import { flatMap } from './flat-map.ts';

/** What was found in some cells, and what their candidates were then. */
interface Remembered<T> {
  readonly masks: Uint16Array;
  readonly value: T;
}

function areAsBefore(cells: readonly Cell[], before: Uint16Array, masks: Uint16Array): boolean {
  for (let place = 0; place < cells.length; place++) {
    if (before[place] !== masks[cells[place] ?? 0]) return false;
  }
  return true;
}

function masksIn(cells: readonly Cell[], masks: Uint16Array): Uint16Array {
  const own = new Uint16Array(cells.length);
  for (let place = 0; place < cells.length; place++) own[place] = masks[cells[place] ?? 0] ?? 0;
  return own;
}

/**
 * What depends on the candidates of some cells and on nothing else, for each of several lists of cells: worked out
 * again only for those that are not as they were the last time, as a step changes few of them. The same list again
 * where none has changed.
 */
export function perCells<T>(
  lists: readonly (readonly Cell[])[],
  make: (position: Position, index: number) => T,
): (position: Position) => readonly T[] {
  const last: (Remembered<T> | undefined)[] = lists.map(() => undefined);
  let lastMasks: Uint16Array | undefined;
  let values: readonly T[] = [];
  return (position) => {
    const masks = masksOf(position);
    if (masks === lastMasks) return values;
    let isNews = false;
    lists.forEach((cells, index) => {
      const known = last[index];
      if (known && areAsBefore(cells, known.masks, masks)) return;
      isNews = true;
      last[index] = { masks: masksIn(cells, masks), value: make(position, index) };
    });
    lastMasks = masks;
    if (isNews) values = flatMap(last, (each) => (each ? [each.value] : []));
    return values;
  };
}
