import { type Grid, gridOf } from '../grid.ts';
import { maskSize } from '../house-mask.ts';
import { BOXES, boxOf, CELL_COUNT, CELLS, cellsOf, columnOf, rowOf } from '../houses.ts';
import { type Random, shuffled } from '../random.ts';
import { type Cell, DIGITS, type Digit, type Value } from '../types.ts';

/** Row, column and box of each cell, as places in `Board.used`. */
const ROW_OF = /* @__PURE__ */ Uint8Array.from(CELLS, rowOf);
const COLUMN_OF = /* @__PURE__ */ Uint8Array.from(CELLS, (cell) => 9 + columnOf(cell));
const BOX_OF = /* @__PURE__ */ Uint8Array.from(CELLS, (cell) => 18 + boxOf(cell));

/** A grid in the making, changed in place; seen by nobody but this file. */
interface Board {
  readonly values: Value[];
  /** The digits that stand in each house, as bits. */
  readonly used: Uint16Array;
}

/** The digits that stand in the houses of a cell, as bits. */
function usedAround({ used }: Board, cell: Cell): number {
  const row = used[ROW_OF[cell] ?? 0] ?? 0;
  const column = used[COLUMN_OF[cell] ?? 0] ?? 0;
  const box = used[BOX_OF[cell] ?? 0] ?? 0;
  return row | column | box;
}

/** The digits that a cell can still hold. */
function digitsFor(board: Board, cell: Cell): Digit[] {
  const used = usedAround(board, cell);
  return DIGITS.filter((digit) => ((used >> (digit - 1)) & 1) === 0);
}

/** Puts a digit into an empty cell, or takes it out of the cell that holds it. */
function flip({ values, used }: Board, cell: Cell, digit: Digit): void {
  values[cell] = values[cell] === 0 ? digit : 0;
  for (const table of [ROW_OF, COLUMN_OF, BOX_OF]) {
    const house = table[cell] ?? 0;
    used[house] = (used[house] ?? 0) ^ (1 << (digit - 1));
  }
}

/** The empty cell with the fewest digits left, the first one with one or none; undefined on a full board. */
function tightestCell(board: Board): Cell | undefined {
  let tightest: Cell | undefined;
  let most = -1;
  for (let cell = 0; cell < CELL_COUNT && most < DIGITS.length - 1; cell++) {
    if (board.values[cell] !== 0) continue;
    const size = maskSize(usedAround(board, cell));
    if (size <= most) continue;
    most = size;
    tightest = cell;
  }
  return tightest;
}

/** Fills what is empty with random digits; tells whether that is possible, and leaves all as it was if not. */
function fill(board: Board, random: Random): boolean {
  const cell = tightestCell(board);
  if (cell === undefined) return true;
  for (const digit of shuffled(digitsFor(board, cell), random)) {
    flip(board, cell, digit);
    if (fill(board, random)) return true;
    flip(board, cell, digit);
  }
  return false;
}

/** Fills the boxes on the diagonal, which share no line, so that any three orders of the digits will do. */
function fillDiagonal(board: Board, random: Random): void {
  for (const box of [0, 4, 8]) {
    const cells = [...cellsOf(BOXES[box] ?? 0)];
    for (const [index, digit] of shuffled(DIGITS, random).entries()) {
      flip(board, cells[index] ?? 0, digit);
    }
  }
}

/**
 * A random complete grid that keeps the rules: three boxes at random, then digits in random order,
 * always in the cell with the fewest left, so that dead ends show soon. Every grid can come out; not
 * all of them equally often, since a digit is as likely as another however many solutions it leaves.
 */
export function fullGrid(random: Random): Grid {
  const board: Board = { values: CELLS.map(() => 0), used: new Uint16Array(27) };
  fillDiagonal(board, random);
  fill(board, random);
  return gridOf((cell) => board.values[cell] ?? 0);
}
