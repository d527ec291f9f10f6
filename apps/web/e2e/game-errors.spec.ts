import type { Page } from '@playwright/test';
import { emptyCells, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { button, openGame, PUZZLE_FILES, stat, WORDS } from './support/game.ts';
import { holdRequests } from './support/held-requests.ts';
import { LANGUAGES_OF_TODAY } from './support/proof.ts';
import { enterFirst, plantForNextLoad, SAVE_KEY, savedFields } from './support/saves.ts';

const GAME_CHUNK = '**/assets/GamePage-*.js';

const TEXTS = {
  en: {
    invalid: 'Invalid data.',
    medium: 'Medium',
    loading: 'Loading a puzzle',
    error: 'Error',
    notLoaded: 'Failed to load puzzle.',
    serverError: 'Server error occurred.',
    retry: 'Try again',
    limit: 'Hint usage limit reached',
    broken: 'An error occurred.',
    reload: 'Reload',
  },
  ja: {
    invalid: '無効なデータです。',
    medium: '中級',
    loading: '問題を読み込んでいます',
    error: 'エラー',
    notLoaded: '問題を読み込めませんでした。',
    serverError: 'サーバーエラーが発生しました。',
    retry: 'もう一度試す',
    limit: 'ヒントの上限に達しました',
    broken: 'エラーが発生しました。',
    reload: '再読み込み',
  },
} as const;

/** A game in which no more than some number of hints may be asked for. */
async function limitHints(page: Page, maxHints: number) {
  const { owner, ...saved } = await savedFields(page);
  const config = { mistakePolicy: 'reject', removeNotes: true, maxHints };
  await plantForNextLoad(page, { [SAVE_KEY]: JSON.stringify({ ...saved, config }) });
  await page.reload();
  await waitForPuzzle(page);
}

for (const language of LANGUAGES_OF_TODAY) {
  const texts = TEXTS[language];
  const words = WORDS[language];

  test.describe(`what is told in ${language}`, () => {
    test.use({ expectedErrors: [/Failed to load resource|planted/] });

    test('of a difficulty that does not exist, with a way to those that do @2.17 @8.3', async ({
      page,
    }) => {
      const response = await page.goto(`/${language}/game/impossible`);
      expect(response?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main).toContainText(texts.invalid);
      await main.getByRole('link', { name: texts.medium }).click();
      await expect(page).toHaveURL(`/${language}/game/medium`);
      await waitForPuzzle(page);
    });

    test('while a puzzle is loaded, when it can not be had, and when the page breaks @4.12 @8.2 @8.5 @8.9 @8.15', async ({
      page,
    }) => {
      const { release } = await holdRequests(page, PUZZLE_FILES, (route) =>
        route.fulfill({ status: 503 }),
      );
      await page.goto(`/${language}/game/easy`);
      await expect(page.getByText(texts.loading)).toBeVisible();
      await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
      expect(await emptyCells(page)).toHaveLength(81);
      release();
      const alert = page.getByRole('alert');
      await expect(alert.getByRole('heading', { name: texts.error })).toBeVisible();
      await expect(alert).toContainText(texts.notLoaded);
      await expect(alert).toContainText(texts.serverError);
      await expect(page.getByText(texts.loading)).toBeHidden();
      await page.unroute(PUZZLE_FILES);
      await alert.getByRole('button', { name: texts.retry }).click();
      await waitForPuzzle(page);
      await expect(alert).toBeHidden();

      await page.route(GAME_CHUNK, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export function GamePage() { throw new Error("planted"); }',
        }),
      );
      await page.reload();
      await expect(alert).toContainText(texts.broken);
      await page.unroute(GAME_CHUNK);
      await alert.getByRole('button', { name: texts.reload }).click();
      await waitForPuzzle(page);
    });

    test('when no hint is left, of which the button knows @4.32 @8.13', async ({ page }) => {
      await openGame(page, language);
      const first = await enterFirst(page);
      await expect.poll(async () => (await savedFields(page)).startTime).not.toBeNull();
      await limitHints(page, 1);
      const panel = page.getByRole('region', { name: words.hint, exact: true });
      await button(page, words.hint).click();
      await expect(panel).toContainText(texts.limit);
      await expect(button(page, words.more)).toBeHidden();
      await expect(button(page, words.hint)).toBeDisabled();
      await button(page, words.closeHint).click();
      await page.locator(`[data-cell="${first}"]`).click();
      await page.keyboard.press('KeyH');
      await expect(panel).toBeHidden();
      await expect(stat(page, words.hints)).toHaveText('1');
    });
  });
}
