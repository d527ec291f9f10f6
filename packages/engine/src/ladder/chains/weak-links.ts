import type { Position } from '../../position.ts';
import { type Bits, joinBits, wordsFor } from '../model/bits.ts';
import { indexOf, joinPeers } from '../model/candidate-numbers.ts';
import { ALL_DIGITS, digitsOf } from '../model/digit-mask.ts';
import { perPosition } from '../model/per-position.ts';
import { candidatesOnly, type Growing, type Place } from './growing-graph.ts';

/** A table of weak links that is being filled in. */
interface Weak {
  readonly graph: Growing;
  readonly words: number;
  readonly bits: Bits;
}

function exclude({ bits, words }: Weak, one: number, other: number): void {
  joinBits(bits, one, other, words);
}

/** The digits of a cell, whose candidates follow one another. */
function excludeInCells(weak: Weak, candidateCount: number): void {
  const { nodes } = weak.graph;
  for (let number = 0; number < candidateCount; number++) {
    const cell = nodes[number]?.cells[0];
    for (let other = number + 1; other < candidateCount; other++) {
      if (nodes[other]?.cells[0] !== cell) break;
      exclude(weak, number, other);
    }
  }
}

/** The candidates that all cells of a group see. */
function excludeSeen(weak: Weak, { digit, shape }: Place, group: number): void {
  const { numbers } = weak.graph;
  for (const cell of shape.seen) {
    const other = numbers[indexOf(cell, digit)] ?? -1;
    if (other !== -1) exclude(weak, group, other);
  }
}

/** A group excludes what all of its cells see. */
function excludeGroups(weak: Weak, candidateCount: number): void {
  const { groups } = weak.graph;
  for (let index = 0; index < groups.length; index++) {
    const one = groups[index];
    if (!one) continue;
    excludeSeen(weak, one, candidateCount + index);
    for (let later = index + 1; later < groups.length; later++) {
      const other = groups[later];
      const isSeen = other?.digit === one.digit && other.shape.places.isSubsetOf(one.shape.seenSet);
      if (isSeen) exclude(weak, candidateCount + index, candidateCount + later);
    }
  }
}

/** For each node of a graph, a row of bits: the nodes that are wrong where it is right. */
export function weakLinks(position: Position, graph: Growing, candidateCount: number): Bits {
  const words = wordsFor(graph.nodes.length);
  const weak: Weak = { graph, words, bits: new Int32Array(graph.nodes.length * words) };
  // The same digit in cells that see each other.
  for (const digit of digitsOf(graph.digits)) {
    joinPeers(position, digit, graph.numbers, weak.bits, words);
  }
  excludeInCells(weak, candidateCount);
  excludeGroups(weak, candidateCount);
  return weak.bits;
}

/** The weak links of all candidates: the same in every graph that has nothing else for nodes. */
export const weakLinksOfCandidates = perPosition((position) => {
  const graph = candidatesOnly(position, ALL_DIGITS);
  return weakLinks(position, graph, graph.nodes.length);
});
