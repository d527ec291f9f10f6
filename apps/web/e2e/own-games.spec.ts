import { formatGrid, solve } from '@nanpure/engine';
import type { Page } from '@playwright/test';
import { violationsOn } from './support/axe.ts';
import { cellAt, emptyCells, readBoard, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import {
  askForMore,
  button,
  chooseInMenu,
  fillCells,
  openGame,
  readOn,
  WORDS,
} from './support/game.ts';
import { recordShifts, shiftsOn } from './support/layout-shifts.ts';
import { LANGUAGES_OF_TODAY } from './support/proof.ts';
import { enterFirst } from './support/saves.ts';

/** Needs no more than hidden singles. */
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** Takes a W-Wing at once: the course has no step here. */
const BEYOND = '7.91.6.5345683927113.7.59.6643957..22176835948954126379..3.8..55..2.43.93..5917.8';

const TEXTS = {
  en: {
    easy: 'Your puzzle: Easy',
    beyond: 'Your puzzle: W-Wing',
    promise: 'This puzzle has exactly one solution.',
    others: 'Your own puzzles',
    lesson: 'W-Wing',
    repeat: '5 appears more than once in row 1.',
    length: 'This has 80 cells. A Sudoku has 81.',
    play: 'Play this puzzle',
    field: 'A puzzle as text',
    solved: /^Easy ?Solved in/,
    continue: /^Continue/,
    fin: /In a green square: a fin/,
  },
  ja: {
    easy: '自分で入れた問題：初級',
    beyond: '自分で入れた問題：Wウィング',
    promise: 'この問題の答えはひとつです。',
    others: '自分で入れた問題',
    lesson: 'Wウィング',
    repeat: '上から1行目で、5が重複しています。',
    length: '80マスあります。ナンプレは81マスです。',
    play: 'この問題で遊ぶ',
    field: '問題のテキスト',
    solved: /^初級 ?.*で完成/,
    continue: /^続きから/,
    fin: /緑の四角の数字は、フィンなど/,
  },
} as const;

async function openOwn(page: Page, language: 'en' | 'ja', puzzle: string) {
  await page.goto(`/${language}/game/own#p=${puzzle}`);
  await waitForPuzzle(page);
}

async function placeFirst(page: Page) {
  const [cell = 0] = await emptyCells(page);
  const solution = solve(await readBoard(page));
  await cellAt(page, cell).press(String(solution?.[cell]));
  return formatGrid(await readBoard(page));
}

const plain = (text: string | null) => text?.replaceAll('\u200b', '');

for (const language of LANGUAGES_OF_TODAY) {
  const texts = TEXTS[language];

  test(`own puzzles are played by link, beside the others, and gone on with, in ${language} @13.4`, async ({
    page,
  }) => {
    await openOwn(page, language, EASY);
    await expect(page.getByText(texts.easy, { exact: true })).toBeVisible();
    const easy = await placeFirst(page);
    await page.reload();
    await waitForPuzzle(page);
    expect(formatGrid(await readBoard(page))).toBe(easy);

    await openOwn(page, language, BEYOND);
    await expect(page.getByText(texts.beyond, { exact: true })).toBeVisible();
    // Whether it can be solved without guessing is not known of every puzzle that is brought here.
    await expect(page.locator('[data-coach]')).toContainText(texts.promise);
    const beyond = await placeFirst(page);
    for (const difficulty of ['easy', 'medium', 'hard']) {
      await openGame(page, language, difficulty);
      await enterFirst(page);
    }
    await openOwn(page, language, EASY);
    expect(formatGrid(await readBoard(page))).toBe(easy);

    await recordShifts(page);
    await page.goto(`/${language}`);
    const cards = page.getByRole('main').getByRole('link', { name: texts.continue });
    await expect(cards).toHaveCount(5);
    expect(await shiftsOn(page)).toEqual([]);
    // The one that was played last comes first.
    expect(plain(await cards.last().textContent())).toContain(texts.easy);
    expect(await violationsOn(page)).toEqual([]);
    await cards.last().scrollIntoViewIfNeeded();
    await cards.filter({ hasText: texts.beyond }).click();
    await waitForPuzzle(page);
    expect(formatGrid(await readBoard(page))).toBe(beyond);
  });

  test(`a hint goes beyond the course, and a finished own game is kept, in ${language} @13.5`, async ({
    page,
  }) => {
    const words = WORDS[language];
    await openOwn(page, language, BEYOND);
    await button(page, words.hint).click();
    await askForMore(page, language);
    await chooseInMenu(page, words.help);
    await expect(page.getByRole('dialog').getByText(texts.fin)).toBeVisible();
    await page.keyboard.press('Escape');
    const lesson = page.getByRole('link', { name: texts.lesson }).first();
    await expect(lesson).toHaveAttribute('href', `/${language}/techniques/beyond/w-wing`);
    await askForMore(page, language);
    await expect(page.locator('[data-kind=strong]').first()).toBeVisible();
    await readOn(page, language);
    await expect(page.locator('[data-candidate=eliminated]').first()).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);

    await openOwn(page, language, EASY);
    await fillCells(page, await emptyCells(page));
    await page.getByRole('main').getByRole('link', { name: texts.others }).first().click();
    await expect(page.getByRole('link', { name: texts.solved })).toBeVisible();
    const field = page.getByRole('textbox', { name: texts.field });
    await field.fill(`55${EASY.slice(2)}`);
    await button(page, texts.play).click();
    await expect(page.getByText(texts.repeat)).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await field.fill(EASY);
    await button(page, texts.play).click();
    await waitForPuzzle(page);
    expect(formatGrid(await readBoard(page))).toBe(EASY);
    // Looked at again, it is still one that was solved; begun again, one to go on with.
    await cellAt(page, 2).click();
    await page.reload();
    await waitForPuzzle(page);
    await page.goto(`/${language}/game/own`);
    await expect(page.getByRole('link', { name: texts.solved })).toBeVisible();
    await openOwn(page, language, EASY);
    await placeFirst(page);
    await page.goto(`/${language}/game/own`);
    await expect(field).toBeVisible();
    await expect(page.getByRole('link', { name: texts.solved })).toBeHidden();

    await page.goto(`/${language}/game/own#p=${EASY.slice(1)}`);
    await expect(page.getByText(texts.length)).toBeVisible();
  });
}
