import { violationsOn } from './support/axe.ts';
import { cellAt, emptyCells } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { fillCells, openGame } from './support/game.ts';
import { recordShifts, shiftsOn } from './support/layout-shifts.ts';

test('offers the games to go on with in the place of the counts, and moves nothing', async ({
  page,
}) => {
  await openGame(page, 'en', 'medium');
  const [first = 0] = await emptyCells(page);
  await fillCells(page, [first]);
  await expect.poll(() => page.evaluate(() => 'nanpure-game-medium' in localStorage)).toBe(true);
  await recordShifts(page);
  await page.goto('/en');
  const medium = page.getByRole('main').getByRole('link', { name: /^Medium/ });
  await expect(medium).toContainText(/Continue, 0:\d\d/);
  await expect(page.getByRole('main').getByRole('link', { name: /^Easy/ })).toContainText(
    '334 puzzles',
  );
  expect(await shiftsOn(page)).toEqual([]);
  await medium.click();
  await expect(page).toHaveURL(/\/en\/game\/medium$/);
  await expect(cellAt(page, first)).not.toHaveAccessibleName(/^Empty/);
});

test('the language menu opens on a narrow phone, shows the page in the other language, and closes @2.22', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/en/terms-of-service#law');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Language English' }).click();
  await expect(header.getByRole('link', { name: '日本語' })).toBeInViewport({ ratio: 1 });
  await header.getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL(/\/ja\/terms-of-service#law$/);
  await expect(header.getByRole('button', { name: '言語 日本語' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'English' })).toBeHidden();
});

test('home and legal pages fit a narrow phone, and axe finds nothing', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 568 });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  for (const path of ['/en', '/ja', '/en/privacy-policy', '/ja/privacy-policy', '/ja/terms']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
    expect(await violationsOn(page), path).toEqual([]);
  }
});
