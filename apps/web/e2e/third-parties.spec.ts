import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cellAt, emptyCells, solveBoard, waitForPuzzle } from './support/board.ts';
import { expect } from './support/fixtures.ts';
import { button, nearlySolve, openGame } from './support/game.ts';
import { savedFields } from './support/saves.ts';
import { MEASUREMENT_ID, type Mood, test } from './support/third-parties.ts';

// One worker, which builds the site once; and journeys that are long.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const CONSENT_KEY = 'klaro-consent';
const YES = JSON.stringify({ analytics: true, advertising: true });
const NO = JSON.stringify({ analytics: false, advertising: false });

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
const GRANTED = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
};

const notice = (page: Page) => page.getByRole('dialog', { name: 'May we use cookies?' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });

/** What was said to the tag so far, in order. */
function dataLayer(page: Page): Promise<unknown[][]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => Array.from(Object.values(entry))),
  );
}

/** The events among it that have a name, with their parameters. */
async function eventsOf(page: Page, name: string): Promise<unknown[]> {
  const entries = await dataLayer(page);
  return entries
    .filter((entry) => entry[0] === 'event' && entry[1] === name)
    .map((entry) => entry[2]);
}

async function pathsViewed(page: Page): Promise<unknown[]> {
  const views = await eventsOf(page, 'page_view');
  return views.map((view) => Reflect.get(Object(view), 'page_path'));
}

const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('_ga'));

/** Has the page find an answer in its storage, if it finds none, from its first load on. */
async function answerBefore(page: Page, answer: string) {
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [CONSENT_KEY, answer] as const,
  );
}

test('before an answer nobody is asked and nothing is stored, and no board is hidden', async ({
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
  const board = await page.getByRole('grid').boundingBox();
  const asked = await notice(page).boundingBox();
  expect(asked?.y).toBeGreaterThan((board?.y ?? 0) + (board?.height ?? 0));
  expect(await page.getByRole('complementary', { name: 'Advertisement' }).count()).toBe(0);
  expect(thirdParties.log).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('agreeing, twenty pages, and the withdrawal', async ({ page, thirdParties }) => {
  await page.goto('/en');
  await notice(page).getByRole('button', { name: 'Accept' }).click();
  await expect(notice(page)).toBeHidden();
  await expect.poll(() => cookieNames(page)).toEqual(['_ga', '_ga_TEST123456']);
  const entries = await dataLayer(page);
  expect(entries).toEqual([
    ['consent', 'default', { ...DENIED, wait_for_update: 500 }],
    ['consent', 'update', GRANTED],
    ['js', expect.anything()],
    [
      'config',
      MEASUREMENT_ID,
      {
        send_page_view: false,
        cookie_expires: 7200,
        cookie_flags: 'max-age=7200;secure;samesite=none',
      },
    ],
    ['event', 'page_view', expect.objectContaining({ page_path: '/en', language: 'en' })],
  ]);
  await expect
    .poll(() => thirdParties.log)
    .toContain('googleads.g.doubleclick.net/pagead/ads?npa=0&slotname=1111111111');
  const cookies = await page.context().cookies();
  for (const cookie of cookies.filter(({ name }) => name.startsWith('_ga'))) {
    expect(cookie).toMatchObject({ secure: true, sameSite: 'None' });
    expect(cookie.expires - Date.now() / 1000).toBeLessThan(7201);
    expect(cookie.expires - Date.now() / 1000).toBeGreaterThan(7000);
  }

  const visited = ['/en'];
  const arrive = async (path: string) => {
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    visited.push(path);
    await expect.poll(() => pathsViewed(page)).toEqual(visited);
  };
  const main = page.getByRole('navigation', { name: 'Main' });
  for (let round = 0; round < 3; round++) {
    await main.getByRole('link', { name: 'Techniques' }).click();
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
  await page.getByRole('link', { name: '日本語' }).click();
  await arrive('/ja');
  await page.goBack();
  await arrive('/en');
  await page.goForward();
  await arrive('/ja');
  await page.getByRole('link', { name: 'English' }).click();
  await arrive('/en');
  await main.getByRole('link', { name: 'How to play' }).click();
  await arrive('/en/how-to-play');
  expect(visited).toHaveLength(21);
  expect(await eventsOf(page, 'language_switch')).toEqual([
    { from_language: 'en', to_language: 'ja' },
    { from_language: 'ja', to_language: 'en' },
  ]);
  expect(await eventsOf(page, 'technique_view')).toHaveLength(6);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await settings(page).getByRole('button', { name: 'Decline' }).click();
  await expect(settings(page)).toBeHidden();
  await expect(page.getByText('Ads: you have not agreed.')).toBeVisible();
  await expect.poll(() => cookieNames(page)).toEqual([]);
  await expect(page.getByRole('complementary', { name: 'Advertisement' })).toHaveCount(0);
  expect((await dataLayer(page)).at(-1)).toEqual(['consent', 'update', DENIED]);
  const asked = thirdParties.log.length;
  await main.getByRole('link', { name: 'Techniques' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForRun(page);
  expect(thirdParties.log.slice(asked)).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);

  await page.goto('/en/privacy-policy');
  await page.getByRole('button', { name: 'Withdraw and ask me again' }).click();
  await expect(page.getByText('Done. Nothing is agreed to any more.')).toBeVisible();
  await expect(notice(page)).toBeVisible();
});

/** Waits until what deals with third parties is there, and has had time to ask them. */
async function waitForRun(page: Page) {
  await page.waitForFunction(() => (window.dataLayer?.length ?? 0) > 0);
  await page.waitForLoadState('networkidle');
}

test('a refusal: no request, no tag, no cookie, no ad, also after a reload', async ({
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
  expect(await page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY)).toBe(NO);
});

test('one of the two alone is one of the two', async ({ page, thirdParties }) => {
  await page.goto('/en');
  await notice(page).getByRole('button', { name: 'Choose' }).click();
  await expect(settings(page).getByRole('checkbox')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await notice(page).getByRole('button', { name: 'Choose' }).click();
  await expect(settings(page).getByRole('checkbox', { name: 'Ads' })).toBeChecked();
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

test('after 366 days the answer is asked for again, and nobody else is asked', async ({
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
  await expect.poll(() => cookieNames(page)).toEqual([]);
  const asked = thirdParties.log.length;
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await waitForRun(page);
  expect(thirdParties.log.slice(asked)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(CONSENT_KEY);
});

test('what is damaged is no answer, and another tab gives one', async ({
  page,
  context,
  thirdParties,
}) => {
  await page.goto('/en');
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
  for (const text of damaged) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      CONSENT_KEY,
      text,
    ] as const);
    await page.reload();
    await expect(notice(page), text).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY), text).toBeNull();
  }
  expect(thirdParties.log).toEqual([]);
  const other = await context.newPage();
  await other.goto('/api/hello');
  await other.evaluate(([key, value]) => localStorage.setItem(key, encodeURIComponent(value)), [
    CONSENT_KEY,
    YES,
  ] as const);
  await expect(notice(page)).toBeHidden();
  await expect.poll(() => pathsViewed(page)).toEqual(['/en']);
  // Without an event of the storage: it is read again each second.
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    CONSENT_KEY,
    NO,
  ] as const);
  await expect.poll(() => cookieNames(page)).toEqual([]);
  await expect
    .poll(async () => (await dataLayer(page)).at(-1))
    .toEqual(['consent', 'update', DENIED]);
});

test('a game is counted from its puzzle to its end, and an ad by its click', async ({ page }) => {
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

  await page.goto('/en');
  const header = { ad_unit_id: '1111111111', ad_position: 'header' };
  await expect.poll(() => eventsOf(page, 'ad_impression')).toEqual([header]);
  await page.locator('[data-placement=header] iframe').click();
  await expect.poll(() => eventsOf(page, 'ad_click')).toEqual([header]);
});

/**
 * Layout shifts since the page began, those after a press included. Those within the site's header
 * don't count: it stands above all ads, and is painted in parts where the page comes in slowly.
 */
function watchShifts() {
  const shifts: unknown[] = [];
  Object.assign(window, { shifts });
  const isBelowHeader = ({ node }: { node?: Node | null }) =>
    !(node instanceof Element ? node : node?.parentElement)?.closest('header');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: { node?: Node | null }[] = Reflect.get(entry, 'sources') ?? [];
      if (sources.some(isBelowHeader)) shifts.push(entry.toJSON());
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test.describe('third parties that behave badly', () => {
  test.use({
    expectedErrors: [/^request elsewhere: https:\/\/|blocked_?by_?client|broken/i],
  });

  test('delay nothing, break nothing and move nothing', async ({ page, thirdParties }) => {
    await page.addInitScript(watchShifts);
    await answerBefore(page, YES);
    for (const mood of ['well', 'empty', 'blocked', 'silent', 'broken'] as const satisfies Mood[]) {
      thirdParties.behave(mood);
      for (const path of ['/en/techniques', '/ja/techniques/x-wing', '/en']) {
        const asked = thirdParties.log.length;
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect.poll(() => thirdParties.log.slice(asked).join()).toContain('adsbygoogle.js');
        await expect(page.locator('[data-placement=header]')).toBeVisible();
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
        );
        expect(await page.evaluate(() => Reflect.get(window, 'shifts')), `${mood} ${path}`).toEqual(
          [],
        );
      }
      await page.getByRole('link', { name: 'Play easy' }).click();
      await waitForPuzzle(page);
    }
  });

  test('Klaro that does not come leaves the question to us, with the same choices', async ({
    page,
    thirdParties,
  }) => {
    await page.route(/\/assets\/klaro[^/]*\.js$/, (route) => route.abort('blockedbyclient'));
    await page.goto('/en');
    const own = page.getByRole('region', { name: 'May we use cookies?' });
    await own.getByRole('button', { name: 'Choose' }).click();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
    await settings(page).getByRole('checkbox', { name: 'Counting visits' }).uncheck();
    await settings(page).getByRole('button', { name: 'Save my choice' }).click();
    await expect(own).toBeHidden();
    await expect
      .poll(() => thirdParties.log)
      .toContain('googleads.g.doubleclick.net/pagead/ads?npa=0&slotname=1111111111');
    expect(await pathsViewed(page)).toEqual([]);
  });

  test('Klaro that takes more than three seconds is not waited for', async ({ page }) => {
    await page.clock.install();
    await page.route(/\/assets\/klaro[^/]*\.js$/, () => undefined);
    const wanted = page.waitForRequest(/\/assets\/klaro[^/]*\.js$/);
    await page.goto('/en', { waitUntil: 'domcontentloaded' });
    await wanted;
    const own = page.getByRole('region', { name: 'May we use cookies?' });
    await page.clock.runFor(2500);
    await expect(own).toBeHidden();
    await page.clock.runFor(600);
    await own.getByRole('button', { name: 'Decline' }).click();
    await expect(own).toBeHidden();
  });
});

for (const language of ['en', 'ja'] as const) {
  test(`the question is accessible and fits in every theme in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const theme of ['minimal', 'dark', 'highContrast']) {
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
      await page.goto(`/${language}`);
      const question = page.getByRole('dialog');
      await expect(question).toBeVisible();
      const [first, decline, accept] = await question.getByRole('button').all();
      const sizes = [await decline?.boundingBox(), await accept?.boundingBox()];
      expect(sizes[0]?.width).toBe(sizes[1]?.width);
      expect(sizes[0]?.height).toBe(sizes[1]?.height);
      expect(sizes[0]?.y).toBe(sizes[1]?.y);
      const axe = () => new AxeBuilder({ page }).analyze();
      expect((await axe()).violations, theme).toEqual([]);
      await first?.click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      expect((await axe()).violations, `${theme}, settings`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
}

/** The nearest that any ad in sight comes to what is played with, in pixels; null without either. */
function nearestAd(): number | null {
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect());
  const played = boxesOf(
    '[role=grid], fieldset[data-mode], section[aria-label=Hint], dialog[open]',
  );
  const distances = boxesOf('[data-placement]').flatMap((ad) =>
    played.map((box) => {
      const across = Math.max(ad.left - box.right, box.left - ad.right, 0);
      const down = Math.max(ad.top - box.bottom, box.top - ad.bottom, 0);
      return Math.hypot(across, down);
    }),
  );
  return distances.length > 0 ? Math.min(...distances) : null;
}

test('no ad comes within 150 pixels of board, pad, hint or dialog', async ({ page }) => {
  await answerBefore(page, YES);
  const sizes = [
    [320, 568],
    [360, 640],
    [700, 360],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const;
  await openGame(page);
  await button(page, 'Hint').click();
  await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(nearestAd), `game at ${width}`).toBeGreaterThanOrEqual(150);
  }
  await page.keyboard.press('Escape');
  await button(page, 'Keys and help').click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  expect(await page.evaluate(nearestAd), 'a dialog').toBeNull();

  await page.goto('/en/techniques/x-wing');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(nearestAd), `exercise at ${width}`).toBeGreaterThanOrEqual(150);
  }
});
