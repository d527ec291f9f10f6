import type { Grid } from '../grid.ts';
import { boxOf, CELL_COUNT, CELLS, columnOf, rowOf } from '../houses.ts';
import type { Cell, Value } from '../types.ts';

const ALL_DIGITS = 0x1ff;

const ROW = Uint8Array.from(CELLS, rowOf);
const COLUMN = Uint8Array.from(CELLS, columnOf);
const BOX = Uint8Array.from(CELLS, boxOf);

/** The search's own board, changed in place: a digit is a bit, a house a word of the digits it holds. */
export interface Board {
  readonly digits: Uint16Array;
  readonly rows: Uint16Array;
  readonly columns: Uint16Array;
  readonly boxes: Uint16Array;
}

/** A number out of a table whose bounds the caller knows. */
export function at(table: ArrayLike<number>, index: number): number {
  return table[index] ?? 0;
}

/** The bit of a value; 0 for an empty cell. */
function bitOf(value: Value): number {
  return value === 0 ? 0 : 1 << (value - 1);
}

/** The value of a bit; 0 for none. */
export function valueOfBit(bit: number): Value {
  return (32 - Math.clz32(bit)) as Value;
}

/** Puts a digit's bit into an empty cell, or takes it out of the cell that holds it. */
export function flip(board: Board, cell: Cell, bit: number): void {
  board.digits[cell] = at(board.digits, cell) ^ bit;
  board.rows[at(ROW, cell)] = at(board.rows, at(ROW, cell)) ^ bit;
  board.columns[at(COLUMN, cell)] = at(board.columns, at(COLUMN, cell)) ^ bit;
  board.boxes[at(BOX, cell)] = at(board.boxes, at(BOX, cell)) ^ bit;
}

/** The digits, as bits, that no house of the cell holds. */
export function freeBits(board: Board, cell: Cell): number {
  const used =
    at(board.rows, at(ROW, cell)) |
    at(board.columns, at(COLUMN, cell)) |
    at(board.boxes, at(BOX, cell));
  return ALL_DIGITS & ~used;
}

/** The board of a grid; undefined where two equal digits share a house. */
export function boardOf(grid: Grid): Board | undefined {
  const board: Board = {
    digits: new Uint16Array(CELL_COUNT),
    rows: new Uint16Array(9),
    columns: new Uint16Array(9),
    boxes: new Uint16Array(9),
  };
  for (const cell of CELLS) {
    const bit = bitOf(grid[cell] ?? 0);
    if ((freeBits(board, cell) & bit) !== bit) return undefined;
    flip(board, cell, bit);
  }
  return board;
}
