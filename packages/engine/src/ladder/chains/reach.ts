import { lowestBit } from '../../cell-set.ts';
import { addRow, type Bits, hasBit, setBit, wordsFor } from '../model/bits.ts';
import type { LinkGraph } from './link-graph.ts';

/*
 * How far each node is from each other one, without the ways: a pair of links, weak and strong, is one bit of a table,
 * so that all nodes as far away are found at once.
 */

/** The nodes of a graph that have strong links, numbered anew: in the same order, in fewer words. */
export interface LinkedOnly {
  /** Their numbers in the graph. */
  readonly numbers: readonly number[];
  readonly words: number;
  /** For each node a row of bits: those that are right where it is wrong, and where it is right, by one wrong node. */
  readonly afterWrong: Bits;
  readonly afterRight: Bits;
}

/** The nodes with strong links of a graph, and how they follow from one another. */
export function linkedOnly({ strong, weak, linked, words }: LinkGraph): LinkedOnly {
  const numbers: number[] = [];
  const own = new Array<number>(strong.length).fill(0);
  for (let number = 0; number < strong.length; number++) {
    if (strong[number]) own[number] = numbers.push(number) - 1;
  }
  const ownWords = wordsFor(numbers.length);
  const afterWrong = new Int32Array(numbers.length * ownWords);
  const afterRight = new Int32Array(numbers.length * ownWords);
  const addTargets = (table: Bits, row: number, wrong: number) => {
    const targets = strong[wrong] ?? [];
    for (let index = 0; index < targets.length; index++) {
      setBit(table, own[targets[index] ?? 0] ?? 0, row * ownWords);
    }
  };
  numbers.forEach((number, row) => {
    addTargets(afterWrong, row, number);
    for (let word = 0; word < words; word++) {
      let ends = (weak[number * words + word] ?? 0) & (linked[word] ?? 0);
      for (; ends !== 0; ends &= ends - 1) addTargets(afterRight, row, 32 * word + lowestBit(ends));
    }
  });
  return { numbers, words: ownWords, afterWrong, afterRight };
}

/** The nodes that are right where one is wrong, and of these those that were found last. */
interface Reached {
  /** The node where it begins, by its new number. */
  readonly row: number;
  readonly right: Bits;
  readonly last: Bits;
}

/** Goes on from the nodes that were found last; whether there are any further ones. */
function goOn({ right, last }: Reached, { words, afterRight }: LinkedOnly, next: Bits): boolean {
  next.fill(0);
  for (let word = 0; word < words; word++) {
    for (let bits = last[word] ?? 0; bits !== 0; bits &= bits - 1) {
      addRow(next, 0, afterRight, 32 * word + lowestBit(bits), words);
    }
  }
  let some = 0;
  for (let word = 0; word < words; word++) {
    right[word] = (right[word] ?? 0) | (last[word] ?? 0);
    last[word] = (next[word] ?? 0) & ~(right[word] ?? 0);
    some |= last[word] ?? 0;
  }
  return some !== 0;
}

/** Calls for each bit that two sets have in common, from one on. */
function eachCommonBit(set: Bits, other: Bits, first: number, found: (index: number) => void) {
  const firstWord = first >> 5;
  for (let word = firstWord; word < set.length; word++) {
    let bits = (set[word] ?? 0) & (other[word] ?? 0);
    if (word === firstWord) bits &= -1 << (first & 31);
    for (; bits !== 0; bits &= bits - 1) found(32 * word + lowestBit(bits));
  }
}

/** A search for pairs among some nodes, by one strong link more at a time: who wants a short chain needs no long ones. */
export interface Reach {
  readonly linked: LinkedOnly;
  /** The nodes among which it searches. */
  readonly ends: Bits;
  readonly reached: readonly Reached[];
  /** By how many strong links they are reached so far. */
  strongLinks: number;
  isDone: boolean;
}

/** The beginning of a search among some nodes, which are bits by their numbers in the graph. */
export function reachAmong(linked: LinkedOnly, among: Bits): Reach {
  const { numbers, words, afterWrong } = linked;
  const ends = new Int32Array(words);
  const reached: Reached[] = [];
  for (let row = 0; row < numbers.length; row++) {
    if (!hasBit(among, numbers[row] ?? 0)) continue;
    setBit(ends, row);
    const last = afterWrong.slice(row * words, (row + 1) * words);
    reached.push({ row, right: new Int32Array(words), last });
  }
  return { linked, ends, reached, strongLinks: 0, isDone: reached.length === 0 };
}

/**
 * Calls for each two of the nodes of which one is right where the other is wrong, by one strong link more than the last
 * time and by no fewer: once for both, as a chain can be read from either end.
 */
export function reachFurther(reach: Reach, found: (from: number, to: number) => void): void {
  const { linked, ends, reached } = reach;
  const { numbers } = linked;
  const next = new Int32Array(linked.words);
  reach.strongLinks++;
  reach.isDone = true;
  for (const each of reached) {
    const from = numbers[each.row] ?? 0;
    eachCommonBit(each.last, ends, each.row, (row) => found(from, numbers[row] ?? 0));
    if (goOn(each, linked, next)) reach.isDone = false;
  }
}
