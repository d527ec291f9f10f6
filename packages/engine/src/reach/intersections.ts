import { BOX, FIRST_COLUMN, lowestBit, ROW } from '../cell-set.ts';
import { BANDS, type CandidateWords, removeCells, WORD_COUNT } from '../steps/candidate-words.ts';

/** The rows or boxes of a band: the first of them, and how many bits each is after the one before. */
const ROWS_OF_BAND = /* @__PURE__ */ [0, 9, 18].map((bits) => ROW << bits);
const BOXES_OF_BAND = /* @__PURE__ */ [0, 3, 6].map((bits) => BOX << bits);

/** The columns of some cells of a band, as nine bits. */
const columnsOf = (cells: number): number => (cells | (cells >> 9) | (cells >> 18)) & ROW;

/** Where a digit's places in one of the houses all lie in one of the others: takes it from the rest of that. */
function removeWithinBand(
  words: CandidateWords,
  at: number,
  houses: readonly number[],
  others: readonly number[],
): number {
  let removed = 0;
  for (const house of houses) {
    const places = (words[at] ?? 0) & house;
    const cover = others.find((other) => (places & ~other) === 0);
    if (places !== 0 && cover !== undefined) removed |= removeCells(words, at, cover & ~house);
  }
  return removed;
}

/** Where its places in a box all lie in one column: takes it from the rest of the column. */
function removeFromColumns(words: CandidateWords, first: number, band: number): number {
  let removed = 0;
  for (const box of BOXES_OF_BAND) {
    const columns = columnsOf((words[first + band] ?? 0) & box);
    if (columns === 0 || (columns & (columns - 1)) !== 0) continue;
    const column = FIRST_COLUMN << lowestBit(columns);
    for (let other = 0; other < BANDS; other++) {
      if (other !== band) removed |= removeCells(words, first + other, column);
    }
  }
  return removed;
}

/** Where its places in a column all lie in one band: takes it from the rest of the box there. */
function removeFromBoxes(words: CandidateWords, first: number, band: number): number {
  let elsewhere = 0;
  for (let other = 0; other < BANDS; other++) {
    if (other !== band) elsewhere |= columnsOf(words[first + other] ?? 0);
  }
  let removed = 0;
  let columns = columnsOf(words[first + band] ?? 0) & ~elsewhere;
  for (; columns !== 0; columns &= columns - 1) {
    const index = lowestBit(columns);
    const box = BOX << (3 * ((index / 3) | 0));
    removed |= removeCells(words, first + band, box & ~(FIRST_COLUMN << index));
  }
  return removed;
}

/** Takes away all that pointing pairs rule out; tells whether there was anything. */
export function removeByPointingPairs(words: CandidateWords): boolean {
  let removed = 0;
  for (let first = 0; first < WORD_COUNT; first += BANDS) {
    for (let band = 0; band < BANDS; band++) {
      removed |= removeWithinBand(words, first + band, BOXES_OF_BAND, ROWS_OF_BAND);
      removed |= removeFromColumns(words, first, band);
    }
  }
  return removed !== 0;
}

/** Takes away all that box-line reductions rule out; tells whether there was anything. */
export function removeByBoxLineReductions(words: CandidateWords): boolean {
  let removed = 0;
  for (let first = 0; first < WORD_COUNT; first += BANDS) {
    for (let band = 0; band < BANDS; band++) {
      removed |= removeWithinBand(words, first + band, ROWS_OF_BAND, BOXES_OF_BAND);
      removed |= removeFromBoxes(words, first, band);
    }
  }
  return removed !== 0;
}
