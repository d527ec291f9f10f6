import type { Page } from '@playwright/test';
import { readBoard, waitForPuzzle } from './support/board.ts';
import { courseWith, MASTERED } from './support/course.ts';
import { expect, test } from './support/fixtures.ts';
import { openGame } from './support/game.ts';
import { recordShifts, shiftsOn } from './support/layout-shifts.ts';
import { isRunIn, LANGUAGES_OF_TODAY, ofToday } from './support/proof.ts';
import { enterFirst, plantForNextLoad } from './support/saves.ts';

const WORDS = {
  en: {
    first: 'Naked Single',
    xWing: 'X-Wing',
    next: 'Next: Swordfish',
    previous: 'Previous: Box-Line Reduction',
    swordfish: 'Swordfish',
    notFound: 'The specified technique was not found.',
    back: 'Back to the list',
    time: 'Several hours to 1 day',
    practice: 'Play a puzzle that needs this',
    needed: 'Technique needed: Swordfish.',
    board: 'The whole board',
  },
  ja: {
    first: 'ネイキッドシングル',
    xWing: 'Xウィング',
    next: '次へ：ソードフィッシュ',
    previous: '前へ：ボックスラインリダクション',
    swordfish: 'ソードフィッシュ',
    notFound: '指定されたテクニックが見つかりません。',
    back: '一覧に戻る',
    time: '数時間から1日',
    practice: 'この手が必要な問題で遊ぶ',
    needed: '必要なテクニック：ソードフィッシュ',
    board: '盤面全体の図',
  },
} as const;

for (const language of ['en', 'ja'] as const) {
  const words = WORDS[language];

  if (isRunIn(language, 'en')) {
    test(`from the list to a lesson and on to the next, in ${language}`, async ({ page }) => {
      await page.goto(`/${language}/techniques`);
      const names = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(names).toHaveCount(8);
      await expect(names.first()).toHaveText(words.first);

      await page.getByRole('link', { name: words.xWing, exact: true }).click();
      await expect(page).toHaveURL(`/${language}/techniques/x-wing`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.xWing);
      await expect(page).toHaveTitle(new RegExp(`^${words.xWing}`));
      await expect(page.getByText(words.time)).toBeVisible();
      await expect(page.getByRole('link', { name: words.previous })).toBeVisible();
      const board = page.getByRole('table', { name: words.board });
      await expect(board.getByRole('row')).toHaveCount(10);

      await page.getByRole('link', { name: words.next }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.swordfish);
      await page.getByRole('link', { name: words.back }).click();
      await expect(page).toHaveURL(`/${language}/techniques`);
    });
  }

  test.describe('an unknown technique', () => {
    test.use({ expectedErrors: [/404/] });

    test(`has a page that leads back to the list, in ${language} @2.18 @8.4`, async ({ page }) => {
      const response = await page.goto(`/${language}/techniques/y-wing`);
      expect(response?.status()).toBe(404);
      await expect(page.getByText(words.notFound)).toBeVisible();
      await page.getByRole('link', { name: words.back }).click();
      await expect(page).toHaveURL(`/${language}/techniques`);
    });
  });

  if (isRunIn(language, 'ja')) {
    test(`a puzzle that needs the technique is one click away, in ${language} @7.6`, async ({
      page,
    }) => {
      const file = page.waitForResponse('**/puzzles/hard-*.json');
      await page.goto(`/${language}/techniques/swordfish`);
      await page.getByRole('link', { name: words.practice }).click();
      await expect(page).toHaveURL(`/${language}/game/hard?technique=swordfish`);
      await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
      const played = await (await file).json();
      const givens = await page
        .getByRole('gridcell')
        .evaluateAll((cells) =>
          cells.map((cell) =>
            Number(/^\d/.exec(cell.firstElementChild?.textContent ?? '')?.[0] ?? 0),
          ),
        );
      expect(played.puzzle.flat()).toEqual(givens);
      expect(played.techniques_required).toContain('swordfish');
      await expect(page.getByText(words.needed, { exact: true }).last()).toBeVisible();
    });
  }
}

test('a lesson’s puzzle leaves the game under way as it is, and is gone on with @7.6', async ({
  page,
}) => {
  // The first that fits, each time: the first of all needs no swordfish.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await openGame(page, 'en', 'hard');
  await enterFirst(page);
  const board = await readBoard(page);
  const practise = async () => {
    await page.goto('/en/techniques/swordfish');
    await page.getByRole('link', { name: WORDS.en.practice }).click();
    await waitForPuzzle(page);
  };
  const needed = page.getByText(WORDS.en.needed, { exact: true }).last();

  await practise();
  await expect(needed).toBeVisible();
  expect(await readBoard(page)).not.toEqual(board);
  await enterFirst(page);
  const next = await readBoard(page);

  await practise();
  await expect(needed).toBeVisible();
  expect(await readBoard(page)).toEqual(next);

  await page.goto('/en/game/hard');
  await waitForPuzzle(page);
  expect(await readBoard(page)).toEqual(board);
});

const cards = (page: Page) => page.getByRole('main').locator('ol > li');

const WORDS_OF_PROGRESS = {
  en: { mastered: 'Mastered', passed: '1 of 6 steps passed', next: 'Next for you' },
  ja: { mastered: '習得済み', passed: '6段階のうち1段階まで合格', next: '次はこれ' },
} as const;

for (const language of LANGUAGES_OF_TODAY) {
  const words = WORDS_OF_PROGRESS[language];

  test(`the list tells what is mastered and what comes next, and moves nothing, in ${language}`, async ({
    page,
  }) => {
    await plantForNextLoad(page, {
      'nanpure-course': courseWith(
        {
          board: MASTERED,
          boxes: { earlier: { 1: 3, 2: 0, 3: 0 } },
          'naked-single': MASTERED,
        },
        'boxes',
      ),
    });
    await recordShifts(page);
    for (const width of [320, 820, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/${language}/techniques`);
      await expect(cards(page).nth(0)).toContainText(words.mastered);
      await expect(cards(page).nth(1)).toContainText(words.passed);
      await expect(page.getByText(words.next)).toHaveCount(1);
      await expect(cards(page).nth(1)).toContainText(words.next);
      expect(await shiftsOn(page), `${width} wide`).toEqual([]);
    }
    // All of a card leads to its lesson.
    await cards(page)
      .nth(2)
      .click({ position: { x: 5, y: 60 } });
    await expect(page).toHaveURL(`/${language}/techniques/naked-pair`);
  });
}

const aliases = [
  '/en/learn-sudoku',
  '/en/sudoku-solver-techniques/x-wing',
  '/ja/nanpure-techniques',
];

test('an alias is the page of the canonical path @2.9', async ({ page }) => {
  for (const path of ofToday(aliases, aliases.length)) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    const canonical = path
      .replace('learn-sudoku', 'techniques')
      .replace(/\w+(-solver)?-techniques/, 'techniques');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${canonical}$`),
    );
  }
});
