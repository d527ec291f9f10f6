import { violationsInThemes } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { chooseInMenu, openGame, WORDS } from './support/game.ts';
import { recordShifts, shiftsOn } from './support/layout-shifts.ts';
import { isRunIn } from './support/proof.ts';

/* What the help of a game explains where there is probably no keyboard. */

test.use({ viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true });

for (const { language, sections, keyboard } of [
  {
    language: 'en',
    sections: ['Notes', 'What the marks mean', 'The three levels of a hint', 'Keyboard'],
    keyboard: 'Keyboard',
  },
  {
    language: 'ja',
    sections: ['メモの書き方', '印の見方', 'ヒントの三つの段階', 'キーボード'],
    keyboard: 'キーボード',
  },
] as const) {
  if (!isRunIn(language, 'ja')) continue;
  test(`on a phone the help explains notes, marks and hints before the keys, in ${language} @12.6 @12.12`, async ({
    page,
  }) => {
    await recordShifts(page);
    await openGame(page, language);
    await chooseInMenu(page, WORDS[language].help);
    const dialog = page.getByRole('dialog', { name: WORDS[language].help });
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([...sections]);
    const meanings = dialog.locator('li', { has: page.locator('[data-mark]') });
    await expect(meanings).toHaveCount(9);
    for (const meaning of await meanings.all()) await expect(meaning).toContainText(/\S{2}/);
    // Each is told by what is drawn, not by its colour: a frame, rays, discs, a strike, a ring.
    for (const drawn of [
      '[data-selected]',
      '[data-mark=repeated]',
      '[data-house]',
      '[data-ray]',
      '[data-candidate=supporting]',
      '[data-candidate=eliminated]',
      '[data-ring]',
    ]) {
      await expect(dialog.locator(drawn).first(), drawn).toBeAttached();
    }

    const key = dialog.locator('kbd').first();
    await expect(key).toBeHidden();
    expect(await violationsInThemes(page, 'dialog[open]')).toEqual([]);
    expect(await shiftsOn(page)).toEqual([]);
    await dialog.getByText(keyboard, { exact: true }).click();
    await expect(key).toBeVisible();
    const overflow = await dialog.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
