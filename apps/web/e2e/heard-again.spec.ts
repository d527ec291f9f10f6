import type { JSHandle, Locator } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { button } from './support/game.ts';

/* What is said twice is heard twice: a live region reads out what is new in it, even where the words are the same. */

/** Collects what comes into a live region from now on. */
function hear(region: Locator): Promise<JSHandle<string[]>> {
  return region.evaluateHandle((element) => {
    const heard: string[] = [];
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      heard.push(...added.map(({ textContent }) => textContent ?? ''));
    }).observe(element, { childList: true, subtree: true });
    return heard;
  });
}

test('the same mistake in a puzzle of one’s own is told again', async ({ page }) => {
  await page.goto('/en/game/own');
  const status = page.getByRole('main').getByRole('status');
  await page.getByLabel('A puzzle as text').fill('123');
  const heard = await hear(status);
  const told = /^There is no Sudoku in this text/;
  await button(page, 'Play this puzzle').click();
  await expect(status).toHaveText(told);
  await button(page, 'Play this puzzle').click();
  await expect.poll(() => heard.jsonValue()).toHaveLength(2);
  for (const text of await heard.jsonValue()) expect(text).toMatch(told);
});

test('the same file that is no backup is refused again', async ({ page }) => {
  await page.goto('/en/statistics');
  const status = page.getByRole('main').getByRole('status');
  const heard = await hear(status);
  const file = { name: 'letter.json', mimeType: 'application/json', buffer: Buffer.from('Dear') };
  for (const times of [1, 2]) {
    await page.locator('input[type=file]').setInputFiles(file);
    await expect.poll(() => heard.jsonValue()).toHaveLength(times);
  }
  for (const text of await heard.jsonValue()) expect(text).toContain('is not a backup');
});

test('the same wrong answer to a task is told again', async ({ page }) => {
  await page.goto('/en/learn/boxes#3');
  await expect(page.getByRole('main').getByRole('grid')).toHaveAccessibleDescription(/./);
  const status = page.getByRole('main').getByRole('status');
  const given = page.getByRole('gridcell', { name: /^\d, row 1, column 1$/ });
  await given.click();
  const told = 'Row 1 column 1 is already filled.';
  await expect(status).toHaveText(told);
  const heard = await hear(status);
  await given.press('Enter');
  await expect.poll(() => heard.jsonValue()).toEqual([told]);
});

test('the same wrong digit on the board of the home page is told again', async ({ page }) => {
  await page.goto('/en');
  const status = page.getByRole('main').getByRole('status').first();
  const asked = page.getByRole('main').getByRole('grid').locator('[tabindex="0"]');
  await asked.press('1');
  await expect(status).toHaveText(/^Not 1/);
  const told = (await status.textContent()) ?? '';
  const heard = await hear(status);
  await asked.press('1');
  await expect.poll(() => heard.jsonValue()).toEqual([told]);
});

test('the same wrong answer to a lesson is told again', async ({ page }) => {
  await page.goto('/en/learn/boxes');
  const given = page.getByRole('gridcell', { name: /^\d, row/ }).first();
  const status = page.getByRole('main').getByRole('status');
  await given.press('Enter');
  await expect(status).not.toBeEmpty();
  const told = await status.textContent();
  const heard = await hear(status);
  await given.press('Enter');
  await expect.poll(() => heard.jsonValue()).toEqual([told]);
});

test('the cell that a lesson shows is named', async ({ page }) => {
  await page.goto('/en/learn/boxes');
  await button(page, 'Show me').press('Enter');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(/Empty, row 5, column 9, 1 goes here$/);
});

test('a good backup after a wrong file is met with a question, not with the old error', async ({
  page,
}) => {
  await page.goto('/en/statistics');
  const status = page.getByRole('main').getByRole('status');
  const file = { name: 'letter.json', mimeType: 'application/json', buffer: Buffer.from('Dear') };
  const field = page.locator('input[type=file]');
  await field.setInputFiles(file);
  await expect(status).toContainText('is not a backup');
  const items = { theme: 'dark' };
  const good = { format: 'nanpure-lab-backup', version: 1, madeAt: 1, items };
  const heard = await hear(status);
  await field.setInputFiles({ ...file, buffer: Buffer.from(JSON.stringify(good)) });
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await heard.jsonValue()).toEqual([]);
});
