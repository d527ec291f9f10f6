import type { Page } from '@playwright/test';
import { violationsInThemes } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { holdRequests } from './support/held-requests.ts';
import { recordShifts, shiftsOn } from './support/layout-shifts.ts';
import { isRunIn, LANGUAGES_OF_TODAY } from './support/proof.ts';

/** Takes a two-string kite, wings, rectangles and a loop; made by our generator. */
const HARD = '...1648...4...35....8....3.9...781.............241...8.7....4....63...9...1826...';
const ROWS = HARD.match(/.{9}/g)?.join('\n') ?? '';

/** Pastes somewhere on the page, as Ctrl+V does. */
async function paste(page: Page, text: string) {
  await page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', given);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
}

const place = (page: Page) => page.getByRole('navigation', { name: 'Walk through the steps' });

test('what one step says is gone from the next, even if it says it twice', async ({ page }) => {
  await page.goto(
    '/en/solver#p=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  );
  const next = page.getByRole('button', { name: 'Next step' });
  for (let count = 0; count < 8; count++) {
    await next.click();
    const told = page
      .locator('main p, main ol')
      .filter({ hasText: 'So under the first supposition' });
    const isNet = await page.getByRole('heading', { level: 2, name: 'Forcing Net' }).count();
    if (isNet === 0) await expect(told).toHaveCount(0);
  }
});

test('a pasted puzzle is walked by keyboard, looked into, copied, and is there after a reload @13.1 @13.2 @15.6', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/solver');
  await paste(page, ROWS);
  await expect(place(page)).toContainText('Step 1 of 66');
  await expect(page.getByRole('table', { name: /^The board before step 1/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(place(page)).toContainText('Step 2 of 66');

  await page
    .getByRole('button', { name: 'The first step that needs more than the eight: 22' })
    .click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Two-String Kite');
  await expect(page.getByRole('table', { name: /Two-String Kite$/ })).toBeInViewport();
  await expect(page.getByRole('list', { name: 'The chain, link by link' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'About Two-String Kite' })).toHaveAttribute(
    'href',
    '/en/techniques/beyond/two-string-kite',
  );
  await page.getByLabel('Technique', { exact: true }).selectOption('Unique Rectangle Type 1');
  await page.getByRole('button', { name: 'Find all' }).click();
  await expect(
    page.getByText(/^\d+ uses? of Unique Rectangle Type 1 on this board$/),
  ).toBeVisible();

  await page.getByRole('checkbox', { name: /^Ask me first/ }).check();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Step 23');
  // The keyboard goes on from question to answer, and each is heard.
  const tell = page.getByRole('button', { name: 'Tell me the step' });
  const heard = page.getByRole('status').filter({ hasText: 'Step 23. ' });
  await expect(heard).toHaveText(/^Step 23\. .{20}/);
  await page.getByRole('button', { name: 'Which technique?' }).press('Enter');
  await expect(tell).toBeFocused();
  await expect(heard).toHaveText(/^Step 23\. Unique Rectangle Type 1: .{20}/);
  await tell.press('Enter');
  await expect(page.getByRole('button', { name: 'Next step' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Unique Rectangle Type 1',
  );

  await page.getByRole('button', { name: 'Copy 81 characters' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(HARD);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${new URL(page.url()).origin}/en/solver#p=${HARD.replaceAll('.', '0')}`);
  await page.reload();
  await expect(place(page)).toContainText('Step 23 of 66');
  // How it is told is as it was chosen, too.
  await expect(page.getByRole('checkbox', { name: /^Ask me first/ })).toBeChecked();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Step 23');
  await paste(page, `${HARD}\n${HARD}`);
  await expect(page.getByText('The text has 2 puzzles. This is the first one.')).toBeVisible();
  await expect(place(page)).toContainText('Step 1 of 66');
  await paste(page, 'hello');
  await expect(page.getByText('There is no Sudoku in this text.')).toBeVisible();
  await page.getByRole('button', { name: 'Change the puzzle' }).click();
  await expect(page.getByRole('gridcell', { name: 'Row 1 column 4: 1' })).toBeVisible();
  // The board that the page was opened with has nothing before it.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a step of the list that takes itself away hands the keyboard on to its question', async ({
  page,
}) => {
  await page.goto(`/en/solver#p=${HARD}`);
  const asking = page.getByRole('checkbox', { name: /^Ask me first/ });
  await asking.press('Space');
  await expect(asking).toBeChecked();
  // The arrow keys walk from there, too.
  await asking.press('ArrowRight');
  await expect(
    page.getByRole('table', { name: 'The board before step 2', exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  const steps = page.getByRole('region', { name: 'All steps' }).getByRole('button');
  for (const index of [5, 2]) {
    await steps.nth(index).press('Enter');
    await expect(place(page)).toContainText(`Step ${index + 1} of 66`);
    await expect(page.getByRole('button', { name: 'Which technique?' })).toBeFocused();
  }
});

test('what is wrong is said and marked, whatever a link says, and nothing is lost @13.3', async ({
  page,
}) => {
  await page.goto('/en/solver#p=%3Cimg%20src=x%20onerror=alert(1)%3E');
  const status = page.getByRole('status').first();
  await expect(status).toContainText('No puzzle can be read from this link.');
  // Nor is it said again after a reload, or handed on.
  await expect(page).toHaveURL(/\/en\/solver$/);
  await paste(page, HARD.replace('1648', '1148'));
  await expect(status).toContainText('1 appears more than once in row 1.');
  await expect(
    page.getByRole('gridcell', { name: 'Row 1 column 5: 1, appears twice' }),
  ).toBeVisible();
  await paste(page, HARD.replace('1648', '1658'));
  await expect(status).toContainText('This puzzle has no solution.');
  await expect(page.getByRole('gridcell', { name: /may be mistyped/ })).not.toHaveCount(0);
  await paste(page, `.....${HARD.slice(5)}`);
  await expect(status).toContainText('This puzzle has more than one solution.');
  const marked = page.getByRole('gridcell', { name: /column \d: empty, \d or \d$/ });
  await expect(marked).not.toHaveCount(0);
  // Who hears the page need not go from cell to cell.
  const first = await marked.first().locator('.heard-only').textContent();
  await expect(status.getByRole('listitem').first()).toHaveText(first ?? 'a cell');
  for (const [text, said] of [
    ['hello', 'There is no Sudoku in this text.'],
    [HARD.slice(1), 'This has 80 cells. A Sudoku has 81.'],
    ['9'.repeat(200_000), 'This text is too long to be a puzzle.'],
  ] as const) {
    await paste(page, text);
    await expect(status).toContainText(said);
    await expect(page.getByRole('gridcell', { name: 'Row 2 column 2: 4' })).toBeVisible();
  }
  const field = page.getByRole('textbox', { name: 'A puzzle as text' });
  await field.fill('hello');
  await page.getByRole('button', { name: 'Read this text' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/There is no Sudoku in this text\./);
  // An address that somebody writes while the page is open.
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#p=${HARD}`);
  await expect(place(page)).toContainText('Step 1 of 66');
  // The page writes it in its own way, a moment after it was read.
  const written = new RegExp(`#p=${HARD.replaceAll('.', '0')}$`);
  await expect(page).toHaveURL(written);
  await page.evaluate(() => {
    window.location.hash = '#p=garbage';
  });
  await expect(page.getByText('No puzzle can be read from this link.')).toBeVisible();
  await expect(page).toHaveURL(written);
  await expect(place(page)).toContainText('Step 1 of 66');
});

test('the numbers of rows are in their places before the rows are there @phone', async ({
  page,
}) => {
  await page.goto('/en/solver');
  const ninth = page.locator('[data-edge=rows] > span').nth(8);
  const placeOf = async () => (await ninth.boundingBox())?.y;
  const before = await placeOf();
  expect(before).toBeGreaterThan(0);
  await page.evaluate(() => {
    for (const row of [...document.querySelectorAll('[role=grid] tr')].slice(2)) row.remove();
  });
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(await placeOf()).toBe(before);
});

test('a puzzle is tapped in and survives a reload @phone-only', async ({ page }) => {
  const language = isRunIn('en', 'en') ? 'en' : 'ja';
  await recordShifts(page);
  await page.goto(`/${language}/solver`);
  const cells = page.getByRole('gridcell');
  await cells.nth(4).tap();
  await page.getByRole('button', { name: '6', exact: true }).tap();
  await expect(cells.nth(4)).toContainText('6');
  await expect(page).toHaveURL(/#p=0{4}60{76}$/);
  expect(await shiftsOn(page)).toEqual([]);
  await page.reload();
  await expect(cells.nth(4)).toContainText('6');
  await page.getByRole('button', { name: /^(Show an example|例を見る)$/ }).tap();
  await page.getByRole('button', { name: /^(Next step|次の手)$/ }).tap();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    language === 'en' ? 'Hidden Single' : 'ヒドゥンシングル',
  );
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await overflow()).toBeLessThanOrEqual(0);
});

/** Puts a text into the field far below the board, and has it read. */
async function readInField(page: Page, text: string) {
  const field = page.getByRole('textbox');
  await field.fill(text);
  await field.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^(Read this text|読み込む)$/ }).tap();
}

for (const language of LANGUAGES_OF_TODAY) {
  test(`what came of a text is in sight beside its board, in ${language} @phone-only`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const board = page.getByRole('main').locator('[data-cell="0"], table').first();
    for (const text of ['no puzzle', `.....${HARD.slice(5)}`, HARD.replaceAll('1', '.')]) {
      await page.goto(`/${language}/solver`);
      await readInField(page, text);
      const verdict = page.locator('[data-wrong]');
      await expect(verdict).toBeInViewport({ ratio: 1 });
      await expect(board).toBeInViewport();
    }
    await page.goto(`/${language}/solver`);
    await readInField(page, HARD);
    const step = page.getByRole('heading', { level: 2 }).first();
    await expect(step).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('table').first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('navigation').locator('[data-kind="primary"]')).toBeFocused();
    // A text that comes in elsewhere, and can't be read.
    await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
    await paste(page, 'no puzzle');
    await expect(page.locator('[data-wrong]')).toBeInViewport({ ratio: 1 });
  });
}

test('on a desktop that was scrolled, the verdict and the first step come into sight', async ({
  page,
}) => {
  await page.goto('/en/solver');
  await page.evaluate(() => window.scrollTo(0, 430));
  await paste(page, HARD.replaceAll('1', '.'));
  await expect(page.locator('[data-wrong]')).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, 430));
  await paste(page, HARD);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('table').first()).toBeInViewport({ ratio: 1 });
  // A step that is picked far below is told beside the board.
  const last = page.getByRole('listitem').getByRole('button').last();
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(page.locator('#step-title')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('table').first()).toBeInViewport();
});

test('steps that are walked while the address is being written are not taken back', async ({
  page,
}) => {
  await page.goto('/en/solver');
  await paste(page, HARD);
  await expect(place(page)).toContainText('Step 1 of 66');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  // Keys come before what they change is drawn: the address lags behind them.
  await page.evaluate(async () => {
    for (let count = 0; count < 60; count++) {
      const key = count % 3 === 2 ? 'ArrowLeft' : 'ArrowRight';
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page).toHaveURL(/&step=21$/);
  await expect(place(page)).toContainText('Step 21 of 66');
});

test('going back shows what stood there, also where the board wrote it itself', async ({
  page,
}) => {
  await page.goto('/en/solver');
  await paste(page, HARD);
  await expect(place(page)).toContainText('Step 1 of 66');
  await expect(page).toHaveURL(/#p=/);
  await page.evaluate(() => {
    window.location.hash = '#elsewhere';
  });
  await expect(page).toHaveURL(/#p=/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/&step=3$/);
  await page.goBack();
  await expect(place(page)).toContainText('Step 1 of 66');
  await expect(page).toHaveURL(/#p=[^&]*$/);
});

test('a step that is walked while a link loads does not hold the link up', async ({ page }) => {
  await page.goto('/en/solver');
  await paste(page, HARD);
  await expect(place(page)).toContainText('Step 1 of 66');
  await expect(page).toHaveURL(/#p=/);
  const { asked, release } = await holdRequests(page, '**/assets/*.js');
  await page.locator('footer a[href="/en/statistics"]').click();
  await asked;
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/&step=2$/);
  release();
  await expect(page).toHaveURL(/\/en\/statistics$/);
  await page.goBack();
  await expect(place(page)).toContainText('Step 2 of 66');
});

test.describe('a way that can not be downloaded', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('leaves the board to the keys', async ({ page }) => {
    await page.route('**/assets/SolverWay-*.js', (route) => route.abort('connectionrefused'));
    await page.goto('/en/solver');
    await paste(page, HARD);
    const cell = (content: string) =>
      page.getByRole('gridcell', { name: `Row 1 column 4: ${content}` });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await cell('1').click();
    await page.keyboard.press('Delete');
    await expect(cell('empty')).toBeVisible();
  });
});

test('each digit is heard with its place, and again as it goes', async ({ page }) => {
  await page.goto('/en/solver');
  const heard = page.getByRole('status').filter({ hasText: /^Row/ });
  await page.getByRole('gridcell', { name: 'Row 1 column 1: empty' }).click();
  await page.keyboard.press('5');
  await expect(heard).toHaveText('Row 1 column 1: 5');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heard).toHaveText('Row 1 column 1: empty');
});

test('the solver has no barrier in any theme, empty, wrong or solved', async ({ page }) => {
  const language = isRunIn('en', 'en') ? 'en' : 'ja';
  await page.goto(`/${language}/solver`);
  expect(await violationsInThemes(page)).toEqual([]);
  await paste(page, `.....${HARD.slice(5)}`);
  await expect(page.locator('[data-wrong]')).toBeVisible();
  expect(await violationsInThemes(page)).toEqual([]);
  await paste(page, HARD);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(await violationsInThemes(page)).toEqual([]);
});

test('another language says the step once, in that language, and nothing unfinished', async ({
  page,
}) => {
  await page.goto(`/en/solver#p=${HARD.replaceAll('.', '0')}&step=3`);
  await expect(place(page)).toContainText('Step 3 of');
  const heard = await page.evaluateHandle(() => {
    const said: string[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = target.parentElement?.closest('[role=status]') ?? target;
        if (region instanceof Element && region.matches('[role=status]')) {
          said.push(region.textContent ?? '');
        }
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    return said;
  });
  await page.getByRole('link', { name: '日本語' }).first().press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '3手目。' })).toBeVisible();
  const others = (await heard.jsonValue()).filter((text) => text !== '' && !/^3手目。/.test(text));
  expect(others).toEqual([]);
  expect((await heard.jsonValue()).join('')).not.toMatch(/[A-Za-z]{4}/);
});

test('candidates come along: a Sukaku is read, one without digits is told, and a digit that drops them says so', async ({
  page,
}) => {
  const nineOf = (sign: string) =>
    [...'123456789'].map((each) => (sign === '.' || each === sign ? each : '.')).join('');
  await page.goto('/en/solver');
  await paste(page, [...HARD].map(nineOf).join(''));
  await expect(place(page)).toContainText('Step 1 of 66');
  const digitsAlone = page.getByText('Playing and printing take the digits alone.');
  await expect(digitsAlone).toBeHidden();

  await paste(page, '123456789'.repeat(81));
  await expect(page.getByRole('status').first()).toContainText('This has candidates only.');
  await expect(place(page)).toContainText('Step 1 of 66');

  const noted = [...HARD].map((sign, cell) => (cell === 0 ? '..3......' : nineOf(sign)));
  // The right digit of the first cell is a candidate alone, as a cell beside it still has it.
  noted[1] = '.23......';
  await paste(page, noted.join(''));
  await expect(digitsAlone).toBeVisible();
  await page.getByRole('button', { name: 'Change the puzzle' }).click();
  const status = page.getByRole('status').first();
  await expect(status).toContainText('digits. Ready to solve.');
  await page.getByRole('gridcell').nth(1).click();
  await page.keyboard.press('2');
  await expect(status).toContainText(
    'The candidates that came with the puzzle were for other digits',
  );
  await page.keyboard.press('Control+z');
  await expect(status).not.toContainText('The candidates that came');
});
