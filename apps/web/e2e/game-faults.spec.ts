import type { Route } from '@playwright/test';
import { answerOnce } from './support/answer-once.ts';
import { emptyCells, readBoard, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { chooseInMenu, PUZZLE_FILES } from './support/game.ts';
import {
  enterFirst,
  giveCredits,
  nearlyWon,
  plantForNextLoad,
  SAVE_KEY,
  savedFields,
  stored,
} from './support/saves.ts';

type Fault = (route: Route) => Promise<void>;

const FILE_FAULTS: readonly (readonly [string, Fault])[] = [
  ['is missing', (route) => route.fulfill({ status: 404, body: 'Not found' })],
  [
    'is a page of HTML',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  ],
  ['is cut short', (route) => route.fulfill({ json: undefined, body: '{"problems":[{"id":"ea' })],
  [
    'is empty',
    (route) => route.fulfill({ json: { problems: [], count: 0, generator: 'nothing' } }),
  ],
  ['cannot be reached', (route) => route.abort('connectionrefused')],
];

test.describe('a puzzle file that is none', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('gives an error whatever is wrong with it, and a retry that works once it is mended @7.8 @8.5 @8.15 @10.14', async ({
    page,
  }) => {
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    let start = async () => {
      await page.goto('/en/game/easy');
    };
    for (const [fault, answer] of FILE_FAULTS) {
      await test.step(fault, async () => {
        let asked = 0;
        await page.route(PUZZLE_FILES, async (route) => {
          asked++;
          await answer(route);
        });
        await start();
        await expect.poll(() => asked).toBeGreaterThan(0);
        await expect(page.getByRole('alert')).toContainText('Failed to load puzzle.');
        await expect(retry).toBeEnabled();
        await page.unroute(PUZZLE_FILES);
        start = () => retry.click();
      });
    }
    await start();
    await waitForPuzzle(page);
    expect((await emptyCells(page)).length).toBeGreaterThan(30);
  });
});

test('a file that is cut short once is asked for again without a word @10.14', async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => {
    if (PUZZLE_FILES.test(request.url())) requests++;
  });
  await answerOnce(page, PUZZLE_FILES, (route) =>
    route.fulfill({ body: '{"problems":[{"id":"ea' }),
  );
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  await expect(page.getByRole('alert')).toBeHidden();
  expect(requests).toBe(2);
});

test('a page that is closed right after a move has lost nothing, and another language goes on with the same game @10.9 @10.20', async ({
  page,
}) => {
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  const first = await enterFirst(page);
  await page.goto('about:blank');
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  expect(await emptyCells(page)).not.toContain(first);

  const board = await readBoard(page);
  await page.getByRole('link', { name: '日本語' }).first().click();
  await expect(page).toHaveURL(/\/ja\/game\/easy$/);
  await waitForPuzzle(page);
  expect(await readBoard(page)).toEqual(board);
  await page.getByRole('button', { name: '元に戻す' }).click();
  expect(await emptyCells(page)).toContain(first);
});

test('a new puzzle is started only after a yes, once the old one was begun, and only if it can be had @4.33 @10.15', async ({
  page,
}) => {
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  await enterFirst(page);
  const board = await readBoard(page);

  await chooseInMenu(page, 'New puzzle');
  const warning = 'Your progress on this one will be lost.';
  await expect(page.getByRole('dialog')).toContainText(warning);
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await readBoard(page)).toEqual(board);

  await test.step('one that can not be had leaves the game that was played', async () => {
    await giveCredits(page);
    await page.route(PUZZLE_FILES, (route) => route.fulfill({ json: { problems: 'none' } }));
    await chooseInMenu(page, 'New puzzle');
    await page.getByRole('dialog').getByRole('button', { name: 'New puzzle' }).click();
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    // Before the page loads again: a file that is asked for in the moment of the change may never come.
    await page.unroute(PUZZLE_FILES);
    await retry.click();
    await expect(retry).toBeHidden();
    await waitForPuzzle(page);
    expect(await readBoard(page)).toEqual(board);
    expect(await stored(page, 'nanpure-credits')).toContain('"credits":4');
  });

  await chooseInMenu(page, 'New puzzle');
  await page.getByRole('dialog').getByRole('button', { name: 'New puzzle' }).click();
  await expect.poll(() => readBoard(page)).not.toEqual(board);
  await waitForPuzzle(page);
  expect(await readBoard(page)).not.toEqual(board);
  await page.reload();
  await waitForPuzzle(page);
  expect(await readBoard(page)).not.toEqual(board);
});

test('a finished game leaves no save behind @4.18', async ({ page }) => {
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  await enterFirst(page);
  await expect.poll(() => stored(page)).not.toBeNull();
  await plantForNextLoad(page, { [SAVE_KEY]: nearlyWon(await savedFields(page)) });
  await page.reload();
  await waitForPuzzle(page);
  await enterFirst(page);
  await expect(page.getByRole('heading', { name: 'Solved in' })).toBeFocused();
  await expect.poll(() => stored(page)).toBeNull();
});
