import {
  CELL_COUNT,
  CELLS,
  COLUMNS,
  cellsOf,
  columnOf,
  HOUSES,
  peersOf,
  rowOf,
} from '../../houses.ts';
import type { Cell, House } from '../../types.ts';

/* What searches ask most often, as tables. */

const CELLS_IN: readonly (readonly Cell[])[] = HOUSES.map((house) => cellsOf(house).toArray());

const PEERS: readonly (readonly Cell[])[] = CELLS.map((cell) => peersOf(cell).toArray());

/** The cells that a cell sees, in order. */
export function peersIn(cell: Cell): readonly Cell[] {
  return PEERS[cell] ?? [];
}

/** A 1 for each two cells that see each other. In a function, as a loop outside has the whole file compiled again. */
function whoSeesWhom(): Uint8Array {
  const seen = new Uint8Array(CELL_COUNT * CELL_COUNT);
  for (const cell of CELLS) {
    for (const other of peersIn(cell)) seen[CELL_COUNT * cell + other] = 1;
  }
  return seen;
}

const SEES = whoSeesWhom();

/** Whether two cells share a house and are not the same. */
export function sees(one: Cell, other: Cell): boolean {
  return SEES[CELL_COUNT * one + other] === 1;
}

/** The row or the column that two cells have in common, if there is one. */
export function sharedLines(one: Cell, other: Cell): House[] {
  if (rowOf(one) === rowOf(other)) return [rowOf(one)];
  return columnOf(one) === columnOf(other) ? [COLUMNS[columnOf(one)] ?? 0] : [];
}

/** The cells of a house, in the order of the bits of its masks. */
export function cellsIn(house: House): readonly Cell[] {
  return CELLS_IN[house] ?? [];
}
