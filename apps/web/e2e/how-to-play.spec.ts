import { expect, test } from './support/fixtures.ts';
import { LANGUAGES_OF_TODAY } from './support/proof.ts';

const WORDS = {
  en: { link: 'How to play', title: 'How to play', undo: 'Undo', answer: 'The answer' },
  ja: { link: '遊び方', title: '遊び方', undo: '元に戻す', answer: '答え' },
} as const;

for (const language of LANGUAGES_OF_TODAY) {
  const words = WORDS[language];

  test(`how to play is in the menu, and has all parts, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`);
    await page.getByRole('link', { name: words.link, exact: true }).click();
    await expect(page).toHaveURL(`/${language}/how-to-play`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10);
    const undo = page.locator('dl > div', { has: page.locator('dt', { hasText: words.undo }) });
    await expect(undo.first().locator('kbd')).toHaveText(['Ctrl', 'Z']);
  });

  test(`the sample keeps its answer until it is asked for, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/how-to-play`);
    const answer = page.locator('details p');
    await expect(answer).toBeHidden();
    await page.getByText(words.answer, { exact: true }).click();
    await expect(answer).toBeVisible();
  });
}
