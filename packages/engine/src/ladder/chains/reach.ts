import { lowestBit } from '../../cell-set.ts';
import { addRow, type Bits, hasBit, setBit, wordsFor } from '../model/bits.ts';
import type { LinkGraph } from './link-graph.ts';

/*
 * How far each node is from each other one, without the ways: a pair of links, weak and strong, is one bit of a table,
 * so that all nodes as far away are found at once.
 */

/** The nodes of a graph that have strong links, numbered anew: in the same order, in fewer words. */
interface LinkedOnly {
  /** Their numbers in the graph. */
  readonly numbers: readonly number[];
  readonly words: number;
  /** For each node a row of bits: those that are right where it is wrong, and where it is right, by one wrong node. */
  readonly afterWrong: Bits;
  readonly afterRight: Bits;
}

function linkedOnly({ strong, weak, linked, words }: LinkGraph): LinkedOnly {
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

/** The nodes that are right, those that were found last, and those that follow from these. */
interface Reached {
  readonly right: Bits;
  readonly last: Bits;
  readonly next: Bits;
}

/** Goes on from the nodes that were found last; whether there are any further ones. */
function goOn({ right, last, next }: Reached, { words, afterRight }: LinkedOnly): boolean {
  for (let word = 0; word < words; word++) next[word] = 0;
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

/** Calls for each bit that two sets have in common. */
function eachWanted(set: Bits, wanted: Bits, found: (index: number) => void): void {
  for (let word = 0; word < set.length; word++) {
    let bits = (set[word] ?? 0) & (wanted[word] ?? 0);
    for (; bits !== 0; bits &= bits - 1) found(32 * word + lowestBit(bits));
  }
}

/**
 * Calls for each two of some nodes of which one is right where the other is wrong, with the fewest strong links between
 * them: once for both, as a chain can be read from either end.
 */
export function eachReached(
  graph: LinkGraph,
  ends: Bits,
  found: (from: number, to: number, strongLinks: number) => void,
): void {
  const linked = linkedOnly(graph);
  const { numbers, words, afterWrong } = linked;
  const emptySet = () => new Int32Array(words);
  const reached: Reached = { right: emptySet(), last: emptySet(), next: emptySet() };
  const wanted = emptySet();
  for (let row = numbers.length - 1; row >= 0; row--) {
    const from = numbers[row] ?? 0;
    if (!hasBit(ends, from)) continue;
    setBit(wanted, row);
    for (let word = 0; word < words; word++) {
      reached.right[word] = 0;
      reached.last[word] = afterWrong[row * words + word] ?? 0;
    }
    let [strongLinks, isFurther] = [0, true];
    while (isFurther) {
      strongLinks++;
      eachWanted(reached.last, wanted, (to) => found(from, numbers[to] ?? 0, strongLinks));
      isFurther = goOn(reached, linked);
    }
  }
}
