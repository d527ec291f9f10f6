import { CELLS_PER_WORD, lowestBit, ROW } from '../cell-set.ts';
import { type HouseMask, maskSize } from '../house-mask.ts';
import { BANDS, type CandidateWords, removeCells, WORD_COUNT } from '../steps/candidate-words.ts';

const LINES = 9;
/** The bits of a row in the word of its band come so far after those of the row before. */
const ROW_BITS = CELLS_PER_WORD / BANDS;

/** A digit's places in each of the nine rows, as bits. */
function placesByRow(words: CandidateWords, first: number): HouseMask[] {
  const rows: HouseMask[] = [];
  for (let row = 0; row < LINES; row++) {
    rows.push(((words[first + ((row / BANDS) | 0)] ?? 0) >> (ROW_BITS * (row % BANDS))) & ROW);
  }
  return rows;
}

/** The same places by the lines across. */
function across(lines: readonly HouseMask[]): HouseMask[] {
  const turned: HouseMask[] = new Array<HouseMask>(LINES).fill(0);
  for (let line = 0; line < LINES; line++) {
    for (let places = lines[line] ?? 0; places !== 0; places &= places - 1) {
      const index = lowestBit(places);
      turned[index] = (turned[index] ?? 0) | (1 << line);
    }
  }
  return turned;
}

/** Lines among which fish of some size are looked for, and what those that were found rule out in each of them. */
interface Waters {
  readonly lines: readonly HouseMask[];
  readonly size: number;
  readonly found: HouseMask[];
}

/** Enters what a fish rules out: its cover, in all lines that aren't its base. */
function enterFish({ found }: Waters, base: HouseMask, cover: HouseMask): void {
  for (let line = 0; line < LINES; line++) {
    if (((base >> line) & 1) === 0) found[line] = (found[line] ?? 0) | cover;
  }
}

/** Looks for all fish with these base lines and others after them; `cover` is where all of these have their places. */
function extend(waters: Waters, from: number, base: HouseMask, cover: HouseMask): void {
  const missing = waters.size - maskSize(base);
  if (missing === 0) {
    enterFish(waters, base, cover);
    return;
  }
  for (let line = from; line <= LINES - missing; line++) {
    const places = waters.lines[line] ?? 0;
    const wider = cover | places;
    if (places === 0 || maskSize(wider) > waters.size) continue;
    extend(waters, line + 1, base | (1 << line), wider);
  }
}

/** Of each line, the places that fish of so many of these lines rule out in the others. */
function ruledOut(lines: readonly HouseMask[], size: number): HouseMask[] {
  const found: HouseMask[] = new Array<HouseMask>(LINES).fill(0);
  extend({ lines, size, found }, 0, 0, 0);
  return found.map((cover, line) => cover & (lines[line] ?? 0));
}

/** Takes places from the rows of a digit; tells whether there were any. */
function removeFromRows(
  words: CandidateWords,
  first: number,
  byRow: readonly HouseMask[],
): boolean {
  let removed = 0;
  for (let row = 0; row < LINES; row++) {
    const cells = (byRow[row] ?? 0) << (ROW_BITS * (row % BANDS));
    removed |= removeCells(words, first + ((row / BANDS) | 0), cells);
  }
  return removed !== 0;
}

/** Takes away all that fish of so many lines rule out; tells whether there was anything. */
export function removeByFish(words: CandidateWords, size: number): boolean {
  let isChanged = false;
  for (let first = 0; first < WORD_COUNT; first += BANDS) {
    const rows = placesByRow(words, first);
    if (removeFromRows(words, first, ruledOut(rows, size))) isChanged = true;
    if (removeFromRows(words, first, across(ruledOut(across(rows), size)))) isChanged = true;
  }
  return isChanged;
}
