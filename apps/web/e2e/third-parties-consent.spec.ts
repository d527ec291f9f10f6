import type { Locator, Page } from '@playwright/test';
import { violationsInThemes, violationsOn } from './support/axe.ts';
import { waitForPuzzle } from './support/board.ts';
import { expect } from './support/fixtures.ts';
import { recordShifts, shiftsOn } from './support/layout-shifts.ts';
import { isRunIn, LANGUAGES_OF_TODAY, ofToday } from './support/proof.ts';
import {
  DENIED,
  dataLayer,
  NO,
  notice,
  pathsViewed,
  settings,
  storeAnswer,
  storedAnswer,
  tagCookies,
  waitForRun,
  YES,
} from './support/third-parties/choices.ts';
import { AD_OF_HEADER } from './support/third-parties/stand-ins.ts';
import { test } from './support/third-parties/test.ts';

/* What the visitor is asked, and that the answer is kept to. */

// Long tests, for slow machines, too.
test.describe.configure({ timeout: 120_000 });

/** Desks, and phones upright and on their side. */
const WINDOWS = [
  [1440, 900],
  [1280, 720],
  [900, 700],
  [768, 1024],
  [390, 844],
  [360, 640],
  [320, 568],
  [844, 390],
] as const;

/** What of the game lies under the question, of all that is played with. */
async function coveredBy(page: Page, question: Locator): Promise<string[]> {
  const asked = await question.boundingBox();
  if (!asked) throw new Error('Nobody asks.');
  const parts = page.locator('[role=grid], [data-coach], [data-hand] fieldset, [data-hand] h1');
  const boxes = await parts.evaluateAll((all) =>
    all.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return { name: part.getAttribute('aria-label') ?? part.localName, x, y, width, height };
    }),
  );
  const isApart = (box: { x: number; y: number; width: number; height: number }) =>
    asked.x + asked.width <= box.x ||
    box.x + box.width <= asked.x ||
    asked.y + asked.height <= box.y ||
    box.y + box.height <= asked.y;
  return boxes.filter((box) => !isApart(box)).map(({ name }) => name);
}

test('before an answer nobody is asked and nothing is stored, and no game is hidden @4.44 @9.16', async ({
  page,
  thirdParties,
}) => {
  for (const path of ['/en', '/en/techniques/x-wing', '/en/statistics', '/en/game/easy']) {
    await page.goto(path);
    await expect(notice(page)).toBeVisible();
    expect(await dataLayer(page)).toEqual([
      ['consent', 'default', { ...DENIED, wait_for_update: 500 }],
    ]);
  }
  await waitForPuzzle(page);
  const question = page.locator('section', { has: notice(page) });
  for (const hand of ['right', 'left']) {
    await page.locator('[data-hand]').evaluate((game, side) => {
      game.setAttribute('data-hand', side);
    }, hand);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const what = `${hand} hand, ${width} × ${height}`;
      const choose = notice(page).getByRole('button', { name: 'Choose' });
      await expect(choose, what).toBeInViewport({ ratio: 1 });
      expect(await coveredBy(page, question), what).toEqual([]);
      await expect(page.locator('[data-mode] button').last(), what).toBeInViewport({ ratio: 1 });
    }
  }
  expect(await page.getByRole('complementary', { name: 'Advertisement' }).count()).toBe(0);
  expect(thirdParties.log).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

for (const { language, choose, accept, width, height } of [
  { language: 'en', choose: 'Choose', accept: 'Accept all', width: 360, height: 640 },
  { language: 'ja', choose: '選んで決める', accept: 'すべてに同意', width: 320, height: 568 },
] as const) {
  if (!isRunIn(language, 'ja')) continue;
  test(`over a game the question comes without moving it, and so goes the answer, in ${language} @4.44`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await recordShifts(page);
    await page.goto(`/${language}/game/easy`);
    await waitForPuzzle(page);
    const question = page.locator('section', { has: page.locator('.cookie-notice') });
    await expect(question).toBeVisible();
    expect(await coveredBy(page, question)).toEqual([]);
    expect(await violationsOn(page)).toEqual([]);
    const places = () =>
      page
        .locator('[data-hand] > *, body footer')
        .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));
    const before = await places();
    await question.getByRole('button', { name: choose }).click();
    await page.locator('dialog[open]').getByRole('button', { name: accept }).click();
    await expect(question).toBeHidden();
    await waitForRun(page);
    expect(await places()).toEqual(before);
    expect(await shiftsOn(page)).toEqual([]);

    // The next page has no room for it any more.
    await page.reload();
    await waitForPuzzle(page);
    const board = page.getByRole('grid');
    await expect.poll(async () => (await board.boundingBox())?.y).toBeLessThan(before[1]?.y);
  });
}

test('who agrees while reading goes on reading: there are ads from the next page on @9.20', async ({
  page,
  thirdParties,
}) => {
  await recordShifts(page);
  await page.goto('/en/how-to-play');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await notice(page).getByRole('button', { name: 'Accept' }).dispatchEvent('click');
  await expect.poll(() => pathsViewed(page)).toEqual(['/en/how-to-play']);
  await waitForRun(page);
  expect(await heading.boundingBox()).toEqual(before);
  expect(await shiftsOn(page)).toEqual([]);
  expect(thirdParties.log.join()).not.toContain('doubleclick');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learn' }).click();
  await expect.poll(() => thirdParties.log).toContain(AD_OF_HEADER);
  await expect(page.locator('[data-placement=header]')).toBeVisible();
});

test('a refusal: no request, no tag, no cookie, no ad, also after a reload @6.2', async ({
  page,
  thirdParties,
}) => {
  await page.goto('/en/techniques');
  await notice(page).getByRole('button', { name: 'Decline' }).click();
  await expect(notice(page)).toBeHidden();
  await page.getByRole('link', { name: /X-Wing/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('X-Wing');
  await page.reload();
  await waitForRun(page);
  await expect(notice(page)).toBeHidden();
  expect(thirdParties.log).toEqual([]);
  expect(await page.locator('script[src^="https:"], ins').count()).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
  expect(await storedAnswer(page)).toBe(NO);
});

test('one of the two alone is one of the two @1.12 @6.3 @9.17', async ({ page, thirdParties }) => {
  await page.goto('/en');
  const chooseButton = notice(page).getByRole('button', { name: 'Choose' });
  await chooseButton.click();
  await page.keyboard.press('Escape');
  await expect(chooseButton).toBeFocused();
  await chooseButton.click();
  await expect(settings(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await notice(page).getByRole('button', { name: 'Choose' }).click();
  await expect(settings(page).getByRole('heading', { name: 'Cookie settings' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(settings(page).getByRole('link', { name: 'Privacy policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(settings(page).getByRole('checkbox', { name: 'Counting visits' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(settings(page).getByRole('checkbox', { name: 'Ads' })).toBeFocused();
  await page.keyboard.press('Space');
  await settings(page).getByRole('button', { name: 'Save my choice' }).press('Enter');
  await expect(notice(page)).toBeHidden();
  await waitForRun(page);
  expect(
    thirdParties.log.filter((address) => /googlesyndication|doubleclick/.test(address)),
  ).toEqual([]);
  expect(await pathsViewed(page)).toEqual(['/en']);
  expect((await dataLayer(page))[1]).toEqual([
    'consent',
    'update',
    { ...DENIED, analytics_storage: 'granted' },
  ]);
});

test('after 366 days the answer is asked for again, and nobody else is asked @9.14', async ({
  page,
  thirdParties,
}) => {
  await page.clock.install();
  await page.goto('/en');
  await notice(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => pathsViewed(page)).toEqual(['/en']);
  const later = Date.now() + 366 * 86_400_000;
  await page.clock.setSystemTime(later);
  await expect(notice(page)).toBeVisible();
  await expect.poll(() => tagCookies(page)).toEqual([]);
  const asked = thirdParties.log.length;
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await waitForRun(page);
  expect(thirdParties.log.slice(asked)).toEqual([]);
  expect(await storedAnswer(page)).toBeNull();
});

test('what is damaged is no answer, and another tab gives one @4.45', async ({
  page,
  context,
  thirdParties,
}) => {
  await page.goto('/en/profile');
  const damaged = [
    '',
    'null',
    '{"analytics":true',
    JSON.stringify(YES),
    '{"analytics":"true","advertising":"true"}',
    '{"analytics":1,"advertising":1}',
    '%E0%A4%A',
    '[true,true]',
  ];
  for (const text of ofToday(damaged, 2)) {
    await storeAnswer(page, text);
    await page.reload();
    await expect(notice(page), text).toBeVisible();
    expect(await storedAnswer(page), text).toBeNull();
  }
  expect(thirdParties.log).toEqual([]);
  const other = await context.newPage();
  await other.goto('/api/hello');
  await storeAnswer(other, encodeURIComponent(YES));
  await expect(notice(page)).toBeHidden();
  await expect.poll(() => pathsViewed(page)).toEqual(['/en/profile']);
  // Without an event of the storage: it is read again each second.
  await storeAnswer(page, NO);
  await expect.poll(() => tagCookies(page)).toEqual([]);
  await expect
    .poll(async () => (await dataLayer(page)).at(-1))
    .toEqual(['consent', 'update', DENIED]);
});

for (const language of LANGUAGES_OF_TODAY) {
  test(`the question is accessible and fits in every theme in ${language} @9.17`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(`/${language}`);
    const question = page.getByRole('dialog');
    await expect(question).toBeVisible();
    const [first, decline, accept] = await question.getByRole('button').all();
    const sizes = [await decline?.boundingBox(), await accept?.boundingBox()];
    expect(sizes[0]?.width).toBe(sizes[1]?.width);
    expect(sizes[0]?.height).toBe(sizes[1]?.height);
    expect(sizes[0]?.y).toBe(sizes[1]?.y);
    expect(await violationsOn(page)).toEqual([]);
    expect(await violationsInThemes(page, '[role=dialog]')).toEqual([]);
    await first?.click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect(await violationsInThemes(page, 'dialog[open]')).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
