import { lowestBit } from '../../cell-set.ts';
import { maskSize } from '../../house-mask.ts';
import type { Position } from '../../position.ts';
import { DIGITS, type Digit } from '../../types.ts';
import { type Bits, hasBit, haveCommonBit, keepRow, setBit, wordsFor } from '../model/bits.ts';
import { type CandidateNumbers, candidateNumbers, joinPeers } from '../model/candidate-numbers.ts';
import { bitOf, type DigitMask } from '../model/digit-mask.ts';
import { flat } from '../model/flat-map.ts';
import { perPosition } from '../model/per-position.ts';
import { type AlmostLockedSet, setsByHouse } from './table.ts';

/*
 * All almost locked sets of a position, and which of them can't hold the same digit. Each set has a row for each of its
 * digits. What a candidate would do to a set is a bit: a row has the candidates that take the digit from the set.
 */

/** The sets of a position, by number, with their links. */
export interface SetGraph {
  readonly candidates: CandidateNumbers;
  readonly sets: readonly AlmostLockedSet[];
  /** The number of the row of each set's first digit; those of its further digits follow. */
  readonly firstRow: Int32Array;
  /** For each row, the candidates that see its digit wherever it is in its set. */
  readonly seeing: Bits;
  /** How many words hold a bit for each set. */
  readonly setWords: number;
  /** For each candidate, the sets that it takes its digit from. */
  readonly taking: Bits;
  /** For each row, the sets that can't hold its digit, too: it is a restricted common candidate of both. */
  readonly linked: Bits;
  /** The links of each set that was asked for them: a search for chains comes to a set many times. */
  readonly links: (readonly SetLink[] | undefined)[];
}

/** A set that a set is linked with, and the digits that can't be in both. */
export interface SetLink {
  readonly other: number;
  readonly restricted: DigitMask;
}

function firstRowsOf(sets: readonly AlmostLockedSet[]): Int32Array {
  const first = new Int32Array(sets.length + 1);
  for (let index = 0; index < sets.length; index++) {
    first[index + 1] = (first[index] ?? 0) + maskSize(sets[index]?.mask ?? 0);
  }
  return first;
}

/** For each candidate, those of its digit that it sees. */
function peersOfEach(position: Position, { list, words, numbers }: CandidateNumbers): Bits {
  const peers = new Int32Array(list.length * words);
  for (const digit of DIGITS) joinPeers(position, digit, numbers, peers, words);
  return peers;
}

/** A table of bits with a row for each candidate. */
interface OfCandidates {
  readonly candidates: CandidateNumbers;
  readonly words: number;
  readonly table: Bits;
}

/** Keeps in the row of each digit of a set what the rows of its candidates in a table have in common. */
function keepCommonOf(set: AlmostLockedSet, firstRow: number, of: OfCandidates, rows: Bits): void {
  const { cells, masks, mask } = set;
  for (let index = 0; index < cells.length; index++) {
    const place = DIGITS.length * (cells[index] ?? 0);
    for (let bits = masks[index] ?? 0; bits !== 0; bits &= bits - 1) {
      const row = firstRow + maskSize(mask & ((bits & -bits) - 1));
      const number = of.candidates.numbers[place + lowestBit(bits)] ?? 0;
      keepRow(rows, row, of.table, number, of.words);
    }
  }
}

/** For each row, what the rows of its candidates in a table have in common. */
function commonByRow(
  sets: readonly AlmostLockedSet[],
  firstRow: Int32Array,
  of: OfCandidates,
): Bits {
  const rows = new Int32Array((firstRow[sets.length] ?? 0) * of.words).fill(-1);
  sets.forEach((set, number) => {
    keepCommonOf(set, firstRow[number] ?? 0, of, rows);
  });
  return rows;
}

/** For each candidate, the sets that have it in one of their rows. */
function takingOf(
  { list, words }: CandidateNumbers,
  firstRow: Int32Array,
  setWords: number,
  seeing: Bits,
): Bits {
  const taking = new Int32Array(list.length * setWords);
  for (let set = 0; set + 1 < firstRow.length; set++) {
    const end = (firstRow[set + 1] ?? 0) * words;
    for (let at = (firstRow[set] ?? 0) * words; at < end; at++) {
      for (let bits = seeing[at] ?? 0; bits !== 0; bits &= bits - 1) {
        setBit(taking, set, (32 * (at % words) + lowestBit(bits)) * setWords);
      }
    }
  }
  return taking;
}

/** The number of the row of a digit of a set. */
export function rowOf(
  { firstRow, sets }: Pick<SetGraph, 'firstRow' | 'sets'>,
  set: number,
  digit: Digit,
): number {
  return (firstRow[set] ?? 0) + maskSize((sets[set]?.mask ?? 0) & (bitOf(digit) - 1));
}

/** Whether any candidate sees a digit wherever it is in both sets. */
export function isSeenInBoth(graph: SetGraph, one: number, other: number, digit: Digit): boolean {
  const [row, otherRow] = [rowOf(graph, one, digit), rowOf(graph, other, digit)];
  return haveCommonBit(graph.seeing, row, otherRow, graph.candidates.words);
}

/** The almost locked sets of a position and their links. */
export const setGraph = perPosition((position: Position): SetGraph => {
  const sets = flat(setsByHouse(position));
  const candidates = candidateNumbers(position);
  const firstRow = firstRowsOf(sets);
  const peers = { candidates, words: candidates.words, table: peersOfEach(position, candidates) };
  const seeing = commonByRow(sets, firstRow, peers);
  const setWords = wordsFor(sets.length);
  const taking = takingOf(candidates, firstRow, setWords, seeing);
  // Two sets can't both hold a digit where each candidate of the one takes it from the other.
  const linked = commonByRow(sets, firstRow, { candidates, words: setWords, table: taking });
  return { candidates, sets, firstRow, seeing, setWords, taking, linked, links: [] };
});

/** The digits of a set that can't be in another one, too. */
function restrictedIn({ linked, setWords, sets, firstRow }: SetGraph, set: number, other: number) {
  let restricted = 0;
  let row = (firstRow[set] ?? 0) * setWords;
  for (let bits = sets[set]?.mask ?? 0; bits !== 0; bits &= bits - 1) {
    if (hasBit(linked, other, row)) restricted |= bits & -bits;
    row += setWords;
  }
  return restricted;
}

function findLinks(graph: SetGraph, set: number): SetLink[] {
  const { linked, setWords, firstRow } = graph;
  const links: SetLink[] = [];
  for (let word = 0; word < setWords; word++) {
    let others = 0;
    const end = (firstRow[set + 1] ?? 0) * setWords;
    for (let row = (firstRow[set] ?? 0) * setWords; row < end; row += setWords) {
      others |= linked[row + word] ?? 0;
    }
    for (; others !== 0; others &= others - 1) {
      const other = 32 * word + lowestBit(others);
      links.push({ other, restricted: restrictedIn(graph, set, other) });
    }
  }
  return links;
}

/** The links of a set, by the other one's number. */
export function linksFrom(graph: SetGraph, set: number): readonly SetLink[] {
  const links = graph.links[set] ?? findLinks(graph, set);
  graph.links[set] = links;
  return links;
}
