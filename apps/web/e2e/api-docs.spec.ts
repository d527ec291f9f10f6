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
  await hello.getByRole('button', { name: /^Send / }).click();
  await expect(hello.getByRole('status')).toContainText('Status 200');
  await expect(hello.locator('.answer')).toContainText('Hello from Nanpure Lab!');
});

test('each button of an operation is named by it, and says what came of a press', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api/docs');
  const copy = page.locator('#rate-copy');
  const title = await page.locator('#rate h3').textContent();
  await expect(copy).toHaveAccessibleName(`Copy ${title}`);
  await copy.click();
  await expect(copy).toHaveAccessibleName(`Copied ${title}`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/api/v1/rate');
});

test('the language of the samples is chosen once, by keyboard as well, and remembered', async ({
  page,
}) => {
  await page.goto('/api/docs');
  const rate = page.locator('#rate');
  await rate.getByRole('radio', { name: 'curl' }).focus();
  await page.keyboard.press('ArrowRight');
  const { origin } = new URL(page.url());
  await expect(rate.getByText(`await fetch('${origin}/api/v1/rate'`)).toBeVisible();
  await page.reload();
  await expect(page.locator('#solve').getByText('await fetch(')).toBeVisible();
});

test('the documentation of the API has the theme that was chosen on the site', async ({ page }) => {
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/api/docs');
  expect(await scheme()).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(scheme).toBe('dark');

  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en/terms-of-service');
  await page.getByRole('banner').getByRole('radio', { name: 'Dark' }).check();
  await page.goto('/api/docs/ja');
  expect(await scheme()).toBe('dark');
});

test('the contact form is not tried from the documentation, and the page says why', async ({
  page,
}) => {
  await page.goto('/api/docs');
  const contact = page.locator('#sendContact');
  await expect(contact.getByText('It cannot be tried from this page')).toBeVisible();
  await expect(contact.getByRole('button', { name: /^Send / })).toHaveCount(0);
});

/** One of them each day: the page is long, and axe takes its time. */
const READERS = LANGUAGES.flatMap((language) => [
  { language, colorScheme: 'light' as const },
  { language, colorScheme: 'dark' as const },
]);

test('the documentation of the API fits any window, and holds for all readers @phone-only', async ({
  page,
}) => {
  // It is the longest page of all, and looked through several times.
  test.slow();
  for (const { language, colorScheme } of ofToday(READERS, READERS.length)) {
    await page.emulateMedia({ colorScheme });
    await page.goto(API_DOCS_PATHS[language]);
    expect(await violationsOn(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
  }
});
