import { violationsInThemes } from './support/axe.ts';
import { expect, test, wake } from './support/fixtures.ts';
import { recordShifts, shiftsOn } from './support/layout-shifts.ts';

test('from the lessons to the list of what lies beyond them, to a page, and on to the next @15.8', async ({
  page,
}) => {
  await page.goto('/en/techniques');
  await wake(page);
  await page.getByRole('link', { name: 'Techniques beyond the eight' }).click();
  await expect(page).toHaveURL('/en/techniques/beyond');
  await page.getByRole('link', { name: 'Skyscraper' }).click();
  await expect(page).toHaveURL('/en/techniques/beyond/skyscraper');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skyscraper');
  await expect(page).toHaveTitle(/^Skyscraper/);
  const board = page.getByRole('table', { name: 'Skyscraper in a real puzzle' });
  await expect(board.getByRole('row')).toHaveCount(10);
  await expect(page.getByRole('list', { name: 'The chain, link by link' })).toBeVisible();
  await page.getByRole('link', { name: /^Next: / }).click();
  await expect(page).toHaveURL('/en/techniques/beyond/two-string-kite');
});

test('where a technique stands leads to its neighbours, a lesson among them', async ({ page }) => {
  await page.goto('/en/techniques/beyond/full-house');
  await page.getByRole('table').getByRole('link', { name: 'Naked Single' }).click();
  await expect(page).toHaveURL('/en/techniques/naked-single');
});

test('of many variants on a page, those further down open by their names', async ({ page }) => {
  await page.goto('/en/techniques/beyond/mutant-fish');
  await expect(page.getByRole('table', { name: 'Mutant X-Wing in a real puzzle' })).toBeVisible();
  const folded = page.getByRole('table', {
    name: 'Mutant Jellyfish in a real puzzle',
    exact: true,
  });
  await expect(folded).toBeHidden();
  await page.getByRole('heading', { name: 'Mutant Jellyfish', exact: true }).click();
  await expect(folded).toBeVisible();
});

test.describe('an unknown one', () => {
  test.use({ expectedErrors: [/404/] });

  test('has the page that an unknown technique has', async ({ page }) => {
    const response = await page.goto('/ja/techniques/beyond/no-such');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('指定されたテクニックが見つかりません。')).toBeVisible();
  });
});

test('a page with links, sets and variants has no barrier in any theme, and nothing on it moves', async ({
  page,
}) => {
  await recordShifts(page);
  for (const path of ['/en/techniques/beyond', '/ja/techniques/beyond/als-xz']) {
    await page.goto(path);
    await expect(page.locator('main[aria-busy=false]')).toBeAttached();
    expect(await shiftsOn(page), path).toEqual([]);
    expect(await violationsInThemes(page), path).toEqual([]);
  }
});

test('text of twice the size still fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/ja/techniques/beyond', '/ja/techniques/beyond/finned-swordfish']) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
