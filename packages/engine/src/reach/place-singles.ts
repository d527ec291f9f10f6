import { CELLS_PER_WORD, lowestBit } from '../cell-set.ts';
import {
  BANDS,
  type CandidateWords,
  digitOfWord,
  placeDigit,
  WORD_COUNT,
} from '../steps/candidate-words.ts';
import { hiddenSinglesIn, nakedSinglesIn } from '../steps/singles.ts';

/** The word of a cell's candidate, where it has one still; past the last word where it has none. */
function wordOf(words: CandidateWords, band: number, bit: number): number {
  let at = band;
  while (at < WORD_COUNT && ((words[at] ?? 0) & bit) === 0) at += BANDS;
  return at;
}

/** Places all naked singles; tells whether there were any. */
export function placeNakedSingles(words: CandidateWords): boolean {
  let isChanged = false;
  for (let band = 0; band < BANDS; band++) {
    for (let cells = nakedSinglesIn(words, band); cells !== 0; cells &= cells - 1) {
      const at = wordOf(words, band, cells & -cells);
      if (at >= WORD_COUNT) continue;
      placeDigit(words, CELLS_PER_WORD * band + lowestBit(cells), digitOfWord(at));
      isChanged = true;
    }
  }
  return isChanged;
}

/** Places all hidden singles; tells whether there were any. */
export function placeHiddenSingles(words: CandidateWords): boolean {
  let isChanged = false;
  for (let first = 0; first < WORD_COUNT; first += BANDS) {
    for (let band = 0; band < BANDS; band++) {
      const at = first + band;
      for (let cells = hiddenSinglesIn(words, first, band); cells !== 0; cells &= cells - 1) {
        if (((words[at] ?? 0) & cells & -cells) === 0) continue;
        placeDigit(words, CELLS_PER_WORD * band + lowestBit(cells), digitOfWord(at));
        isChanged = true;
      }
    }
  }
  return isChanged;
}
