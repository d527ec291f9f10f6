import { lowestBit } from '../../cell-set.ts';
import type { Digit } from '../../types.ts';
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

/** Joins the rows of a set, as they are now. */
function join(followed: Followed, graph: SetGraph, set: number): void {
  const { words } = graph.candidates;
  const [from = 0, end = 0] = [graph.firstRow[set], graph.firstRow[set + 1]];
  for (let word = 0; word < words; word++) {
    let [any, two] = [0, 0];
    for (let row = from; row < end; row++) {
      const bits = followed.lost[row * words + word] ?? 0;
      two |= any & bits;
      any |= bits;
    }
    followed.any[set * words + word] = any;
    followed.two[set * words + word] = two;
  }
}

/** Joins the rows of each set. */
function joined(graph: SetGraph, lost: Bits): Followed {
  const count = graph.sets.length * graph.candidates.words;
  const followed = { lost, any: new Int32Array(count), two: new Int32Array(count) };
  for (let set = 0; set < graph.sets.length; set++) join(followed, graph, set);
  return followed;
}

/** The candidates of a word after which a set holds a digit, as it has lost another. */
export function holding(followed: Followed, words: number, set: number, row: number, word: number) {
  const { lost, any, two } = followed;
  const at = set * words + word;
  return (two[at] ?? 0) | ((any[at] ?? 0) & ~(lost[row * words + word] ?? 0));
}

/** A search on its way. */
interface Following {
  readonly graph: SetGraph;
  /** For each row, the candidates after which the set has lost the digit. */
  readonly lost: Bits;
  /** For each row, the candidates after which its set holds the digit, as far as the linked sets know. */
  readonly told: Bits;
  /** The sets that have lost something since they told what they hold. */
  readonly changed: Uint8Array;
}

/** The sets linked with a row lose its digit after some candidates of a word. */
function loseBeside(following: Following, row: number, digit: Digit, word: number, held: number) {
  const { graph, lost, changed } = following;
  const { linked, setWords, candidates } = graph;
  for (let at = 0; at < setWords; at++) {
    for (let others = linked[row * setWords + at] ?? 0; others !== 0; others &= others - 1) {
      const other = 32 * at + lowestBit(others);
      const index = rowOf(graph, other, digit) * candidates.words + word;
      const known = lost[index] ?? 0;
      if ((held & ~known) === 0) continue;
      lost[index] = known | held;
      changed[other] = 1;
    }
  }
}

/** A set tells the linked ones which digits it holds after which candidates, as it has lost others before. */
function tellHeld(following: Following, before: Followed, set: number): void {
  const { graph, told } = following;
  const { words } = graph.candidates;
  let row = graph.firstRow[set] ?? 0;
  for (const digit of digitsOf(graph.sets[set]?.mask ?? 0)) {
    for (let word = 0; word < words; word++) {
      const at = row * words + word;
      const held = holding(before, words, set, row, word) & ~(told[at] ?? 0);
      if (held === 0) continue;
      told[at] = (told[at] ?? 0) | held;
      loseBeside(following, row, digit, word, held);
    }
    row++;
  }
}

/** What each candidate takes from the sets by itself. */
export const followedNowhere = perPosition((position): Followed => {
  const graph = setGraph(position);
  return joined(graph, graph.seeing);
});

const followingOnce = perPosition((position): Following => {
  const graph = setGraph(position);
  const before = followedNowhere(position);
  const changed = new Uint8Array(graph.sets.length);
  const told = new Int32Array(graph.seeing.length);
  const following = { graph, lost: graph.seeing.slice(), told, changed };
  for (let set = 0; set < graph.sets.length; set++) tellHeld(following, before, set);
  return following;
});

/** What follows by one set. */
export const followedOnce = perPosition((position): Followed => {
  const { graph, lost } = followingOnce(position);
  return joined(graph, lost);
});

/** All that follows. What is told is never taken back, so the order in which the sets tell it doesn't matter. */
export const followedThrough = perPosition((position): Followed => {
  const { graph, lost, told, changed } = followingOnce(position);
  const following = { graph, lost: lost.slice(), told: told.slice(), changed: changed.slice() };
  const followed = joined(graph, following.lost);
  while (following.changed.includes(1)) {
    for (let set = 0; set < graph.sets.length; set++) {
      if (following.changed[set] === 0) continue;
      following.changed[set] = 0;
      join(followed, graph, set);
      tellHeld(following, followed, set);
    }
  }
  return followed;
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
