import { cellAt, emptyCells, readBoard, solveBoard } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { button, chooseInMenu, fillCells, nearlySolve, openGame } from './support/game.ts';

function rowAndColumn(cell: number): string {
  return `row ${Math.floor(cell / 9) + 1}, column ${(cell % 9) + 1}`;
}

test('a finished board is walked by keys, and what is asked is of the cell that has the focus', async ({
  page,
}) => {
  await openGame(page);
  await fillCells(page, [await nearlySolve(page)]);
  await expect(page.getByRole('heading', { name: 'Solved in' })).toBeFocused();
  const first = cellAt(page, 0);
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(cellAt(page, 10)).toBeFocused();
  await page.keyboard.press('w');
  await expect(page.getByText(`${rowAndColumn(10)}. In the top-left box.`)).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByText(/^Row 2: (\d, ){8}\d$/)).toBeVisible();
  await page.keyboard.press('End');
  await expect(cellAt(page, 17)).toBeFocused();
  await page.keyboard.press('l');
  await expect(page.getByText('Every digit is placed.')).toBeVisible();
});

test('after a pause the focus is where it was, selected or not', async ({ page }) => {
  await openGame(page);
  const [cell = 0] = await emptyCells(page);
  const resume = page.getByText('Resume', { exact: true });
  await fillCells(page, [cell]);
  const [second = 0] = await emptyCells(page);
  await cellAt(page, second).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('p');
  await expect(resume).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cellAt(page, second)).toBeFocused();

  await page.keyboard.press('Escape');
  await button(page, 'Pause').focus();
  await page.keyboard.press('Enter');
  await expect(resume).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Pause')).toBeFocused();
});

test('Escape closes a dialog, and not the hint behind it', async ({ page }) => {
  await openGame(page);
  await cellAt(page, 0).click();
  await page.keyboard.press('h');
  const close = button(page, 'Close the hint');
  await expect(close).toBeVisible();
  await chooseInMenu(page, 'Settings');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(close).toBeVisible();
});

test('a digit that was chosen first is put in by keys, cell after cell', async ({ page }) => {
  await openGame(page);
  const solution = await solveBoard(page);
  const [start = 0] = await emptyCells(page);
  const digit = solution[start] ?? 0;
  await cellAt(page, 0).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: new RegExp(`^${digit}, \\d left`) }).press('Enter');
  await expect(page.getByRole('status').getByText(`${digit} selected.`)).toBeVisible();
  await cellAt(page, 0).focus();
  for (let row = 0; row < Math.floor(start / 9); row++) await page.keyboard.press('ArrowDown');
  for (let column = 0; column < start % 9; column++) await page.keyboard.press('ArrowRight');
  await expect(cellAt(page, start)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cellAt(page, start)).toHaveAccessibleName(`${digit}, ${rowAndColumn(start)}`);
});

test('where a digit is, is heard cell by cell', async ({ page }) => {
  await openGame(page);
  const grid = await readBoard(page);
  // The first digit of a puzzle may be the only one of its kind.
  const given = grid.findIndex((digit, cell) => digit !== 0 && grid.lastIndexOf(digit) > cell);
  await cellAt(page, given).click();
  await page.keyboard.press('a');
  await expect(
    page.getByText(/^\d: row \d column \d(; row \d column \d)+\. \d cells selected\.$/),
  ).toHaveCount(1);
});
