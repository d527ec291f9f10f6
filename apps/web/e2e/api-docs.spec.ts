import { API_DOCS_PATHS, LANGUAGES } from '@nanpure/content';
import { violationsOn } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { ofToday } from './support/proof.ts';

test('the API explains itself on a page of its own, and tries what it explains @7.19', async ({
  page,
}) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Nanpure Lab API' })).toBeVisible();
  const hello = page.locator('#hello');
  await expect(hello.getByText('/api/hello', { exact: true })).toBeVisible();
  await hello.getByText('Try it').click();
  await hello.getByRole('button', { name: 'Send' }).click();
  await expect(hello.getByRole('status')).toContainText('Status 200');
  await expect(hello.locator('.answer')).toContainText('Hello from Nanpure Lab!');
});

test('the language of the samples is chosen once, by keyboard as well, and remembered', async ({
  page,
}) => {
  await page.goto('/api/docs');
  const rate = page.locator('#rate');
  await rate.getByRole('radio', { name: 'curl' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(rate.getByText('await fetch(')).toBeVisible();
  await expect(rate.getByText(new URL(page.url()).origin, { exact: false }).first()).toBeVisible();
  await page.reload();
  await expect(page.locator('#solve').getByText('await fetch(')).toBeVisible();
});

test('the documentation of the API fits any window, and holds for all readers @phone', async ({
  page,
}) => {
  for (const language of ofToday(LANGUAGES, 1)) {
    await page.goto(API_DOCS_PATHS[language]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOn(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
  }
});
