import { applyStep, findSteps, type Grid, Position } from '@nanpure/engine';
import { findHint } from '@nanpure/engine/hints';
import type { Page } from '@playwright/test';
import { cellAt, emptyCells, readBoard, solveBoard, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { boardBox, button, choose, nameOf, openGame, stat, WORDS } from './support/game.ts';
import { plantForNextLoad, savedFields, savedWith, saveKeyOf } from './support/saves.ts';

function panel(page: Page, language: 'en' | 'ja' = 'en') {
  return page.getByRole('region', { name: WORDS[language].hint, exact: true });
}

function hinted(page: Page) {
  return page.locator('[role=gridcell][data-hint]');
}

for (const language of ['en', 'ja'] as const) {
  const words = WORDS[language];

  test(`a hint goes from the area to the answer, and is carried out, in ${language} @1.4 @1.5 @2.27 @4.21 @4.31`, async ({
    page,
  }) => {
    await openGame(page, language);
    const solution = await solveBoard(page);
    const before = await emptyCells(page);
    const box = await boardBox(page);

    await button(page, words.hint).click();
    await expect(panel(page, language)).toBeVisible();
    await expect(stat(page, words.hints)).toHaveText('1');
    expect(await hinted(page).count()).toBeGreaterThan(0);
    await expect(button(page, words.apply)).toBeHidden();

    await button(page, words.more).click();
    await expect(stat(page, words.hints)).toHaveText('2');
    await expect(page.locator('[data-hint=pattern]').first()).toBeVisible();
    await button(page, words.more).click();
    await expect(stat(page, words.hints)).toHaveText('3');
    expect(await boardBox(page)).toEqual(box);

    await button(page, words.apply).click();
    await expect(panel(page, language)).toBeHidden();
    await expect(hinted(page)).toHaveCount(0);
    const after = await emptyCells(page);
    expect(after).toHaveLength(before.length - 1);
    const [placed = 0] = before.filter((cell) => !after.includes(cell));
    expect((await readBoard(page))[placed]).toBe(solution[placed]);
    await page.keyboard.press('Control+z');
    expect(await emptyCells(page)).toEqual(before);
  });
}

test('the panel closes by its button, by Escape and by a press outside @2.33 @4.26', async ({
  page,
}) => {
  await openGame(page);
  await button(page, 'Hint').click();
  await button(page, 'Close the hint').click();
  await expect(panel(page)).toBeHidden();
  await expect(hinted(page)).toHaveCount(0);

  await button(page, 'Hint').click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(hinted(page)).toHaveCount(0);

  await button(page, 'Hint').click();
  await expect(panel(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel(page)).toBeHidden();
});

test('a hint that was closed is read again for free, and only the next level counts @4.21', async ({
  page,
}) => {
  await openGame(page);
  await button(page, 'Hint').click();
  await button(page, 'Tell me more').click();
  await expect(stat(page, 'Hints')).toHaveText('2');
  await expect(panel(page)).toContainText('The technique to use here');
  const message = (await panel(page).locator('p').first().textContent()) ?? 'no message';

  await button(page, 'Close the hint').click();
  await expect(panel(page)).toBeHidden();
  await button(page, 'Hint').click();
  await expect(panel(page)).toContainText(message);
  await cellAt(page, (await emptyCells(page))[0] ?? 0).click();
  await expect(panel(page)).toBeHidden();
  await page.keyboard.press('KeyH');
  await expect(panel(page)).toContainText(message);
  await expect(stat(page, 'Hints')).toHaveText('2');

  await button(page, 'Tell me more').click();
  await expect(button(page, 'Apply')).toBeVisible();
  await expect(stat(page, 'Hints')).toHaveText('3');
  await page.keyboard.press('Escape');
  await button(page, 'Hint').click();
  await expect(button(page, 'Apply')).toBeVisible();
  await expect(stat(page, 'Hints')).toHaveText('3');
});

test('pressed elsewhere, the hint keeps its marks until the board changes', async ({ page }) => {
  await openGame(page);
  await button(page, 'Hint').click();
  await expect(panel(page)).toBeVisible();
  const [first = 0] = await emptyCells(page);
  await cellAt(page, first).click();
  await expect(panel(page)).toBeHidden();
  expect(await hinted(page).count()).toBeGreaterThan(0);
  await button(page, 'Notes').click();
  await page.keyboard.press('Digit3');
  await expect(hinted(page)).toHaveCount(0);
});

test('a changed board starts at the first level again @4.27', async ({ page }) => {
  await openGame(page);
  await button(page, 'Hint').click();
  await button(page, 'Tell me more').click();
  await expect(panel(page)).toContainText('What to use');
  const solution = await solveBoard(page);
  const [first = 0] = await emptyCells(page);
  await cellAt(page, first).click();
  await page.keyboard.press(`Digit${solution[first]}`);
  await button(page, 'Hint').click();
  await expect(panel(page)).toContainText('Where to look');
});

test('once it has named a technique, a hint leads to the lesson, and back to the game', async ({
  page,
}) => {
  await openGame(page);
  const before = await readBoard(page);
  const lesson = panel(page).getByRole('link', { name: 'Lesson on this technique' });
  await button(page, 'Hint').click();
  await expect(panel(page)).toBeVisible();
  await expect(lesson).toBeHidden();
  await button(page, 'Tell me more').click();
  await lesson.click();
  await expect(page).toHaveURL(/\/en\/techniques\/(naked|hidden)-single$/);
  await page.goBack();
  await waitForPuzzle(page);
  expect(await readBoard(page)).toEqual(before);
  await expect(stat(page, 'Hints')).toHaveText('2');
});

test('by keyboard: H asks, the board keeps the focus, and Tab leads to the panel @12.6', async ({
  page,
}) => {
  await openGame(page);
  const [first = 0] = await emptyCells(page);
  await cellAt(page, first).click();
  await page.keyboard.press('KeyH');
  await expect(panel(page)).toBeVisible();
  await expect(cellAt(page, first)).toBeFocused();
  const message = await panel(page).locator('p').first().textContent();
  await expect(page.getByRole('status')).toContainText(message ?? 'no message');
  await page.keyboard.press('KeyH');
  await expect(panel(page)).toContainText('What to use');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Close the hint')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cellAt(page, first)).toBeFocused();
});

test('on an enlarged page the hint comes into sight, and goes where it would cover the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 512 });
  await openGame(page);
  const [first = 0] = await emptyCells(page);
  await cellAt(page, first).click();
  await page.keyboard.press('KeyH');
  await expect(panel(page)).toBeInViewport();
  await panel(page).getByRole('button').last().focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Undo')).toBeFocused();
  await expect(panel(page)).toBeHidden();
});

test('a hint says in the names of the cells what it marks there', async ({ page }) => {
  await openGame(page);
  await button(page, 'Hint').click();
  await button(page, 'Tell me more').click();
  await button(page, 'Tell me more').click();
  await expect(button(page, 'Apply')).toBeVisible();
  const solution = await solveBoard(page);
  const names = await hinted(page).locator('span:first-child').allTextContents();
  const [answer] = names.filter((name) => name.includes('goes here'));
  const cell = await page
    .locator('[data-hint]', { hasText: 'goes here' })
    .getAttribute('data-cell');
  const place = `row ${Math.floor(Number(cell) / 9) + 1}, column ${(Number(cell) % 9) + 1}`;
  expect(answer).toBe(`Empty, ${place}, ${solution[Number(cell)]} goes here`);
});

/** The cells of the next step of a board: any of them answers its hint. */
function patternOn(board: Grid): readonly number[] {
  const hint = findHint(board);
  if (hint.kind !== 'step') throw new Error('the board has no step to show');
  return hint.cells;
}

test('a player finds the cell of a hint alone: wrong ones cost nothing and say why @4.31', async ({
  page,
}) => {
  const words = WORDS.en;
  await openGame(page);
  await button(page, words.hint).click();
  const question = (await panel(page).locator('p').first().textContent()) ?? '';
  const [before, box] = [await readBoard(page), await boardBox(page)];
  const pattern = patternOn(before);
  await button(page, words.search).click();
  await expect(page.getByRole('status')).toContainText('Tap the cell you think it is');

  const given = before.findIndex((digit) => digit !== 0);
  await cellAt(page, given).click();
  await expect(panel(page)).toContainText(`already has its ${before[given]}.`);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toContainText(question);

  await button(page, words.search).click();
  const wrong = (await emptyCells(page)).find((cell) => !pattern.includes(cell)) ?? 0;
  await cellAt(page, wrong).click();
  await expect(panel(page)).toContainText(`ow ${Math.floor(wrong / 9) + 1} column`);
  await cellAt(page, pattern[0] ?? 0).click();
  await expect(panel(page)).toContainText('You found it');
  await expect(page.getByRole('status')).toContainText('You found it');
  await expect(cellAt(page, pattern[0] ?? 0)).toHaveAttribute('data-hint', 'pattern');
  await expect(button(page, words.search)).toBeHidden();

  expect(await readBoard(page)).toEqual(before);
  expect(await boardBox(page)).toEqual(box);
  await expect(stat(page, words.hints)).toHaveText('1');
  await expect(stat(page, words.mistakes)).toHaveText('0');
  await expect(stat(page, 'Time')).toHaveText('0:00');
  await button(page, words.more).click();
  await expect(panel(page)).toContainText('What to use');
});

/** The board once no digit can be placed by a single any more. */
function afterSingles(board: Grid): Grid {
  const singles = { techniques: ['hidden-single', 'naked-single'] } as const;
  let position = Position.fromGrid(board);
  for (;;) {
    const [step] = findSteps(position, singles);
    if (!step) return position.grid;
    position = applyStep(position, step);
  }
}

test('by keyboard, unchecked: any cell of an elimination is found, and Enter enters nothing', async ({
  page,
}) => {
  await openGame(page, 'en', 'medium');
  await choose(page, 'radio', 'Check nothing');
  const key = saveKeyOf('medium');
  await cellAt(page, (await emptyCells(page))[0] ?? 0).click();
  await page.keyboard.press('KeyX');
  await page.keyboard.press('Digit1');
  await expect.poll(async () => (await savedFields(page, key))?.startTime).toBeTruthy();
  const board = afterSingles(await readBoard(page));
  await plantForNextLoad(page, { [key]: savedWith(await savedFields(page, key), board) });
  await page.goto('/ja/game/medium');
  await waitForPuzzle(page);
  expect(await readBoard(page)).toEqual([...board]);

  await page.keyboard.press('Control+Home');
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('KeyH');
  await expect(panel(page, 'ja')).toBeVisible();
  await button(page, WORDS.ja.search).press('Enter');
  await expect(cellAt(page, 0)).toBeFocused();
  const target = Math.max(...patternOn(board));
  for (let row = 0; row < Math.floor(target / 9); row++) await page.keyboard.press('ArrowDown');
  for (let column = 0; column < target % 9; column++) await page.keyboard.press('ArrowRight');
  await expect(cellAt(page, target)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('見つけましたね');
  await expect(panel(page, 'ja')).toContainText('決め手のマスです');
  await expect(cellAt(page, target)).toBeFocused();
  expect(await readBoard(page)).toEqual([...board]);
});

test('a hint that comes when the board has changed is dropped and not counted @4.25 @10.16', async ({
  page,
}) => {
  const held: (() => void)[] = [];
  await page.route('**/assets/ask-hint-*.js', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await openGame(page);
  const [first = 0] = await emptyCells(page);
  await button(page, 'Hint').click();
  await expect(button(page, 'Looking for a hint')).toHaveAttribute('aria-busy', 'true');
  await cellAt(page, first).click();
  await button(page, 'Notes').click();
  await page.keyboard.press('Digit3');
  await expect(nameOf(page, first)).toContainText('Notes 3');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const release of held) release();
  await expect(button(page, 'Hint')).toHaveAttribute('aria-busy', 'false');
  await expect(panel(page)).toBeHidden();
  await expect(stat(page, 'Hints')).toHaveText('0');
});

test.describe('a hint that cannot be had', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('is told and logged, and the game goes on @8.17', async ({ page }) => {
    const notes: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') notes.push(message.text());
    });
    await page.route('**/assets/ask-hint-*.js', (route) => route.abort());
    await openGame(page);
    await button(page, 'Hint').click();
    await expect.poll(() => notes.join()).toContain('The hint could not be generated.');
    await expect(page.getByRole('status')).toHaveText(/^The hint could not be loaded[.]/);
    await expect(panel(page)).toBeHidden();
    await expect(stat(page, 'Hints')).toHaveText('0');
    await expect(button(page, 'Hint')).toBeEnabled();
  });
});

test('@phone-only a double tap closes the hint and presses nothing beneath', async ({ page }) => {
  await openGame(page);
  await button(page, 'Hint').tap();
  const close = await button(page, 'Close the hint').boundingBox();
  if (!close) throw new Error('nothing closes the hint');
  const [x, y] = [close.x + close.width / 2, close.y + close.height / 2];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await expect(panel(page)).toBeHidden();
  await expect(button(page, 'Hint')).toHaveAttribute('aria-busy', 'false');
  await expect(stat(page, 'Hints')).toHaveText('1');
  // The next tap is meant.
  await expect(async () => {
    await button(page, 'Hint').tap();
    await expect(panel(page)).toBeVisible({ timeout: 100 });
  }).toPass();
});

for (const { width, height } of [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
]) {
  test(`@phone-only at ${width} × ${height} the hint lies over the pad, not over the board @12.15`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openGame(page);
    const before = await boardBox(page);
    await button(page, 'Hint').tap();
    await expect(panel(page)).toBeVisible();
    expect(await boardBox(page)).toEqual(before);
    const sheet = await panel(page).boundingBox();
    const board = await page.getByRole('grid').boundingBox();
    const apart = (sheet?.y ?? 0) >= (board?.y ?? 0) + (board?.height ?? 0);
    const beside = (sheet?.x ?? 0) >= (board?.x ?? 0) + (board?.width ?? 0);
    expect(apart || beside).toBe(true);
  });
}
