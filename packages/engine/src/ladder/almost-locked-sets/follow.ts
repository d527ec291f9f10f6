import { maskSize } from '../../house-mask.ts';
import { addRow, type Bits, eachBit, haveCommonBit } from '../model/bits.ts';
import { type Closure, closeRows, follow } from '../model/closure.ts';
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

/** A row whose digit its set shares with others as a restricted common candidate. */
interface LinkedRow {
  readonly set: number;
  readonly row: number;
  /** Where the rows of the digit in those sets stand in the list of all linked rows. */
  readonly others: readonly number[];
}

/** The rows with links, in order: few of all rows have any. Those of a set follow each other. */
const linkedRows = perPosition((position): readonly LinkedRow[] => {
  const { sets, firstRow, linked, setWords } = setGraph(position);
  const found: { set: number; row: number; digit: DigitMask; others: number[] }[] = [];
  const places = new Int32Array(firstRow[sets.length] ?? 0);
  for (let set = 0; set < sets.length; set++) {
    let row = firstRow[set] ?? 0;
    for (let digits = sets[set]?.mask ?? 0; digits !== 0; digits &= digits - 1) {
      places[row] = found.length;
      if (haveCommonBit(linked, row, row, setWords))
        found.push({ set, row, digit: digits & -digits, others: [] });
      row++;
    }
  }
  for (const { row, digit, others } of found) {
    eachBit(linked, row * setWords, setWords, (other) => {
      const below = (sets[other]?.mask ?? 0) & (digit - 1);
      others.push(places[(firstRow[other] ?? 0) + maskSize(below)] ?? 0);
    });
  }
  return found;
});

/** What each candidate takes from the sets by itself. */
export const followedNowhere = perPosition((position): Followed => {
  const graph = setGraph(position);
  return joined(graph, graph.seeing);
});

/** What follows by one set: one that holds a digit, as it has lost another, takes it from those that it is linked with. */
export const followedOnce = perPosition((position): Followed => {
  const graph = setGraph(position);
  const { words } = graph.candidates;
  const nowhere = followedNowhere(position);
  const lost = graph.seeing.slice();
  const held = new Int32Array(words);
  const linked = linkedRows(position);
  for (const { set, row, others } of linked) {
    for (let word = 0; word < words; word++) held[word] = holding(nowhere, words, set, row, word);
    for (const other of others) addRow(lost, linked[other]?.row ?? 0, held, 0, words);
  }
  return joined(graph, lost);
});

/**
 * All that follows. The candidates that are wrong as a set holds a digit are those that take it as they are right: a
 * held digit is lost by the sets that are linked by it, and these hold their others.
 */
export const followedThrough = perPosition((position): Followed => {
  const graph = setGraph(position);
  const { seeing, firstRow } = graph;
  const { words } = graph.candidates;
  const linked = linkedRows(position);
  const count = linked.length;
  const rows = new Int32Array(2 * count * words);
  linked.forEach(({ set, row }, at) => {
    addRow(rows, at, seeing, row, words);
    const end = firstRow[set + 1] ?? 0;
    for (let other = firstRow[set] ?? 0; other < end; other++) {
      if (other !== row) addRow(rows, count + at, seeing, other, words);
    }
  });
  const followHeld = (closure: Closure, at: number) => {
    const others = linked[at]?.others ?? [];
    for (let index = 0; index < others.length; index++) {
      follow(closure, at, count + (others[index] ?? 0));
    }
  };
  const followLost = (closure: Closure, at: number, by: 1 | -1) => {
    const set = linked[at]?.set;
    for (let other = at + by; linked[other]?.set === set; other += by) {
      follow(closure, count + at, other);
    }
  };
  closeRows(rows, words, [...linked.keys()], (closure, at) => {
    if (at < count) followHeld(closure, at);
    else {
      followLost(closure, at - count, -1);
      followLost(closure, at - count, 1);
    }
  });
  const lost = seeing.slice();
  linked.forEach(({ row }, at) => {
    addRow(lost, row, rows, at, words);
  });
  return joined(graph, lost);
});

/** Whether any candidate takes two digits from a set. Where none does, there is no chain of sets, short or long. */
export const refutesBySets = perPosition((position) =>
  followedThrough(position).two.some((bits) => bits !== 0),
);

/** Whether any candidate takes two digits from a set: it is wrong. */
export function refutes({ candidates }: SetGraph, { two }: Followed, set: number): boolean {
  return haveCommonBit(two, set, set, candidates.words);
}

/** The candidates that take two digits from any set, as bits. */
export function refuted({ candidates, sets }: SetGraph, { two }: Followed): Bits {
  const { words } = candidates;
  const all = new Int32Array(words);
  for (let set = 0; set < sets.length; set++) addRow(all, 0, two, set, words);
  return all;
}
