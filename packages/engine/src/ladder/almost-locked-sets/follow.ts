import type { Position } from '../../position.ts';
import type { Bits } from '../model/bits.ts';
import { digitsOf } from '../model/digit-mask.ts';
import { perPosition } from '../model/per-position.ts';
import { rowOf, type SetGraph, setGraph } from './set-graph.ts';

/*
 * What follows from each candidate being right, for all candidates at once: a set that loses a digit is locked in its
 * others, so the sets that it is linked with by one of these lose that. A candidate that takes two digits from a set
 * is wrong. This tells whether there is any chain of sets before one is looked for.
 */

/** How far it was followed. */
export interface Followed {
  /** For each row of the graph, the candidates after which the set has lost the digit. */
  readonly lost: Bits;
  /** For each set, the candidates after which it has lost a digit, and two of them. */
  readonly any: Bits;
  readonly two: Bits;
}

/** Joins the rows of each set. */
function joined({ sets, firstRow, candidates }: SetGraph, lost: Bits): Followed {
  const { words } = candidates;
  const any = new Int32Array(sets.length * words);
  const two = new Int32Array(sets.length * words);
  for (let set = 0; set < sets.length; set++) {
    const end = (firstRow[set + 1] ?? 0) * words;
    for (let row = (firstRow[set] ?? 0) * words; row < end; row += words) {
      for (let word = 0; word < words; word++) {
        const at = set * words + word;
        const bits = lost[row + word] ?? 0;
        two[at] = (two[at] ?? 0) | ((any[at] ?? 0) & bits);
        any[at] = (any[at] ?? 0) | bits;
      }
    }
  }
  return { lost, any, two };
}

/** The candidates of a word after which a set holds a digit, as it has lost another. */
export function holding(followed: Followed, words: number, set: number, row: number, word: number) {
  const { lost, any, two } = followed;
  const at = set * words + word;
  return (two[at] ?? 0) | ((any[at] ?? 0) & ~(lost[row * words + word] ?? 0));
}

/** Each digit that leads from a set to another, as three numbers: the set, its row, and the row of the other. */
const rowLinksOf = perPosition((position): readonly number[] => {
  const graph = setGraph(position);
  const found: number[] = [];
  for (const [set, links] of graph.links.entries()) {
    for (let index = 0; index < links.length; index += 2) {
      const other = links[index] ?? 0;
      for (const digit of digitsOf(links[index + 1] ?? 0)) {
        found.push(set, rowOf(graph, set, digit), rowOf(graph, other, digit));
      }
    }
  }
  return found;
});

/** What follows by one set more; the same again where nothing does. */
function followOnce(position: Position, before: Followed): Followed {
  const graph = setGraph(position);
  const { words } = graph.candidates;
  const links = rowLinksOf(position);
  const after = before.lost.slice();
  let isNews = false;
  for (let index = 0; index < links.length; index += 3) {
    const [set, row, otherRow] = [links[index] ?? 0, links[index + 1] ?? 0, links[index + 2] ?? 0];
    for (let word = 0; word < words; word++) {
      const known = after[otherRow * words + word] ?? 0;
      const bits = known | holding(before, words, set, row, word);
      if (bits !== known) isNews = true;
      after[otherRow * words + word] = bits;
    }
  }
  return isNews ? joined(graph, after) : before;
}

/** What each candidate takes from the sets by itself. */
export const followedNowhere = perPosition((position): Followed => {
  const graph = setGraph(position);
  return joined(graph, graph.seeing);
});

/** What follows by one set. */
export const followedOnce = perPosition(
  (position): Followed => followOnce(position, followedNowhere(position)),
);

/** All that follows. */
export const followedThrough = perPosition((position): Followed => {
  let before = followedOnce(position);
  for (;;) {
    const after = followOnce(position, before);
    if (after === before) return after;
    before = after;
  }
});

/** The candidates that take two digits from any set, as bits. */
export function refuted({ candidates, sets }: SetGraph, { two }: Followed): Bits {
  const { words } = candidates;
  const all = new Int32Array(words);
  for (let at = 0; at < sets.length * words; at++) {
    const word = at % words;
    all[word] = (all[word] ?? 0) | (two[at] ?? 0);
  }
  return all;
}
