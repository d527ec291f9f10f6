import type { Locator } from '@playwright/test';
import { cellAt, emptyCells, readBoard, solveBoard, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import {
  askForMore,
  button,
  choose,
  nearlySolve,
  openGame,
  openMenu,
  readOn,
  WORDS,
} from './support/game.ts';
import { LANGUAGES_OF_TODAY } from './support/proof.ts';

for (const language of LANGUAGES_OF_TODAY) {
  test(`@phone-only game and home fit 320 and 360 px in ${language} @12.10`, async ({ page }) => {
    for (const path of [`/${language}`, `/${language}/game/easy`]) {
      await page.goto(path);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 640 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
    await waitForPuzzle(page);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      const cell = await cellAt(page, 40).boundingBox();
      expect(cell?.width).toBeGreaterThanOrEqual(32);
      expect(cell?.height).toBeGreaterThanOrEqual(32);
      for (const key of await page.locator('fieldset button').all()) {
        const box = await key.boundingBox();
        expect(box?.height, await key.innerText()).toBeGreaterThanOrEqual(38);
      }
    }
  });

  test(`@phone-only the menu of a game shows the way to the other pages without scrolling in ${language}`, async ({
    page,
  }) => {
    await openGame(page, language);
    await openMenu(page);
    const menu = page.getByRole('dialog');
    for (const path of ['', '/learn']) {
      await expect(menu.locator(`a[href="/${language}${path}"]`)).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 360, height: 740 });
    const languages = menu.getByRole('list').last();
    const [first, last] = await languages.getByRole('link').all();
    const close = await menu.getByRole('button').last().boundingBox();
    const choice = await languages.boundingBox();
    const end = await last?.boundingBox();
    expect((choice?.y ?? 0) + (choice?.height ?? 0)).toBeLessThanOrEqual(close?.y ?? 0);
    // No wider than its two links with their frame.
    expect((choice?.x ?? 0) + (choice?.width ?? 0)).toBeLessThanOrEqual(
      (end?.x ?? 0) + (end?.width ?? 0) + 2,
    );
    await expect(first ?? languages).toBeInViewport({ ratio: 1 });
    const title = await menu.getByRole('heading').boundingBox();
    for (const list of await menu.getByRole('list').all()) {
      expect((await list.boundingBox())?.x).toBe(title?.x);
      expect(await list.evaluate((element) => getComputedStyle(element).paddingInlineStart)).toBe(
        '0px',
      );
    }
  });

  test(`@phone-only the focus in a hint rings no other button in ${language}`, async ({ page }) => {
    const words = WORDS[language];
    await openGame(page, language);
    await button(page, words.hint).press('Enter');
    await askForMore(page, language);
    await askForMore(page, language);
    await readOn(page, language);
    const next = await button(page, words.next).boundingBox();
    const apply = await button(page, words.apply).boundingBox();
    const [end, start] = [(next?.x ?? 0) + (next?.width ?? 0), apply?.x ?? 0];
    // A ring of two pixels, and two between it and the button.
    expect(start - end).toBeGreaterThan(4);
  });

  test(`@phone-only the bar beside a message is as tall as its text in ${language}`, async ({
    page,
  }) => {
    await openGame(page, language);
    const [cell = 0] = await emptyCells(page);
    const solution = await solveBoard(page);
    await cellAt(page, cell).tap();
    await page.keyboard.press(`Digit${((solution[cell] ?? 1) % 9) + 1}`);
    const message = page.locator('[data-look=wrong]');
    await expect(message).toBeVisible();
    const { bar, text } = await message.evaluate((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const { height } = getComputedStyle(line, '::before');
      return { bar: Number.parseFloat(height), text: range.getBoundingClientRect().height };
    });
    expect(Math.abs(bar - text)).toBeLessThanOrEqual(8);
  });

  test(`@phone-only a game is won by touch in ${language} @12.13`, async ({ page }) => {
    // Whole games are played in play.spec.ts: here are as many cells as touch all keys or nearly so.
    await openGame(page, language);
    await nearlySolve(page, 'easy', 12);
    const solution = await solveBoard(page);
    const pad = page.locator('fieldset[data-mode]');
    const before = await page.getByRole('grid').boundingBox();
    for (const cell of await emptyCells(page)) {
      await cellAt(page, cell).tap();
      await pad
        .getByRole('button')
        .nth((solution[cell] ?? 1) - 1)
        .tap();
    }
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    expect(await readBoard(page)).toEqual(solution);
    expect(await page.getByRole('grid').boundingBox()).toEqual(before);
  });
}

test('@phone a press beside the open menu closes it and presses nothing @12.13', async ({
  page,
  hasTouch,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.locator('#site-menu');
  const open = async () => {
    await button(page, 'Menu').first().click();
    await expect(menu).toBeVisible();
  };
  const pressBeside = async (target: Locator) => {
    await open();
    const box = await target.boundingBox();
    if (!box) throw new Error('There is nothing to press.');
    const [x, y] = [box.x + 8, box.y + box.height - 8];
    await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    await expect(menu).toBeHidden();
  };

  await test.step('on a page that is read, before the app is there', async () => {
    await page.goto('/en');
    const link = page.getByRole('main').getByRole('link').first();
    await pressBeside(link);
    await expect(page).toHaveURL('/en');
    await expect(link).not.toBeFocused();
    await open();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await link.click();
    await expect(page).not.toHaveURL('/en');
  });

  await test.step('in a game', async () => {
    await openGame(page);
    const cells = await emptyCells(page);
    const [cell = 0, other = 0] = [cells[0], cells.at(-1)];
    await cellAt(page, cell).click();
    const before = await readBoard(page);
    const keys = page.locator('fieldset[data-mode] button');
    for (const key of [0, 4, 8]) await pressBeside(keys.nth(key));
    expect(await readBoard(page)).toEqual(before);
    await pressBeside(cellAt(page, other));
    await expect(cellAt(page, cell)).toHaveAttribute('aria-selected', 'true');
    // A press on its own button closes it, and doesn't open it again.
    await open();
    await button(page, 'Menu').first().click();
    await expect(menu).toBeHidden();
  });
});

test('@phone-only the mark of a digit that is finished leaves the digit clear', async ({
  page,
}) => {
  await openGame(page);
  // Five cells are left: at most five digits are unfinished, so three of the first eight are marked at least.
  await nearlySolve(page, 'easy', 5);
  const marks = page.locator('fieldset[data-mode] button:has(svg):not(:last-child)');
  await expect(marks).not.toHaveCount(0);
  for (const size of [
    { width: 320, height: 568 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    const gaps = await marks.evaluateAll((keys) =>
      keys.map((key) => {
        const digit = key.querySelector('span');
        const mark = key.querySelector('svg');
        if (!digit || !mark) throw new Error('There is no digit, or no mark.');
        const { paddingBottom } = getComputedStyle(digit);
        const end = digit.getBoundingClientRect().bottom - Number.parseFloat(paddingBottom);
        return mark.getBoundingClientRect().top - end;
      }),
    );
    for (const gap of gaps) expect(gap, `${size.width} px`).toBeGreaterThanOrEqual(0);
  }
});

test('@phone-only a phone that is turned and a page that is zoomed keep the focus and the mode @10.27 @12.10', async ({
  page,
  context,
}) => {
  await openGame(page);
  const [first = 0] = await emptyCells(page);
  await button(page, 'Notes').tap();
  await cellAt(page, first).tap();
  const stands = async () => {
    await expect(cellAt(page, first)).toBeFocused();
    await expect(cellAt(page, first)).toHaveAttribute('aria-selected', 'true');
    await expect(button(page, 'Notes')).toHaveAttribute('aria-pressed', 'true');
  };
  for (const [width, height] of [
    [640, 360],
    [360, 640],
    // What is left of 1280 × 1024 at 400 %.
    [320, 256],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await stands();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
  const scale = () => page.evaluate(() => window.visualViewport?.scale ?? 0);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Input.synthesizePinchGesture', { x: 180, y: 300, scaleFactor: 2 });
  await expect.poll(scale).toBeGreaterThan(1.5);
  await stands();
});

test('@phone-only the pad is two rows below the board, beside it on a turned phone, on the side of the hand @12.14', async ({
  page,
}) => {
  await openGame(page);
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not on the screen`);
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  };
  const board = () => boxOf('[role=grid]');
  const pad = () => boxOf('fieldset[data-mode]');
  const tops = await page
    .locator('fieldset[data-mode] button')
    .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(2);
  expect(tops.filter((top) => top === tops[0])).toHaveLength(5);
  expect((await pad()).y).toBeGreaterThanOrEqual((await board()).bottom);
  // A second tap soon after the first is a tap, too, and no zoom; on the board a finger drags over cells.
  for (const [target, action] of [
    ['[role=gridcell]', 'pinch-zoom'],
    ['fieldset[data-mode] button', 'manipulation'],
  ] as const) {
    await expect(page.locator(target).first()).toHaveCSS('touch-action', action);
  }

  for (const [width, height] of [
    [640, 360],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await pad()).x).toBeGreaterThanOrEqual((await board()).right);
  }
  await choose(page, 'checkbox', 'Left-handed layout');
  expect((await pad()).right).toBeLessThanOrEqual((await board()).x);
  await page.setViewportSize({ width: 640, height: 360 });
  expect((await pad()).right).toBeLessThanOrEqual((await board()).x);
});
