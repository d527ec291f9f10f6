import { CELL_COUNT, cellsOf, HOUSES } from '../houses.ts';
import type { Cell } from '../types.ts';
import { at, type Board, freeBits } from './board.ts';

/** Where the search goes on: the digits, as bits, to try in a cell. */
export interface Choice {
  readonly cell: Cell;
  readonly bits: number;
}

const CELLS_OF_HOUSE: readonly (readonly Cell[])[] = HOUSES.map((house) => [...cellsOf(house)]);

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The empty cell with the fewest digits to try; undefined on a full board. */
function tightestCell(board: Board): Choice | undefined {
  let best: Choice | undefined;
  let fewest = 10;
  for (let cell = 0; cell < CELL_COUNT && fewest > 1; cell++) {
    if (at(board.digits, cell) !== 0) continue;
    const bits = freeBits(board, cell);
    const count = countBits(bits);
    if (count < fewest) {
      best = { cell, bits };
      fewest = count;
    }
  }
  return best;
}

/** A digit, as a bit, that fits in only one cell of the house. */
function onlyPlaceIn(board: Board, cells: readonly Cell[]): Choice | undefined {
  let once = 0;
  let more = 0;
  for (const cell of cells) {
    const bits = at(board.digits, cell) === 0 ? freeBits(board, cell) : 0;
    more |= once & bits;
    once |= bits;
  }
  const single = once & ~more;
  if (single === 0) return undefined;
  const bit = single & -single;
  const place = cells.find((cell) => at(board.digits, cell) === 0 && freeBits(board, cell) & bit);
  return place === undefined ? undefined : { cell: place, bits: bit };
}

function onlyPlace(board: Board): Choice | undefined {
  for (const cells of CELLS_OF_HOUSE) {
    const choice = onlyPlaceIn(board, cells);
    if (choice) return choice;
  }
  return undefined;
}

/**
 * The choice with the fewest branches: a cell with no or one digit left, else a digit with one
 * place in a house, else the tightest cell. Undefined on a full board.
 */
export function nextChoice(board: Board): Choice | undefined {
  const tightest = tightestCell(board);
  if (!tightest || countBits(tightest.bits) <= 1) return tightest;
  return onlyPlace(board) ?? tightest;
}
