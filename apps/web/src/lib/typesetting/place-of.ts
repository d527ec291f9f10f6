import { type Cell, columnOf, rowOf } from '@nanpure/engine';

/** The row and column of a cell as texts count them, each from 1. */
export function placeOf(cell: Cell): { readonly row: number; readonly column: number } {
  return { row: rowOf(cell) + 1, column: columnOf(cell) + 1 };
}
