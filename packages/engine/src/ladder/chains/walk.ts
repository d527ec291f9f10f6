import { lowestBit } from '../../cell-set.ts';
import { type Bits, hasBit, setBit } from '../model/bits.ts';
import type { LinkGraph } from './link-graph.ts';

/*
 * What follows from one node alone, breadth first, so that each node is reached by a shortest way: a node that is
 * right makes wrong what it is weakly linked to, and a node that is wrong makes right what it is strongly linked to.
 */

/** Everything that follows from a node being right or wrong. */
export interface Walk {
  /** The nodes that are right, in the order in which they were reached. */
  readonly right: number[];
  /** Whether a node is right, and wrong. */
  readonly rightBits: Bits;
  readonly wrongBits: Bits;
  /** From which wrong node each right one was reached, and the other way round: -1 for the beginning, of no meaning for others, and for wrong ones without strong links. */
  readonly rightFrom: number[];
  readonly wrongFrom: number[];
  /** By how many strong links each right node was reached. */
  readonly length: number[];
}

/** What is right as a node is wrong. */
function followStrong(graph: LinkGraph, walk: Walk, wrong: number, length: number): void {
  const targets = graph.strong[wrong];
  if (!targets) return;
  for (let index = 0; index < targets.length; index++) {
    const target = targets[index] ?? 0;
    if (hasBit(walk.rightBits, target)) continue;
    setBit(walk.rightBits, target);
    walk.rightFrom[target] = wrong;
    walk.length[target] = length;
    walk.right.push(target);
  }
}

/** What is wrong as a node is right, and what follows from that. */
function followWeak(graph: LinkGraph, walk: Walk, right: number): void {
  const { words, weak, linked } = graph;
  const length = (walk.length[right] ?? 0) + 1;
  for (let word = 0; word < words; word++) {
    const wrongNow = (weak[right * words + word] ?? 0) & ~(walk.wrongBits[word] ?? 0);
    if (wrongNow === 0) continue;
    walk.wrongBits[word] = (walk.wrongBits[word] ?? 0) | wrongNow;
    // From the others nothing follows.
    let bits = wrongNow & (linked[word] ?? 0);
    for (; bits !== 0; bits &= bits - 1) {
      const wrong = 32 * word + lowestBit(bits);
      walk.wrongFrom[wrong] = right;
      followStrong(graph, walk, wrong, length);
    }
  }
}

function emptyWalk({ nodes, words }: LinkGraph): Walk {
  return {
    right: [],
    rightBits: new Int32Array(words),
    wrongBits: new Int32Array(words),
    rightFrom: new Array<number>(nodes.length).fill(0),
    wrongFrom: new Array<number>(nodes.length).fill(0),
    length: new Array<number>(nodes.length).fill(0),
  };
}

/** Everything that follows from a node being right, or wrong. */
export function walkFrom(graph: LinkGraph, start: number, isRight: boolean): Walk {
  const walk = emptyWalk(graph);
  const begin = isRight ? walk.rightFrom : walk.wrongFrom;
  begin[start] = -1;
  if (isRight) {
    setBit(walk.rightBits, start);
    walk.right.push(start);
  } else {
    setBit(walk.wrongBits, start);
    followStrong(graph, walk, start, 1);
  }
  for (let index = 0; index < walk.right.length; index++) {
    followWeak(graph, walk, walk.right[index] ?? 0);
  }
  return walk;
}

/**
 * The nodes on the way to a right node, from the beginning on: by turns wrong and right where the beginning is
 * wrong, right and wrong where it is right.
 */
export function wayTo(walk: Walk, right: number): number[] {
  const way = [right];
  let wrong = walk.rightFrom[right] ?? -1;
  while (wrong !== -1) {
    way.push(wrong);
    const before = walk.wrongFrom[wrong] ?? -1;
    if (before === -1) break;
    way.push(before);
    wrong = walk.rightFrom[before] ?? -1;
  }
  return way.reverse();
}
