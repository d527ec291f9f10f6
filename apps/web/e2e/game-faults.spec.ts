import type { Page, Route } from '@playwright/test';
import { cellAt, emptyCells, readBoard, solveBoard, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';

const FILE = '**/data/problems_easy.json';
const SAVE_KEY = 'nanpure-game-easy';

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

async function enterFirst(page: Page): Promise<number> {
  const [first = 0] = await emptyCells(page);
  const solution = await solveBoard(page);
  await cellAt(page, first).click();
  await page.keyboard.press(`Digit${solution[first]}`);
  await expect(cellAt(page, first)).toContainText(String(solution[first]));
  return first;
}

function saved(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), SAVE_KEY);
}

test.describe('a puzzle file that', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });
  for (const [fault, answer] of FILE_FAULTS) {
    test(`${fault} gives an error with a retry that works once it is mended`, async ({ page }) => {
      await page.route(FILE, answer);
      await page.goto('/en/game/easy');
      await expect(page.getByRole('alert')).toContainText('Failed to load puzzle.');
      await page.unroute(FILE);
      await page.getByRole('button', { name: 'Try again' }).click();
      await waitForPuzzle(page);
      expect((await emptyCells(page)).length).toBeGreaterThan(30);
    });
  }
});

test('a damaged save is set aside, and a new game begins', async ({ page }) => {
  await page.addInitScript(
    ([key]) => {
      if (!sessionStorage.getItem('planted'))
        localStorage.setItem(key ?? '', '{"schemaVersion":1,');
      sessionStorage.setItem('planted', 'yes');
    },
    [SAVE_KEY],
  );
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  const aside = await page.evaluate((key) => {
    const name = Object.keys(localStorage).find((each) => each.startsWith(`${key}-unreadable-`));
    return name && localStorage.getItem(name);
  }, SAVE_KEY);
  expect(aside).toBe('{"schemaVersion":1,');
  const first = await enterFirst(page);
  await page.reload();
  await waitForPuzzle(page);
  expect(await emptyCells(page)).not.toContain(first);
});

test('a page that is closed right after a move has lost nothing', async ({ page }) => {
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  const first = await enterFirst(page);
  await page.goto('about:blank');
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  expect(await emptyCells(page)).not.toContain(first);
});

test('without storage the game can be played', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  await enterFirst(page);
});

test('another language goes on with the same game', async ({ page }) => {
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  await enterFirst(page);
  const board = await readBoard(page);
  await page.getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL(/\/ja\/game\/easy$/);
  await waitForPuzzle(page);
  expect(await readBoard(page)).toEqual(board);
});

test('a new puzzle is started only after a yes, once the old one was begun', async ({ page }) => {
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  await enterFirst(page);
  const board = await readBoard(page);
  const newPuzzle = page.getByRole('button', { name: 'New puzzle' });

  await newPuzzle.click();
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await readBoard(page)).toEqual(board);

  await newPuzzle.click();
  await page.getByRole('dialog').getByRole('button', { name: 'New puzzle' }).click();
  await waitForPuzzle(page);
  expect(await readBoard(page)).not.toEqual(board);
  await page.reload();
  await waitForPuzzle(page);
  expect(await readBoard(page)).not.toEqual(board);
});

test('a finished game leaves no save behind', async ({ page }) => {
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  const solution = await solveBoard(page);
  for (const cell of await emptyCells(page)) {
    await cellAt(page, cell).click();
    await page.keyboard.press(`Digit${solution[cell]}`);
  }
  await expect(page.getByRole('heading', { name: 'Solved!' })).toBeFocused();
  await expect.poll(() => saved(page)).toBeNull();
});
