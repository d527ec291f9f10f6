import { peersOf } from '@nanpure/engine';
import type { Page } from '@playwright/test';
import { emptyCells, readBoard, solveBoard } from './board.ts';

/** A digit that a house of the cell has already, so that it is wrong by the rules alone. Its row may have none. */
export async function repeatedDigit(page: Page, cell: number) {
  const board = await readBoard(page);
  const seen = [...peersOf(cell)].map((peer) => board[peer] ?? 0);
  return seen.find((digit) => digit !== 0) ?? 0;
}

/** A digit that no house of the cell has, and that is wrong all the same. */
async function wrongDigit(page: Page, cell: number) {
  const [board, solution] = [await readBoard(page), await solveBoard(page)];
  const seen = [...peersOf(cell)].map((peer) => board[peer]);
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
    (digit) => !seen.some((each) => each === digit) && digit !== solution[cell],
  );
}

/** The first empty cell with a wrong digit that nothing on the board speaks against. */
export async function trap(page: Page) {
  for (const cell of await emptyCells(page)) {
    const wrong = await wrongDigit(page, cell);
    if (wrong !== undefined) return { cell, wrong };
  }
  throw new Error('every wrong digit is a repeat');
}
