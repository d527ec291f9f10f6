import { applyStep, findSteps, type Grid, Position } from '@nanpure/engine';
import { findHint } from '@nanpure/engine/hints';
import type { Page } from '@playwright/test';
import { cellAt, emptyCells, readBoard, solveBoard, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import {
  askForMore,
  boardBox,
  button,
  choose,
  nameOf,
  openGame,
  readOn,
  stat,
  WORDS,
} from './support/game.ts';
import { holdRequests } from './support/held-requests.ts';
import { LANGUAGES_OF_TODAY } from './support/proof.ts';
import {
  enterFirst,
  plantForNextLoad,
  savedFields,
  savedWith,
  saveKeyOf,
} from './support/saves.ts';

const HINT_PARTS = '**/assets/hint-parts-*.js';

function panel(page: Page, language: 'en' | 'ja' = 'en') {
  return page.getByRole('region', { name: WORDS[language].hint, exact: true });
}

function hinted(page: Page) {
  return page.locator('[role=gridcell][data-hint]');
}

for (const language of LANGUAGES_OF_TODAY) {
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

    await askForMore(page, language);
    await expect(stat(page, words.hints)).toHaveText('2');
    await expect(page.locator('[data-hint=pattern]').first()).toBeVisible();
    await askForMore(page, language);
    await expect(stat(page, words.hints)).toHaveText('3');
    await readOn(page, language);
    await expect(page.locator('[data-ring]')).toHaveCount(1);
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

/** Which of the three levels is read. */
function levelTab(page: Page) {
  return panel(page).getByRole('tab', { selected: true });
}

function pressOutside(page: Page) {
  return page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } });
}

test('the panel closes in three ways; what was told is read again for free, and only a new level counts @2.33 @4.21 @4.26', async ({
  page,
}) => {
  await openGame(page);
  await test.step('it closes by its button, by Escape and by a press outside of the game', async () => {
    await button(page, 'Hint').click();
    await button(page, 'Close the hint').click();
    await expect(panel(page)).toBeHidden();
    await expect(hinted(page)).toHaveCount(0);

    await button(page, 'Hint').press('Enter');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(hinted(page)).toHaveCount(0);

    await button(page, 'Hint').press('Enter');
    await expect(panel(page)).toBeVisible();
    await pressOutside(page);
    await expect(panel(page)).toBeHidden();
    expect(await hinted(page).count()).toBeGreaterThan(0);
  });

  await test.step('a hint that was closed is read again for free', async () => {
    await button(page, 'Hint').press('Enter');
    await expect(stat(page, 'Hints')).toHaveText('1');
    await askForMore(page);
    await expect(stat(page, 'Hints')).toHaveText('2');
    await expect(panel(page)).toContainText('The technique to use here');
    const message = (await page.getByRole('tabpanel').textContent()) ?? 'no message';

    await button(page, 'Close the hint').press('Enter');
    await expect(panel(page)).toBeHidden();
    await button(page, 'Hint').press('Enter');
    await expect(panel(page)).toContainText(message);
    await pressOutside(page);
    await expect(panel(page)).toBeHidden();
    await button(page, 'Hint').press('Enter');
    await expect(panel(page)).toContainText(message);
    await expect(stat(page, 'Hints')).toHaveText('2');

    await askForMore(page);
    await readOn(page);
    await expect(button(page, 'Put it in')).toBeVisible();
    await page.keyboard.press('Escape');
    await button(page, 'Hint').press('Enter');
    await expect(button(page, 'Put it in')).toBeVisible();
    await expect(stat(page, 'Hints')).toHaveText('3');
  });
});

test('the levels that were told are tabs, and the last is a reason of several pages', async ({
  page,
}) => {
  await openGame(page);
  await test.step('going back to a level is free', async () => {
    await button(page, 'Hint').click();
    const first = (await page.getByRole('tabpanel').textContent()) ?? 'no message';
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(levelTab(page)).toHaveAccessibleName('1 Where to look');
    await expect(tab('What to use')).toBeDisabled();
    await askForMore(page);
    await expect(levelTab(page)).toHaveAccessibleName('2 What to use');
    await tab('Where to look').click();
    await expect(page.getByRole('tabpanel')).toHaveText(first);
    await expect(page.locator('[data-hint=pattern]')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(tab('What to use')).toBeFocused();
    await expect(page.locator('[data-hint=pattern]').first()).toBeVisible();
    // Whoever is at the first level again is told the second one, for nothing.
    await page.keyboard.press('Home');
    await askForMore(page);
    await expect(levelTab(page)).toHaveAccessibleName('2 What to use');
    await expect(stat(page, 'Hints')).toHaveText('2');
  });

  await test.step('the reason is read page by page, forth and back, and each page is read out', async () => {
    await askForMore(page);
    const said = page.getByRole('status');
    const text = page.getByRole('tabpanel');
    const first = (await text.textContent()) ?? 'no message';
    await expect(said).toContainText(first);
    await expect(page.locator('[data-house]').first()).toBeVisible();
    await expect(page.locator('[data-dimmed]').first()).toBeAttached();
    await expect(page.locator('[data-ring]')).toHaveCount(0);
    await button(page, 'Next').press('ArrowRight');
    await expect(text).not.toHaveText(first);
    await expect(said).toContainText((await text.textContent()) ?? 'no message');
    await page.keyboard.press('ArrowLeft');
    await expect(text).toHaveText(first);
    await readOn(page);
    await expect(page.locator('[data-ring]')).toHaveCount(1);
    await expect(stat(page, 'Hints')).toHaveText('3');
  });

  await test.step('the names of the cells say what is marked there', async () => {
    await expect(button(page, 'Put it in')).toBeVisible();
    const solution = await solveBoard(page);
    const names = await hinted(page).locator('span:first-child').allTextContents();
    const [answer] = names.filter((name) => name.includes('goes here'));
    const cell = await page
      .locator('[data-hint]', { hasText: 'goes here' })
      .getAttribute('data-cell');
    const place = `row ${Math.floor(Number(cell) / 9) + 1}, column ${(Number(cell) % 9) + 1}`;
    expect(answer).toBe(`Empty, ${place}, ${solution[Number(cell)]} goes here`);
  });
});

test('a double click asks for one level and opens nothing else, and an open hint goes on in the other language', async ({
  page,
}) => {
  await openGame(page);
  await button(page, 'Hint').dblclick();
  await expect(stat(page, 'Hints')).toHaveText('1');
  await button(page, 'Tell me more').dblclick();
  await expect(levelTab(page)).toHaveAccessibleName('2 What to use');
  await expect(stat(page, 'Hints')).toHaveText('2');
  await button(page, 'Close the hint').dblclick();
  await expect(panel(page)).toBeHidden();
  await expect(button(page, 'Hint')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(stat(page, 'Hints')).toHaveText('2');

  await test.step('in the other language', async () => {
    await button(page, 'Hint').press('Enter');
    await expect(levelTab(page)).toHaveAccessibleName('2 What to use');
    const marked = await hinted(page).count();
    expect(marked).toBeGreaterThan(0);
    await page.getByRole('link', { name: '日本語' }).first().click();
    await page.waitForURL(/\/ja\/game\/easy/);
    await expect(panel(page, 'ja').getByRole('tabpanel')).toContainText(/[ぁ-ん]/);
    await expect(hinted(page)).toHaveCount(marked);
    await expect(stat(page, WORDS.ja.hints)).toHaveText('2');
  });
});

test('a hint stays while nothing changes on the board, and a changed board starts at the first level again @4.27', async ({
  page,
}) => {
  await openGame(page);
  await test.step('board and pad are there to be used while it is read', async () => {
    await button(page, 'Hint').click();
    const [first = 0] = await emptyCells(page);
    await cellAt(page, first).click();
    await expect(panel(page)).toBeVisible();
    // What is selected highlights nothing beside a hint.
    await expect(page.locator('[data-mark=peer]')).toHaveCount(0);
    await button(page, 'Notes').click();
    await expect(panel(page)).toBeVisible();
    await page.getByRole('button', { name: 'Note 3' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(hinted(page)).toHaveCount(0);
  });

  await test.step('after a move it is another hint', async () => {
    await page.keyboard.press('Control+z');
    await button(page, 'Answer').click();
    await button(page, 'Hint').press('Enter');
    await askForMore(page);
    await expect(levelTab(page)).toHaveAccessibleName('2 What to use');
    const solution = await solveBoard(page);
    const [, second = 0] = await emptyCells(page);
    await cellAt(page, second).click();
    await page.keyboard.press(`Digit${solution[second]}`);
    await button(page, 'Hint').press('Enter');
    await expect(levelTab(page)).toHaveAccessibleName('1 Where to look');
  });
});

test('once it has named a technique, a hint leads to its station, and back to the same game', async ({
  page,
}) => {
  await openGame(page);
  const before = await readBoard(page);
  const lesson = panel(page).getByRole('link', { name: /^Lesson: (naked|hidden) single$/ });
  await button(page, 'Hint').click();
  await expect(panel(page)).toBeVisible();
  await expect(lesson).toBeHidden();
  await askForMore(page);
  await lesson.click();
  await expect(page).toHaveURL(/\/en\/learn\/(board|naked-single|boxes|lines)$/);
  // The address changes before the page does.
  await expect(panel(page)).toBeHidden();
  await page.goBack();
  await waitForPuzzle(page);
  expect(await readBoard(page)).toEqual(before);
  await expect(stat(page, 'Hints')).toHaveText('2');
  // By a key: all this may take less than half a second, and a click would be half of a double click.
  await button(page, 'Hint').press('Enter');
  await expect(lesson).toBeVisible();
  await expect(stat(page, 'Hints')).toHaveText('2');
  await askForMore(page);
  await expect(stat(page, 'Hints')).toHaveText('3');
});

test('a hint gives the focus back to the cell that is selected by then @12.6', async ({ page }) => {
  await openGame(page);
  const selected = page.locator('[role=gridcell][aria-selected=true]');
  await cellAt(page, 0).click();
  await page.keyboard.press('KeyH');
  await expect(panel(page)).toBeVisible();
  await levelTab(page).focus();
  for (const key of ['ArrowRight', 'End', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(selected).toHaveAttribute('data-cell', '0');
  await page.keyboard.press('ArrowDown');
  await expect(selected).toHaveAttribute('data-cell', '9');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(cellAt(page, 9)).toBeFocused();
});

test('by keyboard a hint is asked for on the board, and is in sight however large the page is @12.6', async ({
  page,
}) => {
  await openGame(page);
  await test.step('H asks, the board keeps the focus, and Tab leads to the panel', async () => {
    const [first = 0] = await emptyCells(page);
    await cellAt(page, first).click();
    await page.keyboard.press('KeyH');
    await expect(panel(page)).toBeVisible();
    await expect(cellAt(page, first)).toBeFocused();
    const message = await page.getByRole('tabpanel').textContent();
    await expect(page.getByRole('status')).toContainText(message ?? 'no message');
    await page.keyboard.press('KeyH');
    await expect(levelTab(page)).toHaveAccessibleName('2 What to use');
    await page.keyboard.press('Tab');
    await expect(levelTab(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cellAt(page, first)).toBeFocused();
  });

  await test.step('on an enlarged page it is in sight', async () => {
    await page.setViewportSize({ width: 640, height: 512 });
    await page.keyboard.press('KeyH');
    await expect(panel(page)).toBeInViewport();
    await expect(page.locator(':focus')).toBeInViewport();
  });
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
  const question = (await page.getByRole('tabpanel').textContent()) ?? '';
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
  await askForMore(page);
  await expect(levelTab(page)).toHaveAccessibleName('2 What to use');
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
  const { asked, release } = await holdRequests(page, HINT_PARTS);
  await openGame(page);
  const [first = 0] = await emptyCells(page);
  await button(page, 'Hint').click();
  await expect(button(page, 'Looking for a hint')).toHaveAttribute('aria-busy', 'true');
  await cellAt(page, first).click();
  await button(page, 'Notes').click();
  await page.keyboard.press('Digit3');
  await expect(nameOf(page, first)).toContainText('Notes 3');
  await asked;
  release();
  await expect(button(page, 'Hint')).toHaveAttribute('aria-busy', 'false');
  await expect(panel(page)).toBeHidden();
  await expect(stat(page, 'Hints')).toHaveText('0');
});

test('a hint that comes during a pause is dropped and not counted', async ({ page }) => {
  const { asked, release } = await holdRequests(page, HINT_PARTS);
  await openGame(page);
  await enterFirst(page);
  await button(page, 'Hint').click();
  await button(page, 'Pause').click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await asked;
  const arrived = page.waitForResponse(HINT_PARTS);
  release();
  await arrived;
  await button(page, 'Resume').first().click();
  await expect(button(page, 'Hint')).toHaveAttribute('aria-busy', 'false');
  await expect(panel(page)).toBeHidden();
  await expect(stat(page, 'Hints')).toHaveText('0');
});

test('once somebody plays, what hints need is there before the first one is asked for', async ({
  page,
  context,
}) => {
  await openGame(page);
  // What dialogs need is downloaded first.
  await page.waitForLoadState('networkidle');
  const [first = 0] = await emptyCells(page);
  const parts = page.waitForEvent('requestfinished', (request) => /hint-parts/.test(request.url()));
  const words = page.waitForEvent('requestfinished', (request) => /[/]en-/.test(request.url()));
  await cellAt(page, first).click();
  await Promise.all([parts, words]);
  await context.setOffline(true);
  await button(page, 'Hint').click();
  await expect(panel(page)).toBeVisible();
});

test.describe('a hint that cannot be had', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('is told and logged, and the game goes on @8.17', async ({ page }) => {
    const notes: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') notes.push(message.text());
    });
    await page.route(HINT_PARTS, (route) => route.abort());
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
    // In a low window an open hint has the room of its button.
    if (!(await panel(page).isVisible())) await button(page, 'Hint').tap({ timeout: 500 });
    await expect(panel(page)).toBeVisible({ timeout: 500 });
  }).toPass();
});

/** What of board and pad lies under the panel. */
function overlapsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const panel = document.querySelector('section:has(> [role=tabpanel])');
    if (!panel) throw new Error('there is no panel');
    const a = boxOf(panel);
    const parts = document.querySelectorAll('[role=grid], fieldset[data-mode] button');
    return [...parts]
      .filter((part) => {
        const b = boxOf(part);
        const isBeside = a.right <= b.left + 1 || b.right <= a.left + 1;
        return !(isBeside || a.bottom <= b.top + 1 || b.bottom <= a.top + 1);
      })
      .map((part) => part.textContent ?? '');
  });
}

const PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
];

test('@phone-only on no phone does a hint cover board or pad, and none of it is cut off @12.15', async ({
  page,
}) => {
  await openGame(page);
  const onPhones = async (look: (name: string) => Promise<void>) => {
    for (const size of PHONES) {
      await page.setViewportSize(size);
      await look(`${size.width} × ${size.height}`);
    }
  };
  const boards: Record<string, unknown> = {};
  await onPhones(async (phone) => {
    boards[phone] = await boardBox(page);
  });
  await button(page, 'Hint').tap();
  await expect(panel(page)).toBeVisible();
  for (const level of [1, 2, 3]) {
    await onPhones(async (phone) => {
      expect(await boardBox(page), phone).toEqual(boards[phone]);
      expect(await overlapsOf(page), phone).toEqual([]);
      const hidden = await page
        .getByRole('tabpanel')
        .evaluate((text) => text.scrollHeight - text.clientHeight);
      expect(hidden, `level ${level} at ${phone}`).toBeLessThan(4);
    });
    if (level < 3) await askForMore(page);
  }
});

/** Its first hint is a net, some of whose pages are long. */
const NET = '800000000003600000070090200050007000000045700000100030001000068008500010090000400';

test('@phone-only a hint that goes on below its box says so, until its end is read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto(`/ja/game/own#p=${NET}`);
  await waitForPuzzle(page);
  await button(page, 'ヒント').tap();
  await askForMore(page, 'ja');
  await askForMore(page, 'ja');
  const text = page.getByRole('tabpanel');
  const below = () => text.evaluate((box) => box.scrollHeight - box.clientHeight);
  for (let turned = 0; turned < 20 && (await below()) <= 4; turned++) {
    await page.locator('button[data-goes-on]').last().tap();
  }
  expect(await below()).toBeGreaterThan(4);
  const box = await text.boundingBox();
  if (!box) throw new Error('the hint has no box');
  const { x, y, width, height } = box;
  const pixelAt = (down: number) =>
    page.screenshot({ clip: { x: x + width - 2, y: y + down, width: 1, height: 1 } });
  const paper = await pixelAt(height / 2);
  expect(paper.equals(await pixelAt(height - 2))).toBe(false);
  await text.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect.poll(async () => paper.equals(await pixelAt(height - 2))).toBe(true);
});
