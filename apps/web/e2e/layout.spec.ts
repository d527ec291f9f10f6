import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { cellAt, emptyCells, solveBoard, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import {
  boardBox,
  button,
  choose,
  fillCells,
  type Language,
  nearlySolve,
  openGame,
  WORDS,
} from './support/game.ts';

const SIZES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 640, height: 360 },
];

const THEMES = ['minimal', 'dark', 'highContrast'];

type Words = (typeof WORDS)[Language];

const DIFFICULTY = 'medium';

/** All that can open, each from the game as it is played. */
const OPENINGS: readonly (readonly [string, (page: Page, words: Words) => Promise<void>])[] = [
  [
    'hint',
    async (page, words) => {
      await button(page, words.hint).click();
      await button(page, words.more).click();
      await button(page, words.more).click();
      await expect(button(page, words.apply)).toBeVisible();
    },
  ],
  [
    'toast',
    async (page) => {
      const [first = 0] = await emptyCells(page);
      const solution = await solveBoard(page);
      await cellAt(page, first).click();
      await page.keyboard.press(`Digit${((solution[first] ?? 1) % 9) + 1}`);
      await expect(page.locator('[data-look=wrong]')).toBeVisible();
    },
  ],
  [
    'waiting digit',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Digit4');
      await expect(page.locator('[aria-pressed=true]').nth(1)).toBeVisible();
    },
  ],
  [
    'confirmation',
    async (page, words) => {
      await button(page, words.newPuzzle).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'settings',
    async (page, words) => {
      await button(page, words.settings).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'help',
    async (page, words) => {
      await button(page, words.help).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'pause',
    async (page, words) => {
      await button(page, words.pause).click();
      await expect(page.locator('[data-over-board]')).toBeVisible();
    },
  ],
  [
    'banner',
    async (page, words) => {
      await fillCells(page, [await nearlySolve(page, DIFFICULTY)]);
      await expect(page.getByRole('heading', { name: words.solved })).toBeFocused();
    },
  ],
];

/** Back to the game as it was, which a reload restores. */
async function reload(page: Page) {
  await page.reload();
  await waitForPuzzle(page);
}

async function beginGame(page: Page, language: Language) {
  await openGame(page, language, DIFFICULTY);
  const [first = 0] = await emptyCells(page);
  await fillCells(page, [first]);
  await button(page, WORDS[language].fillNotes).click();
}

for (const size of SIZES) {
  for (const language of ['en', 'ja'] as const) {
    test(`nothing that opens moves the board at ${size.width} × ${size.height} in ${language} @12.15`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(size);
      await beginGame(page, language);
      const before = await boardBox(page);
      for (const [what, open] of OPENINGS) {
        await open(page, WORDS[language]);
        expect(await boardBox(page), what).toEqual(before);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow, what).toBeLessThanOrEqual(0);
        if (what !== 'banner') await reload(page);
      }
    });
  }
}

for (const language of ['en', 'ja'] as const) {
  test(`a puzzle that comes moves nothing on its page in ${language}`, async ({ page }) => {
    let come = () => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(/\/data\/problems_easy[.]json$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/${language}/game/easy`);
    const places = () =>
      page
        .locator('[data-hand] > *, body footer')
        .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top));
    const before = await places();
    come();
    await waitForPuzzle(page);
    expect(await places()).toEqual(before);
  });
}

const AXE_SIZES = { en: { width: 1280, height: 800 }, ja: { width: 360, height: 640 } };

/** What another theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds in each theme: everything in the first, then what colours can break. */
async function violationsInThemes(page: Page) {
  const found: unknown[] = [];
  for (const [index, theme] of THEMES.entries()) {
    await page.locator('body').evaluate((body, name) => {
      body.dataset.theme = name;
    }, theme);
    const axe = new AxeBuilder({ page }).include('main');
    const { violations } = await (index === 0 ? axe : axe.withRules(COLOUR_RULES)).analyze();
    found.push(...violations.map((violation) => ({ theme, ...violation })));
  }
  return found;
}

for (const language of ['en', 'ja'] as const) {
  test(`axe finds nothing with anything open, in any theme, in ${language} @12.12`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(AXE_SIZES[language]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await beginGame(page, language);
    for (const [what, open] of OPENINGS) {
      await open(page, WORDS[language]);
      expect(await violationsInThemes(page), what).toEqual([]);
      if (what !== 'banner') await reload(page);
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

for (const { width, height } of SIZES) {
  test(`all is large enough to be hit at ${width} × ${height} @12.9`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openGame(page);
    const cell = await smallestSides(page, '[role=gridcell]');
    expect(cell.width).toBeGreaterThanOrEqual(32);
    expect(cell.height).toBeGreaterThanOrEqual(32);
    const key = await smallestSides(page, '[data-mode] button');
    expect(key.width).toBeGreaterThanOrEqual(44);
    expect(key.height).toBeGreaterThanOrEqual(56);
    const target = await smallestSides(page, 'main button, main a');
    expect(target.width).toBeGreaterThanOrEqual(24);
    expect(target.height).toBeGreaterThanOrEqual(24);
  });
}

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
  await expect(page.locator('[data-hint]:not([aria-selected=true])').first()).toHaveCSS(
    'outline-style',
    'dashed',
  );
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
  // All that the site has is in one stylesheet: also what this journey doesn't get to see.
  const { always, whereWelcome } = await movingRules(page);
  expect(always).toEqual([]);
  expect(whereWelcome).toBeGreaterThan(0);
});
