import { violationsInThemes } from './support/axe.ts';
import { cellAt, readBoard } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { openGame } from './support/game.ts';
import { LANGUAGES_OF_TODAY } from './support/proof.ts';
import { plantForNextLoad } from './support/saves.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const TEXTS = {
  en: {
    pages: 'Pages',
    other: 'Other puzzles',
    print: 'Print',
    summary: '4 puzzles on 1 page.',
    replaced: 'These are other puzzles. 4 puzzles on 1 page.',
    withSolutions: '12 puzzles on 3 pages, and 1 page of solutions.',
    name: /^1 Easy \d{4}$/,
    own: /^Puzzle 1\. Row 1: 5, 3, empty/,
  },
  ja: {
    pages: 'ページ数',
    other: '別の問題にする',
    print: '印刷する',
    summary: '4問、1ページです。',
    replaced: '別の問題に替えました。4問、1ページです。',
    withSolutions: '12問、問題3ページと解答1ページです。',
    name: /^1 初級 \d{4}$/,
    own: /^問題1。1行目：5, 3, 空き/,
  },
} as const;

/** How many pages a PDF has, by what it says of itself. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

for (const language of LANGUAGES_OF_TODAY) {
  const texts = TEXTS[language];

  test(`a sheet in ${language} is chosen, comes again by its link, and fits its paper @13.10`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.goto(`/${language}/print`);
    const boards = page.getByRole('img');
    await expect(boards).toHaveCount(4);
    await expect(page).toHaveURL(/#puzzles=easy&per=4&pages=1&seed=[a-z0-9]{6}$/);
    const first = page.url();
    const shown = await boards.first().getAttribute('aria-label');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText(texts.summary);
    await expect(page.locator('figcaption').first()).toHaveText(texts.name);
    await page.getByRole('button', { name: texts.other }).click();
    await expect(page).not.toHaveURL(first);
    await expect(status).toHaveText(texts.replaced);
    // What is said again is added again: only so is it read out.
    const said = await status.locator('span').elementHandle();
    await page.getByRole('button', { name: texts.other }).click();
    await expect.poll(() => said?.evaluate((span) => span.isConnected)).toBe(false);
    await expect(status).toHaveText(texts.replaced);
    await page.goto(first);
    await page.reload();
    await expect(boards.first()).toHaveAttribute('aria-label', shown ?? '');

    await page.getByLabel(texts.pages, { exact: true }).selectOption('3');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('checkbox').last().check();
    await expect(boards).toHaveCount(24);
    await expect(status).toHaveText(texts.withSolutions);
    await page.getByRole('button', { name: texts.print, exact: true }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');
    for (const format of ['A4', 'Letter']) {
      expect(pagesOf(await page.pdf({ format })), format).toBe(4);
    }
    await page.emulateMedia({ media: 'print' });
    // Paper is white in the dark theme, too, even where backgrounds are printed.
    await page.locator('html').evaluate((root) => root.setAttribute('data-theme', 'dark'));
    const canvas = await page.locator('html').evaluate((root) => {
      const { colorScheme, backgroundColor } = getComputedStyle(root);
      return { colorScheme, backgroundColor };
    });
    expect(canvas).toEqual({ colorScheme: 'light', backgroundColor: 'rgba(0, 0, 0, 0)' });
    await page.locator('html').evaluate((root) => root.removeAttribute('data-theme'));
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    expect(await violationsInThemes(page)).toEqual([]);

    await page.goto(`/${language}/print#p=${PUZZLE}`);
    await expect(page.getByRole('img', { name: texts.own })).toBeVisible();
    await page.goto(`/${language}/print#p=damaged`);
    await expect(page.getByRole('status')).not.toBeEmpty();
    await expect(boards).toHaveCount(0);
  });
}

/** Its way has 65 steps. */
const LONG_WAY =
  '000000030005140008100002700050406000400200053007000000200310400003605200000000090';

test('the way of the solver is printed with all of its steps, and without what is for a screen', async ({
  page,
}) => {
  await page.goto(`/en/solver#p=${LONG_WAY}`);
  const steps = page.getByRole('region', { name: 'All steps' }).getByRole('button');
  await expect(steps).toHaveCount(65);
  const isCut = () =>
    steps.last().evaluate((step) => {
      const list = step.closest('ol');
      return list === null || list.scrollHeight > list.clientHeight;
    });
  expect(await isCut()).toBe(true);
  await page.locator('html').evaluate((root) => root.setAttribute('data-theme', 'dark'));
  await page.emulateMedia({ media: 'print' });
  expect(await isCut()).toBe(false);
  await expect(steps.last()).toHaveCSS('color', DARK_INK);
  await expect(page.getByRole('table', { name: 'The board before step 1' })).toBeVisible();
  for (const gone of ['banner', 'contentinfo', 'navigation', 'checkbox', 'combobox'] as const) {
    await expect(page.getByRole(gone), gone).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: /^(?:Copy|Find|Next|Change)/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^What it / })).toHaveCount(0);
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeGreaterThan(2);
});

/** Of the light theme. */
const DARK_INK = 'rgb(31, 41, 55)';
const LIGHT_RED = 'rgb(251, 225, 222)';

test('a game is printed as its board alone, on one page', async ({ page }) => {
  await plantForNextLoad(page, { 'nanpure-settings': '{"mistakePolicy":"show"}' });
  await openGame(page);
  for (const format of ['A4', 'Letter']) {
    expect(pagesOf(await page.pdf({ format })), format).toBe(1);
    expect(pagesOf(await page.pdf({ format, landscape: true })), format).toBe(1);
  }
  // A wrong digit, in the dark theme.
  const grid = await readBoard(page);
  const cell = grid.indexOf(0);
  const repeated = grid.slice(cell - (cell % 9)).find((digit) => digit > 0) ?? 0;
  await cellAt(page, cell).click();
  await page.keyboard.press(`Digit${repeated}`);
  await expect(cellAt(page, cell)).toHaveAttribute('data-mark', 'conflict');
  await page.locator('html').evaluate((root) => root.setAttribute('data-theme', 'dark'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(
    cellAt(
      page,
      grid.findIndex((digit) => digit > 0),
    ),
  ).toHaveCSS('color', DARK_INK);
  await expect(cellAt(page, cell)).toHaveCSS('background-color', LIGHT_RED);
});
