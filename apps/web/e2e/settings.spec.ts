import { cellAt, emptyCells, readBoard, solveBoard, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { boardBox, button, choose, fillCells, nameOf, openGame, stat } from './support/game.ts';

test.beforeEach(async ({ page }) => openGame(page));

/** A digit that the row of the cell has already, so that it is wrong by the rules alone. */
async function repeatedDigit(page: Parameters<typeof readBoard>[0], cell: number) {
  const board = await readBoard(page);
  const row = Math.floor(cell / 9);
  return board.slice(9 * row, 9 * row + 9).find((digit) => digit !== 0) ?? 0;
}

/** A digit that no house of the cell has, and that is wrong all the same. */
async function wrongDigit(page: Parameters<typeof readBoard>[0], cell: number) {
  const [board, solution] = [await readBoard(page), await solveBoard(page)];
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const isPeer = (other: number) => {
    const [otherRow, otherColumn] = [Math.floor(other / 9), other % 9];
    const isInBox =
      Math.floor(otherRow / 3) === Math.floor(row / 3) &&
      Math.floor(otherColumn / 3) === Math.floor(column / 3);
    return otherRow === row || otherColumn === column || isInBox;
  };
  const seen = board.filter((_, other) => isPeer(other));
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
    (digit) => !seen.some((each) => each === digit) && digit !== solution[cell],
  );
}

/** The first empty cell with a wrong digit that nothing on the board speaks against. */
async function trap(page: Parameters<typeof readBoard>[0]) {
  for (const cell of await emptyCells(page)) {
    const wrong = await wrongDigit(page, cell);
    if (wrong !== undefined) return { cell, wrong };
  }
  throw new Error('every wrong digit is a repeat');
}

test('a wrong digit is refused; shown, it stands, is marked and counted', async ({ page }) => {
  const { cell, wrong } = await trap(page);
  await cellAt(page, cell).click();
  await page.keyboard.press(`Digit${wrong}`);
  await expect(page.getByRole('status')).toHaveText(`${wrong} does not go here.`);
  expect((await readBoard(page))[cell]).toBe(0);
  await expect(stat(page, 'Mistakes')).toHaveText('1');

  await choose(page, 'radio', 'Show them');
  await cellAt(page, cell).click();
  await page.keyboard.press(`Digit${wrong}`);
  await expect(cellAt(page, cell)).toHaveAttribute('data-mark', 'conflict');
  await expect(nameOf(page, cell)).toContainText('conflict');
  await expect(stat(page, 'Mistakes')).toHaveText('2');
});

test('by the rules only repeats are marked; with nothing checked, nothing is', async ({ page }) => {
  const { cell, wrong } = await trap(page);
  await choose(page, 'radio', 'Rules only');
  await cellAt(page, cell).click();
  await page.keyboard.press(`Digit${wrong}`);
  await expect(cellAt(page, cell)).toHaveAttribute('data-mark', 'none');
  await expect(stat(page, 'Mistakes')).toHaveText('0');
  await page.keyboard.press('Control+z');
  await page.keyboard.press(`Digit${await repeatedDigit(page, cell)}`);
  await expect(cellAt(page, cell)).toHaveAttribute('data-mark', 'conflict');
  await choose(page, 'radio', 'Check nothing');
  await expect(cellAt(page, cell)).toHaveAttribute('data-mark', 'none');
});

test('a full board that is wrong says so, and goes back to where it was right', async ({
  page,
}) => {
  await choose(page, 'radio', 'Check nothing');
  const solution = await solveBoard(page);
  const open = await emptyCells(page);
  const [first = 0] = open;
  const second = open.find((cell) => solution[cell] !== solution[first]) ?? 0;
  await fillCells(
    page,
    open.filter((cell) => cell !== first && cell !== second),
  );
  await cellAt(page, first).click();
  await page.keyboard.press(`Digit${solution[second]}`);
  await cellAt(page, second).click();
  await page.keyboard.press(`Digit${solution[first]}`);
  await expect(page.getByRole('status')).toHaveText(
    'The board is full, but something on it is wrong.',
  );
  await expect(page.locator('[data-mark=conflict]')).toHaveCount(2);
  await button(page, 'Back to the last correct position').click();
  expect(await emptyCells(page)).toEqual([first, second]);
  await fillCells(page, [first, second]);
  await expect(page.getByRole('heading', { name: 'Solved!' })).toBeFocused();
});

test('notes stay where they are when they are not to be tidied', async ({ page }) => {
  await choose(page, 'checkbox', 'Tidy notes by itself');
  await button(page, 'Fill in all notes').click();
  const [first = 0, second = 0] = await emptyCells(page);
  const before = await nameOf(page, second).textContent();
  await fillCells(page, [first]);
  await expect(nameOf(page, second)).toHaveText(before ?? '');
});

test('highlights can be turned off', async ({ page }) => {
  await page.locator('[role=gridcell][data-given]').first().click();
  await expect(page.locator('[data-mark=peer]').first()).toBeVisible();
  await choose(page, 'checkbox', 'Row, column and box');
  await expect(page.locator('[data-mark=peer]')).toHaveCount(0);
  await choose(page, 'checkbox', 'The same digit');
  await expect(page.locator('[data-mark=same]')).toHaveCount(0);
});

test('time, hand and size of digits, which stay after a reload', async ({ page }) => {
  const digitSize = () =>
    page
      .locator('[data-given]')
      .first()
      .evaluate((cell) => Number.parseFloat(getComputedStyle(cell).fontSize));
  const [normal, box] = [await digitSize(), await boardBox(page)];
  await choose(page, 'checkbox', 'Show the time');
  await choose(page, 'radio', 'Large');
  await choose(page, 'checkbox', 'Left-handed layout');
  const check = async () => {
    await expect(page.locator('dt', { hasText: 'Time' })).toHaveCount(0);
    expect(await digitSize()).toBeGreaterThan(normal * 1.1);
    const moved = await boardBox(page);
    expect(moved.x).toBeGreaterThan(box.x);
    expect(moved.width).toBe(box.width);
  };
  await check();
  await page.reload();
  await waitForPuzzle(page);
  await check();
});

test('damaged settings are as usual', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('nanpure-settings', '{"mistakePolicy":'));
  await page.reload();
  await waitForPuzzle(page);
  await button(page, 'Settings').click();
  await expect(page.getByRole('radio', { name: 'Refuse them' })).toBeChecked();
});

test('the dialog has the focus, keeps the keys from the game and gives the focus back', async ({
  page,
}) => {
  const [first = 0] = await emptyCells(page);
  await cellAt(page, first).click();
  await button(page, 'Settings').click();
  await page.keyboard.press('Digit1');
  await page.keyboard.press('Control+z');
  await expect(stat(page, 'Mistakes')).toHaveText('0');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, 'Settings')).toBeFocused();
});

test('behind an open dialog no key plays', async ({ page }) => {
  const [first = 0] = await emptyCells(page);
  await cellAt(page, first).click();
  await button(page, 'Settings').click();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const solution = await solveBoard(page);
  await page.keyboard.press(`Digit${solution[first]}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await emptyCells(page)).toContain(first);
});
