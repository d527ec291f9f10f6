import { lowestBit } from '../../cell-set.ts';

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

/** Calls for each bit of a row of a table, in order. */
export function eachBit(
  table: Bits,
  offset: number,
  words: number,
  found: (index: number) => void,
): void {
  for (let word = 0; word < words; word++) {
    for (let bits = table[offset + word] ?? 0; bits !== 0; bits &= bits - 1) {
      found(BITS_PER_WORD * word + lowestBit(bits));
    }
  }
}

/** Adds a row of a table to one of another. */
export function addRow(table: Bits, to: number, from: Bits, fromRow: number, words: number): void {
  for (let word = 0; word < words; word++) {
    const at = to * words + word;
    table[at] = (table[at] ?? 0) | (from[fromRow * words + word] ?? 0);
  }
}

/** Keeps of a row only what one of another table has as well; whether that is anything. */
export function keepRow(table: Bits, to: number, from: Bits, fromRow: number, words: number) {
  let some = 0;
  for (let word = 0; word < words; word++) {
    const at = to * words + word;
    const kept = (table[at] ?? 0) & (from[fromRow * words + word] ?? 0);
    table[at] = kept;
    some |= kept;
  }
  return some !== 0;
}

/** The bits that some rows of a table have in common, below `count`. */
export function commonBits(table: Bits, rows: readonly number[], words: number, count: number) {
  const common = new Int32Array(words).fill(-1);
  for (const row of rows) if (!keepRow(common, 0, table, row, words)) return [];
  return bitsOf(common).filter((index) => index < count);
}

/** Whether two rows of a table have any bit in common. */
export function haveCommonBit(table: Bits, one: number, other: number, words: number): boolean {
  for (let word = 0; word < words; word++) {
    if ((table[one * words + word] ?? 0) & (table[other * words + word] ?? 0)) return true;
  }
  return false;
}

/** Enters that two things belong together, in a table with a row for each. */
export function joinBits(table: Bits, one: number, other: number, words: number): void {
  setBit(table, other, one * words);
  setBit(table, one, other * words);
}

/** How many bits below `count` two rows of a table have in common: none, one, or 2 for more. */
export function countCommonBits(
  table: Bits,
  one: number,
  other: number,
  words: number,
  count: number,
): 0 | 1 | 2 {
  let found = 0;
  const last = wordsFor(count) - 1;
  for (let word = 0; word <= last; word++) {
    let bits = (table[one * words + word] ?? 0) & (table[other * words + word] ?? 0);
    if (word === last && (count & 31) !== 0) bits &= (1 << (count & 31)) - 1;
    if (bits === 0) continue;
    if (found !== 0 || (bits & (bits - 1)) !== 0) return 2;
    found = bits;
  }
  return found === 0 ? 0 : 1;
}

/** The bits of a set, in order. */
export function bitsOf(set: Bits): number[] {
  const found: number[] = [];
  eachBit(set, 0, set.length, (index) => found.push(index));
  return found;
}
