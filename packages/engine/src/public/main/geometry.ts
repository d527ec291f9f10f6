import { check, checkCell, checkWhole } from '../../arguments.ts';
import type { CellSet } from '../../cell-set.ts';
import type { HouseKind } from '../../houses.ts';
import * as houses from '../../houses.ts';
import type { Cell, House } from '../../types.ts';

function checkNumber(name: string, value: unknown): void {
  check(typeof value === 'number', name, 'a number', value);
}

/** The row of a cell, 0-8 from the top. */
export function rowOf(cell: Cell): number {
  checkCell(cell);
  return houses.rowOf(cell);
}

/** The column of a cell, 0-8 from the left. */
export function columnOf(cell: Cell): number {
  checkCell(cell);
  return houses.columnOf(cell);
}

/** The box of a cell, 0-8 row by row. */
export function boxOf(cell: Cell): number {
  checkCell(cell);
  return houses.boxOf(cell);
}

/** The cell in a row and column, each 0-8. */
export function cellAt(row: number, column: number): Cell {
  checkWhole('row', row, 0, 8);
  checkWhole('column', column, 0, 8);
  return houses.cellAt(row, column);
}

/** The kind of a house. */
export function kindOf(house: House): HouseKind {
  checkWhole('house', house, 0, 26);
  return houses.kindOf(house);
}

/** The place of a house among those of its kind, 0-8. */
export function indexOf(house: House): number {
  checkWhole('house', house, 0, 26);
  return houses.indexOf(house);
}

/** The row, the column and the box of a cell, as houses. */
export function housesOf(cell: Cell): readonly [House, House, House] {
  checkCell(cell);
  return houses.housesOf(cell);
}

/** The nine cells of a house; the empty set for a number that names none. */
export function cellsOf(house: House): CellSet {
  checkNumber('house', house);
  return houses.cellsOf(house);
}

/** The 20 cells that share a house with a cell; the empty set for a number that names none. */
export function peersOf(cell: Cell): CellSet {
  checkNumber('cell', cell);
  return houses.peersOf(cell);
}

/** Whether two different cells share a house; never for a number that names no cell. */
export function arePeers(a: Cell, b: Cell): boolean {
  checkNumber('a', a);
  checkNumber('b', b);
  return houses.arePeers(a, b);
}
