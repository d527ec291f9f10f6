import type { Locator, Page } from '@playwright/test';
import { violationsInThemes } from './support/axe.ts';
import { cellAt, emptyCells, solveBoard, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import {
  askForMore,
  boardBox,
  button,
  choose,
  chooseInMenu,
  fillCells,
  type Language,
  nearlySolve,
  openGame,
  PUZZLE_FILES,
  readOn,
  WORDS,
} from './support/game.ts';
import { holdRequests } from './support/held-requests.ts';
import { isRunIn, isTurnOf, LANGUAGES_OF_TODAY } from './support/proof.ts';

const DESK = { width: 1280, height: 800 };

const SIZES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  DESK,
  { width: 640, height: 360 },
];

type Words = (typeof WORDS)[Language];

const DIFFICULTY = 'medium';

/** What can open over the game or beside it, and how it is closed again. */
interface Opening {
  readonly what: string;
  readonly open: (page: Page, words: Words) => Promise<void>;
  readonly close: (page: Page, words: Words) => Promise<void>;
}

const dialogOpenedBy = (what: 'newPuzzle' | 'settings' | 'help'): Opening => ({
  what,
  open: async (page, words) => {
    await chooseInMenu(page, words[what]);
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  close: async (page) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  },
});

/** All that can open, each from the game as it is played; a hint leaves marks on the board, the last one ends it. */
const OPENINGS: readonly Opening[] = [
  {
    what: 'toast',
    open: async (page) => {
      const [first = 0] = await emptyCells(page);
      const solution = await solveBoard(page);
      await cellAt(page, first).click();
      await page.keyboard.press(`Digit${((solution[first] ?? 1) % 9) + 1}`);
      await expect(page.locator('[data-look=wrong]')).toBeVisible();
    },
    close: async (page) => {
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('[data-look=wrong]')).toBeHidden();
    },
  },
  {
    what: 'waiting digit',
    open: async (page) => {
      await page.keyboard.press('Escape');
      // On a cell that has the focus, the digit would be for that one.
      await page.locator(':focus').blur();
      await page.keyboard.press('Digit4');
      await expect(page.locator('[aria-pressed=true]').nth(1)).toBeVisible();
    },
    close: async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.locator('[aria-pressed=true]')).toHaveCount(1);
    },
  },
  dialogOpenedBy('newPuzzle'),
  dialogOpenedBy('settings'),
  dialogOpenedBy('help'),
  {
    what: 'pause',
    open: async (page, words) => {
      await button(page, words.pause).click();
      await expect(page.locator('[data-over-board]')).toBeVisible();
    },
    close: async (page) => {
      await page.locator('[data-over-board]').getByRole('button').click();
      await expect(page.locator('[data-over-board]')).toBeHidden();
    },
  },
  {
    what: 'hint',
    open: async (page, words) => {
      const language = words === WORDS.ja ? 'ja' : 'en';
      await button(page, words.hint).click();
      await askForMore(page, language);
      await askForMore(page, language);
      await readOn(page, language);
      await expect(page.locator('[data-candidate=eliminated], [data-ring]').first()).toBeVisible();
    },
    close: async (page, words) => {
      await button(page, words.closeHint).click();
      await expect(page.getByRole('tabpanel')).toBeHidden();
    },
  },
  {
    what: 'banner',
    open: async (page, words) => {
      await fillCells(page, [await nearlySolve(page, DIFFICULTY)]);
      await expect(page.getByRole('heading', { name: words.solved })).toBeFocused();
    },
    close: async () => {},
  },
];

async function beginGame(page: Page, language: Language) {
  await openGame(page, language, DIFFICULTY);
  const [first = 0] = await emptyCells(page);
  await fillCells(page, [first]);
  await chooseInMenu(page, WORDS[language].fillNotes);
}

/** Where the board is on windows of all sizes; nothing may be wider than any of them. */
async function boardBoxes(page: Page, what: string) {
  const boxes: Record<string, unknown> = {};
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const name = `${size.width} × ${size.height}`;
    boxes[name] = await boardBox(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, `${what} at ${name}`).toBeLessThanOrEqual(0);
  }
  return boxes;
}

for (const language of ['en', 'ja'] as const) {
  if (isRunIn(language, 'ja')) {
    test(`nothing that opens moves the board at any size in ${language} @12.15`, async ({
      page,
    }) => {
      test.slow();
      const words = WORDS[language];
      await beginGame(page, language);
      const before = await boardBoxes(page, 'the game');
      for (const [index, { what, open, close }] of OPENINGS.entries()) {
        // Each opens at another size.
        await page.setViewportSize(SIZES[index % SIZES.length] ?? DESK);
        await open(page, words);
        expect(await boardBoxes(page, what), what).toEqual(before);
        await close(page, words);
      }
    });
  }
}

for (const language of ['en', 'ja'] as const) {
  if (isRunIn(language, 'en')) {
    test(`a puzzle that comes moves nothing on its page in ${language}`, async ({ page }) => {
      const { release } = await holdRequests(page, PUZZLE_FILES);
      await page.goto(`/${language}/game/easy`);
      const places = () =>
        page
          .locator('[data-hand] > *, body footer')
          .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top));
      const before = await places();
      release();
      await waitForPuzzle(page);
      expect(await places()).toEqual(before);
    });
  }
}

/** Upright and on their side, from the smallest phone to a large screen. */
const WINDOWS = [
  ...SIZES,
  { width: 390, height: 844 },
  { width: 568, height: 320 },
  { width: 1080, height: 700 },
  { width: 1920, height: 1080 },
];

for (const language of ['en', 'ja'] as const) {
  if (isRunIn(language, 'ja')) {
    test(`the settings leave the board in sight, and it shows what is chosen, in ${language} @4.4`, async ({
      page,
    }) => {
      await openGame(page, language);
      await chooseInMenu(page, WORDS[language].settings);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      const leftHanded = dialog.getByRole('checkbox').nth(4);
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        for (const hand of ['left', 'right']) {
          await leftHanded.click();
          await expect(page.locator(`[data-hand=${hand}]`)).toBeVisible();
          const what = `${size.width} × ${size.height}, ${hand} hand`;
          const settings = await dialog.boundingBox();
          const board = await page.getByRole('grid').boundingBox();
          if (!settings || !board) throw new Error('There is no board, or no dialog.');
          const isBelow = settings.y >= board.y + board.height;
          const isRight = settings.x >= board.x + board.width;
          const isLeft = settings.x + settings.width <= board.x;
          expect(isBelow || isRight || isLeft, what).toBe(true);
          expect(settings.height, what).toBeGreaterThan(130);
          await expect(dialog.getByRole('button'), what).toBeInViewport({ ratio: 1 });
        }
      }
      const digit = page.locator('[data-given]').first();
      const sizeOf = () =>
        digit.evaluate((cell) => Number.parseFloat(getComputedStyle(cell).fontSize));
      const before = await sizeOf();
      await dialog.getByRole('radio').last().click();
      expect(await sizeOf()).toBeGreaterThan(before);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
  }
}

const AXE_SIZES = { en: DESK, ja: { width: 360, height: 640 } };

for (const language of LANGUAGES_OF_TODAY) {
  test(`axe finds nothing with anything open, in any theme, in ${language} @12.12`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const words = WORDS[language];
    await page.setViewportSize(AXE_SIZES[language]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await beginGame(page, language);
    for (const [index, { what, open, close }] of OPENINGS.entries()) {
      if (!isTurnOf(language, index)) continue;
      await open(page, words);
      expect(await violationsInThemes(page, 'main'), what).toEqual([]);
      await close(page, words);
    }
  });
}

/** The smallest sides of what can be pressed, in pixels. */
function smallestSides(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((targets) => {
    const boxes = targets.map((target) => target.getBoundingClientRect());
    const seen = boxes.filter(({ width }) => width > 1);
    return {
      width: Math.min(...seen.map(({ width }) => width)),
      height: Math.min(...seen.map(({ height }) => height)),
    };
  });
}

test('all is large enough to be hit at every size @12.9', async ({ page }) => {
  await openGame(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const at = `${size.width} × ${size.height}`;
    const cell = await smallestSides(page, '[role=gridcell]');
    expect(cell.width, at).toBeGreaterThanOrEqual(32);
    expect(cell.height, at).toBeGreaterThanOrEqual(32);
    const key = await smallestSides(page, '[data-mode] button');
    expect(key.width, at).toBeGreaterThanOrEqual(44);
    expect(key.height, at).toBeGreaterThanOrEqual(44);
    const target = await smallestSides(page, 'main button, main a');
    expect(target.width, at).toBeGreaterThanOrEqual(24);
    expect(target.height, at).toBeGreaterThanOrEqual(24);
  }
});

test('where colours are forced, the selected cell and the waiting digit still stand out @12.8', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openGame(page);
  await cellAt(page, 40).click();
  const styleOf = (
    selector: string,
    property: 'outlineStyle' | 'outlineWidth' | 'borderTopWidth',
  ) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property);
  expect(await styleOf('[aria-selected=true]', 'outlineStyle')).toBe('solid');
  expect(await styleOf('[aria-selected=true]', 'outlineWidth')).toBe('3px');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Digit4');
  expect(await styleOf('[data-mode] [aria-pressed=true]', 'borderTopWidth')).toBe('3px');
});

test('nothing is told by colour alone @12.8', async ({ page }) => {
  await openGame(page);
  await choose(page, 'radio', 'Show them');
  const [first = 0, second = 0] = await emptyCells(page);
  const solution = await solveBoard(page);
  await fillCells(page, [first]);
  await cellAt(page, second).click();
  await page.keyboard.press(`Digit${((solution[second] ?? 1) % 9) + 1}`);
  const weightOf = (cell: Locator) =>
    cell.evaluate((element) => Number(getComputedStyle(element).fontWeight));
  const given = page.locator('[data-given]').first();
  expect(await weightOf(given)).toBeGreaterThan(await weightOf(cellAt(page, first)));
  const corner = await cellAt(page, second).evaluate(
    (cell) => getComputedStyle(cell, '::after').content,
  );
  expect(corner).toBe('""');
  await expect(cellAt(page, second)).toHaveCSS('outline-style', 'solid');

  await page.keyboard.press('Control+z');
  await button(page, 'Hint').click();
  await expect(page.locator('[data-house]')).toHaveCount(1);
  await askForMore(page);
  await askForMore(page);
  await readOn(page);
  await expect(page.locator('[data-candidate=eliminated], [data-ring]').first()).toBeVisible();
  const key = page.locator('fieldset[data-mode] button').first();
  await expect(key).toHaveCSS('border-top-style', 'solid');
  await button(page, 'Notes').click();
  await expect(key).toHaveCSS('border-top-style', 'dashed');
});

/** What the stylesheets have move: in any case, and only where motion is welcome. */
function movingRules(page: Page) {
  return page.evaluate(() => {
    const MOTION = /(^|[\s;])(animation|transition|scroll-behavior)[\w-]*:/;
    const within = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule
          ? [rule, ...within(rule.cssRules)]
          : [],
      );
    // What takes no time at all comes late at most.
    const moves = (rule: CSSRule) =>
      rule instanceof CSSStyleRule &&
      MOTION.test(rule.style.cssText) &&
      rule.style.animationDuration !== '0s';
    const isWelcome = ({ parentRule }: CSSRule): boolean =>
      parentRule !== null &&
      ((parentRule instanceof CSSMediaRule &&
        parentRule.conditionText.includes('prefers-reduced-motion: no-preference')) ||
        isWelcome(parentRule));
    const moving = [...document.styleSheets].flatMap(({ cssRules }) =>
      within(cssRules).filter(moves),
    );
    return {
      always: moving.filter((rule) => !isWelcome(rule)).map(({ cssText }) => cssText),
      whereWelcome: moving.filter(isWelcome).length,
    };
  });
}

test('with less motion asked for, nothing moves @12.11', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGame(page);
  const row = (await emptyCells(page)).filter((cell) => cell < 9);
  const solution = await solveBoard(page);
  // What follows the visitor's own scrolling isn't run by the clock.
  const moving = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline)
          .length,
    );
  await fillCells(page, row.slice(1));
  await cellAt(page, row[0] ?? 0).click();
  await page.keyboard.press(`Digit${((solution[row[0] ?? 0] ?? 1) % 9) + 1}`);
  await expect(page.locator('[data-look=wrong]')).toBeVisible();
  expect(await moving()).toBe(0);
  await page.keyboard.press(`Digit${solution[row[0] ?? 0]}`);
  await expect(page.locator('[data-glowing]').first()).toBeAttached();
  expect(await moving()).toBe(0);
  await button(page, 'Hint').click();
  await expect(page.locator('[data-hint]').first()).toBeVisible();
  expect(await moving()).toBe(0);
  // All that the site has is in one stylesheet: also what this test doesn't get to see.
  const { always, whereWelcome } = await movingRules(page);
  expect(always).toEqual([]);
  expect(whereWelcome).toBeGreaterThan(0);
});
