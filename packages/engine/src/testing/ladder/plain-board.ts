/*
 * The board for plain searches: a position's candidates, and what cells see, with nothing of the engine. Candidates are
 * numbers: 10 × cell + digit.
 */

/** The numbers of rows, columns and boxes, from 0. */
export const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/** 1 to 9. */
export const DIGITS = NINE.map((index) => index + 1);
/** All cells. */
export const ALL = Array.from({ length: 81 }, (_, cell) => cell);
/** The number of a cell's row. */
export const rowOf = (cell: number) => Math.floor(cell / 9);
/** The number of a cell's column. */
export const columnOf = (cell: number) => cell % 9;
/** The number of a cell's box. */
export const boxOf = (cell: number) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
/** The cells of each row. */
export const ROWS = NINE.map((row) => ALL.filter((cell) => rowOf(cell) === row));
/** The cells of each column. */
export const COLUMNS = NINE.map((column) => ALL.filter((cell) => columnOf(cell) === column));
/** The cells of each box. */
export const BOXES = NINE.map((box) => ALL.filter((cell) => boxOf(cell) === box));
/** The cells of each row, column and box. */
export const UNITS = [...ROWS, ...COLUMNS, ...BOXES];

/** Whether two cells share a row, a column or a box. */
export function seesEachOther(a: number, b: number): boolean {
  return a !== b && (rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b) || boxOf(a) === boxOf(b));
}

/** Every choice of so many of some things. */
export function choose<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) =>
    choose(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]),
  );
}

/** The candidates of a position, by cell. */
export type Candidates = readonly (readonly number[])[];

/** Whether a cell can have a digit. */
export function has(candidates: Candidates, cell: number, digit: number): boolean {
  return candidates[cell]?.includes(digit) === true;
}

/** A digit in the cells that see all of some cells and are none of others. */
export function seenBy(
  candidates: Candidates,
  digit: number,
  cells: readonly number[],
  but: readonly number[] = [],
): number[] {
  return ALL.filter(
    (cell) =>
      has(candidates, cell, digit) &&
      !but.includes(cell) &&
      cells.every((each) => seesEachOther(cell, each)),
  ).map((cell) => 10 * cell + digit);
}

/** Each of some numbers once. */
export const distinct = (items: readonly number[]) => [...new Set(items)];

/** Whether two lists are the same, one by one. */
export const isSame = (a: readonly number[], b: readonly number[]) => a.join() === b.join();
