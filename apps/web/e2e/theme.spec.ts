import { readBoard } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { openGame } from './support/game.ts';
import { isRunIn } from './support/proof.ts';
import { enterFirst, stored } from './support/saves.ts';

for (const [language, names] of [
  ['en', ['Dark', 'High contrast', 'Light']],
  ['ja', ['ダーク', 'ハイコントラスト', 'ライト']],
] as const) {
  if (!isRunIn(language, 'ja')) continue;
  test(`a theme is put on at once, kept, and changes nothing of the game, in ${language} @3.23 @4.48 @9.13`, async ({
    page,
    context,
  }) => {
    await openGame(page, language);
    await enterFirst(page);
    const board = await readBoard(page);
    const body = page.locator('body');
    for (const [index, theme] of ['dark', 'highContrast', 'minimal'].entries()) {
      await page.getByRole('radio', { name: names[index] ?? '' }).check();
      await expect(body).toHaveAttribute('data-theme', theme);
      expect(await stored(page, 'theme')).toBe(theme);
      expect(await readBoard(page)).toEqual(board);
    }
    await page.keyboard.press('ArrowLeft');
    await expect(body).toHaveAttribute('data-theme', 'highContrast');
    await page.reload();
    await expect(body).toHaveAttribute('data-theme', 'highContrast');
    await expect(page.getByRole('radio', { name: names[1] })).toBeChecked();

    const other = await context.newPage();
    await other.goto(`/${language}`);
    await other.getByRole('radio', { name: names[0] }).check();
    await expect(body).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('radio', { name: names[0] })).toBeChecked();
  });
}
