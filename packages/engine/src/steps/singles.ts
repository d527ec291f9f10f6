import {
  addCells,
  aloneInGroup,
  BOX,
  CELLS_PER_WORD,
  FIRST_COLUMN,
  lowestBit,
  oneCellColumns,
  ROW,
} from '../cell-set.ts';
import { BOXES, COLUMNS, cellsOf, ROWS } from '../houses.ts';
import type { Candidate, Cell, House } from '../types.ts';
import {
  BANDS,
  type CandidateWords,
  digitOfWord,
  hasCandidate,
  WORD_COUNT,
} from './candidate-words.ts';

/** A digit that has one place in a house. */
export interface HiddenSingle extends Candidate {
  readonly house: House;
}

/** The cells of a band with one candidate, as bits. */
export function nakedSinglesIn(words: CandidateWords, band: number): number {
  let some = 0;
  let several = 0;
  for (let at = band; at < WORD_COUNT; at += BANDS) {
    const cells = words[at] ?? 0;
    several |= some & cells;
    some |= cells;
  }
  return some & ~several;
}

/** The first cell with one candidate; undefined where there is none. */
export function firstNakedSingle(words: CandidateWords): Candidate | undefined {
  for (let band = 0; band < BANDS; band++) {
    const cells = nakedSinglesIn(words, band);
    if (cells === 0) continue;
    const bit = cells & -cells;
    let at = band;
    while (((words[at] ?? 0) & bit) === 0) at += BANDS;
    return { cell: CELLS_PER_WORD * band + lowestBit(bit), digit: digitOfWord(at) };
  }
  return undefined;
}

/** 1 where exactly one bit is set, else 0. */
function isOneBit(word: number): number {
  return Number((word ^ (word - 1)) > word - 1);
}

/** The columns in which a digit (its first word) has one place only, as nine bits. */
function onePlaceColumns(words: CandidateWords, at: number): number {
  return oneCellColumns(words[at] ?? 0, words[at + 1] ?? 0, words[at + 2] ?? 0);
}

/** In which of the nine boxes or rows it has: given are the first of them in a band, and how far each next is. */
function onePlaceGroups(words: CandidateWords, at: number, first: number, step: number): number {
  let groups = 0;
  for (let band = 0; band < BANDS; band++) {
    const cells = words[at + band] ?? 0;
    for (let index = 0; index < 3; index++) {
      groups |= isOneBit(cells & (first << (step * index))) << (BANDS * band + index);
    }
  }
  return groups;
}

/** Boxes first, as `hiddenSingle` has it. */
const KINDS_OF_HOUSES: readonly {
  readonly houses: readonly House[];
  readonly withOnePlace: (words: CandidateWords, at: number) => number;
}[] = [
  { houses: BOXES, withOnePlace: (words, at) => onePlaceGroups(words, at, BOX, 3) },
  { houses: ROWS, withOnePlace: (words, at) => onePlaceGroups(words, at, ROW, 9) },
  { houses: COLUMNS, withOnePlace: onePlaceColumns },
];

/** The lowest digit with one place in the first house that has such a digit; undefined where there is none. */
export function firstHiddenSingle(words: CandidateWords): HiddenSingle | undefined {
  for (const { houses, withOnePlace } of KINDS_OF_HOUSES) {
    let some = 0;
    for (let at = 0; at < WORD_COUNT; at += BANDS) some |= withOnePlace(words, at);
    if (some === 0) continue;
    const index = lowestBit(some);
    let at = 0;
    while (((withOnePlace(words, at) >> index) & 1) === 0) at += BANDS;
    const house = houses[index] ?? 0;
    const digit = digitOfWord(at);
    const cell = cellsOf(house)
      .toArray()
      .find((each) => hasCandidate(words, each, digit));
    if (cell !== undefined) return { house, cell, digit };
  }
  return undefined;
}

/** The cells of a band that are the one place of a digit (its first word) in a house, as bits. */
export function hiddenSinglesIn(words: CandidateWords, first: number, band: number): number {
  const ofDigit = words[first + band] ?? 0;
  const inColumns = ofDigit & (FIRST_COLUMN * onePlaceColumns(words, first));
  return aloneInGroup(ofDigit, BOX, 3) | aloneInGroup(ofDigit, ROW, 9) | inColumns;
}

/** The cells of a band that a naked or hidden single is in, as bits. */
function singlesIn(words: CandidateWords, band: number): number {
  let cells = nakedSinglesIn(words, band);
  for (let first = 0; first < WORD_COUNT; first += BANDS) {
    cells |= hiddenSinglesIn(words, first, band);
  }
  return cells;
}

/** The cells that a naked or hidden single is in, in order. */
export function cellsWithSingles(words: CandidateWords): Cell[] {
  const found: Cell[] = [];
  for (let band = 0; band < BANDS; band++) {
    addCells(singlesIn(words, band), CELLS_PER_WORD * band, found);
  }
  return found;
}
