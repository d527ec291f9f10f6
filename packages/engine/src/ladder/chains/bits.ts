/*
 * Sets of nodes as bits, as many words a set as there are nodes: what a search over hundreds of nodes joins and
 * compares all the time. A table holds one set a node, row after row.
 */

export type Bits = Int32Array;

const BITS_PER_WORD = 32;

/** How many words hold so many bits. */
export function wordsFor(count: number): number {
  return Math.ceil(count / BITS_PER_WORD);
}

export function setBit(bits: Bits, index: number, offset = 0): void {
  const word = offset + (index >> 5);
  bits[word] = (bits[word] ?? 0) | (1 << (index & 31));
}

export function hasBit(bits: Bits, index: number, offset = 0): boolean {
  return (((bits[offset + (index >> 5)] ?? 0) >> (index & 31)) & 1) === 1;
}

/** The index of the lowest bit of a word. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The bits that two rows of a table have in common, below `count`. */
export function commonBits(table: Bits, one: number, other: number, words: number, count: number) {
  const found: number[] = [];
  for (let word = 0; word < wordsFor(count); word++) {
    let bits = (table[one * words + word] ?? 0) & (table[other * words + word] ?? 0);
    for (; bits !== 0; bits &= bits - 1) {
      const index = BITS_PER_WORD * word + lowestBit(bits);
      if (index < count) found.push(index);
    }
  }
  return found;
}

/** Whether two rows of a table have a bit below `count` in common. */
export function haveCommonBits(
  table: Bits,
  one: number,
  other: number,
  words: number,
  count: number,
) {
  const whole = count >> 5;
  for (let word = 0; word < whole; word++) {
    if ((table[one * words + word] ?? 0) & (table[other * words + word] ?? 0)) return true;
  }
  const rest = (table[one * words + whole] ?? 0) & (table[other * words + whole] ?? 0);
  return (rest & ((1 << (count & 31)) - 1)) !== 0;
}
