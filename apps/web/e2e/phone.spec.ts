import { cellAt, emptyCells, readBoard, solveBoard, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';

for (const language of ['en', 'ja'] as const) {
  for (const width of [320, 360]) {
    test(`@phone-only game and home fit ${width} px in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      for (const path of [`/${language}`, `/${language}/game/easy`]) {
        await page.goto(path);
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(await overflow(), path).toBeLessThanOrEqual(0);
      }
      await waitForPuzzle(page);
      const cell = await cellAt(page, 40).boundingBox();
      expect(cell?.width).toBeGreaterThanOrEqual(32);
      expect(cell?.height).toBeGreaterThanOrEqual(32);
      for (const key of await page.locator('fieldset button').all()) {
        const box = await key.boundingBox();
        expect(box?.height, await key.innerText()).toBeGreaterThanOrEqual(38);
      }
    });
  }

  test(`@phone-only a game is won by touch in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/game/easy`);
    await waitForPuzzle(page);
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
