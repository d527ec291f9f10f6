import { maskSize } from '../../house-mask.ts';

/**
 * Every way to choose so many of some masks of nine bits that, taken together, have no more bits than allowed: the
 * indexes of those that are chosen, and their union. Called rather than yielded, as searches choose all the time.
 */
export function eachUnion(
  masks: readonly number[],
  size: number,
  mostBits: number,
  found: (chosen: readonly number[], union: number) => void,
): void {
  const chosen: number[] = [];
  const extend = (from: number, union: number) => {
    if (chosen.length === size) {
      found(chosen, union);
      return;
    }
    for (let index = from; index <= masks.length - (size - chosen.length); index++) {
      const both = union | (masks[index] ?? 0);
      if (maskSize(both) > mostBits) continue;
      chosen.push(index);
      extend(index + 1, both);
      chosen.pop();
    }
  };
  extend(0, 0);
}
