import type { BrowserContext, Page } from '@playwright/test';
import { cellAt, emptyCells, readBoard, solveBoard, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import {
  enterFirst,
  giveCredits,
  nearlyWon,
  plantForNextLoad,
  SAVE_KEY,
  savedDigits,
  savedFields,
  sitOutTip,
  stored,
} from './support/saves.ts';

const ELSEWHERE = 'You are playing this in another tab';

async function openGame(page: Page, difficulty = 'easy') {
  await page.goto(`/en/game/${difficulty}`);
  await waitForPuzzle(page);
  return page;
}

/** A tab with a game that is begun and saved, and another one on the same game. */
async function twoTabs(
  first: Page,
  context: BrowserContext,
  prepareSecond?: (page: Page) => Promise<void>,
) {
  await openGame(first);
  await enterFirst(first);
  const digits = (await readBoard(first)).filter((digit) => digit !== 0).length;
  await expect.poll(() => savedDigits(first)).toBe(digits);
  const second = await context.newPage();
  await prepareSecond?.(second);
  await openGame(second);
  return { second, digits };
}

/** A page that hears nothing of what other tabs store. */
async function deafen(page: Page) {
  await page.addInitScript(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
}

const ENDED_ELSEWHERE = 'This game has ended in another tab';

const isCovered = (page: Page) => expect(page.getByRole('alert')).toContainText(ELSEWHERE);

test('the tab that is played last has the game; the other one looks on and takes over @10.7', async ({
  page: first,
  context,
}) => {
  const { second } = await twoTabs(first, context);
  // To look, and to select a cell, is not to play.
  await cellAt(second, 0).click();
  await expect(first.getByRole('alert')).toBeHidden();

  await enterFirst(second);
  await isCovered(first);
  await expect(first.getByRole('button', { name: /^1[, ]/ })).toBeHidden();
  expect(await readBoard(first)).toEqual(await readBoard(second));
  await enterFirst(second);
  const played = await readBoard(second);
  await expect.poll(() => readBoard(first)).toEqual(played);

  await first.getByRole('button', { name: 'Play here' }).click();
  await waitForPuzzle(first);
  await expect(first.locator('[data-cell][aria-selected=true]')).toBeFocused();
  await isCovered(second);
  expect(await readBoard(first)).toEqual(played);
  await enterFirst(first);
  await expect.poll(() => readBoard(second)).toEqual(await readBoard(first));
});

test('a tab that missed what was played elsewhere does not write over it @10.7', async ({
  page: first,
  context,
}) => {
  await deafen(first);
  const { second, digits } = await twoTabs(first, context);
  await enterFirst(second);
  await enterFirst(second);
  await expect.poll(() => savedDigits(second)).toBe(digits + 2);
  const { currentBoard } = await savedFields(second);

  const cells = await emptyCells(first);
  const solution = await solveBoard(first);
  const last = cells.at(-1) ?? 0;
  await cellAt(first, last).click();
  await first.keyboard.press(`Digit${solution[last]}`);
  await isCovered(first);
  expect((await savedFields(second)).currentBoard).toEqual(currentBoard);
});

test('two tabs with two difficulties are both kept @3.14 @10.8', async ({
  page: easy,
  context,
}) => {
  const hard = await openGame(await context.newPage(), 'hard');
  await openGame(easy);
  for (const tab of [easy, hard, easy, hard]) await enterFirst(tab);
  const boards = [await readBoard(easy), await readBoard(hard)];
  for (const [index, tab] of [easy, hard].entries()) {
    await expect(tab.getByRole('alert')).toBeHidden();
    await tab.reload();
    await waitForPuzzle(tab);
    expect(await readBoard(tab)).toEqual(boards[index]);
  }
});

test('a game that is won in one tab is not won again in the other @10.24', async ({
  page: first,
  context,
}) => {
  await openGame(first);
  await enterFirst(first);
  await expect.poll(() => savedDigits(first)).toBeGreaterThan(17);
  const planted = nearlyWon(await savedFields(first));
  await plantForNextLoad(first, { 'nanpure-game-easy': planted });
  await first.reload();
  await waitForPuzzle(first);
  const second = await openGame(await context.newPage());
  await enterFirst(second);
  await expect(second.getByRole('heading', { name: 'Solved in' })).toBeVisible();
  await expect(first.getByRole('alert')).toContainText(ENDED_ELSEWHERE);
  await first.reload();
  await waitForPuzzle(first);
  expect((await emptyCells(first)).length).toBeGreaterThan(30);
  const statistics = JSON.parse((await stored(first, 'nanpure-statistics')) ?? '');
  expect(statistics.byDifficulty.easy.wins).toBe(1);
});

/** Another tab with a game, and its board after some moves that are saved. */
async function playInNewTab(context: BrowserContext) {
  const second = await openGame(await context.newPage());
  for (let move = 0; move < 3; move++) await enterFirst(second);
  const played = await readBoard(second);
  await expect.poll(() => savedDigits(second)).toBe(played.filter((digit) => digit !== 0).length);
  return { second, played };
}

/** A tab with the card of a win, and another one that has begun the next game since. */
async function winThenPlayElsewhere(first: Page, context: BrowserContext) {
  await openGame(first);
  await giveCredits(first);
  await enterFirst(first);
  await expect.poll(() => savedDigits(first)).toBeGreaterThan(17);
  const planted = nearlyWon(await savedFields(first));
  await plantForNextLoad(first, { [SAVE_KEY]: planted });
  await first.reload();
  await waitForPuzzle(first);
  await enterFirst(first);
  await expect(first.getByRole('heading', { name: 'Solved in' })).toBeVisible();
  return playInNewTab(context);
}

test('the card of a win leads on to the game that another tab has begun since @10.7', async ({
  page: first,
  context,
}) => {
  const { second, played } = await winThenPlayElsewhere(first, context);
  await first.getByRole('button', { name: 'Next Easy puzzle' }).click();
  await expect.poll(() => readBoard(first)).toEqual(played);
  await expect(second.getByRole('alert')).toBeHidden();
  await second.reload();
  await waitForPuzzle(second);
  expect(await readBoard(second)).toEqual(played);
});

test('the card of a win leads to another difficulty, and gives up no game of another tab @10.7', async ({
  page: first,
  context,
}) => {
  const { second, played } = await winThenPlayElsewhere(first, context);
  await first.getByRole('navigation', { name: 'Difficulty' }).getByText('Medium').click();
  await sitOutTip(first);
  await expect(first).toHaveURL(/game\/medium/);
  await waitForPuzzle(first);
  expect(await readBoard(second)).toEqual(played);
  await second.reload();
  await waitForPuzzle(second);
  expect(await readBoard(second)).toEqual(played);
});

test('who agreed to leave a game has not agreed to leave what another tab has played since @10.7', async ({
  page: first,
  context,
}) => {
  await openGame(first);
  await first.getByRole('navigation', { name: 'Difficulty' }).getByText('Medium').click();
  await expect(first.getByRole('dialog')).toBeVisible();
  const { second, played } = await playInNewTab(context);
  // The first tab has seen the moves, behind what was agreed to.
  await expect.poll(() => readBoard(first)).toEqual(played);
  await sitOutTip(first);
  await expect(first).toHaveURL(/game\/medium/);
  await second.reload();
  await waitForPuzzle(second);
  expect(await readBoard(second)).toEqual(played);
});

test('a page that comes back from the back/forward cache has the newest state @10.10', async ({
  page: first,
  context,
}) => {
  await deafen(first);
  const { second } = await twoTabs(first, context);
  await enterFirst(second);
  const newest = await readBoard(second);
  await second.close();
  // What the browser tells a page that it had kept.
  await first.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect.poll(() => readBoard(first)).toEqual(newest);
  await enterFirst(first);
  await expect(first.getByRole('alert')).toBeHidden();
});

test('a game that was won on a later page does not rise again from the back/forward cache', async ({
  page: first,
  context,
}) => {
  await deafen(first);
  const { second } = await twoTabs(first, context);
  await second.close();
  const before = await readBoard(first);
  // As winning it leaves it; in one turn, as a page that the browser keeps does nothing meanwhile.
  await first.evaluate((key) => {
    localStorage.removeItem(key);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, SAVE_KEY);
  await expect.poll(() => readBoard(first)).not.toEqual(before);
  await waitForPuzzle(first);
  expect((await emptyCells(first)).length).toBeGreaterThan(30);
});

test('a page has nothing that browsers keep out of the back/forward cache @10.10', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard = new Set<string>();
    Object.assign(window, { heard });
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (
      ...parameters: Parameters<typeof addEventListener>
    ) {
      heard.add(parameters[0]);
      addEventListener.apply(this, parameters);
    };
  });
  const response = await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  await enterFirst(page);
  expect(response?.headers()['cache-control']).not.toContain('no-store');
  const heard = await page.evaluate(() => [...Reflect.get(window, 'heard')]);
  expect(heard).toContain('pagehide');
  expect(heard).not.toContain('unload');
  expect(heard).not.toContain('beforeunload');
});

test('a frozen tab finds out what was played meanwhile when it wakes @10.11', async ({
  page: first,
  context,
}) => {
  const { second } = await twoTabs(first, context);
  const session = await context.newCDPSession(first);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await enterFirst(second);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await isCovered(first);
  await first.getByRole('button', { name: 'Play here' }).click();
  await waitForPuzzle(first);
  expect(await readBoard(first)).toEqual(await readBoard(second));
});
