import type { CDPSession, Page } from '@playwright/test';
import { cellAt, emptyCells, solveBoard } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { openGame } from './support/game.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

async function centreOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Finger = Point & { readonly id: number };

/** Which fingers are down and where, one moment after the other. */
async function touch(devTools: CDPSession, moments: readonly (readonly Finger[])[]) {
  let count = 0;
  for (const fingers of moments) {
    // What is no longer among those that move is lifted.
    const kept = fingers.length > count ? 'touchStart' : 'touchMove';
    const type = fingers.length === 0 ? 'touchEnd' : kept;
    count = fingers.length;
    await devTools.send('Input.dispatchTouchEvent', { type, touchPoints: [...fingers] });
  }
}

test('@phone-only a thumb on the pad counts while the other is still on the cell', async ({
  page,
}) => {
  await openGame(page);
  const devTools = await page.context().newCDPSession(page);
  const solution = await solveBoard(page);
  const open = await emptyCells(page);
  for (const [index, cell] of open.slice(0, 4).entries()) {
    const digit = solution[cell] ?? 0;
    const first = { ...(await centreOf(page, `[data-cell="${cell}"]`)), id: 0 };
    const key = `fieldset:has([data-count]) button >> nth=${digit - 1}`;
    const second = { ...(await centreOf(page, key)), id: 1 };
    // Either thumb is lifted first.
    const last = index % 2 === 0 ? second : first;
    await touch(devTools, [[first], [first, second], [last], []]);
    await expect(cellAt(page, cell)).toContainText(`${digit}`);
  }
  expect(await emptyCells(page)).toEqual(open.slice(4));

  await test.step('fingers that move don’t tap', async () => {
    const [cell = 0] = open.slice(4);
    const at = { ...(await centreOf(page, `[data-cell="${cell}"]`)), id: 0 };
    const other = { x: at.x + 60, y: at.y + 60, id: 1 };
    const apart = [1, 2, 3, 4, 5, 6].map((step) => [
      { ...at, x: at.x - 8 * step },
      { ...other, x: other.x + 8 * step, y: other.y + 8 * step },
    ]);
    await touch(devTools, [[at], [at, other], ...apart, []]);
    expect(await emptyCells(page)).toEqual(open.slice(4));
    await expect(cellAt(page, cell)).toHaveAttribute('aria-selected', 'false');
  });
});
