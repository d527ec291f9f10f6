import type { Page } from '@playwright/test';
import { violationsInThemes } from './support/axe.ts';
import { waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import {
  enterFirst,
  nearlyWon,
  plantForNextLoad,
  SAVE_KEY,
  savedDigits,
  savedFields,
} from './support/saves.ts';

/** Wins an easy puzzle in no time. */
async function win(page: Page) {
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  await enterFirst(page);
  await expect.poll(() => savedDigits(page)).toBeGreaterThan(17);
  const saved = { ...(await savedFields(page)), elapsedTime: 65_400 };
  await plantForNextLoad(page, { [SAVE_KEY]: nearlyWon(saved) });
  await page.reload();
  await waitForPuzzle(page);
  await enterFirst(page);
  await expect(page.getByRole('heading', { name: 'Solved in' })).toBeVisible();
}

const fact = (page: Page, name: string) =>
  page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');

test('a game that was begun and won is on the page, in both languages @4.17', async ({ page }) => {
  await win(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your statistics' }).click();
  await expect(page).toHaveURL(/\/en\/statistics$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your statistics');
  await expect(fact(page, 'Games started')).toHaveText('1');
  await expect(fact(page, 'Games won')).toHaveText('1');
  await expect(fact(page, 'Won without a hint or a mistake')).toHaveText('1');
  await expect(fact(page, 'Days in a row')).toHaveText('1');
  await expect(fact(page, 'Best time').first()).toHaveText(/^1:0[5-9]$/);
  await expect(fact(page, 'Best time').last()).toHaveText('None yet');
  await expect(page.getByRole('row', { name: /^Naked Single/ })).toContainText('1');
  await page.getByRole('link', { name: '日本語' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('これまでの記録');
  await expect(fact(page, '解いた問題')).toHaveText('1');
});

test('a look at a puzzle is no game; the first input is', async ({ page }) => {
  await page.goto('/en/game/hard');
  await waitForPuzzle(page);
  await page.goto('/en/statistics');
  await expect(page.getByText('Nothing yet')).toBeVisible();
  await page.goto('/en/game/hard');
  await waitForPuzzle(page);
  await enterFirst(page);
  await page.reload();
  await waitForPuzzle(page);
  await enterFirst(page);
  await page.goto('/en/statistics');
  await expect(fact(page, 'Games started')).toHaveText('1');
  await expect(page.getByText('Nothing yet')).toBeHidden();
});

test('statistics that are damaged are set aside, and counting goes on', async ({ page }) => {
  await plantForNextLoad(page, { 'nanpure-statistics': '{"wins":"many"}' });
  await page.goto('/en/statistics');
  await expect(fact(page, 'Games started')).toHaveText('0');
  expect(await page.evaluate(() => Object.values(localStorage))).toContain('{"wins":"many"}');
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  await enterFirst(page);
  await page.goto('/en/statistics');
  await expect(fact(page, 'Games started')).toHaveText('1');
});

for (const path of ['/en/statistics', '/ja/statistics']) {
  test(`${path} is accessible in every theme and fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violationsInThemes(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
