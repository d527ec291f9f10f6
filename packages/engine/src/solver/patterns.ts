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

const ALL_NINE = 0x1ff;

/** Three bits a band, as the cells of the first stack's minicolumns in a word. */
function asMinicolumns(bits: number): number {
  return (bits & 7) | (((bits >> 3) & 7) << 9) | (((bits >> 6) & 7) << 18);
}

/** The tables of 512 entries. */
export function patternTables() {
  const possibleMinirows = new Int32Array(ALL_NINE + 1);
  const certainMinirows = new Int32Array(ALL_NINE + 1);
  for (const pattern of PATTERNS) {
    // Whatever is open besides.
    for (let open = pattern; open <= ALL_NINE; open = (open + 1) | pattern) {
      const isFirst = possibleMinirows[open] === 0;
      certainMinirows[open] = isFirst ? pattern : (certainMinirows[open] ?? 0) & pattern;
      possibleMinirows[open] = (possibleMinirows[open] ?? 0) | pattern;
    }
  }
  return {
    /** For the minirows of a band, bit 3 × stack + row: what any of the patterns that fit into the open ones uses. */
    possibleMinirows,
    /** What each of these patterns uses; nothing where none fits. */
    certainMinirows,
    /** For the minicolumns of the first stack (shifted by three for each further one), as cells of a word. */
    possibleMinicolumns: possibleMinirows.map(asMinicolumns),
    certainMinicolumns: certainMinirows.map(asMinicolumns),
  };
}
