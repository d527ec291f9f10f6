import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { emptyCells, readBoard, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { enterFirst, SAVE_KEY, savedDigits, stored } from './support/saves.ts';

/** A game that is begun, and everything of it as a file. */
async function playAndExport(page: Page): Promise<string> {
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  const given = 81 - (await emptyCells(page)).length;
  await enterFirst(page);
  await enterFirst(page);
  await expect.poll(() => savedDigits(page)).toBe(given + 2);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/en/statistics');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything as a file' }).click();
  const file = await saving;
  await expect(message(page)).toHaveText(
    `${file.suggestedFilename()} was handed to your browser: look in your downloads.`,
  );
  return readFile((await file.path()) ?? '', 'utf8');
}

async function open(page: Page, text: string) {
  await page.locator('input[type=file]').setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Restore from this file?' });
const message = (page: Page) => page.getByRole('main').getByRole('status');

test('everything goes from one browser to another in one file @10.31', async ({
  page,
  browser,
  baseURL,
}) => {
  const text = await playAndExport(page);
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await other.goto('/en/statistics');
  await open(other, text);
  await expect(dialog(other)).toContainText('your current Easy puzzle');
  await expect(dialog(other)).toContainText('Nothing on this device will be lost.');
  await dialog(other).getByRole('button', { name: 'Restore' }).click();
  await expect(message(other)).toHaveText('Everything in the file has been restored.');
  await expect(other.locator('body')).toHaveAttribute('data-theme', 'dark');
  await expect(other.getByText('Games started').locator('xpath=following-sibling::dd')).toHaveText(
    '1',
  );
  await other.goto('/en/game/easy');
  await waitForPuzzle(other);
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  expect(await readBoard(other)).toEqual(await readBoard(page));
  await expect(other.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await elsewhere.close();
});

test('a file is used only after a yes, which says what it replaces @10.21', async ({ page }) => {
  const text = await playAndExport(page);
  await open(page, text);
  await expect(dialog(page)).toContainText('Nothing on this device will be lost.');
  await page.keyboard.press('Escape');
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  await enterFirst(page);
  const board = await readBoard(page);
  await page.goto('/en/statistics');
  const before = await stored(page);
  await open(page, text);
  await expect(dialog(page)).toContainText('On this device, it will replace:');
  await dialog(page).getByRole('button', { name: 'Keep everything as it is' }).click();
  expect(await stored(page)).toBe(before);
  await open(page, text);
  await page.keyboard.press('Escape');
  expect(await stored(page)).toBe(before);
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  expect(await readBoard(page)).toEqual(board);
});

test('a game that runs in another tab is covered by an import, not silently replaced @10.21', async ({
  page,
  context,
}) => {
  const text = await playAndExport(page);
  const playing = await context.newPage();
  await playing.goto('/en/game/easy');
  await waitForPuzzle(playing);
  const exported = await readBoard(playing);
  await enterFirst(playing);
  await expect.poll(() => savedDigits(playing)).toBe(exported.filter(Boolean).length + 1);
  await open(page, text);
  await dialog(page).getByRole('button', { name: 'Restore' }).click();
  await expect(message(page)).toHaveText('Everything in the file has been restored.');
  await expect(playing.getByRole('alert')).toContainText('another tab');
  await playing.getByRole('button', { name: 'Play here' }).click();
  await waitForPuzzle(playing);
  expect(await readBoard(playing)).toEqual(exported);
});

test('a file that is no backup is refused in words, and changes nothing', async ({ page }) => {
  const text = await playAndExport(page);
  const before = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  const damaged = JSON.parse(text);
  damaged.items[SAVE_KEY] = damaged.items[SAVE_KEY].slice(0, 500);
  const refused = [
    ['', 'is not a backup from this site'],
    ['<!doctype html><p>Hello', 'is not a backup from this site'],
    ['{"format":"nanpure-lab-backup","version":2}', 'a newer version of this site'],
    [
      '{"format":"nanpure-lab-backup","version":1,"madeAt":1,"items":{}}',
      'contains nothing that can be used here',
    ],
    [JSON.stringify(damaged), 'damaged (your current Easy puzzle)'],
    [`"${'x'.repeat(5_000_001)}"`, 'too large'],
  ] as const;
  for (const [content, words] of refused) {
    await open(page, content);
    await expect(message(page)).toContainText(words);
    await expect(dialog(page)).toBeHidden();
  }
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe(before);
});

test('a file that does not fit changes nothing @10.31', async ({ page }) => {
  const text = await playAndExport(page);
  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem('theme', 'minimal');
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (value.length > 1000) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await open(page, text);
  await dialog(page).getByRole('button', { name: 'Restore' }).click();
  await expect(message(page)).toContainText('not have enough storage space');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ theme: 'minimal' });
});
