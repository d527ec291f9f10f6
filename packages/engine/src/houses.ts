import { CellSet } from './cell-set.ts';
import type { Cell, House } from './types.ts';

export const CELL_COUNT = 81;

/** All cells, 0-80. */
export const CELLS: readonly Cell[] = Array.from({ length: CELL_COUNT }, (_, cell) => cell);

/** The nine rows, the columns and the boxes. */
export const ROWS: readonly House[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
export const COLUMNS: readonly House[] = ROWS.map((row) => row + 9);
export const BOXES: readonly House[] = ROWS.map((row) => row + 18);
/** All houses, 0-26: the rows from the top, the columns from the left, the boxes row by row. */
export const HOUSES: readonly House[] = [...ROWS, ...COLUMNS, ...BOXES];

/** What kind of house it is. */
export type HouseKind = 'row' | 'column' | 'box';

/** The row of a cell, 0-8 from the top. */
export function rowOf(cell: Cell): number {
  return Math.floor(cell / 9);
}

/** The column of a cell, 0-8 from the left. */
export function columnOf(cell: Cell): number {
  return cell % 9;
}

/** The box of a cell, 0-8 row by row. */
export function boxOf(cell: Cell): number {
  return 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
}

/** The cell in a row and column, each 0-8. */
export function cellAt(row: number, column: number): Cell {
  return 9 * row + column;
}

/** The kind of a house. */
export function kindOf(house: House): HouseKind {
  if (house < 9) return 'row';
  return house < 18 ? 'column' : 'box';
}

/** The place of a house among those of its kind, 0-8. */
export function indexOf(house: House): number {
  return house % 9;
}

/** The row, the column and the box of a cell, as houses. */
export function housesOf(cell: Cell): readonly [House, House, House] {
  return [rowOf(cell), 9 + columnOf(cell), 18 + boxOf(cell)];
}

/** The cell of a house at an index, 0-8, in order. */
function cellIn(house: House, index: number): Cell {
  const place = indexOf(house);
  if (house < 9) return cellAt(place, index);
  if (house < 18) return cellAt(index, place);
  const [row, column] = [3 * Math.floor(place / 3), 3 * (place % 3)];
  return cellAt(row + Math.floor(index / 3), column + (index % 3));
}

const CELLS_IN_HOUSE: readonly (readonly Cell[])[] = HOUSES.map((house) =>
  ROWS.map((index) => cellIn(house, index)),
);

const CELLS_OF_HOUSE: readonly CellSet[] = CELLS_IN_HOUSE.map((cells) => CellSet.from(cells));

const PEERS_OF_CELL: readonly CellSet[] = CELLS.map((cell) =>
  housesOf(cell)
    .map(cellsOf)
    .reduce((peers, cells) => peers.union(cells))
    .withoutCell(cell),
);

/** The nine cells of a house; the empty set for a number that names none. */
export function cellsOf(house: House): CellSet {
  return CELLS_OF_HOUSE[house] ?? CellSet.EMPTY;
}

/** The same as a list, in the order of the bits of its masks: gone through sooner than a set. */
export function cellsIn(house: House): readonly Cell[] {
  return CELLS_IN_HOUSE[house] ?? [];
}

/** The 20 cells that share a house with a cell; the empty set for a number that names none. */
export function peersOf(cell: Cell): CellSet {
  return PEERS_OF_CELL[cell] ?? CellSet.EMPTY;
}

/** Whether two different cells share a house. */
export function arePeers(a: Cell, b: Cell): boolean {
  return peersOf(a).has(b);
}

/** The houses that hold all of the given cells. */
export function sharedHouses(cells: CellSet): House[] {
  const { first } = cells;
  // All that hold several cells hold the first of them.
  const houses = first === undefined ? HOUSES : housesOf(first);
  return houses.filter((house) => cells.isSubsetOf(cellsOf(house)));
}
