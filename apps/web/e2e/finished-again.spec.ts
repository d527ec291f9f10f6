import { formatGrid } from '@nanpure/engine';
import type { Page } from '@playwright/test';
import { emptyCells, readBoard, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { button, fillCells, openGame } from './support/game.ts';
import { LANGUAGES_OF_TODAY } from './support/proof.ts';
import {
  enterFirst,
  nearlyWon,
  plantForNextLoad,
  savedDigits,
  savedFields,
  stored,
} from './support/saves.ts';

/* A puzzle that was solved is shown as it ended to who comes back to it, and is counted once. */

const OWN = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const DAILY = 'nanpure-game-daily-2026-11-22-easy';

const WORDS = {
  en: {
    solved: /Solved in \d+:\d\d/,
    again: 'Play again',

    easy: /^Easy/,
    said: /You solved this puzzle in \d+:\d\d/,
  },
  ja: {
    solved: /で完成です/,
    again: 'もう一度遊ぶ',

    easy: /^初級/,
    said: /前に\d+:\d\dで完成した問題です/,
  },
} as const;

type Language = keyof typeof WORDS;

const card = (page: Page, language: Language) =>
  page.getByRole('heading', { level: 2, name: WORDS[language].solved });

/** The finished board and the time on its card, once they are there. */
async function ending(page: Page, language: Language) {
  await expect(card(page, language)).toBeVisible();
  expect(await emptyCells(page)).toEqual([]);
  return {
    board: formatGrid(await readBoard(page)),
    title: await card(page, language).textContent(),
  };
}

/** Everything that counts or promises something. */
const counted = async (page: Page) =>
  Promise.all(
    ['nanpure-statistics', 'nanpure-daily', 'nanpure-course-met', 'nanpure-credits'].map((key) =>
      stored(page, key),
    ),
  );

/** Plays the game of the page, but for one cell, elsewhere: the next load finds it nearly won. */
async function winSoon(page: Page, key: string) {
  await enterFirst(page);
  await expect.poll(() => savedDigits(page, key)).toBeGreaterThan(17);
  const saved = { ...(await savedFields(page, key)), elapsedTime: 65_400 };
  await plantForNextLoad(page, { [key]: nearlyWon(saved) });
  await page.reload();
  await waitForPuzzle(page);
  await enterFirst(page);
}

for (const language of LANGUAGES_OF_TODAY) {
  const words = WORDS[language];

  test(`who comes back to a solved puzzle of the bank finds it, until the next one, in ${language} @4.18`, async ({
    page,
  }) => {
    const confetti: string[] = [];
    page.on('request', (request) => {
      if (/confetti.*[.]js/.test(request.url())) confetti.push(request.url());
    });
    await page.goto(`/${language}/how-to-play`);
    await openGame(page, language);
    await winSoon(page, 'nanpure-game-easy');
    const end = await ending(page, language);
    const before = await counted(page);
    await expect.poll(() => confetti.length).toBe(1);

    await test.step('by Back from the lesson on a technique', async () => {
      const lesson = page.getByRole('main').locator(`a[href^="/${language}/techniques/"]`).first();
      await lesson.click();
      await expect(page).toHaveURL(/\/techniques\//);
      await page.goBack();
      expect(await ending(page, language)).toEqual(end);
    });
    await test.step('by a reload, on which nothing is news', async () => {
      await page.reload();
      expect(await ending(page, language)).toEqual(end);
      await expect(card(page, language)).not.toBeFocused();
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    });
    await test.step('by Back from a page that was loaded', async () => {
      await page.goto(`/${language}/techniques`);
      await page.goBack();
      expect(await ending(page, language)).toEqual(end);
    });
    expect(await counted(page)).toEqual(before);
    expect(JSON.parse(before[0] ?? '').byDifficulty.easy.wins).toBe(1);
    expect(confetti).toHaveLength(1);

    await test.step('but a link to the difficulty leads to a new one, which stays', async () => {
      await page.goto(`/${language}`);
      await page.getByRole('main').getByRole('link', { name: words.easy }).first().click();
      await waitForPuzzle(page);
      await expect(card(page, language)).toBeHidden();
      const fresh = formatGrid(await readBoard(page));
      expect(fresh).not.toBe(end.board);
      await expect.poll(() => stored(page, 'nanpure-game-easy')).toContain('"startTime":null');
      await page.reload();
      await waitForPuzzle(page);
      expect(formatGrid(await readBoard(page))).toBe(fresh);
    });
  });

  test(`a solved puzzle of the day is shown as it ended, and played again when asked for, in ${language}`, async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-11-22T12:00:00') });
    await page.goto(`/${language}/daily/play#2026-11-22-easy`);
    await waitForPuzzle(page);
    const puzzle = formatGrid(await readBoard(page));
    await winSoon(page, DAILY);
    const end = await ending(page, language);
    const before = await counted(page);
    await page.reload();
    expect(await ending(page, language)).toEqual(end);
    await page.goto(`/${language}/daily`);
    await page.getByRole('listitem').getByRole('link', { name: words.easy }).click();
    expect(await ending(page, language)).toEqual(end);
    expect(await counted(page)).toEqual(before);

    await button(page, words.again).click();
    await waitForPuzzle(page);
    await expect(card(page, language)).toBeHidden();
    expect(formatGrid(await readBoard(page))).toBe(puzzle);
    // Not begun yet: what was achieved is still there.
    await page.reload();
    expect(await ending(page, language)).toEqual(end);
    await button(page, words.again).click();
    await waitForPuzzle(page);
    await enterFirst(page);
    const begun = formatGrid(await readBoard(page));
    await page.reload();
    await waitForPuzzle(page);
    expect(formatGrid(await readBoard(page))).toBe(begun);

    await test.step('where only the record is left, it says so', async () => {
      await page.evaluate((key) => localStorage.removeItem(key), DAILY);
      await page.goto(`/${language}/daily`);
      await page.evaluate((key) => localStorage.removeItem(key), DAILY);
      await page.getByRole('listitem').getByRole('link', { name: words.easy }).click();
      await waitForPuzzle(page);
      await page.clock.runFor(1000);
      await expect(page.getByText(words.said)).toBeVisible();
    });
    expect(await counted(page)).toEqual(before);
  });

  test(`a solved puzzle of one's own is still there after a reload, and a link to it says so, in ${language}`, async ({
    page,
  }) => {
    const address = `/${language}/game/own#p=${OWN}`;
    await page.goto(address);
    await waitForPuzzle(page);
    await fillCells(page, await emptyCells(page));
    const end = await ending(page, language);
    await page.reload();
    expect(await ending(page, language)).toEqual(end);
    await button(page, words.again).click();
    await waitForPuzzle(page);
    expect(formatGrid(await readBoard(page))).toBe(OWN);

    await page.goto(`/${language}/daily`);
    await page.goto(address);
    await waitForPuzzle(page);
    await expect(page.getByText(words.said)).toBeVisible();
    expect(formatGrid(await readBoard(page))).toBe(OWN);
  });
}
