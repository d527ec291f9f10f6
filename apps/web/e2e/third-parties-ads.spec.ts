import type { Page } from '@playwright/test';
import { waitForPuzzle } from './support/board.ts';
import { expect } from './support/fixtures.ts';
import { button, chooseInMenu, openGame } from './support/game.ts';
import { ofToday } from './support/proof.ts';
import { answerBefore, YES } from './support/third-parties/choices.ts';
import { AD_OF_HEADER, type Mood } from './support/third-parties/stand-ins.ts';
import { test } from './support/third-parties/test.ts';

/* Where there are ads for visitors who agree, where there are none, and that they disturb nothing. */

// Long tests, for slow machines, too.
test.describe.configure({ timeout: 120_000 });

const PLACES = {
  '/en': ['footer'],
  '/en/how-to-play': ['header', 'sidebar', 'inArticle', 'footer'],
  '/en/techniques': [
    'header',
    'sidebar',
    'techniquesFeed',
    'techniquesFeed',
    'multiplex',
    'footer',
  ],
  '/en/techniques/x-wing': ['header', 'sidebar', 'inArticle', 'multiplex', 'footer'],
  '/en/game/easy': ['footer'],
  '/en/test': ['footer'],
  '/ja': [],
  '/ja/techniques': ['header'],
  '/ja/techniques/x-wing': ['header', 'inArticle'],
  '/ja/game/easy': [],
};

test('the places for ads on each kind of page @2.23 @2.35 @9.19', async ({ request }) => {
  for (const [path, places] of Object.entries(PLACES)) {
    const html = await (await request.get(path)).text();
    const found = [...html.matchAll(/ data-placement="(\w+)"/g)].map(([, place]) => place);
    expect(found, path).toEqual(places);
  }
});

test('an ad of the list of techniques is seen where it is read: after every third card', async ({
  page,
}) => {
  await answerBefore(page, YES);
  await page.goto('/en/techniques');
  const items = page.getByRole('main').locator('ol > li');
  await expect(items.locator('[data-placement=techniquesFeed]')).toHaveCount(2);
  for (const width of [1280, 600]) {
    await page.setViewportSize({ width, height: 800 });
    const places = await items.evaluateAll((all) =>
      all.map((item) => item.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
    );
    expect(places, `${width} wide`).toEqual([...places].sort((a, b) => a.y - b.y || a.x - b.x));
  }
});

test('the ad beside the page is 300 pixels wide, and there on large screens only @2.24', async ({
  page,
}) => {
  await answerBefore(page, YES);
  await page.goto('/en/how-to-play');
  const ad = page.locator('[data-placement=sidebar]');
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(ad).toBeInViewport();
  expect((await ad.boundingBox())?.width).toBe(300);
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(ad, `${width} px`).toBeHidden();
  }
});

test('a browser that asks for privacy gets ads that know nothing of its visitor @6.2', async ({
  page,
  thirdParties,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await answerBefore(page, YES);
  await page.goto('/en/how-to-play');
  await expect.poll(() => thirdParties.log).toContain(AD_OF_HEADER.replace('npa=0', 'npa=1'));
  expect(thirdParties.log.join('\n')).not.toContain('npa=0');
});

/**
 * Layout shifts since the page began, those after a press included. Those within the site's header
 * don't count: it stands above all ads, and is painted in parts where the page comes in slowly.
 */
function watchShifts() {
  const shifts: unknown[] = [];
  const isBelowHeader = ({ node }: { node?: Node | null }) =>
    !(node instanceof Element ? node : node?.parentElement)?.closest('header');
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const sources: { node?: Node | null }[] = Reflect.get(entry, 'sources') ?? [];
      if (sources.some(isBelowHeader)) shifts.push(entry.toJSON());
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const takeShifts = () => {
    note(observer.takeRecords());
    return shifts;
  };
  Object.assign(window, { takeShifts });
}

/** The shifts, once all that is there has been painted. */
function shiftsOf(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return Reflect.get(window, 'takeShifts')();
  });
}

const AD_SCRIPT = /\/adsbygoogle\.js/;

function waitForAd(page: Page, status: 'filled' | 'unfilled') {
  return page.locator(`[data-placement=header] [data-ad-status=${status}]`).waitFor();
}

/** Waits until it is settled what becomes of the ads of a page that is being opened. */
const SETTLED: Readonly<Record<Mood, (page: Page, opened: Promise<unknown>) => Promise<unknown>>> =
  {
    well: (page, opened) => opened.then(() => waitForAd(page, 'filled')),
    empty: (page, opened) => opened.then(() => waitForAd(page, 'unfilled')),
    blocked: (page) =>
      page.waitForEvent('console', (message) => message.text().startsWith('There is no ad.')),
    silent: (page) => page.waitForRequest(AD_SCRIPT),
    broken: (page) =>
      page.waitForEvent('requestfinished', (request) => AD_SCRIPT.test(request.url())),
  };

const ALL_PLACES = ['/en/techniques', '/ja/techniques/x-wing', '/en/how-to-play'];

/** The ways to behave, and the pages that have to bear with them. */
const MOODS: readonly (readonly [Mood, readonly string[]])[] = [
  ['well', ALL_PLACES],
  ['empty', ALL_PLACES],
  ['blocked', ALL_PLACES],
  ['silent', ['/en/techniques']],
  ['broken', ['/en/techniques']],
];

test.describe('third parties that behave badly', () => {
  test.use({
    expectedErrors: [/^request elsewhere: https:\/\/|blocked_?by_?client|broken/i],
  });

  for (const [mood, paths] of MOODS) {
    test(`delay nothing, break nothing and move nothing: ${mood} @9.20`, async ({
      page,
      thirdParties,
    }) => {
      thirdParties.behave(mood);
      await page.addInitScript(watchShifts);
      await answerBefore(page, YES);
      for (const path of ofToday(paths, paths.length)) {
        const opened = page.goto(path, { waitUntil: 'domcontentloaded' });
        await Promise.all([opened, SETTLED[mood](page, opened)]);
        await expect(page.locator('[data-placement=header]')).toBeVisible();
        expect(await shiftsOf(page), path).toEqual([]);
      }
      await page.getByRole('link', { name: /^(?:Play|解く)$/ }).click();
      await waitForPuzzle(page);
    });
  }
});

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

const SIZES = [
  [320, 568],
  [360, 640],
  [700, 360],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

async function expectAdsFarAway(page: Page) {
  const { pathname } = new URL(page.url());
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(nearestAd), `${pathname} at ${width}`).toBeGreaterThanOrEqual(150);
  }
}

test('no ad comes within 150 pixels of board, pad, hint or dialog @9.20', async ({ page }) => {
  await answerBefore(page, YES);
  await openGame(page);
  await button(page, 'Hint').click();
  await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible();
  await expectAdsFarAway(page);
  await page.keyboard.press('Escape');
  await chooseInMenu(page, 'Keys and help');
  await expect(page.locator('dialog[open]')).toBeVisible();
  expect(await page.evaluate(nearestAd), 'a dialog').toBeNull();

  for (const path of ['/en/learn/x-wing', '/en/test', '/en']) {
    await page.goto(path);
    await expect(page.getByRole('grid')).toBeVisible();
    await expectAdsFarAway(page);
  }
});
