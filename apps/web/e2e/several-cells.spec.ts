import type { Page } from '@playwright/test';
import { cellAt, emptyCells } from './support/board.ts';
import { centreOf } from './support/centre.ts';
import { expect, test } from './support/fixtures.ts';
import { button, nameOf, openGame } from './support/game.ts';
import { stored } from './support/saves.ts';

/** The cells that say they are selected. */
function selectedCells(page: Page): Promise<number[]> {
  return page
    .getByRole('gridcell')
    .evaluateAll((cells) =>
      cells.flatMap((cell, index) => (cell.ariaSelected === 'true' ? [index] : [])),
    );
}

/** Presses in the first cell, and moves over the others before letting go. */
async function drag(page: Page, [first = 0, ...rest]: readonly number[]): Promise<void> {
  const start = await centreOf(cellAt(page, first));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const cell of rest) {
    const { x, y } = await centreOf(cellAt(page, cell));
    await page.mouse.move(x, y, { steps: 4 });
  }
  await page.mouse.up();
}

/** The names of some cells, as a screen reader says them. */
async function namesOf(page: Page, cells: readonly number[]): Promise<string[]> {
  const names: string[] = [];
  for (const cell of cells) names.push((await nameOf(page, cell).textContent()) ?? '');
  return names;
}

test('several cells are selected, noted, coloured, undone, saved @13.11', async ({ page }) => {
  await openGame(page);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
  const empty = await emptyCells(page);
  const [first = 0, second = 0] = empty;

  await drag(page, [30, 31, 40, 41]);
  expect(await selectedCells(page)).toEqual([30, 31, 40, 41]);
  await expect(page.getByText('4 cells selected. Digits become notes.')).toBeVisible();
  await cellAt(page, 0).click();
  expect(await selectedCells(page)).toEqual([0]);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  expect(await selectedCells(page)).toEqual([0, 1, 10]);
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('Control+Space');
  expect(await selectedCells(page)).toEqual([0, 1, 10, 11]);
  await cellAt(page, 80).click({ modifiers: ['Control'] });
  await cellAt(page, 62).click({ modifiers: ['Shift'] });
  expect(await selectedCells(page)).toEqual([0, 1, 10, 11, 62, 71, 80]);
  await page.keyboard.press('ArrowUp');
  expect(await selectedCells(page)).toEqual([53]);

  const four = empty.slice(0, 4);
  await cellAt(page, first).click();
  for (const cell of four.slice(1)) await cellAt(page, cell).click({ modifiers: ['Control'] });
  await page.keyboard.press('Digit5');
  for (const name of await namesOf(page, four)) expect(name).toMatch(/^Notes 5, /);
  await page.keyboard.press('KeyE');
  await page.keyboard.press('Digit1');
  await page.keyboard.press('Digit2');
  await page.keyboard.press('KeyV');
  await button(page, 'blue').click();
  for (const name of await namesOf(page, four)) {
    expect(name).toMatch(/^Notes 5, .*, centre notes 1 2, blue$/);
  }
  await page.keyboard.press('Control+z');
  for (const name of await namesOf(page, four)) expect(name).toMatch(/centre notes 1 2$/);
  await page.keyboard.press('Control+y');

  await expect.poll(() => stored(page)).toContain('"colour":6');
  const before = await namesOf(page, four);
  await page.reload();
  await expect(nameOf(page, second)).toHaveText(before[1] ?? '');
  expect(await namesOf(page, four)).toEqual(before);
  expect(await page.locator('[data-colour]:not(button)').count()).toBe(4);
  for (let move = 0; move < 4; move++) await page.keyboard.press('Control+z');
  for (const name of await namesOf(page, four)) expect(name).toMatch(/^Empty, [^,]*, [^,]*$/);
});

test('@phone-only a finger drags over cells, taps gather them, and the page scrolls beside the board', async ({
  page,
}) => {
  await openGame(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  /** Moves a finger from one point to another. */
  const swipe = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await touch('touchStart', from.x, from.y);
    for (let step = 1; step <= 8; step++) {
      const share = step / 8;
      await touch('touchMove', from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
    }
    await touch('touchEnd');
  };
  const scrolled = () => page.evaluate(() => window.scrollY);

  await swipe(await centreOf(cellAt(page, 57)), await centreOf(cellAt(page, 39)));
  expect(await selectedCells(page)).toEqual([39, 48, 57]);
  expect(await scrolled()).toBe(0);

  // There is something to scroll to only where the page is longer than the screen.
  await page.setViewportSize({ width: 360, height: 480 });
  const pad = await page.getByRole('group', { name: 'Digits' }).boundingBox();
  const y = Math.min(pad?.y ?? 0, 400);
  // A page goes on rolling after the finger: a tap meanwhile meets another cell.
  const scrollEnd = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener('scrollend', () => resolve(), { once: true });
      }),
  );
  await swipe({ x: 180, y: y + 40 }, { x: 180, y: y - 160 });
  await scrollEnd;
  expect(await scrolled()).toBeGreaterThan(0);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate(() => window.scrollTo(0, 0));

  await cellAt(page, 2).tap();
  await button(page, 'Centre notes, colours, several cells').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Select cells one by one' }).tap();
  await cellAt(page, 4).tap();
  await cellAt(page, 20).tap();
  expect(await selectedCells(page)).toEqual([2, 4, 20]);
  await cellAt(page, 4).tap();
  expect(await selectedCells(page)).toEqual([2, 20]);
});
