import { BOX, CELLS_PER_WORD, FIRST_COLUMN, ROW } from '../cell-set.ts';
import { type Grid, valueAt } from '../grid.ts';
import { boxOf, CELL_COUNT, columnOf, rowOf } from '../houses.ts';
import type { Candidate, Cell, Digit } from '../types.ts';

/*
 * Candidates as plain numbers that are changed in place, for what goes through thousands of boards: a `Position` for
 * each digit that is placed would take most of its time, and candidates by cell instead of by digit twice as long.
 */

/** The cells of each digit in three words of 27 bits, one a band: those of digit 1 first, from the top. */
export type CandidateWords = Int32Array;

/** How many words a digit has, and how far its next word is from that of the digit before. */
export const BANDS = 3;
export const WORD_COUNT = 9 * BANDS;
const EVERY_CELL = 0o777_777_777;

/** Each cell's bit in the word of its band, and where that stands among the words of a digit. */
const bitOf = (cell: Cell): number => 1 << (cell % CELLS_PER_WORD);
const bandOf = (cell: Cell): number => (cell / CELLS_PER_WORD) | 0;

/** The cells of a band that are in the column of a cell and, in the cell's own band, in its row or box. */
function seenWord(cell: Cell, band: number): number {
  const column = FIRST_COLUMN << columnOf(cell);
  if (band !== bandOf(cell)) return column;
  const row = ROW << (9 * (rowOf(cell) % BANDS));
  return column | row | (BOX << (3 * (boxOf(cell) % BANDS)));
}

/** What a digit in a cell leaves of the other cells for itself: three words a cell. */
const UNSEEN_WORDS = /* @__PURE__ */ Int32Array.from(
  { length: BANDS * CELL_COUNT },
  (_, at) => EVERY_CELL & ~seenWord((at / BANDS) | 0, at % BANDS),
);

/** Which digit a word is about. */
export function digitOfWord(at: number): Digit {
  return (1 + ((at / BANDS) | 0)) as Digit;
}

/** Whether a cell has a digit as a candidate. */
export function hasCandidate(words: CandidateWords, cell: Cell, digit: Digit): boolean {
  return ((words[BANDS * (digit - 1) + bandOf(cell)] ?? 0) & bitOf(cell)) !== 0;
}

/** Takes a digit from a cell and from all that it sees. */
function removeSeen(words: CandidateWords, cell: Cell, digit: number): void {
  const at = BANDS * (digit - 1);
  const from = BANDS * cell;
  words[at] = (words[at] ?? 0) & (UNSEEN_WORDS[from] ?? 0);
  words[at + 1] = (words[at + 1] ?? 0) & (UNSEEN_WORDS[from + 1] ?? 0);
  words[at + 2] = (words[at + 2] ?? 0) & (UNSEEN_WORDS[from + 2] ?? 0);
}

/** Takes every digit from some cells of a band. */
function removeAll(words: CandidateWords, band: number, cells: number): void {
  for (let at = band; at < WORD_COUNT; at += BANDS) words[at] = (words[at] ?? 0) & ~cells;
}

/** Places a digit: its cell has no candidates any more, and its peers have this one no more. */
export function placeDigit(words: CandidateWords, cell: Cell, digit: number): void {
  removeSeen(words, cell, digit);
  removeAll(words, bandOf(cell), bitOf(cell));
}

/** Whether a cell sees another one. */
export function sees(cell: Cell, other: Cell): boolean {
  return ((UNSEEN_WORDS[BANDS * cell + bandOf(other)] ?? 0) & bitOf(other)) === 0;
}

/** Takes a digit from all cells that see both of two, which see each other; tells whether there were any. */
export function removeSeenByBoth(
  words: CandidateWords,
  digit: number,
  one: Cell,
  other: Cell,
): boolean {
  let removed = 0;
  for (let band = 0; band < BANDS; band++) {
    const at = BANDS * (digit - 1) + band;
    const unseen =
      (UNSEEN_WORDS[BANDS * one + band] ?? 0) | (UNSEEN_WORDS[BANDS * other + band] ?? 0);
    const own =
      (bandOf(one) === band ? bitOf(one) : 0) | (bandOf(other) === band ? bitOf(other) : 0);
    removed |= removeCells(words, at, ~unseen & ~own);
  }
  return removed !== 0;
}

/** Takes cells out of a word; tells which of them were in it. */
export function removeCells(words: CandidateWords, at: number, cells: number): number {
  const word = words[at] ?? 0;
  words[at] = word & ~cells;
  return word & cells;
}

/** Takes a candidate out of its cell. */
export function removeCandidate(words: CandidateWords, { cell, digit }: Candidate): void {
  const at = BANDS * (digit - 1) + bandOf(cell);
  words[at] = (words[at] ?? 0) & ~bitOf(cell);
}

/** What the rules leave of a grid. */
export function candidateWords(grid: Grid): CandidateWords {
  const words = new Int32Array(WORD_COUNT).fill(EVERY_CELL);
  for (let band = 0; band < BANDS; band++) {
    let filled = 0;
    for (let index = 0; index < CELLS_PER_WORD; index++) {
      const cell = CELLS_PER_WORD * band + index;
      const digit = valueAt(grid, cell);
      if (digit === 0) continue;
      filled |= bitOf(cell);
      removeSeen(words, cell, digit);
    }
    removeAll(words, band, filled);
  }
  return words;
}
