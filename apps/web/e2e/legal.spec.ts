import { expect, test } from './support/fixtures.ts';

test('the table of contents leads to a section, and so does an address @2.39', async ({ page }) => {
  await page.goto('/en/privacy-policy');
  await page.getByRole('navigation', { name: 'Contents' }).getByText('Your rights').click();
  const rights = page.getByRole('heading', { name: 'Your rights' });
  await expect(rights).toBeFocused();
  await expect(rights).toBeInViewport();
  await expect(page).toHaveURL(/\/en\/privacy-policy#rights$/);

  await page.goto('/ja/terms-of-service#law');
  const law = page.getByRole('heading', { name: '準拠法と裁判所' });
  await expect(law).toBeInViewport();
  await expect(law).toBeFocused();

  await page.getByRole('contentinfo').getByRole('link', { name: 'プライバシーポリシー' }).click();
  await expect(page).toHaveURL(/\/ja\/privacy-policy$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});
