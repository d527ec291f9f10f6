import { type Grid, parseGrid, solve } from '@nanpure/engine';
import { expect, type Frame, type Locator, type Page } from '@playwright/test';

/** The digits that the board says it holds, by the names of its cells. */
export async function readBoard(page: Page | Frame): Promise<Grid> {
  const names = await page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => cell.firstElementChild?.textContent ?? ''));
  const grid = parseGrid(names.map((name) => Number(/^(\d)[,、]/.exec(name)?.[1] ?? 0)));
  if (!grid.ok) throw new Error(`the board is no grid: ${JSON.stringify(grid.error)}`);
  return grid.value;
}

/** The one solution of the board on the page. */
export async function solveBoard(page: Page): Promise<Grid> {
  const solution = solve(await readBoard(page));
  if (!solution) throw new Error('the board on the page has no solution');
  return solution;
}

/** The cells without a digit, in order. */
export async function emptyCells(page: Page | Frame): Promise<number[]> {
  const grid = await readBoard(page);
  return [...grid.keys()].filter((cell) => grid[cell] === 0);
}

/** A cell of the board by its number, 0-80. */
export function cellAt(page: Page, cell: number): Locator {
  return page.getByRole('gridcell').nth(cell);
}

/** Waits until a puzzle is on the board of a game; the home page has a board, too. */
export async function waitForPuzzle(page: Page): Promise<void> {
  const board = page.locator('[data-game-area]').getByRole('grid');
  await expect(board).toHaveAttribute('aria-busy', 'false');
}
