import { BOX, CELLS_PER_WORD, FIRST_COLUMN, lowestBit, ROW } from '../cell-set.ts';
import {
  BANDS,
  type CandidateWords,
  digitOfWord,
  removeCells,
  removeSeenByBoth,
  sees,
  WORD_COUNT,
} from '../steps/candidate-words.ts';
import type { Cell, Digit } from '../types.ts';

/** A cell with two candidates. */
interface BivalueCell {
  readonly cell: Cell;
  readonly digits: readonly [Digit, Digit];
}

/** The cells of a band with two candidates, as bits. */
function bivalueCellsIn(words: CandidateWords, band: number): number {
  let some = 0;
  let two = 0;
  let more = 0;
  for (let at = band; at < WORD_COUNT; at += BANDS) {
    const cells = words[at] ?? 0;
    more |= two & cells;
    two |= some & cells;
    some |= cells;
  }
  return two & ~more;
}

function bivalueCells(words: CandidateWords): BivalueCell[] {
  const found: BivalueCell[] = [];
  for (let band = 0; band < BANDS; band++) {
    for (let cells = bivalueCellsIn(words, band); cells !== 0; cells &= cells - 1) {
      const bit = cells & -cells;
      let first = band;
      while (((words[first] ?? 0) & bit) === 0) first += BANDS;
      let second = first + BANDS;
      while (((words[second] ?? 0) & bit) === 0) second += BANDS;
      const digits = [digitOfWord(first), digitOfWord(second)] as const;
      found.push({ cell: CELLS_PER_WORD * band + lowestBit(bit), digits });
    }
  }
  return found;
}

/** The cells after one in a list that see it and have the same candidates. */
function partnersAfter(index: number, cells: readonly BivalueCell[]): BivalueCell[] {
  const one = cells[index];
  return cells.filter(
    (other, at) =>
      one &&
      at > index &&
      other.digits[0] === one.digits[0] &&
      other.digits[1] === one.digits[1] &&
      sees(one.cell, other.cell),
  );
}

/** Takes away all that naked pairs rule out; tells whether there was anything. */
export function removeByNakedPairs(words: CandidateWords): boolean {
  const cells = bivalueCells(words);
  let isChanged = false;
  for (const [index, { cell, digits }] of cells.entries()) {
    for (const partner of partnersAfter(index, cells)) {
      for (const digit of digits) {
        if (removeSeenByBoth(words, digit, cell, partner.cell)) isChanged = true;
      }
    }
  }
  return isChanged;
}

/** Whether exactly two bits are set. */
function isTwoBits(word: number): boolean {
  const rest = word & (word - 1);
  return rest !== 0 && (rest & (rest - 1)) === 0;
}

/** A digit's places in each of the houses of a kind: the same number for the same places. */
interface KindOfHouse {
  readonly placesIn: (words: CandidateWords, first: number, index: number) => number;
  /** The places, as bits of a band. */
  readonly inBand: (places: number, index: number, band: number) => number;
}

/** Houses that lie in a band: three of its nine cells, each some bits after the one before. */
function withinBands(group: number, step: number): KindOfHouse {
  const bandOf = (index: number) => (index / BANDS) | 0;
  return {
    placesIn: (words, first, index) =>
      (words[first + bandOf(index)] ?? 0) & (group << (step * (index % BANDS))),
    inBand: (places, index, band) => (band === bandOf(index) ? places : 0),
  };
}

/** Its three bands side by side: a column's cells in a band are nine bits apart. */
const COLUMN: KindOfHouse = {
  placesIn: (words, first, index) =>
    (((words[first] ?? 0) >> index) & FIRST_COLUMN) |
    ((((words[first + 1] ?? 0) >> index) & FIRST_COLUMN) << 1) |
    ((((words[first + 2] ?? 0) >> index) & FIRST_COLUMN) << 2),
  inBand: (places, index, band) => ((places >> band) & FIRST_COLUMN) << index,
};

const HOUSES_OF_A_KIND = 9;
const KINDS = [/* @__PURE__ */ withinBands(ROW, 9), COLUMN, /* @__PURE__ */ withinBands(BOX, 3)];

/** Two digits (their first words) that have the same two places in a house. */
interface HiddenPair {
  readonly one: number;
  readonly other: number;
  readonly places: number;
}

function hiddenPairsIn(
  words: CandidateWords,
  { placesIn }: KindOfHouse,
  index: number,
): HiddenPair[] {
  const pairs: HiddenPair[] = [];
  const twice: { readonly first: number; readonly places: number }[] = [];
  for (let first = 0; first < WORD_COUNT; first += BANDS) {
    const places = placesIn(words, first, index);
    if (!isTwoBits(places)) continue;
    const before = twice.find((each) => each.places === places);
    if (before) pairs.push({ one: before.first, other: first, places });
    twice.push({ first, places });
  }
  return pairs;
}

/** Takes every other digit from the places of a hidden pair; tells whether there was any. */
function removeOthers(
  words: CandidateWords,
  { one, other, places }: HiddenPair,
  { inBand }: KindOfHouse,
  index: number,
): boolean {
  let removed = 0;
  for (let first = 0; first < WORD_COUNT; first += BANDS) {
    if (first === one || first === other) continue;
    for (let band = 0; band < BANDS; band++) {
      removed |= removeCells(words, first + band, inBand(places, index, band));
    }
  }
  return removed !== 0;
}

/** Takes away all that hidden pairs rule out; tells whether there was anything. */
export function removeByHiddenPairs(words: CandidateWords): boolean {
  let isChanged = false;
  for (const kind of KINDS) {
    for (let index = 0; index < HOUSES_OF_A_KIND; index++) {
      for (const pair of hiddenPairsIn(words, kind, index)) {
        if (removeOthers(words, pair, kind, index)) isChanged = true;
      }
    }
  }
  return isChanged;
}
