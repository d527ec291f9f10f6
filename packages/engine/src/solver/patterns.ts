/*
 * In a band, a digit goes into one minirow of each row and of each box: three of the nine minirows, in
 * one of six patterns. The same holds for the minicolumns of a stack. Nine bits tell which of the nine
 * have candidates, and tables of 512 entries what follows from it: the ones that no pattern uses are
 * impossible (pointing and box-line reduction at once), the ones that every pattern uses are certain.
 */

const PERMUTATIONS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** Each pattern as nine bits, bit 3x + y for the y-th with its x. */
const PATTERNS = PERMUTATIONS.map((order) =>
  order.reduce((bits, x, y) => bits | (1 << (3 * x + y)), 0),
);

/** What any of the patterns that fit into the open ones uses. */
function possible(open: number): number {
  let bits = 0;
  for (const pattern of PATTERNS) if ((pattern & open) === pattern) bits |= pattern;
  return bits;
}

/** What each of these patterns uses; nothing where none fits. */
function certain(open: number): number {
  let bits = possible(open);
  for (const pattern of PATTERNS) if ((pattern & open) === pattern) bits &= pattern;
  return bits;
}

/** Three bits a band, as the cells of the first stack's minicolumns in a word. */
function asMinicolumns(bits: number): number {
  return (bits & 7) | (((bits >> 3) & 7) << 9) | (((bits >> 6) & 7) << 18);
}

function table(entryOf: (open: number) => number): Int32Array {
  return new Int32Array(512).map((_, open) => entryOf(open));
}

/** For the minirows of a band, bit 3 × stack + row. */
export const POSSIBLE_MINIROWS = table(possible);
export const CERTAIN_MINIROWS = table(certain);

/** For the minicolumns of the first stack (shifted by three for each further one), as cells of a word. */
export const POSSIBLE_MINICOLUMNS = POSSIBLE_MINIROWS.map(asMinicolumns);
export const CERTAIN_MINICOLUMNS = CERTAIN_MINIROWS.map(asMinicolumns);
