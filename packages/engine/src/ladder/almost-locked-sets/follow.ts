import { lowestBit } from '../../cell-set.ts';
import { maskSize } from '../../house-mask.ts';
import type { Bits } from '../model/bits.ts';
import type { DigitMask } from '../model/digit-mask.ts';
import { perPosition } from '../model/per-position.ts';
import { type SetGraph, setGraph } from './set-graph.ts';

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

/** What follows, as far as it was followed: for each row, the candidates after which the set has lost the digit. */
interface Following {
  readonly lost: Bits;
  /** The sets that have lost something since their links were followed. */
  readonly changed: Uint8Array;
}

/** Adds bits to a row; whether any of them is new there. */
function addBits(rows: Bits, row: number, bits: Bits): boolean {
  let isNews = false;
  for (let word = 0; word < bits.length; word++) {
    const known = rows[row * bits.length + word] ?? 0;
    const all = known | (bits[word] ?? 0);
    if (all === known) continue;
    rows[row * bits.length + word] = all;
    isNews = true;
  }
  return isNews;
}

/** Writes down the candidates after which a set holds the digit of a row; whether there are any. */
function enterHeld(before: Followed, set: number, row: number, held: Bits): boolean {
  let some = 0;
  for (let word = 0; word < held.length; word++) {
    const bits = holding(before, held.length, set, row, word);
    held[word] = bits;
    some |= bits;
  }
  return some !== 0;
}

/** Takes the digit of a row, the lowest of a mask, from the sets that are linked by it, after the candidates that hold it. */
function takeFromLinked(
  graph: SetGraph,
  row: number,
  digits: DigitMask,
  held: Bits,
  { lost, changed }: Following,
): void {
  const { linked, setWords, sets, firstRow } = graph;
  const lower = (digits & -digits) - 1;
  for (let word = 0; word < setWords; word++) {
    for (let bits = linked[row * setWords + word] ?? 0; bits !== 0; bits &= bits - 1) {
      const other = 32 * word + lowestBit(bits);
      const otherRow = (firstRow[other] ?? 0) + maskSize((sets[other]?.mask ?? 0) & lower);
      if (addBits(lost, otherRow, held)) changed[other] = 1;
    }
  }
}

/**
 * Follows the links once: a set that holds a digit, as it has lost another before, takes it from those that it is
 * linked with. Only the links from some sets: from the others nothing new follows.
 */
function followLinks(
  graph: SetGraph,
  before: Followed,
  following: Following,
  mayTell: (set: number) => boolean,
): void {
  const { sets, firstRow, candidates } = graph;
  const held = new Int32Array(candidates.words);
  for (let set = 0; set < sets.length; set++) {
    if (!mayTell(set)) continue;
    let row = firstRow[set] ?? 0;
    for (let digits = sets[set]?.mask ?? 0; digits !== 0; digits &= digits - 1) {
      if (enterHeld(before, set, row, held)) takeFromLinked(graph, row, digits, held, following);
      row++;
    }
  }
}

/** What each candidate takes from the sets by itself. */
export const followedNowhere = perPosition((position): Followed => {
  const graph = setGraph(position);
  return joined(graph, graph.seeing);
});

const followingOnce = perPosition((position): Following => {
  const graph = setGraph(position);
  const changed = new Uint8Array(graph.sets.length);
  const following = { lost: graph.seeing.slice(), changed };
  followLinks(graph, followedNowhere(position), following, () => true);
  return following;
});

/** What follows by one set. */
export const followedOnce = perPosition(
  (position): Followed => joined(setGraph(position), followingOnce(position).lost),
);

/** All that follows. What is lost stays lost, so the order in which links are followed doesn't matter. */
export const followedThrough = perPosition((position): Followed => {
  const graph = setGraph(position);
  let { lost, changed } = followingOnce(position);
  lost = lost.slice();
  const followed = joined(graph, lost);
  while (changed.includes(1)) {
    const before = changed;
    changed = new Uint8Array(graph.sets.length);
    followLinks(graph, followed, { lost, changed }, (set) => before[set] === 1);
    for (let set = 0; set < graph.sets.length; set++) {
      if (changed[set] === 1) join(followed, graph, set);
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
