import { lowestBit } from '../../cell-set.ts';
import { type Bits, setBit } from '../model/bits.ts';
import type { LinkGraph } from './link-graph.ts';

/*
 * How far each node is from each other one, without the ways: a pair of links, weak and strong, is one bit of a table,
 * so that all nodes as far away are found at once.
 */

/** For each node with strong links, those that are right as it is, by one node that it makes wrong. */
function rightAfterEach({ strong, weak, linked, words }: LinkGraph): Bits {
  const right = new Int32Array(weak.length);
  for (let node = 0; node < strong.length; node++) {
    if (!strong[node]) continue;
    for (let word = 0; word < words; word++) {
      let ends = (weak[node * words + word] ?? 0) & (linked[word] ?? 0);
      for (; ends !== 0; ends &= ends - 1) {
        const targets = strong[32 * word + lowestBit(ends)] ?? [];
        for (let index = 0; index < targets.length; index++) {
          setBit(right, targets[index] ?? 0, node * words);
        }
      }
    }
  }
  return right;
}

type Found = (from: number, to: number, strongLinks: number) => void;

/** What is used again for each beginning. */
interface Room {
  /** The nodes that are right, those that were found last, and those that follow from these. */
  readonly right: Bits;
  readonly last: Bits;
  readonly next: Bits;
}

/** Goes on from the nodes that were found last; whether there are any. */
function goOn({ last, next, right }: Room, after: Bits, found: (to: number) => void): boolean {
  const words = last.length;
  let some = 0;
  next.fill(0);
  for (let word = 0; word < words; word++) {
    for (let bits = last[word] ?? 0; bits !== 0; bits &= bits - 1) {
      const node = 32 * word + lowestBit(bits);
      found(node);
      for (let at = 0; at < words; at++) {
        next[at] = (next[at] ?? 0) | (after[node * words + at] ?? 0);
      }
    }
  }
  for (let word = 0; word < words; word++) {
    right[word] = (right[word] ?? 0) | (last[word] ?? 0);
    last[word] = (next[word] ?? 0) & ~(right[word] ?? 0);
    some |= last[word] ?? 0;
  }
  return some !== 0;
}

/** Calls for each two nodes of which one is right where the other is wrong, with the fewest strong links between them. */
export function eachReached(graph: LinkGraph, found: Found): void {
  const { strong, words } = graph;
  const after = rightAfterEach(graph);
  const emptySet = () => new Int32Array(words);
  const room: Room = { right: emptySet(), last: emptySet(), next: emptySet() };
  for (let from = 0; from < strong.length; from++) {
    const targets = strong[from];
    if (!targets) continue;
    room.right.fill(0);
    room.last.fill(0);
    for (const target of targets) setBit(room.last, target);
    let [strongLinks, isFurther] = [0, true];
    while (isFurther) {
      strongLinks++;
      isFurther = goOn(room, after, (to) => found(from, to, strongLinks));
    }
  }
}
