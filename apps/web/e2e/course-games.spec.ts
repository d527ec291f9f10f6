import type { Page } from '@playwright/test';
import { violationsInThemes } from './support/axe.ts';
import { emptyCells, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { button, fillCells, nearlySolve, stat, WORDS } from './support/game.ts';
import { savedFields, saveKeyOf, stored } from './support/saves.ts';

const LAST_STATION = '/en/learn/whole-puzzle#test';

const counted = (page: Page, count: number) =>
  page.getByText(`${count} of 3 finished without a hint`);

/** Begins the puzzle on the page, asks for a hint where there is to be one, and wins. */
async function win(page: Page, difficulty: string, { isHinted = false } = {}) {
  await expect(page).toHaveURL(`/en/game/${difficulty}`);
  await waitForPuzzle(page);
  const [first = 0] = await emptyCells(page);
  await fillCells(page, [first]);
  if (isHinted) {
    await button(page, WORDS.en.hint).click();
    await expect(stat(page, WORDS.en.hints)).toHaveText('1');
    const hintsSaved = async () => (await savedFields(page, saveKeyOf(difficulty))).hintsUsed;
    await expect.poll(hintsSaved).toBe(1);
  }
  await fillCells(page, [await nearlySolve(page, difficulty)]);
  await expect(page.getByRole('heading', { name: WORDS.en.solved })).toBeFocused();
}

test('the last station counts a hard puzzle that was solved without a hint', async ({ page }) => {
  await page.goto(LAST_STATION);
  await expect(counted(page, 0)).toBeVisible();
  expect(await violationsInThemes(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: 'Play a hard puzzle' }).click();
  await win(page, 'hard');
  await expect.poll(() => stored(page, 'nanpure-course-met')).toContain('game hard');
  await page.goto(LAST_STATION);
  await expect(counted(page, 1)).toBeVisible();
});

for (const [what, difficulty, isHinted] of [
  ['an easy puzzle', 'easy', false],
  ['a puzzle that was solved with a hint', 'hard', true],
] as const) {
  test(`the last station does not count ${what}`, async ({ page }) => {
    await page.goto(LAST_STATION);
    await expect(counted(page, 0)).toBeVisible();
    await page.goto(`/en/game/${difficulty}`);
    await win(page, difficulty, { isHinted });
    await page.goto(LAST_STATION);
    await expect(counted(page, 0)).toBeVisible();
  });
}
