import type { Page } from '@playwright/test';
import { violationsInThemes } from './support/axe.ts';
import { emptyCells, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { holdRequests } from './support/held-requests.ts';
import { recordShifts, shiftsOn } from './support/layout-shifts.ts';
import { LANGUAGES_OF_TODAY } from './support/proof.ts';
import {
  enterFirst,
  nearlyWon,
  plantForNextLoad,
  savedDigits,
  savedFields,
} from './support/saves.ts';
import { isUncovered } from './support/uncovered.ts';

const WORDS = {
  en: {
    easy: 'Easy',
    newOne: 'New',
    goOn: 'Continue',
    solved: 'Solved in',
    share: 'Share the result',
    row: 'Days in a row',
    monthAfter: 'Next month',
    monthBefore: 'Previous month',
    back: 'Back to the day',
    copied: 'Copied.',
    first: 'Sunday, November 22, 2026',
    second: 'Monday, November 23, 2026',
    text: 'daily Sudoku of November 22, 2026',
  },
  ja: {
    easy: '初級',
    newOne: '未プレイ',
    goOn: '続きから',
    solved: '完成',
    share: '結果を共有する',
    row: '連続日数',
    monthAfter: '次の月',
    monthBefore: '前の月',
    back: 'この日の問題へ',
    copied: 'コピーしました',
    first: '2026年11月22日日曜日',
    second: '2026年11月23日月曜日',
    text: '2026年11月22日の日替わりナンプレ',
  },
} as const;

const SLOT = 'nanpure-game-daily-2026-11-22-easy';

const card = (page: Page, name: string) => page.getByRole('listitem').getByRole('link', { name });
const fact = (page: Page, name: string) =>
  page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');

for (const language of LANGUAGES_OF_TODAY) {
  const words = WORDS[language];

  test(`a puzzle of the day is played past midnight, counted and passed on, in ${language} @13.6 @13.8`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await recordShifts(page);
    await page.clock.install({ time: new Date('2026-11-22T23:50:00') });
    await page.goto(`/${language}/daily`);
    await expect(page.getByRole('heading', { name: words.first })).toBeVisible();
    await expect(card(page, words.easy)).toContainText(words.newOne);
    await expect(card(page, words.easy).locator('text').first()).toBeVisible();
    expect(await shiftsOn(page)).toEqual([]);

    await card(page, words.easy).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/daily/play#2026-11-22-easy$`));
    await waitForPuzzle(page);
    await expect(page.getByRole('main')).toBeFocused();
    await enterFirst(page);
    await expect.poll(() => savedDigits(page, SLOT)).toBeGreaterThan(0);
    const saved = { ...(await savedFields(page, SLOT)), elapsedTime: 65_400 };

    // The page of the day notices midnight by itself.
    await page.goBack();
    await expect(card(page, words.easy)).toContainText(words.goOn);
    await page.clock.runFor('11:00');
    await expect(page.getByRole('heading', { name: words.second })).toBeVisible();
    await expect(card(page, words.easy)).toContainText(words.newOne);

    // What was begun yesterday is finished today, and counts for yesterday.
    await plantForNextLoad(page, { [SLOT]: nearlyWon(saved) });
    // A clock that was set back takes no game away.
    await page.clock.setSystemTime(new Date('2026-11-21T12:00:00'));
    await page.goto(`/${language}/daily/play#2026-11-22-easy`);
    await waitForPuzzle(page);
    await page.clock.setSystemTime(new Date('2026-11-23T00:05:00'));
    await enterFirst(page);
    await page.clock.runFor(2000);
    await page.getByRole('button', { name: words.share }).click();
    await expect(page.getByText(words.copied)).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain(words.text);
    expect(text).toMatch(new RegExp(`${words.easy} 1:0\\d`));
    expect(text.split('\n').at(-1)).toBe(
      `${new URL(page.url()).origin}/${language}/daily#2026-11-22`,
    );
    await page.getByRole('main').getByRole('link', { name: words.back }).first().click();
    await expect(card(page, words.easy)).toContainText(words.solved);
    await expect(fact(page, words.row)).toHaveText('1');
    await page.goto(`/${language}/statistics`);
    await expect(fact(page, words.row).last()).toHaveText('1');
  });

  test(`the calendar is walked by keys, and leads to past days, in ${language} @13.7`, async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-11-22T12:00:00') });
    await page.goto(`/${language}/daily`);
    const days = page.getByRole('grid');
    await days.locator('a[tabindex="0"]').focus();
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'PageUp', 'Home', 'ArrowLeft']) {
      await page.keyboard.press(key);
    }
    // Tomorrow can't be chosen: from the 21st a week and a month back, to Sunday and the day before.
    const focused = page.locator(':focus');
    await expect(focused).toHaveAttribute('href', /#2026-10-10$/);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/#2026-10-10$/);
    const said = page.getByRole('main').getByRole('status').first();
    await expect(said).toHaveText(/October 10|10月10日/);
    await expect(focused).toHaveAttribute('href', /#2026-10-10$/);
    await expect(days.locator('[aria-selected=true] a')).toHaveAttribute('href', /#2026-10-10$/);
    await page.keyboard.press('Shift+PageUp');
    await expect(focused).toHaveAttribute('href', /#2026-01-01$/);
    expect(await violationsInThemes(page)).toEqual([]);

    await test.step('a key that leads nowhere takes no focus from a button later', async () => {
      await page.goto(`/${language}/daily`);
      await days.locator('a[tabindex="0"]').press('ArrowRight');
      await page.getByRole('button', { name: words.monthBefore }).click();
      await expect(page.getByRole('button', { name: words.monthBefore })).toBeFocused();
    });

    await test.step('at the last month the button to the next one keeps the focus', async () => {
      const next = page.getByRole('main').getByRole('button', { name: words.monthAfter });
      await next.press('Enter');
      await expect(next).toBeDisabled();
      await expect(next).toBeFocused();
      await next.press('Enter');
      await expect(days.locator('a[tabindex="0"]')).toHaveAttribute('href', /#2026-11-/);
    });

    await page.goto(`/${language}/daily/play#2026-11-23-easy`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
  });
}

for (const language of LANGUAGES_OF_TODAY) {
  // Months of four, five and six weeks.
  for (const [width, day] of [
    [320, '2026-02-22'],
    [320, '2026-08-22'],
    [1280, '2026-11-22'],
  ] as const) {
    test(`the footer stands still as the days come, on ${day} at ${width} pixels, in ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.clock.install({ time: new Date(`${day}T12:00:00`) });
      await recordShifts(page);
      const scripts = await holdRequests(page, '**/assets/*.js');
      await page.goto(`/${language}/daily`, { waitUntil: 'commit' });
      await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
      await scripts.asked;
      scripts.release();
      await expect(page.getByRole('grid')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      expect(await shiftsOn(page)).toEqual([]);
    });
  }
}

test('a puzzle of the day that is solved again counts once, and sets no record', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.clock.install({ time: new Date('2026-11-22T12:00:00') });
  await page.goto('/en/daily/play#2026-11-22-easy');
  await waitForPuzzle(page);
  await enterFirst(page);
  await expect.poll(() => savedDigits(page, SLOT)).toBeGreaterThan(0);
  const saved = await savedFields(page, SLOT);
  for (const elapsedTime of [65_400, 2000]) {
    await plantForNextLoad(page, { [SLOT]: nearlyWon({ ...saved, elapsedTime }) });
    await page.reload();
    await waitForPuzzle(page);
    await enterFirst(page);
    await expect(page.getByRole('heading', { name: 'Solved in' })).toBeVisible();
    // On a small phone, too, the result can be passed on without scrolling for it.
    const share = page.getByRole('button', { name: WORDS.en.share });
    await expect.poll(() => isUncovered(share)).toBe(true);
  }
  // A third time, from its beginning: in this tab it would be planted again.
  const other = await context.newPage();
  await page.close();
  await other.goto('/en/daily/play#2026-11-22-easy');
  await waitForPuzzle(other);
  const empty = (await emptyCells(other)).length;
  expect(empty).toBeGreaterThan(1);
  await enterFirst(other);
  await expect.poll(() => savedDigits(other, SLOT)).toBe(81 - empty + 1);
  await other.goto('/en/statistics');
  await expect(fact(other, 'Games started').first()).toHaveText('1');
  await expect(fact(other, 'Games won').first()).toHaveText('1');
});

for (const language of LANGUAGES_OF_TODAY) {
  test(`a solved day stays in sight when the clock is set back, and while it is played again, in ${language}`, async ({
    page,
  }) => {
    const words = WORDS[language];
    await page.setViewportSize({ width: 320, height: 640 });
    await page.clock.install({ time: new Date('2026-11-22T12:00:00') });
    const easy = { time: 65_400, hints: 0, mistakes: 0, onDay: true };
    await plantForNextLoad(page, {
      'nanpure-daily': JSON.stringify({
        schemaVersion: 1,
        results: { '2026-11-22': { easy } },
        begun: [],
      }),
    });
    const shown = page.getByRole('main').getByRole('listitem').filter({ hasText: words.easy });
    const fits = () =>
      page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

    await page.clock.setSystemTime(new Date('2026-11-10T12:00:00'));
    await page.goto(`/${language}/daily#2026-11-22`);
    await expect(shown).toContainText(`${words.solved} 1:05`);
    await expect(shown.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('button', { name: words.share })).toBeVisible();
    await expect(page.getByRole('grid').locator('[aria-selected=true] a')).toHaveAttribute(
      'href',
      /#2026-11-22$/,
    );
    expect(await violationsInThemes(page)).toEqual([]);

    await page.clock.setSystemTime(new Date('2026-11-22T12:00:00'));
    await page.goto(`/${language}/daily/play#2026-11-22-easy`);
    await waitForPuzzle(page);
    await enterFirst(page);
    await expect.poll(() => savedDigits(page, SLOT)).toBeGreaterThan(0);
    await page.goto(`/${language}/daily`);
    await expect(card(page, words.easy)).toHaveAccessibleName(
      new RegExp(`${words.solved} 1:05 .+ 0:0\\d$`),
    );
    expect(await fits()).toBe(true);
    expect(await violationsInThemes(page)).toEqual([]);
  });
}
