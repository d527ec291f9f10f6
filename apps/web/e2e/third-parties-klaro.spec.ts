import { AxeBuilder } from '@axe-core/playwright';
import { expect } from './support/fixtures.ts';
import { notice, ownNotice, pathsViewed, settings } from './support/third-parties/journey.ts';
import { AD_OF_HEADER } from './support/third-parties/stand-ins.ts';
import { test } from './support/third-parties/test.ts';

/* Klaro where it doesn't come. */

const KLARO = /\/assets\/klaro[^/]*\.js$/;

test.use({ expectedErrors: [/^request elsewhere: https:\/\/|blocked_?by_?client/i] });

test('Klaro that does not come leaves the question to us, with the same choices', async ({
  page,
  thirdParties,
}) => {
  await page.route(KLARO, (route) => route.abort('blockedbyclient'));
  await page.goto('/en');
  await ownNotice(page).getByRole('button', { name: 'Choose' }).click();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await settings(page).getByRole('checkbox', { name: 'Counting visits' }).uncheck();
  await settings(page).getByRole('button', { name: 'Save my choice' }).click();
  await expect(ownNotice(page)).toBeHidden();
  await expect.poll(() => thirdParties.log).toContain(AD_OF_HEADER);
  expect(await pathsViewed(page)).toEqual([]);
});

test('Klaro that takes more than three seconds is not waited for', async ({ page }) => {
  const noon = new Date('2026-01-02T12:00:00Z');
  await page.clock.install({ time: noon });
  // The clock stands, so that a slow machine has all the time that it takes.
  await page.clock.pauseAt(noon);
  await page.route(KLARO, () => undefined);
  const wanted = page.waitForRequest(KLARO);
  await page.goto('/en', { waitUntil: 'domcontentloaded' });
  await wanted;
  await page.clock.runFor(2900);
  await expect(ownNotice(page)).toBeHidden();
  await page.clock.runFor(100);
  await ownNotice(page).getByRole('button', { name: 'Decline' }).click();
  await expect(ownNotice(page)).toBeHidden();
  await expect(notice(page)).toBeHidden();
});
