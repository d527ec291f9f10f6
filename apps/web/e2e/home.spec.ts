import AxeBuilder from '@axe-core/playwright';
import { cellAt, emptyCells } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { fillCells, openGame } from './support/game.ts';

test('offers the games to go on with in the place of the counts, and moves nothing', async ({
  page,
}) => {
  await openGame(page, 'en', 'medium');
  const [first = 0] = await emptyCells(page);
  await fillCells(page, [first]);
  await expect.poll(() => page.evaluate(() => 'nanpure-game-medium' in localStorage)).toBe(true);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/en');
  const medium = page.getByRole('main').getByRole('link', { name: /^Medium/ });
  await expect(medium).toContainText(/Continue, 0:\d\d/);
  await expect(page.getByRole('main').getByRole('link', { name: /^Easy/ })).toContainText(
    '334 puzzles',
  );
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  await medium.click();
  await expect(page).toHaveURL(/\/en\/game\/medium$/);
  await expect(cellAt(page, first)).not.toHaveAccessibleName(/^Empty/);
});

for (const theme of ['minimal', 'dark', 'highContrast']) {
  test(`home and legal pages fit a narrow phone, and axe finds nothing in ${theme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    for (const path of ['/en', '/ja', '/en/privacy-policy', '/ja/privacy-policy', '/ja/terms']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations, path).toEqual([]);
    }
  });
}
