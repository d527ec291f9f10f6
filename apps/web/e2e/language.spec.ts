import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test, wake } from './support/fixtures.ts';
import { holdRequests } from './support/held-requests.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Answers for a path with a file, as a host of nothing but files does, which knows no visitor. */
async function serveFile(page: Page, file: string, path = file) {
  const html = await readFile(new URL(`../dist${file}`, import.meta.url), 'utf8');
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
}

const STORED = [
  ['ja', 'ja'],
  ['en', 'en'],
  ['ja-JP', 'en'],
  ['//evil.example', 'en'],
  ['<script>alert(1)</script>', 'en'],
] as const;

test('on a host of files a path without a language is replaced by that of the stored choice @2.1 @9.13', async ({
  page,
  baseURL,
}) => {
  await serveFile(page, '/game/easy/index.html', '/game/easy');
  await page.goto('/en/how-to-play');
  for (const [stored, language] of STORED) {
    await page.evaluate((value) => localStorage.setItem('i18nextLng', value), stored);
    const before = await page.evaluate(() => history.length);
    await page.goto('/game/easy?a=1#b');
    await expect(page).toHaveURL(`${baseURL}/${language}/game/easy?a=1#b`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await page.evaluate(() => history.length), stored).toBe(before + 1);
  }
});

test('on a host of files the file of a page is the page', async ({ page, baseURL }) => {
  await serveFile(page, '/en/game/easy/index.html');
  await page.goto('/en/game/easy/index.html?a=1');
  await expect(page).toHaveURL(`${baseURL}/en/game/easy?a=1`);
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a server that has lost the choice is told again', async ({ page, baseURL, context }) => {
  await page.goto('/en');
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'ja'));
  await page.reload();
  await page.goto('/');
  await expect(page).toHaveURL(`${baseURL}/ja`);
  await context.clearCookies();
  await page.goto('/');
  await expect(page).toHaveURL(`${baseURL}/en`);
  await page.goto('/');
  await expect(page).toHaveURL(`${baseURL}/ja`);
});

test('the spinner turns until the language is settled @2.5', async ({ page }) => {
  await serveFile(page, '/game/easy/index.html', '/game/easy');
  const { release } = await holdRequests(page, /\/assets\/forward-/);
  await page.goto('/game/easy', { waitUntil: 'commit' });
  await expect(page.locator('main > span[class*=spinner]')).toBeVisible();
  // What is said in two languages stands one below the other, in the middle.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('display', 'grid');
  await expect(page.getByRole('main')).toHaveCSS('text-align', 'center');
  release();
  await expect(page).toHaveURL(/\/en\/game\/easy$/);
});

test('another language keeps query, hash and place; an alias it does not list becomes canonical @2.4 @2.22', async ({
  page,
  baseURL,
}) => {
  await page.goto('/en/how-to-play?a=1#hints');
  await wake(page);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
  const place = await scrollTop(page);
  // From the keyboard, say: the link needn't be in sight.
  await page.getByRole('link', { name: '日本語' }).first().dispatchEvent('click');
  await expect(page).toHaveURL(`${baseURL}/ja/how-to-play?a=1#hints`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect.poll(() => scrollTop(page)).toBe(place);

  await page.goto('/ja/nanpure-techniques/x-wing');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(`${baseURL}/en/techniques/x-wing`);

  // The choice was kept, for the server too.
  await page.goto('/');
  await expect(page).toHaveURL(`${baseURL}/en`);
});

test('a navigation begins at the top, or at the part that its hash names @2.6', async ({
  page,
}) => {
  await page.goto('/en/how-to-play');
  await wake(page);
  await page.getByRole('link', { name: 'All eight techniques' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'All eight techniques' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eight ways to the next digit');
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.goto('/en/search?q=swordfish+tips');
  await page.getByRole('link', { name: 'Swordfish: Tips' }).click();
  await expect(page).toHaveURL(/\/en\/techniques\/swordfish#tips$/);
  await expect(page.locator('#tips')).toBeInViewport();
});

test.describe("what there isn't", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('on a host of files an unknown difficulty is told of in the language of the visitor', async ({
    page,
    baseURL,
  }) => {
    await serveFile(page, '/404.html', '/game/impossible');
    await page.goto('/game/impossible');
    await expect(page).toHaveURL(`${baseURL}/en/game/impossible`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByRole('main')).toContainText('Invalid data.');
  });
});
