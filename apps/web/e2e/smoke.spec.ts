import { expect, test } from './support/fixtures.ts';
import { isRunIn } from './support/proof.ts';

const homePages = [
  { language: 'en', title: /Nanpure Lab/ },
  { language: 'ja', title: /ナンプレラボ/ },
] as const;

for (const { language, title } of homePages) {
  if (!isRunIn(language, 'ja')) continue;
  test(`the home page answers in ${language} @1.1 @2.7`, { tag: '@phone' }, async ({ page }) => {
    const response = await page.goto(`/${language}`);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

const browserLanguages = [
  { locale: 'en-GB', home: '/en' },
  { locale: 'ja-JP', home: '/ja' },
  { locale: 'fr-FR', home: '/en' },
];

for (const { locale, home } of browserLanguages) {
  test.describe(`a ${locale} browser`, () => {
    test.use({ locale });

    test(`that comes without a prefix is led to ${home} @2.2`, async ({ page, baseURL }) => {
      await page.goto('/');
      await expect(page).toHaveURL(`${baseURL}${home}`);
    });
  });
}
