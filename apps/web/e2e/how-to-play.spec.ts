import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './support/fixtures.ts';

const WORDS = {
  en: { link: 'How to play', title: 'How to play', undo: 'Undo', answer: 'The answer' },
  ja: { link: '遊び方', title: '遊び方', undo: '元に戻す', answer: '答え' },
} as const;

for (const language of ['en', 'ja'] as const) {
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

  test(`@phone-only how to play fits 320 px, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/${language}/how-to-play`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

for (const theme of ['minimal', 'dark', 'highContrast']) {
  test(`how to play has no barrier that axe sees, in ${theme}`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.goto('/en/how-to-play');
    await expect(page.locator('body')).toHaveAttribute('data-theme', theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
}
