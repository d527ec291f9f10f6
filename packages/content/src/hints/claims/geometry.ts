import type { HouseKind } from '@nanpure/engine';
import type { House } from './claim.ts';

/* Rows, columns and boxes counted out once more: what checks the hints shares nothing with what finds them. */

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** 0-80. */
export const ALL_CELLS: readonly number[] = Array.from({ length: 81 }, (_, cell) => cell);
/** 1-9. */
export const ALL_DIGITS: readonly number[] = NINE.map((index) => index + 1);

function rowOfCell(cell: number): number {
  return Math.floor(cell / 9);
}

function columnOfCell(cell: number): number {
  return cell % 9;
}

function boxOfCell(cell: number): number {
  return 3 * Math.floor(rowOfCell(cell) / 3) + Math.floor(columnOfCell(cell) / 3);
}

/** The row, the column and the box of each cell. */
const HOUSES_OF = ALL_CELLS.map((cell) => [
  rowOfCell(cell),
  9 + columnOfCell(cell),
  18 + boxOfCell(cell),
]);

/** The cells of each house. */
const CELLS_OF = Array.from({ length: 27 }, (_, house) =>
  ALL_CELLS.filter((cell) => HOUSES_OF[cell]?.includes(house)),
);

const PEERS = ALL_CELLS.map((cell) =>
  ALL_CELLS.filter(
    (other) =>
      other !== cell && HOUSES_OF[other]?.some((house) => HOUSES_OF[cell]?.includes(house)),
  ),
);

/** 0-26. */
export const ALL_HOUSES: readonly House[] = CELLS_OF.map((_, house) => house);

export function cellsIn(house: House): readonly number[] {
  return CELLS_OF[house] ?? [];
}

export function housesAt(cell: number): readonly House[] {
  return HOUSES_OF[cell] ?? [];
}

export function peersAt(cell: number): readonly number[] {
  return PEERS[cell] ?? [];
}

export function kindOfHouse(house: House): HouseKind {
  if (house < 9) return 'row';
  return house < 18 ? 'column' : 'box';
}

/** The houses that all of some cells lie in. */
export function housesWith(cells: readonly number[]): House[] {
  return ALL_HOUSES.filter((house) => cells.every((cell) => cellsIn(house).includes(cell)));
}

/** The cells where some lines cross others. */
export function crossingsOf(houses: readonly House[], others: readonly House[]): number[] {
  const across = others.flatMap(cellsIn);
  return houses.flatMap(cellsIn).filter((cell) => across.includes(cell));
}

/** "r4c5", for a message. */
export function showCells(cells: readonly number[]): string {
  return cells.map((cell) => `r${rowOfCell(cell) + 1}c${columnOfCell(cell) + 1}`).join(' ');
}
