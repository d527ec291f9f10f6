import { expect, test, wake } from './support/fixtures.ts';

test('the table of contents leads to a section, and so does an address @2.39', async ({ page }) => {
  await page.goto('/en/privacy-policy');
  await wake(page);
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

test.describe('with the text spacing of WCAG 1.4.12', () => {
  // The reader's own style sheet is let in by the browser; the test's would be kept out by the page's policy.
  test.use({ bypassCSP: true, viewport: { width: 320, height: 640 } });

  test('the Japanese legal pages fit 320 px', async ({ page }) => {
    for (const path of ['/ja/privacy-policy', '/ja/terms-of-service']) {
      await page.goto(path);
      await page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      });
      const hidden = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(hidden, path).toBe(0);
    }
  });
});
