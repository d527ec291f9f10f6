import type { Page } from '@playwright/test';
import { violationsInThemes } from './support/axe.ts';
import { cellAt, emptyCells, solveBoard, waitForPuzzle } from './support/board.ts';
import { holdClock } from './support/clock.ts';
import { expect, test } from './support/fixtures.ts';
import { stat } from './support/game.ts';

declare global {
  interface Window {
    /** What the pointer has come over, by the names of the elements. */
    pointerTargets: string[];
  }
}

test.beforeEach(async ({ page }) => {
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
});

test('notes are toggled, cleared, kept out of answers and undone, and have no barrier in any theme @1.3 @2.31 @4.2 @4.3', async ({
  page,
}) => {
  await test.step('an answer takes the place of the notes of its cell; Delete, Backspace and Clear take it away', async () => {
    const [first = 0] = await emptyCells(page);
    const digit = (await solveBoard(page))[first];
    const name = cellAt(page, first).locator('span').first();
    await cellAt(page, first).click();
    const clear = () => page.getByRole('button', { name: 'Clear', exact: true }).click();
    for (const takeAway of [
      () => page.keyboard.press('Delete'),
      () => page.keyboard.press('Backspace'),
      clear,
    ]) {
      await page.getByRole('button', { name: 'Notes', exact: true }).click();
      await page.getByRole('button', { name: 'Note 3' }).click();
      await expect(name).toHaveText(/^Notes 3,/);
      await page.getByRole('button', { name: 'Answer', exact: true }).click();
      await page.getByRole('button', { name: `${digit}, `, exact: false }).click();
      await expect(name).toHaveText(new RegExp(`^${digit}, row`));
      await takeAway();
      await expect(name).toHaveText(/^Empty,/);
    }
  });

  await test.step('notes are toggled and cleared, and both are undone', async () => {
    const [, first = 0] = await emptyCells(page);
    const place = `row ${Math.floor(first / 9) + 1}, column ${(first % 9) + 1}`;
    const nameOf = () => cellAt(page, first).locator('span').first();
    await cellAt(page, first).click();
    await page.getByRole('button', { name: 'Notes', exact: true }).click();
    await page.getByRole('button', { name: 'Note 3' }).click();
    await page.getByRole('button', { name: 'Note 1' }).click();
    await expect(nameOf()).toHaveText(`Notes 1 3, ${place}`);
    await page.getByRole('button', { name: 'Note 3' }).click();
    await expect(nameOf()).toHaveText(`Notes 1, ${place}`);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(nameOf()).toHaveText(`Empty, ${place}`);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.keyboard.press('Control+z');
    await expect(nameOf()).toHaveText(`Notes 1 3, ${place}`);
    await page.keyboard.press('Control+y');
    await expect(nameOf()).toHaveText(`Notes 1, ${place}`);
  });

  await test.step('axe finds nothing in any theme', async () => {
    expect(await violationsInThemes(page)).toEqual([]);
  });
});

test('the board is one tab stop, its edges are the end, and its givens stay @2.32 @4.1 @4.6', async ({
  page,
}) => {
  await test.step('the arrows stop at the edges', async () => {
    await expect(page.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1);
    await cellAt(page, 0).click();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await expect(cellAt(page, 0)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(cellAt(page, 10)).toBeFocused();
    await page.keyboard.press('Control+End');
    await expect(cellAt(page, 80)).toBeFocused();
    await expect(page.getByText('Row 9, column 9', { exact: true })).toBeVisible();
    for (const [key, cell] of [
      ['ArrowDown', 80],
      ['ArrowRight', 80],
      ['Home', 72],
      ['ArrowLeft', 72],
      ['PageUp', 45],
      ['End', 53],
      ['PageDown', 80],
      ['Control+Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(cellAt(page, cell), key).toBeFocused();
    }
    await expect(page.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1);
  });

  await test.step('givens cannot be changed, and say that they are given', async () => {
    const given = page.locator('[role=gridcell][data-given]').first();
    const name = await given.locator('span').first().textContent();
    expect(name).toMatch(/^[1-9], given, row [1-9], column [1-9]$/);
    await page.keyboard.press('Escape');
    await given.click();
    await page.keyboard.press('Delete');
    await page.keyboard.press('Digit1');
    await page.keyboard.press('Digit2');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.keyboard.press('KeyN');
    await page.keyboard.press('Digit3');
    await expect(given.locator('span').first()).toHaveText(name ?? '');
    await expect(stat(page, 'Mistakes')).toHaveText('0');
  });
});

test('the clock stands until the first input, then ticks @1.5 @4.13 @9.12', async ({ page }) => {
  const time = stat(page, 'Time');
  const [first = 0] = await emptyCells(page);
  const solution = await solveBoard(page);
  await holdClock(page);
  await cellAt(page, first).click();
  await page.clock.fastForward(5000);
  await expect(time).toHaveText('0:00');
  await page.keyboard.press(`Digit${solution[first]}`);
  await page.clock.runFor(65_000);
  await expect(time).toHaveText('1:05');
});

test('the clock is started by a note, too @4.13', async ({ page }) => {
  const [first = 0] = await emptyCells(page);
  await holdClock(page);
  await cellAt(page, first).click();
  await page.keyboard.press('KeyN');
  await page.keyboard.press('Digit3');
  await page.clock.runFor(3000);
  await expect(stat(page, 'Time')).toHaveText('0:03');
});

test('a wrong entry starts the clock, and is told for two seconds, or until a cell is selected @1.5 @4.13 @4.19 @9.9', async ({
  page,
}) => {
  const [first = 0, second = 1] = await emptyCells(page);
  const solution = await solveBoard(page);
  const wrong = `Digit${((solution[first] ?? 1) % 9) + 1}`;
  const notice = page.getByRole('status').locator('p');
  await holdClock(page);
  await cellAt(page, first).click();
  await page.keyboard.press(wrong);
  await expect(notice).toBeVisible();
  await page.clock.fastForward(1000);
  await expect(notice).toBeVisible();
  await page.clock.fastForward(1000);
  await expect(notice).toBeHidden();
  await page.clock.runFor(1000);
  await expect(stat(page, 'Time')).toHaveText('0:03');
  await page.keyboard.press(wrong);
  await expect(notice).toBeVisible();
  await cellAt(page, second).click();
  await expect(notice).toBeHidden();
  await expect(stat(page, 'Mistakes')).toHaveText('2');
});

/** Presses a key again as soon as the page has taken the first press, before it tells of it. */
function pressTwiceAtOnce(page: Page, code: string) {
  return page.evaluate(async (key) => {
    const press = () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { code: key, key: key.slice(-1), bubbles: true }),
      );
    press();
    await new Promise<void>(queueMicrotask);
    press();
  }, code);
}

test('a digit that stands nine times is done with in answer mode @4.8', async ({ page }) => {
  const solution = await solveBoard(page);
  const places = [...solution.keys()].filter((cell) => solution[cell] === 1);
  const open = await emptyCells(page);
  const [last = 0, ...others] = places.filter((each) => open.includes(each));
  for (const cell of others) {
    await cellAt(page, cell).click();
    await page.keyboard.press('Digit1');
  }
  await cellAt(page, last).click();
  await pressTwiceAtOnce(page, 'Digit1');
  await expect(page.getByRole('button', { name: '1, 0 left' })).toBeDisabled();
  await expect(page.getByRole('status')).toHaveText(
    'This digit is on the board nine times already.',
  );
  await page.getByRole('button', { name: 'Notes', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Note 1' })).toBeEnabled();
});

test('a note stands in the place of its digit, whichever others there are', async ({ page }) => {
  const [first = 0] = await emptyCells(page);
  await cellAt(page, first).click();
  await page.getByRole('button', { name: 'Notes', exact: true }).click();
  for (const digit of [2, 9, 4]) await page.keyboard.press(`Digit${digit}`);
  await expect(cellAt(page, first).locator('span').first()).toHaveText(/^Notes 2 4 9,/);
  const places = await cellAt(page, first).evaluate((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    const third = (from: number, size: number) => Math.floor((3 * from) / size);
    return [...cell.querySelectorAll('[data-notes] > *')].map((note) => {
      const box = note.getBoundingClientRect();
      const column = third(box.x + box.width / 2 - x, width);
      const row = third(box.y + box.height / 2 - y, height);
      return [note.textContent, 3 * row + column + 1].join(' at ');
    });
  });
  expect(places).toEqual(['2 at 2', '4 at 4', '9 at 9']);
});

test('a digit that appears below the pointer has no events of the mouse sent before it is seen', async ({
  page,
}) => {
  const [cell = 0] = await emptyCells(page);
  const digit = (await solveBoard(page))[cell];
  await cellAt(page, cell).click();
  await page.evaluate(() => {
    window.pointerTargets = [];
    document.addEventListener('pointerover', ({ target }) => {
      if (target instanceof Element) window.pointerTargets.push(target.tagName);
    });
  });
  await page.keyboard.press(`Digit${digit}`);
  await expect(cellAt(page, cell).locator('[data-digit]')).toHaveText(String(digit));
  // Others come to the pointer only by its way over the board.
  await cellAt(page, cell).hover({ position: { x: 4, y: 4 } });
  await cellAt(page, (cell + 9) % 81).hover();
  expect(await page.evaluate(() => window.pointerTargets)).toEqual(['TD']);
});
