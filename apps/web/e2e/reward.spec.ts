import { loadStrings } from '@nanpure/content/strings';
import type { Page } from '@playwright/test';
import { TIPS } from '../src/features/reward/tips.ts';
import { violationsInThemes } from './support/axe.ts';
import { emptyCells, readBoard, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { chooseInMenu, fillCells, nearlySolve, PUZZLE_FILES } from './support/game.ts';
import { isRunIn } from './support/proof.ts';
import { enterFirst, giveCredits, savedDigits, stored } from './support/saves.ts';

const CREDITS = 'nanpure-credits';

async function credits(page: Page): Promise<number> {
  return JSON.parse((await stored(page, CREDITS)) ?? '{"credits":0}').credits;
}

const modal = (page: Page) => page.getByRole('dialog', { name: 'A tip before the next puzzle' });

/** From here on time passes when the test says so: a busy machine must not count a tip's seconds meanwhile. */
async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** A game that is begun with nothing to pay the next one, and a clock that the test drives. */
async function beginGame(page: Page) {
  await page.clock.install();
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  await giveCredits(page, 0);
  await enterFirst(page);
  await stopClock(page);
}

async function askForNewPuzzle(page: Page) {
  await chooseInMenu(page, 'New puzzle');
  await page.getByRole('dialog').getByRole('button', { name: 'New puzzle' }).click();
}

/** Waits for the tip, and lets its five seconds pass one by one: each is counted by a timer of its own. */
async function waitOutTip(page: Page, tip = modal(page)) {
  await expect(tip).toBeVisible();
  for (const left of [5, 4, 3, 2, 1]) {
    await expect(tip.getByText(String(left), { exact: true })).toBeVisible();
    await expect(tip.getByRole('button', { name: /^(Continue|次へ)$/ })).toBeHidden();
    await page.clock.runFor(1000);
  }
  await expect(tip.getByRole('status')).not.toBeEmpty();
}

/** A game whose tip was waited out, in place of which nothing came yet; its board. */
async function earnReward(page: Page) {
  await beginGame(page);
  const board = await readBoard(page);
  await askForNewPuzzle(page);
  await waitOutTip(page);
  return board;
}

test('a new puzzle without credits: five seconds, four credits, and one of them spent on going on, by a double click too @2.33 @4.35 @9.6 @10.17', async ({
  page,
}) => {
  const board = await earnReward(page);
  await expect(modal(page).getByRole('status')).toHaveText('4 new puzzles for today!');
  await expect(modal(page).getByText('After 5 seconds')).toBeHidden();
  expect(await credits(page)).toBe(4);
  await expect(modal(page).getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(modal(page)).toBeHidden();
  await expect.poll(() => readBoard(page)).not.toEqual(board);
  await waitForPuzzle(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await credits(page)).toBe(3);

  await test.step('a double click on "Continue" is one puzzle and one credit', async () => {
    await giveCredits(page, 0);
    await enterFirst(page);
    await askForNewPuzzle(page);
    await waitOutTip(page);
    let requests = 0;
    page.on('request', (request) => {
      if (PUZZLE_FILES.test(request.url())) requests++;
    });
    await modal(page).getByRole('button', { name: 'Continue' }).dblclick();
    await waitForPuzzle(page);
    expect(await credits(page)).toBe(3);
    expect(requests).toBe(1);
  });
});

test('the first puzzles of a day come at once, until their credits are spent @2.27 @4.34 @9.13 @10.15', async ({
  page,
}) => {
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  for (const left of [3, 2, 1, 0]) {
    const board = await readBoard(page);
    await chooseInMenu(page, 'New puzzle');
    await expect.poll(() => readBoard(page)).not.toEqual(board);
    await waitForPuzzle(page);
    expect(await credits(page)).toBe(left);
  }
  // One that another tab spends while the puzzle is on its way has to be earned anew.
  await giveCredits(page, 1);
  const board = await readBoard(page);
  await page.route(PUZZLE_FILES, async (route) => {
    await giveCredits(page, 0);
    await route.continue();
  });
  await chooseInMenu(page, 'New puzzle');
  await expect(modal(page)).toBeVisible();
  expect(await readBoard(page)).toEqual(board);
  expect(await credits(page)).toBe(0);
});

test('another difficulty asks once a game was begun, shows a tip and spends nothing, and the language stays @4.40 @4.41', async ({
  page,
}) => {
  await beginGame(page);
  await giveCredits(page, 2);
  await page.getByRole('main').getByRole('link', { name: 'Hard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
  await waitOutTip(page);
  await modal(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/en\/game\/hard$/);
  await waitForPuzzle(page);
  expect(await credits(page)).toBe(6);

  await test.step('before the first input it is no question', async () => {
    await page.getByRole('link', { name: '日本語' }).first().click();
    await expect(page).toHaveURL(/\/ja\/game\/hard$/);
    await waitForPuzzle(page);
    await page.getByRole('main').getByRole('link', { name: '中級' }).click();
    const tip = page.getByRole('dialog', { name: '次の問題の前に、コツをひとつ' });
    await waitOutTip(page, tip);
    await tip.getByRole('button', { name: '次へ' }).click();
    await expect(page).toHaveURL(/\/ja\/game\/medium$/);
    await waitForPuzzle(page);
  });
});

test('going back before the time is up keeps the puzzle and brings nothing, and what is played is saved meanwhile @4.36', async ({
  page,
}) => {
  await beginGame(page);
  const board = await readBoard(page);
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => modal(page).getByRole('button', { name: 'Go back' }).click(),
  ]) {
    await askForNewPuzzle(page);
    await expect(modal(page)).toBeVisible();
    await page.clock.runFor(3000);
    await leave();
    await expect(modal(page)).toBeHidden();
    await page.clock.runFor(5000);
    expect(await readBoard(page)).toEqual(board);
    expect(await credits(page)).toBe(0);
  }

  await test.step('what is played is saved while the tip is on show', async () => {
    await enterFirst(page);
    await page.clock.runFor(500);
    const digits = 81 - (await emptyCells(page)).length;
    await askForNewPuzzle(page);
    await expect(modal(page)).toBeVisible();
    expect(await savedDigits(page)).toBe(digits);
  });
});

test('who goes back as the time runs out keeps the puzzle, and what was granted', async ({
  page,
}) => {
  const board = await earnReward(page);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  expect(await readBoard(page)).toEqual(board);
  expect(await credits(page)).toBe(4);
});

test('after a solved puzzle the tip is on its card, and no window opens @2.33', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  await enterFirst(page);
  const last = await nearlySolve(page);
  await giveCredits(page, 0);
  await stopClock(page);
  await fillCells(page, [last]);
  const tip = page.getByRole('region', { name: 'A tip before the next puzzle' });
  const next = page.getByRole('button', { name: 'Next Easy puzzle' });
  await expect(tip.getByText('5', { exact: true })).toBeVisible();
  await expect(next).toBeDisabled();
  for (const left of [5, 4, 3, 2, 1]) {
    await expect(tip.getByText(String(left), { exact: true })).toBeVisible();
    await page.clock.runFor(1000);
  }
  await expect(tip.getByRole('status')).toHaveText('4 new puzzles for today!');
  expect(await credits(page)).toBe(4);
  const board = await readBoard(page);
  await next.click();
  await expect.poll(() => readBoard(page)).not.toEqual(board);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => credits(page)).toBe(3);
});

test('credits of another day are gone, and an old count of ads with them @9.8', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('nanpure-credits', '{"date":"2020-01-01","credits":400}');
    localStorage.setItem('nanpure-ad-count', '3');
  });
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  await chooseInMenu(page, 'New puzzle');
  await expect.poll(() => credits(page)).toBe(3);
  expect(await stored(page, 'nanpure-ad-count')).toBeNull();
});

test.describe('a tip that can not be downloaded', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('lets the player through @4.38', async ({ page }) => {
    await page.route('**/assets/RewardModal-*.js', (route) => route.abort('connectionrefused'));
    await page.goto('/en/game/easy');
    await waitForPuzzle(page);
    await giveCredits(page, 0);
    const board = await readBoard(page);
    await chooseInMenu(page, 'New puzzle');
    await expect.poll(() => readBoard(page)).not.toEqual(board);
    await waitForPuzzle(page);
  });
});

test('a tip that takes too long to be downloaded lets the player through @4.38', async ({
  page,
}) => {
  await page.route('**/assets/RewardModal-*.js', () => new Promise(() => undefined));
  await page.clock.install();
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  await giveCredits(page, 0);
  const board = await readBoard(page);
  await chooseInMenu(page, 'New puzzle');
  await page.clock.runFor(5000);
  await expect.poll(() => readBoard(page)).not.toEqual(board);
});

/** What `Math.random` has to say for the tip with the longest text. */
function randomOfLongestTip(texts: Record<(typeof TIPS)[number], string>): number {
  const lengths = TIPS.map((tip) => texts[tip].length);
  return (lengths.indexOf(Math.max(...lengths)) + 0.5) / TIPS.length;
}

for (const [language, name] of [
  ['en', 'A tip before the next puzzle'],
  ['ja', '次の問題の前に、コツをひとつ'],
] as const) {
  if (!isRunIn(language, 'ja')) continue;
  test(`the longest tip is accessible, fits 320 px and keeps its size in ${language}`, async ({
    page,
  }) => {
    const { tips } = (await loadStrings('reward', language)).reward;
    await page.addInitScript((value) => {
      Math.random = () => value;
    }, randomOfLongestTip(tips));
    await page.setViewportSize({ width: 320, height: 568 });
    await page.clock.install();
    await page.goto(`/${language}/game/easy`);
    await waitForPuzzle(page);
    await giveCredits(page, 0);
    await stopClock(page);
    await chooseInMenu(page, language === 'en' ? 'New puzzle' : '新しい問題');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    const before = await dialog.boundingBox();
    const board = await page.getByRole('grid').boundingBox();
    expect(before?.width).toBeLessThanOrEqual(320);
    const overflow = await dialog.evaluate((each) => each.scrollWidth - each.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await waitOutTip(page, dialog);
    await page.clock.resume();
    expect(await violationsInThemes(page)).toEqual([]);
    expect(await dialog.boundingBox()).toEqual(before);
    expect(await page.getByRole('grid').boundingBox()).toEqual(board);
    // The focus stays inside.
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab');
    const isInside = await dialog.evaluate(
      (each) => each.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside).toBe(true);
  });
}
