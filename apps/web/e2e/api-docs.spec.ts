import { expect, test } from './support/fixtures.ts';

test('the API explains itself on a page of its own, from this server alone @7.19', async ({
  page,
}) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /Nanpure Lab API/ })).toBeVisible();
  await expect(page.getByText('/api/get_hint')).toBeVisible();
  await page.getByText('/api/hello').click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.getByText('Hello from Nanpure Lab!').first()).toBeVisible();
});
