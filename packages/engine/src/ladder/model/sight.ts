import { CELL_COUNT, COLUMNS, columnOf, peersOf, rowOf } from '../../houses.ts';
import type { Cell, House } from '../../types.ts';

/* What searches ask most often, as tables that fill as they are asked: loading the file waits for none. */

const PEERS: (readonly Cell[])[] = [];

/** The cells that a cell sees, in order. */
export function peersIn(cell: Cell): readonly Cell[] {
  PEERS[cell] ??= peersOf(cell).toArray();
  return PEERS[cell];
}

/** By cell, a 1 for each cell that it sees. */
const SEEN: Uint8Array[] = [];

function seenFrom(cell: Cell): Uint8Array {
  const seen = new Uint8Array(CELL_COUNT);
  for (const other of peersIn(cell)) seen[other] = 1;
  return seen;
}

/** Whether two cells share a house and are not the same. */
export function sees(one: Cell, other: Cell): boolean {
  SEEN[one] ??= seenFrom(one);
  return SEEN[one][other] === 1;
}

/** The row or the column that two cells have in common, if there is one. */
export function sharedLines(one: Cell, other: Cell): House[] {
  if (rowOf(one) === rowOf(other)) return [rowOf(one)];
  return columnOf(one) === columnOf(other) ? [COLUMNS[columnOf(one)] ?? 0] : [];
}
