import { type Grid, gridOf, parseGrid } from '../grid.ts';
import { at, type Board, boardOf, flip, valueOfBit } from './board.ts';
import { nextChoice } from './choice.ts';

/** Visits solutions until `visit` says that it has seen enough; tells whether it did. */
function search(board: Board, visit: (board: Board) => boolean): boolean {
  const choice = nextChoice(board);
  if (!choice) return visit(board);
  for (let rest = choice.bits; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    flip(board, choice.cell, bit);
    const enough = search(board, visit);
    flip(board, choice.cell, bit);
    if (enough) return true;
  }
  return false;
}

function gridOfBoard(board: Board): Grid {
  return gridOf((cell) => valueOfBit(at(board.digits, cell)));
}

function startOf(grid: Grid | string): Board | undefined {
  if (typeof grid !== 'string') return boardOf(grid);
  const parsed = parseGrid(grid);
  return parsed.ok ? boardOf(parsed.value) : undefined;
}

/** The first `limit` solutions of a grid, in the order the search meets them. */
export function solutions(grid: Grid | string, limit: number): Grid[] {
  const board = startOf(grid);
  const found: Grid[] = [];
  if (!board || limit < 1) return found;
  search(board, (full) => found.push(gridOfBoard(full)) >= limit);
  return found;
}

/** A solution of a grid, or of its 81 characters; undefined where there is none or the text is no grid. */
export function solve(grid: Grid | string): Grid | undefined {
  return solutions(grid, 1)[0];
}

/**
 * How many solutions a grid, or its 81 characters, has, counted up to `limit` (2 by default: enough
 * to tell none, one and many). A text that is no grid has none.
 */
export function countSolutions(grid: Grid | string, limit = 2): number {
  const board = startOf(grid);
  let count = 0;
  if (board && limit >= 1) search(board, () => ++count >= limit);
  return count;
}
