import { expect } from './support/fixtures.ts';
import { NO, notice, ownNotice, settings, storedAnswer } from './support/third-parties/choices.ts';
import { KLARO_URL } from './support/third-parties/site.ts';
import { test } from './support/third-parties/test.ts';

/* Klaro where the site is configured to have it from another address. */

test.use({ siteName: 'klaro-elsewhere' });
// In one worker, which serves that site.
test.describe.configure({ mode: 'default' });

test('Klaro from its configured address asks, and the answer is kept @7.22', async ({
  page,
  thirdParties,
}) => {
  const reply = await page.goto('/en');
  const policy = reply?.headers()['content-security-policy'];
  expect(policy).toMatch(/script-src [^;]*https:\/\/cdn\.example;/);
  await notice(page).getByRole('button', { name: 'Choose' }).click();
  await settings(page).getByRole('checkbox', { name: 'Ads' }).uncheck();
  await settings(page).getByRole('button', { name: 'Decline' }).click();
  await expect(notice(page)).toBeHidden();
  expect(await storedAnswer(page)).toBe(NO);
  expect(thirdParties.log).toEqual([KLARO_URL.replace('https://', '')]);
});

test.describe('blocked', () => {
  test.use({ expectedErrors: [/^request elsewhere: https:\/\/cdn|blocked_?by_?client/i] });

  test('Klaro that is blocked at its address leaves the question to us @7.22', async ({
    page,
    thirdParties,
  }) => {
    thirdParties.behave('blocked');
    await page.goto('/en');
    await ownNotice(page).getByRole('button', { name: 'Decline' }).click();
    await expect(ownNotice(page)).toBeHidden();
    expect(await storedAnswer(page)).toBe(NO);
  });
});
