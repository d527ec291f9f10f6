import type { Page } from '@playwright/test';
import { cellAt, readBoard, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { button, chooseInMenu, openGame, openMenu, PUZZLE_FILES } from './support/game.ts';
import { holdRequests } from './support/held-requests.ts';
import { enterFirst, giveCredits, saveKeyOf } from './support/saves.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a puzzle that comes is said to be there, and the focus goes on to its heading @12.3', async ({
  page,
}) => {
  await openGame(page);
  await expect(page.locator('body')).toBeFocused();
  await giveCredits(page, 4);
  const board = await readBoard(page);
  const { release } = await holdRequests(page, PUZZLE_FILES);
  await openMenu(page);
  await page.getByRole('dialog').getByRole('button', { name: 'New puzzle' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Loading a puzzle');
  release();
  await waitForPuzzle(page);
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('The puzzle is ready.');
  expect(await readBoard(page)).not.toEqual(board);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Pause')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'More')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
});

test('who was on the board before its puzzle came stays there, and nothing moves @12.3', async ({
  page,
}) => {
  const { release } = await holdRequests(page, PUZZLE_FILES);
  await page.goto('/en/game/easy');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  await cellAt(page, 0).focus();
  const placeOfPromise = async () =>
    (await page.getByText('One solution, no guessing needed.').boundingBox())?.y ?? 0;
  const before = await placeOfPromise();
  release();
  await waitForPuzzle(page);
  expect(Math.abs((await placeOfPromise()) - before)).toBeLessThanOrEqual(1);
  await expect(cellAt(page, 0)).toBeFocused();
  await expect(cellAt(page, 0)).toHaveAttribute('aria-selected', 'true');
});

/**
 * The texts that were the largest of the page when they came, of those since a moment. Writes a larger one at last:
 * when the browser has counted that, it has counted all before.
 */
function largestSince(page: Page, moment: number): Promise<readonly string[]> {
  return page.evaluate((since) => {
    const end = document.createElement('p');
    end.textContent = 'Sudoku '.repeat(20);
    end.style.cssText = 'position: fixed; inset: 0; font-size: 2rem; overflow: hidden';
    document.body.append(end);
    const seen: LargestContentfulPaint[] = [];
    return new Promise((resolve) => {
      new PerformanceObserver((list) => {
        seen.push(...(list.getEntries() as LargestContentfulPaint[]));
        if (!seen.some(({ element }) => element === end)) return;
        const late = seen.filter(({ startTime, element }) => startTime > since && element !== end);
        resolve(late.map(({ element }) => element?.textContent ?? ''));
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
  }, moment);
}

for (const language of ['en', 'ja']) {
  test(`no text that comes with the puzzle is larger than those before it, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const { release } = await holdRequests(page, PUZZLE_FILES);
    await page.goto(`/${language}/game/easy`);
    await expect(page.locator('[data-hydrated]')).toHaveCount(1);
    const before = await page.evaluate(() => performance.now());
    release();
    await waitForPuzzle(page);
    expect(await largestSince(page, before)).toEqual([]);
  });
}

test('what is pressed before the puzzle comes does nothing, and nothing is saved for it', async ({
  page,
}) => {
  const { release } = await holdRequests(page, PUZZLE_FILES);
  await page.goto('/en/game/easy');
  await expect(page.locator('[data-hydrated]')).toHaveCount(1);
  await cellAt(page, 40).focus();
  for (const key of ['5', 'n', 'h', 'Delete', 'Control+z', 'ArrowRight', '?']) {
    await page.keyboard.press(key);
  }
  await expect(page.getByRole('status')).toHaveText('Loading a puzzle');
  await expect(page.getByRole('dialog')).toBeHidden();
  // Saves what there is.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect(await page.evaluate((key) => localStorage.getItem(key), saveKeyOf('easy'))).toBeNull();
  release();
  await waitForPuzzle(page);
  await expect(button(page, 'Answer')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status')).toHaveText('The puzzle is ready.');
});

test.describe('a new puzzle that can not be had', () => {
  test.use({ expectedErrors: [/Failed to load resource|dynamically imported module/] });

  for (const [what, wish, told, fault] of [
    [
      'from the bank',
      'New puzzle',
      'Failed to load puzzle.',
      (page: Page) => page.route(PUZZLE_FILES, (route) => route.abort()),
    ],
    [
      'as its maker is not downloaded',
      'Freshly made puzzle',
      'No new puzzle could be made on this device.',
      (page: Page) => page.route('**/assets/puzzle-maker-*.js', (route) => route.abort()),
    ],
    [
      'as there are no workers',
      'Freshly made puzzle',
      'No new puzzle could be made on this device.',
      (page: Page) => page.evaluate(() => Reflect.deleteProperty(window, 'Worker')),
    ],
  ] as const) {
    test(`${what}, is told, and leads back to the game that is under way @10.15`, async ({
      page,
    }) => {
      await openGame(page);
      await giveCredits(page, 4);
      await enterFirst(page);
      const board = await readBoard(page);
      await fault(page);
      await chooseInMenu(page, wish);
      await page.getByRole('dialog').getByRole('button', { name: 'New puzzle' }).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(told);
      await expect(alert.getByRole('heading')).toBeFocused();
      await button(page, 'Back to my puzzle').click();
      await waitForPuzzle(page);
      await expect(alert).toBeHidden();
      expect(await readBoard(page)).toEqual(board);
      await expect(page.locator('[data-cell][aria-selected=true]')).toBeFocused();
      await expect(page.getByRole('status')).toHaveText('Your game has been restored.');
    });
  }

  test('without a connection is tried again on the page @10.15', async ({ page }) => {
    await page.route(PUZZLE_FILES, (route) => route.abort());
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }),
    );
    await page.goto('/en/game/easy');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Failed to load puzzle.');
    await expect(button(page, 'Back to my puzzle')).toBeHidden();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.unroute(PUZZLE_FILES);
    await button(page, 'Try again').click();
    await waitForPuzzle(page);
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  });
});
