import type { Grid } from '../grid.ts';

/** How many givens there are in lines that keep their threes together, whatever the order of lines and threes. */
function countsIn(lines: readonly (readonly number[])[]): string {
  const counts = lines.map((line) => line.filter((digit) => digit !== 0).length);
  const threes = [0, 3, 6].map((at) =>
    counts
      .slice(at, at + 3)
      .sort()
      .join(''),
  );
  return threes.sort().join(' ');
}

/** What of a puzzle is the same after any symmetry of Sudoku: how many givens its digits, rows and columns have. */
export function shapeOf(givens: Grid): string {
  const places = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const rows = places.map((row) => givens.slice(9 * row, 9 * row + 9));
  const columns = places.map((column) => rows.map((row) => row[column] ?? 0));
  const digits = places.map((place) => givens.filter((digit) => digit === place + 1).length);
  return [digits.sort().join(''), ...[countsIn(rows), countsIn(columns)].sort()].join(' / ');
}
