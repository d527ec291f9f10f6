import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import { cellAt, emptyCells, solveBoard, waitForPuzzle } from './board.ts';
import { nearlyWon, plantForNextLoad, savedDigits, savedFields, saveKeyOf } from './saves.ts';

export type Language = 'en' | 'ja';

/** What the tests press and read on the game screen, as it is called in each language. */
export const WORDS = {
  en: {
    hint: 'Hint',
    more: 'Tell me more',
    apply: 'Put it in',
    next: 'Next',
    closeHint: 'Close the hint',
    search: 'Find it myself',
    mistakes: 'Mistakes',
    hints: 'Hints',
    answer: 'Answer',
    notes: 'Notes',
    note: 'Note ',
    pause: 'Pause',
    newPuzzle: 'New puzzle',
    settings: 'Settings',
    help: 'Keys and help',
    fillNotes: 'Fill in all notes',
    clearMistakes: 'Take out what is wrong',
    show: 'Show them',
    done: 'Done',
    solved: 'Solved in',
  },
  ja: {
    hint: 'ヒント',
    more: 'もう少し詳しく',
    apply: '入れる',
    next: '次へ',
    closeHint: 'ヒントを閉じる',
    search: '自分で見つける',
    mistakes: 'ミス',
    hints: 'ヒント',
    answer: '答え',
    notes: 'メモ',
    note: 'メモ',
    pause: '一時停止',
    newPuzzle: '新しい問題',
    settings: '設定',
    help: 'キー操作とヘルプ',
    fillNotes: 'メモをすべて記入',
    clearMistakes: '間違いだけを消',
    show: '表示する',
    done: '閉じる',
    solved: '完成です！',
  },
} as const;

/** Where puzzles come from: each has a file of its own, and all of a difficulty have one together. */
export const PUZZLE_FILES = /\/(?:data|puzzles)\/[^/]+[.]json$/;

/** Opens a new game. */
export async function openGame(page: Page, language: Language = 'en', difficulty = 'easy') {
  await page.goto(`/${language}/game/${difficulty}`);
  await waitForPuzzle(page);
}

/** A button of the screen by its exact name. */
export function button(page: Page | Frame, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Reads a level of the open hint to its end. */
export async function readOn(page: Page, language: Language = 'en'): Promise<void> {
  const next = button(page, WORDS[language].next);
  while ((await next.count()) > 0 && (await next.getAttribute('aria-disabled')) === 'false') {
    await next.press('Enter');
  }
}

/** Asks for one level more of the open hint: by a key, as the second of two quick clicks doesn't count. */
export async function askForMore(page: Page, language: Language = 'en'): Promise<void> {
  await readOn(page, language);
  const text = page.getByRole('tabpanel');
  const before = (await text.textContent()) ?? '';
  await button(page, WORDS[language].more).press('Enter');
  await expect(text).not.toHaveText(before);
}

/** Opens the menu of the game. */
export function openMenu(page: Page): Promise<void> {
  return page.getByRole('main').locator('[title][aria-haspopup=dialog]').click();
}

/** Opens the menu of the game and presses a button of it. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page.getByRole('dialog').getByRole('button', { name }).first().click();
}

/** A number of the stats bar. */
export function stat(page: Page, label: string): Locator {
  return page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd');
}

/** What a cell is called. */
export function nameOf(page: Page, cell: number): Locator {
  return cellAt(page, cell).locator('span').first();
}

/** What all 81 cells are called. */
export function allNames(page: Page): Promise<string[]> {
  return page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => cell.firstElementChild?.textContent ?? ''));
}

/** Where the board is on the page, however far that is scrolled. */
export function boardBox(page: Page) {
  return page.getByRole('grid').evaluate((board) => {
    const { x, y, width, height } = board.getBoundingClientRect();
    return { x, y: y + window.scrollY, width, height };
  });
}

/** Where the middle of each cell is in the window. */
function cellCentres(page: Page) {
  return page.getByRole('gridcell').evaluateAll((cells) =>
    cells.map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
}

/** Fills empty cells with their right digits, by mouse and keyboard. */
export async function fillCells(page: Page, cells: readonly number[]): Promise<void> {
  const solution = await solveBoard(page);
  const [first, ...others] = cells;
  if (first === undefined) return;
  await page.getByRole('grid').scrollIntoViewIfNeeded();
  await cellAt(page, first).click();
  await page.keyboard.press(`Digit${solution[first]}`);
  // The board stands still: that a cell can be clicked needn't be waited for again.
  const centres = await cellCentres(page);
  for (const cell of others) {
    await page.mouse.click(centres[cell]?.x ?? 0, centres[cell]?.y ?? 0);
    await page.keyboard.press(`Digit${solution[cell]}`);
  }
}

/** Has the page believe that it is hidden, or in sight again. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** Chooses something in the settings and closes them. */
export async function choose(page: Page, role: 'radio' | 'checkbox', name: string): Promise<void> {
  await chooseInMenu(page, WORDS.en.settings);
  await page.getByRole('dialog').getByRole(role, { name, exact: true }).click();
  await button(page, WORDS.en.done).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Has a game that was begun go on with few empty cells left, and tells the first. */
export async function nearlySolve(page: Page, difficulty = 'easy', left = 1): Promise<number> {
  const key = saveKeyOf(difficulty);
  await expect.poll(() => savedDigits(page, key)).toBeGreaterThan(0);
  await plantForNextLoad(page, { [key]: nearlyWon(await savedFields(page, key), left) });
  await page.reload();
  await waitForPuzzle(page);
  const [last = 0] = await emptyCells(page);
  return last;
}
