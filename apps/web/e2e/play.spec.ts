import type { Grid } from '@nanpure/engine';
import type { Page } from '@playwright/test';
import { cellAt, emptyCells, readBoard, solveBoard, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { isRunIn } from './support/proof.ts';
import { giveCredits } from './support/saves.ts';

const WORDS = {
  en: {
    easy: /^Easy/,
    pad: 'Digits',
    mistakes: 'Mistakes',
    complete: 'Solved in',
    oneMistake: '1 mistake along the way.',
    restored: 'Your game has been restored.',
    again: 'Next Easy puzzle',
  },
  ja: {
    easy: /^初級/,
    pad: '数字',
    mistakes: 'ミス',
    complete: '完成です！',
    oneMistake: 'ミスは1回でした。',
    restored: '前回の続きから始めます。',
    again: '次の初級問題',
  },
} as const;

type Enter = (page: Page, cell: number, digit: number) => Promise<void>;

function digitKey(page: Page, pad: string, digit: number) {
  return page
    .getByRole('group', { name: pad, exact: true })
    .getByRole('button', { name: new RegExp(`^${digit}[,、]`) });
}

async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    if (await isThere()) return;
  }
  throw new Error('30 presses of Tab did not lead there');
}

function focusedText(page: Page): Promise<string> {
  // What is drawn in signs isn't its name.
  return page.evaluate(() => document.activeElement?.textContent?.replace(/^[■□]+/, '') ?? '');
}

async function focusedCell(page: Page): Promise<number> {
  const cell = await page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
  return cell == null ? -1 : Number(cell);
}

/** Walks the focus over the board with the arrow keys, then types. */
async function enterByKeyboard(page: Page, cell: number, digit: number): Promise<void> {
  const from = await focusedCell(page);
  const down = Math.floor(cell / 9) - Math.floor(from / 9);
  const right = (cell % 9) - (from % 9);
  for (let step = 0; step < Math.abs(down); step++) {
    await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  for (let step = 0; step < Math.abs(right); step++) {
    await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  }
  await expect(cellAt(page, cell)).toBeFocused();
  await page.keyboard.press(`Digit${digit}`);
}

async function fill(page: Page, cells: readonly number[], solution: Grid, enter: Enter) {
  for (const cell of cells) await enter(page, cell, solution[cell] ?? 0);
}

for (const language of ['en', 'ja'] as const) {
  const words = WORDS[language];

  const enterByMouse: Enter = async (page, cell, digit) => {
    await cellAt(page, cell).click();
    await digitKey(page, words.pad, digit).click();
  };

  /** A wrong entry, half of the puzzle, a reload, the other half, the banner. */
  async function playToTheEnd(page: Page, enter: Enter, enterBoard: () => Promise<void>) {
    const solution = await solveBoard(page);
    const cells = await emptyCells(page);
    const [first = 0] = cells;
    const wrong = ((solution[first] ?? 1) % 9) + 1;

    await enter(page, first, wrong);
    await expect(page.getByRole('status').filter({ hasText: String(wrong) })).toBeVisible();
    expect((await readBoard(page))[first]).toBe(0);

    const half = Math.floor(cells.length / 2);
    await fill(page, cells.slice(0, half), solution, enter);
    await page.reload();
    await waitForPuzzle(page);
    await expect(page.getByText(words.restored)).toBeVisible();
    expect(await emptyCells(page)).toEqual(cells.slice(half));

    await enterBoard();
    await fill(page, cells.slice(half), solution, enter);
    await expect(page.getByRole('heading', { name: words.complete })).toBeVisible();
    await expect(page.getByText(words.oneMistake)).toBeVisible();
    expect(await readBoard(page)).toEqual(solution);
  }

  test.describe(`a game in ${language}`, () => {
    if (isRunIn(language, 'en')) {
      test('is won by mouse, from the home page on, through a reload @1.1 @2.31 @4.10 @4.16 @8.16', async ({
        page,
      }) => {
        await page.goto(`/${language}`);
        await page.getByRole('main').getByRole('link', { name: words.easy }).click();
        await waitForPuzzle(page);
        const board = await readBoard(page);
        await playToTheEnd(page, enterByMouse, async () => {});

        await giveCredits(page);
        await page.getByRole('button', { name: words.again }).click();
        await expect(page.getByText(words.complete)).toBeHidden();
        await waitForPuzzle(page);
        expect(await readBoard(page)).not.toEqual(board);
        await expect(page.getByText(words.complete)).toBeHidden();
      });
    }

    if (isRunIn(language, 'ja')) {
      test('is won by keyboard alone, from the home page on, through a reload @4.23 @12.13', async ({
        page,
      }) => {
        const enterBoard = () => tabTo(page, async () => (await focusedCell(page)) >= 0);
        await page.goto(`/${language}`);
        await tabTo(page, async () => words.easy.test(await focusedText(page)));
        await page.keyboard.press('Enter');
        await waitForPuzzle(page);
        await enterBoard();
        await playToTheEnd(page, enterByKeyboard, enterBoard);
      });
    }
  });
}
