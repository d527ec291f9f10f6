import type { Page } from '@playwright/test';
import { violationsInThemes } from './support/axe.ts';
import { waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { recordShifts, shiftsOn } from './support/layout-shifts.ts';
import { LANGUAGES_OF_TODAY } from './support/proof.ts';
import {
  enterFirst,
  nearlyWon,
  plantForNextLoad,
  SAVE_KEY,
  savedDigits,
  savedFields,
} from './support/saves.ts';

/** Wins an easy puzzle in no time. */
async function win(page: Page) {
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  await enterFirst(page);
  await expect.poll(() => savedDigits(page)).toBeGreaterThan(17);
  const saved = { ...(await savedFields(page)), elapsedTime: 65_400 };
  await plantForNextLoad(page, { [SAVE_KEY]: nearlyWon(saved) });
  await page.reload();
  await waitForPuzzle(page);
  await enterFirst(page);
  await expect(page.getByRole('heading', { name: 'Solved in' })).toBeVisible();
}

const fact = (page: Page, name: string) =>
  page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');

test('a game that was begun and won is on the page, in both languages @4.17', async ({ page }) => {
  await win(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your statistics' }).click();
  await expect(page).toHaveURL(/\/en\/statistics$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your statistics');
  await expect(fact(page, 'Games started')).toHaveText('1');
  await expect(fact(page, 'Games won')).toHaveText('1');
  await expect(fact(page, 'Won without a hint or a mistake')).toHaveText('1');
  await expect(fact(page, 'Days in a row with a win')).toHaveText('1');
  await expect(fact(page, 'Best time').first()).toHaveText(/^1:0[5-9]$/);
  await expect(fact(page, 'Best time').last()).toHaveText('None yet');
  const today = await page.evaluate(() => new Date().getDay());
  const calendar = page.getByRole('table', { name: '1 puzzle solved, on 1 day.' });
  await expect(calendar.getByRole('row').nth(today + 1)).toContainText('1 puzzle');
  await expect(page.getByRole('row', { name: /^Naked Single/ })).toHaveText(/^Naked Single11–/);
  await page.getByRole('banner').getByRole('link', { name: '日本語' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('これまでの記録');
  await expect(fact(page, '解いた問題')).toHaveText('1');
});

test('a page that stays open goes on to the next day', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-28T12:00:00') });
  await win(page);
  await page.goto('/en/statistics');
  await expect(fact(page, 'Days in a row with a win')).toHaveText('1');
  await page.clock.setSystemTime(new Date('2026-11-30T00:05:00'));
  await page.clock.runFor('01:00');
  await expect(fact(page, 'Days in a row with a win')).toHaveText('0');
});

test('a game in which nothing is checked is won, but not called flawless', async ({ page }) => {
  await plantForNextLoad(page, { 'nanpure-settings': '{"mistakePolicy":"free"}' });
  await win(page);
  await page.goto('/en/statistics');
  await expect(fact(page, 'Games won')).toHaveText('1');
  await expect(fact(page, 'Won without a hint or a mistake')).toHaveText('0');
});

test('a look at a puzzle is no game; the first input is', async ({ page }) => {
  await page.goto('/en/game/hard');
  await waitForPuzzle(page);
  await page.goto('/en/statistics');
  await expect(page.getByText('Nothing yet')).toBeVisible();
  await page.goto('/en/game/hard');
  await waitForPuzzle(page);
  await enterFirst(page);
  await page.reload();
  await waitForPuzzle(page);
  await enterFirst(page);
  await page.goto('/en/statistics');
  await expect(fact(page, 'Games started')).toHaveText('1');
  await expect(page.getByText('Nothing yet')).toBeHidden();
});

test('statistics that are damaged are set aside, and counting goes on', async ({ page }) => {
  await plantForNextLoad(page, { 'nanpure-statistics': '{"wins":"many"}' });
  await page.goto('/en/statistics');
  await expect(page.getByText('Nothing yet')).toBeVisible();
  expect(await page.evaluate(() => Object.values(localStorage))).toContain('{"wins":"many"}');
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  await enterFirst(page);
  await page.goto('/en/statistics');
  await expect(fact(page, 'Games started')).toHaveText('1');
});

/** What was played over two months, as it is stored. */
async function plantStatistics(page: Page) {
  const times = [620, 540, 480, 700, 430].map((seconds) => 1000 * seconds);
  const played = {
    games: 7,
    wins: 5,
    flawlessWins: 2,
    bestTime: 430_000,
    totalTime: 2_770_000,
    times,
  };
  const none = { games: 0, wins: 0, flawlessWins: 0, bestTime: null, totalTime: 0, times: [] };
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  await plantForNextLoad(page, {
    'nanpure-statistics': JSON.stringify({
      schemaVersion: 2,
      byDifficulty: { easy: played, medium: none, hard: played },
      techniques: { 'naked-single': 10, 'hidden-single': 8, swordfish: 1 },
      unaided: { 'naked-single': 9 },
      streak: { lastDay: day(1), length: 2, longest: 5 },
      days: { [day(1)]: 2, [day(2)]: 1, [day(9)]: 4, [day(30)]: 3 },
      since: day(40),
      lastStarts: [],
      lastWins: [],
    }),
    'nanpure-exercises': JSON.stringify({
      swordfish: { guided: 2, half: 1, free: 0, 'near-miss': 0 },
    }),
  });
}

test('days, times and techniques are shown, with what they mean as text', async ({ page }) => {
  await plantStatistics(page);
  await page.goto('/en/statistics');
  await expect(
    page.getByRole('table', { name: /^10 puzzles solved, on 4 days. Counted since/ }),
  ).toBeVisible();
  await expect(
    page.getByRole('table', { name: /“No hint” has been counted since \w+ \d+, \d{4}\.$/ }),
  ).toBeVisible();
  await expect(page.getByText('Your latest 5: median 9:00, from 7:10 to 11:40.')).toHaveCount(2);
  await expect(page.getByRole('row', { name: /^Swordfish/ })).toHaveText(/^Swordfish1–none3$/);
});

for (const language of LANGUAGES_OF_TODAY) {
  for (const isPlayed of [false, true]) {
    const what = `/${language}/statistics ${isPlayed ? 'after two months' : 'on a first visit'}`;
    test(`${what} is accessible in every theme, fits 320 px and doesn't shift`, async ({
      page,
    }) => {
      if (isPlayed) await plantStatistics(page);
      await recordShifts(page);
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto(`/${language}/statistics`);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(await shiftsOn(page)).toEqual([]);
      expect(await violationsInThemes(page)).toEqual([]);
      for (const textSize of ['100%', '200%']) {
        const overflow = await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
          return document.documentElement.scrollWidth - window.innerWidth;
        }, textSize);
        expect(overflow, textSize).toBeLessThanOrEqual(0);
      }
    });
  }
}
