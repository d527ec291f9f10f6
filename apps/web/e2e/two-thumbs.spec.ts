import type { CDPSession, Page } from '@playwright/test';
import { cellAt, emptyCells, solveBoard } from './support/board.ts';
import { centreOf } from './support/centre.ts';
import { expect, test } from './support/fixtures.ts';
import { button, nameOf, openGame } from './support/game.ts';

interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';

/** Two thumbs as the browser has them from a screen. A `touchEnd` lifts the fingers that it names. */
function thumbsOn(devTools: CDPSession) {
  return async (type: TouchType, ...touchPoints: Finger[]) => {
    await devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
}

/** The button of a digit. */
function keyOf(page: Page, digit: number) {
  return page.locator('fieldset:has([data-count]) button').nth(digit - 1);
}

test('@phone-only two thumbs play at once, each tap counts once, and fingers that move don’t tap', async ({
  page,
}) => {
  await openGame(page);
  const thumbs = thumbsOn(await page.context().newCDPSession(page));
  const solution = await solveBoard(page);
  const open = await emptyCells(page);
  const digitOf = (cell: number) => solution[cell] ?? 0;
  const onCell = async (cell: number): Promise<Finger> => ({
    ...(await centreOf(cellAt(page, cell))),
    id: 0,
  });
  const onKey = async (digit: number, id = 1): Promise<Finger> => ({
    ...(await centreOf(keyOf(page, digit))),
    id,
  });

  await test.step('a cell, and its digit while the cell is still pressed', async () => {
    for (const [index, cell] of open.slice(0, 4).entries()) {
      const [left, right] = [await onCell(cell), await onKey(digitOf(cell))];
      await thumbs('touchStart', left);
      await thumbs('touchStart', left, right);
      // Either thumb is lifted first.
      const [first, last] = index % 2 === 0 ? [left, right] : [right, left];
      await thumbs('touchEnd', first);
      await thumbs('touchEnd', last);
      await expect(cellAt(page, cell)).toContainText(`${digitOf(cell)}`);
    }
    expect(await emptyCells(page)).toEqual(open.slice(4));
  });

  const [cell = 0, other = 0] = open.slice(4);
  await test.step('a key that is held while another is tapped', async () => {
    await cellAt(page, cell).tap();
    await button(page, 'Notes').tap();
    const [held, tapped] = [await onKey(1, 0), await onKey(6)];
    await thumbs('touchStart', held);
    await thumbs('touchStart', held, tapped);
    await thumbs('touchEnd', tapped);
    // A timer of the page that ends after the one that makes a press a long one.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
    await thumbs('touchEnd', held);
    await expect(nameOf(page, cell)).toHaveText(/^Notes 1 6,/);
  });

  await test.step('what is clicked afterwards', async () => {
    await page.mouse.click((await onKey(6)).x, (await onKey(6)).y);
    await expect(nameOf(page, cell)).toHaveText(/^Notes 1,/);
    await page.keyboard.press('Enter');
    await expect(nameOf(page, cell)).toHaveText(/^Notes 1 6,/);
  });

  await test.step('fingers that move', async () => {
    const at = await onCell(other);
    const beside = { x: at.x + 60, y: at.y + 60, id: 1 };
    await thumbs('touchStart', at);
    await thumbs('touchStart', at, beside);
    for (const way of [8, 16, 24, 32, 40]) {
      const apart = { ...beside, x: beside.x + way, y: beside.y + way };
      await thumbs('touchMove', { ...at, x: at.x - way }, apart);
    }
    await thumbs('touchEnd');
    expect(await emptyCells(page)).toEqual(open.slice(4));
    await expect(cellAt(page, other)).toHaveAttribute('aria-selected', 'false');
  });
});
