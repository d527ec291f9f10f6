import { violationsOn } from './support/axe.ts';
import { cellAt, emptyCells, solveBoard } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { fillCells } from './support/game.ts';
import { isRunIn } from './support/proof.ts';

const WORDS = {
  en: { reset: 'Reset', notes: 'Notes', refused: /does not go here|already/ },
  ja: { reset: 'はじめに戻す', notes: 'メモ', refused: /入りません/ },
} as const;

for (const language of ['en', 'ja'] as const) {
  const words = WORDS[language];

  if (isRunIn(language, 'ja')) {
    test(`the board can be tried and reset, and leaves nothing behind, in ${language} @2.41`, async ({
      page,
    }) => {
      await page.goto(`/${language}/test`);
      const before = await page.evaluate(() => JSON.stringify(localStorage));
      const cells = await emptyCells(page);
      const [first = 0] = cells;
      const solution = await solveBoard(page);
      await cellAt(page, first).click();
      await page.keyboard.press(`Digit${((solution[first] ?? 1) % 9) + 1}`);
      await expect(page.getByRole('status')).toHaveText(words.refused);
      await page.getByRole('button', { name: words.notes, exact: true }).click();
      await cellAt(page, first).click();
      await page.keyboard.press('Digit5');
      await expect(cellAt(page, first)).toContainText('5');
      await page.getByRole('button', { name: words.reset }).click();
      expect(await emptyCells(page)).toEqual(cells);
      await expect(cellAt(page, first)).not.toContainText('5');

      expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before);
    });
  }
}

test('the board for trying can be solved, and begins again @2.41', async ({ page }) => {
  test.slow();
  await page.goto('/en/test');
  const cells = await emptyCells(page);
  await fillCells(page, cells);
  await expect(page.getByText('Solved.')).toBeVisible();
  expect(await violationsOn(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await emptyCells(page)).toEqual(cells);
});

test.describe('the page for trying the API', () => {
  test.use({ expectedErrors: [/503|418|ERR_/] });

  test('shows replies as they come, and errors in the words of the server @2.42 @7.17 @8.1', async ({
    page,
  }) => {
    await page.goto('/en/api-test');
    const call = (name: string) => page.getByRole('button', { name: `Call ${name}` }).click();
    const card = (name: string) =>
      page.getByRole('main').locator('section', { has: page.getByRole('heading', { name }) });
    const status = (name: string) => card(name).getByRole('status');

    await call('Hello');
    await expect(status('Hello')).toContainText(/^Status 200 in \d+ ms/);
    await expect(page.getByRole('region', { name: 'Reply: Hello' })).toContainText('"version"');
    await call('Techniques');
    await expect(status('Techniques')).toContainText('"id": "naked-single"');
    await call('Puzzle file');
    await expect(status('Puzzle file')).toContainText('"id": "easy-0001"');
    await expect(status('Puzzle file')).toContainText(/[\d,]{5,} more characters are not shown\./);
    expect(await violationsOn(page, 'main')).toEqual([]);

    await page.route('**/api/hello', (route) =>
      route.fulfill({ status: 503, json: { error: 'Busy.', code: 'overloaded' } }),
    );
    await call('Hello');
    await expect(status('Hello')).toContainText(/^Status 503 in \d+ ms: Busy\./);
    await page.route('**/api/hello', (route) => route.fulfill({ status: 418, body: '<p>tea' }));
    await call('Hello');
    await expect(status('Hello')).toContainText(/^Status 418 in \d+ ms: I'm a Teapot/i);
    await page.route('**/api/hello', (route) => route.abort());
    await call('Hello');
    await expect(status('Hello')).toHaveText(/^No reply after \d+ ms: Network error occurred\.$/);
  });
});
