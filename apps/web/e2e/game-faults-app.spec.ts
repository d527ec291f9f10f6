import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { answerOnce } from './support/answer-once.ts';
import { emptyCells, readBoard, waitForPuzzle } from './support/board.ts';
import { expect, test, wake } from './support/fixtures.ts';
import { chooseInMenu, openMenu, PUZZLE_FILES } from './support/game.ts';
import { holdRequests } from './support/held-requests.ts';
import {
  enterFirst,
  giveCredits,
  nearlyWon,
  plantForNextLoad,
  SAVE_KEY,
  savedDigits,
  savedFields,
  stored,
} from './support/saves.ts';

const GAME_CHUNK = '**/assets/GamePage-*.js';

async function beginGame(page: Page) {
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  const given = 81 - (await emptyCells(page)).length;
  await enterFirst(page);
  await expect.poll(() => savedDigits(page)).toBe(given + 1);
}

test.describe('a page that breaks while it is drawn', () => {
  test.use({ expectedErrors: [/planted/] });

  test('offers a copy of the games @8.9 @10.22', async ({ page }) => {
    await beginGame(page);
    const { currentBoard } = await savedFields(page);
    const body = 'export function GamePage() { throw new Error("planted"); }';
    await page.route(GAME_CHUNK, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('An error occurred.');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a copy of my games' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^nanpure-lab-\d{4}-\d\d-\d\d\.json$/);
    const file = JSON.parse(await readFile((await download.path()) ?? '', 'utf8'));
    expect(JSON.parse(file.items[SAVE_KEY])).toMatchObject({ currentBoard });
  });
});

test.describe('a chunk that is gone after a deploy', () => {
  test.use({ expectedErrors: [/Failed to load resource|dynamically imported module/] });

  /** How often the page was loaded since. */
  function countLoads(page: Page) {
    const loads = { count: 0 };
    page.on('load', () => loads.count++);
    return loads;
  }

  /** The server's page has other scripts than the one that is open. */
  async function deploy(page: Page) {
    await page.route(/\/en(\/game\/easy)?$/, async (route) => {
      if (route.request().resourceType() === 'document') await route.fallback();
      else
        await route.fulfill({ contentType: 'text/html', body: '<script src="/new.js"></script>' });
    });
  }

  test('has the page loaded again, which then works @10.13', async ({ page }) => {
    await page.goto('/en');
    await wake(page);
    await deploy(page);
    await answerOnce(page, GAME_CHUNK, (route) => route.fulfill({ status: 404 }));
    const loads = countLoads(page);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('main').getByRole('link', { name: /^Easy/ }).click();
    await reloaded;
    await waitForPuzzle(page);
    expect(loads.count).toBe(1);
  });

  test('is loaded again once only @10.13', async ({ page }) => {
    await page.goto('/en');
    await wake(page);
    await deploy(page);
    await page.route(GAME_CHUNK, (route) => route.fulfill({ status: 404 }));
    const loads = countLoads(page);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('main').getByRole('link', { name: /^Easy/ }).click();
    await reloaded;
    await expect(page.getByRole('alert')).toContainText('The game could not be loaded.');
    expect(loads.count).toBe(1);
  });

  test('has nothing loaded again where there was no deploy @10.13', async ({ page }) => {
    await page.goto('/en');
    await wake(page);
    await page.route(GAME_CHUNK, (route) => route.abort('connectionrefused'));
    const loads = countLoads(page);
    const asked = page.waitForResponse((response) => /\/en(\/game\/easy)?$/.test(response.url()));
    await page.getByRole('main').getByRole('link', { name: /^Easy/ }).click();
    await asked;
    await expect(page.getByRole('alert')).toContainText('An error occurred.');
    expect(loads.count).toBe(0);
  });
});

test('a double click on "New puzzle" is one action and costs one credit @10.17', async ({
  page,
}) => {
  await beginGame(page);
  await giveCredits(page, 4);
  const files: string[] = [];
  page.on('request', (request) => {
    if (PUZZLE_FILES.test(request.url())) files.push(request.url());
  });
  await chooseInMenu(page, 'New puzzle');
  await page.getByRole('dialog').getByRole('button', { name: 'New puzzle' }).dblclick();
  await waitForPuzzle(page);
  expect((await emptyCells(page)).length).toBeGreaterThan(30);
  expect(files).toHaveLength(1);
  expect(JSON.parse((await stored(page, 'nanpure-credits')) ?? '')).toMatchObject({ credits: 3 });
});

/** The second half of a double click, wherever that falls. */
async function clickAgain(page: Page, target: Locator) {
  await clickAgainAt(page, await target.boundingBox());
}

async function clickAgainAt(page: Page, box: { readonly x: number; readonly y: number } | null) {
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

test('the second half of a double click does nothing to what the first half has brought @10.17', async ({
  page,
}) => {
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  await giveCredits(page, 4);
  const dialog = page.getByRole('dialog');
  const newPuzzle = dialog.getByRole('button', { name: 'New puzzle' });
  const board = await readBoard(page);
  await openMenu(page);
  await clickAgain(page, newPuzzle);
  await expect(dialog).toBeVisible();
  const place = await newPuzzle.boundingBox();
  await newPuzzle.click();
  await expect.poll(() => readBoard(page)).not.toEqual(board);
  await waitForPuzzle(page);
  const next = await readBoard(page);
  await clickAgainAt(page, place);
  await enterFirst(page);
  expect(await emptyCells(page)).toHaveLength(next.filter((digit) => digit === 0).length - 1);
  expect(JSON.parse((await stored(page, 'nanpure-credits')) ?? '')).toMatchObject({ credits: 3 });

  const begun = await readBoard(page);
  await openMenu(page);
  await newPuzzle.click();
  await clickAgain(page, page.locator('html'));
  await clickAgain(page, dialog.getByRole('button', { name: 'Keep playing' }));
  await clickAgain(page, dialog.getByRole('button', { name: 'New puzzle' }));
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  expect(await readBoard(page)).toEqual(begun);
});

test('the saved theme is there before the first script, and stays as the page is taken over @10.23', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const seen: string[] = [];
    Object.assign(window, { themesSeen: seen });
    new MutationObserver(() => {
      const theme = document.body?.dataset.theme;
      if (theme && seen.at(-1) !== theme) seen.push(theme);
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-theme'] });
  });
  const { release } = await holdRequests(page, '**/assets/*.js');
  await page.goto('/en/game/easy', { waitUntil: 'commit' });
  await expect(page.locator('body')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await waitForPuzzle(page);
  expect(await page.evaluate(() => Reflect.get(window, 'themesSeen'))).toEqual(['dark']);
});

test('a win is counted once, whatever happens after it @10.24', async ({ page }) => {
  await beginGame(page);
  const planted = nearlyWon(await savedFields(page));
  await plantForNextLoad(page, { [SAVE_KEY]: planted });
  await page.reload();
  await waitForPuzzle(page);
  await enterFirst(page);
  await expect(page.getByRole('heading', { name: 'Solved in' })).toBeVisible();
  const wins = async () =>
    JSON.parse((await stored(page, 'nanpure-statistics')) ?? '').byDifficulty.easy.wins;
  await expect.poll(wins).toBe(1);
  await page.keyboard.press('Control+z');
  await page.getByRole('link', { name: '日本語' }).first().click();
  await expect(page).toHaveURL(/\/ja\/game\/easy$/);
  await waitForPuzzle(page);
  await page.goBack();
  await waitForPuzzle(page);
  await page.reload();
  await waitForPuzzle(page);
  expect(await wins()).toBe(1);
  expect((await emptyCells(page)).length).toBeGreaterThan(30);
});
