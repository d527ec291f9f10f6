import { CELL_COUNT, CELLS, cellsOf, HOUSES, peersOf } from '../../houses.ts';
import type { Cell, House } from '../../types.ts';

/* What searches ask most often, as tables. */

const SEES = Uint8Array.from(
  CELLS.flatMap((one) => {
    const peers = new Set(peersOf(one));
    return CELLS.map((other) => (peers.has(other) ? 1 : 0));
  }),
);

/** Whether two cells share a house and are not the same. */
export function sees(one: Cell, other: Cell): boolean {
  return SEES[CELL_COUNT * one + other] === 1;
}

const CELLS_IN: readonly (readonly Cell[])[] = HOUSES.map((house) => cellsOf(house).toArray());
const PEERS: readonly (readonly Cell[])[] = CELLS.map((cell) => peersOf(cell).toArray());

/** The cells of a house, in the order of the bits of its masks. */
export function cellsIn(house: House): readonly Cell[] {
  return CELLS_IN[house] ?? [];
}

/** The cells that a cell sees, in order. */
export function peersIn(cell: Cell): readonly Cell[] {
  return PEERS[cell] ?? [];
}
