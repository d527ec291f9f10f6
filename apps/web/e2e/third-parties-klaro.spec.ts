import { violationsOn } from './support/axe.ts';
import { expect } from './support/fixtures.ts';
import { notice, ownNotice, pathsViewed, settings } from './support/third-parties/choices.ts';
import { AD_OF_HEADER } from './support/third-parties/stand-ins.ts';
import { test } from './support/third-parties/test.ts';

/* Klaro where it doesn't come. */

const KLARO = /\/assets\/klaro[^/]*\.js$/;

test.use({ expectedErrors: [/^request elsewhere: https:\/\/|blocked_?by_?client/i] });

test('Klaro that does not come leaves the question to us, with the same choices @8.20', async ({
  page,
  thirdParties,
}) => {
  await page.route(KLARO, (route) => route.abort('blockedbyclient'));
  // Over a game it is the same line, too.
  await page.goto('/en/game/easy');
  const question = await ownNotice(page).boundingBox();
  const game = await page.locator('[data-game-area]').boundingBox();
  expect(question?.height).toBeGreaterThan(40);
  expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThanOrEqual(game?.y ?? 0);
  await page.goto('/en/statistics');
  await ownNotice(page).getByRole('button', { name: 'Choose' }).click();
  expect(await violationsOn(page)).toEqual([]);
  await settings(page).getByRole('checkbox', { name: 'Counting visits' }).uncheck();
  await settings(page).getByRole('button', { name: 'Save my choice' }).click();
  await expect(ownNotice(page)).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learn' }).click();
  await expect.poll(() => thirdParties.log).toContain(AD_OF_HEADER);
  expect(await pathsViewed(page)).toEqual([]);
});

test('Klaro that takes more than three seconds is not waited for @8.20', async ({ page }) => {
  const noon = new Date('2026-01-02T12:00:00Z');
  await page.clock.install({ time: new Date('2026-01-02T11:00:00Z') });
  // The clock only moves on our word, so that a slow machine has all the time that it takes.
  await page.clock.pauseAt(noon);
  let isWanted = false;
  await page.route(KLARO, () => {
    isWanted = true;
  });
  await page.goto('/en', { waitUntil: 'domcontentloaded' });
  const nextFrame = () => page.clock.runFor(20).then(() => isWanted);
  await expect.poll(nextFrame, { intervals: [0], timeout: 20_000 }).toBe(true);
  await page.clock.runFor(2500);
  await expect(ownNotice(page)).toBeHidden();
  await page.clock.runFor(500);
  await ownNotice(page).getByRole('button', { name: 'Decline' }).click();
  await expect(ownNotice(page)).toBeHidden();
  await expect(notice(page)).toBeHidden();
});
