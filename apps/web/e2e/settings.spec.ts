import type { Page } from '@playwright/test';
import { cellAt, emptyCells, readBoard, solveBoard, waitForPuzzle } from './support/board.ts';
import { holdClock } from './support/clock.ts';
import { expect, test } from './support/fixtures.ts';
import {
  boardBox,
  button,
  choose,
  chooseInMenu,
  fillCells,
  nameOf,
  nearlySolve,
  openGame,
  openMenu,
  stat,
  WORDS,
} from './support/game.ts';
import { repeatedDigit, trap } from './support/wrong-digits.ts';

test.beforeEach(async ({ page }) => openGame(page));

test('a wrong digit is rejected, stands or is not marked at all, as it was chosen @2.27 @4.19 @4.20 @8.16', async ({
  page,
}) => {
  await test.step('rejected, it is told and counted; shown, it stands, is marked and counted', async () => {
    const { cell, wrong } = await trap(page);
    await cellAt(page, cell).click();
    await page.keyboard.press(`Digit${wrong}`);
    await expect(page.getByRole('status')).toHaveText(`${wrong} does not go here.`);
    expect((await readBoard(page))[cell]).toBe(0);
    await expect(stat(page, 'Mistakes')).toHaveText('1');

    await choose(page, 'radio', 'Show them');
    await cellAt(page, cell).click();
    await page.keyboard.press(`Digit${wrong}`);
    await expect(cellAt(page, cell)).toHaveAttribute('data-mark', 'wrong');
    await expect(nameOf(page, cell)).toContainText('wrong');
    await expect(stat(page, 'Mistakes')).toHaveText('2');
  });

  await test.step('by the rules only repeats are marked; with nothing checked, nothing is', async () => {
    await page.keyboard.press('Control+z');
    const { cell, wrong } = await trap(page);
    await choose(page, 'radio', 'Rules only');
    await cellAt(page, cell).click();
    await page.keyboard.press(`Digit${wrong}`);
    await expect(cellAt(page, cell)).toHaveAttribute('data-mark', 'none');
    await expect(stat(page, 'Mistakes')).toHaveText('2');
    await page.keyboard.press('Control+z');
    await page.keyboard.press(`Digit${await repeatedDigit(page, cell)}`);
    await expect(cellAt(page, cell)).toHaveAttribute('data-mark', 'conflict');
    await expect(page.locator('[data-given][data-mark=repeated]').first()).toBeVisible();
    const ground = await page
      .locator('[data-mark=repeated]')
      .first()
      .evaluate((partner) => getComputedStyle(partner).backgroundColor);
    await expect(cellAt(page, cell)).toHaveAttribute('aria-selected', 'true');
    await expect(cellAt(page, cell)).toHaveCSS('background-color', ground);
    await choose(page, 'radio', 'Check nothing');
    await expect(cellAt(page, cell)).toHaveAttribute('data-mark', 'none');
  });
});

test('a full board that is wrong says so, and what is wrong can be removed @4.10', async ({
  page,
}) => {
  await fillCells(page, (await emptyCells(page)).slice(0, 1));
  await nearlySolve(page, 'easy', 4);
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
    'The board is full, but at least one digit is wrong.',
  );
  await expect(page.locator('[data-mark=conflict]')).toHaveCount(2);
  await chooseInMenu(page, 'Take out what is wrong');
  expect(await emptyCells(page)).toEqual([first, second]);
  await fillCells(page, [first, second]);
  await expect(page.getByRole('heading', { name: 'Solved in' })).toBeFocused();
});

test('a dialog has the focus and all keys, and what is chosen leaves the board as wide @12.4', async ({
  page,
}) => {
  await test.step('it keeps the keys from the game and gives the focus back', async () => {
    const [first = 0] = await emptyCells(page);
    await cellAt(page, first).click();
    await openMenu(page);
    const opened = await page.getByRole('dialog').elementHandle();
    await button(page, 'Settings').click();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeFocused();
    // One dialog after the other in the same element: to close one and open the next styles the page twice.
    expect(await opened?.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await page.keyboard.press('Digit1');
    await page.keyboard.press('Control+z');
    await expect(stat(page, 'Mistakes')).toHaveText('0');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button(page, 'More')).toBeFocused();
  });

  await test.step('behind it no key plays, whatever has the focus', async () => {
    const [, second = 0] = await emptyCells(page);
    await cellAt(page, second).click();
    await chooseInMenu(page, 'Settings');
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    const solution = await solveBoard(page);
    await page.keyboard.press(`Digit${solution[second]}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await emptyCells(page)).toContain(second);
  });

  await test.step('the board is as wide for the left hand', async () => {
    const { width } = await boardBox(page);
    await choose(page, 'checkbox', 'Left-handed layout');
    expect((await boardBox(page)).width).toBe(width);
  });
});

test('damaged settings are as usual', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('nanpure-settings', '{"mistakePolicy":'));
  await page.reload();
  await waitForPuzzle(page);
  await chooseInMenu(page, 'Settings');
  await expect(page.getByRole('radio', { name: 'Reject them' })).toBeChecked();
});

test('the clock stands while a dialog lies over the board @4.14', async ({ page }) => {
  await holdClock(page);
  await fillCells(page, (await emptyCells(page)).slice(0, 1));
  await page.clock.runFor(2000);
  await expect(stat(page, 'Time')).toHaveText('0:02');
  for (const name of ['Settings', 'Keys and help', 'New puzzle']) {
    await chooseInMenu(page, name);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.clock.runFor(30_000);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.clock.runFor(1000);
  await expect(stat(page, 'Time')).toHaveText('0:03');
});

/** Whether the middle of what has the focus, or of its label, can be seen. */
function isFocusInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement?.closest('label') ?? document.activeElement;
    // The browser's own turn, between the last and the first of a dialog.
    if (!focused || focused === document.body) return true;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return focused.contains(seen) || seen?.contains(focused) === true;
  });
}

test('in a window of 1280 × 1024 at 400 % what has the focus is under no bar of a dialog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const name of ['Settings', WORDS.en.help]) {
    await chooseInMenu(page, name);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    const stops = await dialog.locator('button, a, input, summary, [tabindex]').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 2 * stops; stop++) {
        await page.keyboard.press(key);
        expect(await isFocusInSight(page), `${name}, ${key} ${stop}`).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
