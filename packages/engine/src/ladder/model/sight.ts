import { CELL_COUNT, CELLS, cellsOf, HOUSES, peersOf } from '../../houses.ts';
import type { Cell, House } from '../../types.ts';

/* What searches ask most often, as tables. */

const CELLS_IN: readonly (readonly Cell[])[] = HOUSES.map((house) => cellsOf(house).toArray());
const PEERS: readonly (readonly Cell[])[] = CELLS.map((cell) => peersOf(cell).toArray());

const SEES = new Uint8Array(CELL_COUNT * CELL_COUNT);
PEERS.forEach((peers, cell) => {
  for (const peer of peers) SEES[CELL_COUNT * cell + peer] = 1;
});

/** Whether two cells share a house and are not the same. */
export function sees(one: Cell, other: Cell): boolean {
  return SEES[CELL_COUNT * one + other] === 1;
}

/** The cells of a house, in the order of the bits of its masks. */
export function cellsIn(house: House): readonly Cell[] {
  return CELLS_IN[house] ?? [];
}

/** The cells that a cell sees, in order. */
export function peersIn(cell: Cell): readonly Cell[] {
  return PEERS[cell] ?? [];
}
