import type { Page } from '@playwright/test';
import { cellAt, emptyCells, solveBoard } from './support/board.ts';
import { expect } from './support/fixtures.ts';
import { button, nearlySolve, openGame } from './support/game.ts';
import { savedFields } from './support/saves.ts';
import {
  answerBefore,
  DENIED,
  dataLayer,
  eventsOf,
  notice,
  pathsViewed,
  settings,
  tagCookies,
  waitForRun,
  YES,
} from './support/third-parties/choices.ts';
import { HEADER_UNIT, MEASUREMENT_ID } from './support/third-parties/site.ts';
import { AD_OF_HEADER } from './support/third-parties/stand-ins.ts';
import { test } from './support/third-parties/test.ts';

/* What is counted of visitors who agree. */

// Long tests, for slow machines, too.
test.describe.configure({ timeout: 120_000 });

const GRANTED = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
};

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('agreeing: what is said to the tag, in order, all that is asked for, and the cookies @1.12 @6.2 @7.21 @9.18', async ({
  page,
  thirdParties,
}) => {
  await page.goto('/en/statistics');
  // No click: Playwright would scroll to the end of the page for it, where the question is in the flow.
  await notice(page).getByRole('button', { name: 'Accept' }).dispatchEvent('click');
  await expect(notice(page)).toBeHidden();
  await expect.poll(() => tagCookies(page)).toEqual(['_ga', '_ga_TEST123456']);
  expect((await dataLayer(page)).slice(0, 7)).toEqual([
    ['consent', 'default', { ...DENIED, wait_for_update: 500 }],
    ['consent', 'update', GRANTED],
    ['js', expect.anything()],
    ['set', { page_location: expect.stringMatching(/\/en\/statistics$/), page_referrer: '' }],
    [
      'config',
      MEASUREMENT_ID,
      {
        send_page_view: false,
        cookie_expires: 7200,
        cookie_flags: 'max-age=7200;secure;samesite=none',
      },
    ],
    ['set', { page_location: expect.stringMatching(/\/en\/statistics$/), page_referrer: '' }],
    [
      'event',
      'page_view',
      expect.objectContaining({ page_path: '/en/statistics', language: 'en' }),
    ],
  ]);
  expect(thirdParties.log.join()).not.toMatch(/doubleclick|adsbygoogle/);
  // The room for ads comes with the next page.
  await mainNavigation(page).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/en');
  await mainNavigation(page).getByRole('link', { name: 'Statistics' }).click();
  await expect
    .poll(() => [...new Set(thirdParties.log)].sort())
    .toEqual([
      // The place at the end of the page has no unit of its own.
      'googleads.g.doubleclick.net/pagead/ads?npa=0&slotname=',
      AD_OF_HEADER,
      'pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456',
      'region1.google-analytics.com/g/collect?en=ad_impression',
      'region1.google-analytics.com/g/collect?en=page_view',
      `www.googletagmanager.com/gtag/js?id=${MEASUREMENT_ID}`,
    ]);
  const cookies = await page.context().cookies();
  for (const cookie of cookies.filter(({ name }) => name.startsWith('_ga'))) {
    expect(cookie).toMatchObject({ secure: true, sameSite: 'None' });
    expect(cookie.expires - Date.now() / 1000).toBeLessThan(7201);
    expect(cookie.expires - Date.now() / 1000).toBeGreaterThan(7000);
  }
});

test('what is searched for is told nobody', async ({ page, thirdParties }) => {
  await answerBefore(page, YES);
  await page.goto('/en/search?q=swordfish#content');
  await expect.poll(() => pathsViewed(page)).toEqual(['/en/search']);
  await page.getByRole('searchbox').first().fill('pointing');
  await page.getByRole('searchbox').first().press('Enter');
  await expect(page).toHaveURL(/q=pointing/);
  await mainNavigation(page).getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => pathsViewed(page)).toEqual(['/en/search', '/en']);
  expect(JSON.stringify(await dataLayer(page))).not.toMatch(/swordfish|pointing/);
  expect(thirdParties.log.join()).not.toMatch(/swordfish|pointing/);
});

test('twenty pages are twenty visits, and none after the withdrawal @2.40 @4.46 @4.47 @7.23', async ({
  page,
  thirdParties,
}) => {
  await answerBefore(page, YES);
  await page.goto('/en');
  const visited: string[] = [];
  const arrive = async (path: string) => {
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    visited.push(path);
    await expect.poll(() => pathsViewed(page)).toEqual(visited);
  };
  await arrive('/en');
  const main = mainNavigation(page);
  for (let round = 0; round < 3; round++) {
    await main.getByRole('link', { name: 'Learn' }).click();
    await arrive('/en/learn');
    await page.getByRole('link', { name: 'All eight techniques' }).click();
    await arrive('/en/techniques');
    await page.getByRole('link', { name: /X-Wing/ }).click();
    await arrive('/en/techniques/x-wing');
    // The same page again is no change.
    await page.evaluate(() => {
      location.hash = '#content';
    });
    await page.goBack();
    await page.goBack();
    await arrive('/en/techniques');
    await page.goForward();
    await arrive('/en/techniques/x-wing');
    await main.getByRole('link', { name: 'Home' }).click();
    await arrive('/en');
  }
  await page.getByRole('link', { name: '日本語' }).first().click();
  await arrive('/ja');
  await page.goBack();
  await arrive('/en');
  await page.goForward();
  await arrive('/ja');
  await page.getByRole('link', { name: 'English' }).first().click();
  await arrive('/en');
  await main.getByRole('link', { name: 'How to play' }).click();
  await arrive('/en/how-to-play');
  expect(visited).toHaveLength(24);
  expect(await eventsOf(page, 'language_switch')).toEqual([
    { from_language: 'en', to_language: 'ja' },
    { from_language: 'ja', to_language: 'en' },
  ]);
  const view = { technique_id: 'x-wing', language: 'en' };
  expect(await eventsOf(page, 'technique_view')).toEqual(Array.from({ length: 6 }, () => view));

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await settings(page).getByRole('button', { name: 'Decline' }).click();
  await expect(settings(page)).toBeHidden();
  await expect(page.getByText('Ads: you have not agreed.')).toBeVisible();
  await expect.poll(() => tagCookies(page)).toEqual([]);
  await expect(page.getByRole('complementary', { name: 'Advertisement' })).toHaveCount(0);
  expect((await dataLayer(page)).at(-1)).toEqual(['consent', 'update', DENIED]);
  const asked = thirdParties.log.length;
  await main.getByRole('link', { name: 'Learn' }).click();
  await expect(page).toHaveURL(/\/en\/learn$/);
  await page.reload();
  await waitForRun(page);
  expect(thirdParties.log.slice(asked)).toEqual([]);
  expect(await tagCookies(page)).toEqual([]);

  await page.goto('/en/privacy-policy');
  await page.getByRole('button', { name: 'Withdraw my consent and ask me again' }).click();
  await expect(page.getByText('Done. Any consent you gave has been withdrawn.')).toBeVisible();
  await expect(notice(page)).toBeVisible();
});

test('a game is counted from its puzzle to its end, and an ad by its click @4.17 @7.24', async ({
  page,
}) => {
  await answerBefore(page, YES);
  await openGame(page);
  const easy = { difficulty: 'easy', problem_source: 'bank' };
  await expect.poll(() => eventsOf(page, 'problem_generation')).toEqual([easy]);
  await button(page, 'Hint').click();
  await expect
    .poll(() => eventsOf(page, 'hint_used'))
    .toEqual([{ difficulty: 'easy', technique: expect.stringMatching(/single$/) }]);
  expect(await eventsOf(page, 'game_start')).toEqual([]);
  const solution = await solveBoard(page);
  const [first = 0] = await emptyCells(page);
  await cellAt(page, first).click();
  await page.keyboard.press(`Digit${solution[first]}`);
  await expect.poll(() => eventsOf(page, 'game_start')).toEqual([easy]);

  await expect.poll(async () => (await savedFields(page)).hintsUsed).toBe(1);
  const last = await nearlySolve(page);
  await cellAt(page, last).click();
  await page.keyboard.press(`Digit${solution[last]}`);
  const facts = { ...easy, completion_time: expect.any(Number), hints_used: 1, mistakes_count: 0 };
  await expect.poll(() => eventsOf(page, 'game_complete')).toEqual([facts]);
  expect(await eventsOf(page, 'conversion')).toEqual([{ ...facts, send_to: MEASUREMENT_ID }]);
  expect(await eventsOf(page, 'game_start')).toEqual([]);

  await page.goto('/en/how-to-play');
  const header = { ad_unit_id: HEADER_UNIT, ad_position: 'header' };
  await expect.poll(() => eventsOf(page, 'ad_impression')).toEqual([header]);
  await page.locator('[data-placement=header] iframe').click();
  await expect.poll(() => eventsOf(page, 'ad_click')).toEqual([header]);
});
