/**
 * Every way to choose so many of some masks that, taken together, they have no more bits than allowed: the indexes of
 * those that are chosen, and their union. Called rather than yielded, as searches choose all the time.
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
      if (bitCount(both) > mostBits) continue;
      chosen.push(index);
      extend(index + 1, both);
      chosen.pop();
    }
  };
  extend(0, 0);
}

/** How many bits a number has, of 27 at most. */
function bitCount(bits: number): number {
  const pairs = bits - ((bits >> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
