import type { Page } from '@playwright/test';
import { violationsOn } from './support/axe.ts';
import { emptyCells, waitForPuzzle } from './support/board.ts';
import { test as base, expect, wake } from './support/fixtures.ts';
import { button, chooseInMenu, fillCells, openGame, WORDS } from './support/game.ts';
import { enterFirst, giveCredits, savedDigits, savedFields, saveKeyOf } from './support/saves.ts';
import { copySite, isDeployed, type SiteCopy } from './support/site-copy.ts';

/** Each test has a server of its own: it is stopped, and what it serves is changed. */
const test = base.extend<{ site: SiteCopy; withSubjects: boolean }>({
  withSubjects: [false, { option: true }],
  site: async ({ withSubjects }, use) => {
    const site = await copySite({ withSubjects });
    await site.start();
    await use(site);
    await site.remove();
  },
  baseURL: async ({ site }, use) => use(site.origin),
});

test.use({
  serviceWorkers: 'allow',
  // What a stopped server answers, and a file that is gone.
  expectedErrors: [/ERR_CONNECTION_REFUSED|status of 404|dynamically imported module/],
});
// A copy of the product is made and a whole site is kept.
test.slow();

/** Until all of the site is kept, and answers this page. */
async function waitUntilKept(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    );
  });
}

/** Has the browser ask for a new build, as it does by itself now and then, and waits for all of it. */
async function fetchUpdate(page: Page) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));
  await expect.poll(isWaiting, { timeout: 30_000 }).toBe(true);
}

/** How often a page was loaded since. */
function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('load', () => loads.count++);
  return loads;
}

async function runsDeployed(page: Page): Promise<boolean> {
  return isDeployed((await page.locator('#modules').textContent()) ?? '');
}

/** From the start of a navigation to the first paint with content in it, in milliseconds. */
function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          if (!paint) return;
          observer.disconnect();
          resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

test.describe('the whole site', () => {
  test.use({ withSubjects: true });

  test('after one visit a game is played to its end without a server, in either language, and every kind of address has its page @7.9 @10.29', async ({
    page: firstVisit,
    context,
    site,
  }) => {
    await firstVisit.goto('/en');
    await waitUntilKept(firstVisit);
    await firstVisit.close();
    await site.stop();

    const page = await context.newPage();
    const paints: number[] = [];
    for (const path of ['/en', '/en/game/easy', '/ja/techniques/x-wing', '/en']) {
      await page.goto(path);
      paints.push(Math.round(await firstPaint(page)));
    }
    console.log(`first paint of repeat visits without a connection: ${paints.join(', ')} ms`);
    expect(Math.min(...paints)).toBeLessThan(1000);

    await page.getByRole('main').getByRole('link', { name: /^Easy/ }).click();
    await waitForPuzzle(page);
    const [first = 0, ...others] = await emptyCells(page);
    await fillCells(page, [first]);
    await button(page, WORDS.en.hint).click();
    await expect(page.getByRole('region', { name: WORDS.en.hint, exact: true })).toBeVisible();
    await button(page, WORDS.en.closeHint).click();
    await page.getByRole('link', { name: '日本語' }).first().click();
    await expect(page).toHaveURL(/\/ja\/game\/easy$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await fillCells(page, others);
    await expect(page.getByRole('heading', { name: WORDS.ja.solved })).toBeVisible();

    await giveCredits(page);
    await page.goto('/en/game/hard');
    await waitForPuzzle(page);
    await chooseInMenu(page, 'Freshly made puzzle');
    await expect
      .poll(async () => (await savedFields(page, saveKeyOf('hard')))?.problemId)
      .toMatch(/^made-hard-/);

    for (const [address, path, heading] of [
      ['/en/learn-sudoku/naked-pair', '/en/learn-sudoku/naked-pair', 'Naked Pair'],
      ['/ja/how-to-play?from=elsewhere#faq', '/ja/how-to-play', '遊び方'],
      // In the language that was chosen above.
      ['/game/medium', '/ja/game/medium', '中級'],
      ['/ja/free-sudoku-game/easy', '/ja/game/easy', '初級'],
      ['/ja/nowhere', '/ja/nowhere', '見つかりません'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });
});

test('a new build waits until it is wanted, beside no game, and games outlive it @10.28', async ({
  page,
  context,
  site,
}) => {
  await openGame(page);
  await waitUntilKept(page);
  const given = 81 - (await emptyCells(page)).length;
  await enterFirst(page);
  await expect.poll(() => savedDigits(page)).toBe(given + 1);
  const other = await context.newPage();
  await openGame(other, 'ja', 'hard');
  const third = await context.newPage();
  await third.goto('/en/statistics');
  const loads = [countLoads(page), countLoads(other)];

  await site.deploy();
  await fetchUpdate(page);
  const prompt = page.getByRole('region', { name: 'New version' });
  await enterFirst(page);
  await expect(prompt).toBeHidden();
  await page.getByRole('link', { name: 'Nanpure Lab' }).click();
  await expect(prompt).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await prompt.getByRole('button', { name: 'Later' }).click();
  await expect(prompt).toBeHidden();
  expect(loads.map(({ count }) => count)).toEqual([0, 0]);

  // One that waits brings the app into a page that does without.
  await page.goto('/en/terms-of-service');
  await expect(prompt).toBeVisible({ timeout: 15_000 });
  await page.goto('/en');
  expect(await runsDeployed(page)).toBe(false);
  const reloaded = page.waitForEvent('load');
  await prompt.getByRole('button', { name: 'Load it now' }).click();
  await reloaded;
  expect(await runsDeployed(page)).toBe(true);
  await expect(prompt).toBeHidden();

  await test.step('a page that tells of it as well loads it, too', async () => {
    const prompted = third.getByRole('region', { name: 'New version' });
    await expect(prompted).toBeVisible({ timeout: 15_000 });
    expect(await runsDeployed(third)).toBe(false);
    const loaded = third.waitForEvent('load');
    await prompted.getByRole('button', { name: 'Load it now' }).click();
    await loaded;
    expect(await runsDeployed(third)).toBe(true);
  });

  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  expect(81 - (await emptyCells(page)).length).toBe(given + 2);

  expect(loads[1]?.count).toBe(0);
  await enterFirst(other);
  await chooseInMenu(other, WORDS.ja.settings);
  await expect(other.getByRole('dialog', { name: WORDS.ja.settings })).toBeVisible();
});

// One site for both: to keep it whole takes longer than what is tried.
test('what is no whole puzzle file is never kept or replaces one; what is neither kept nor served any more has the page loaded from the server, once @7.8', async ({
  page,
  site,
}) => {
  const whole = await site.read('data/problems_easy.json');
  const isKept = (path: string) =>
    page.evaluate(async (file) => Boolean(await caches.match(file)), path);
  const ask = () =>
    page.evaluate(async () => {
      const reply = await fetch('/data/problems_easy.json', { cache: 'no-cache' });
      return await reply.text();
    });
  const page404 = '<!doctype html><title>Lost</title>';

  await site.write('data/problems_easy.json', page404);
  await site.write('data/problems_hard.json', whole.slice(0, 5000));
  await page.goto('/en');
  await waitUntilKept(page);
  expect(await isKept('/data/problems_medium.json')).toBe(true);
  expect(await isKept('/data/problems_easy.json')).toBe(false);
  expect(await isKept('/data/problems_hard.json')).toBe(false);
  expect(await ask()).toBe(page404);
  expect(await isKept('/data/problems_easy.json')).toBe(false);

  await site.write('data/problems_easy.json', whole);
  expect(await ask()).toBe(whole);
  for (const broken of [page404, whole.slice(0, -5)]) {
    await site.write('data/problems_easy.json', broken);
    expect(await ask()).toBe(whole);
  }
  await openGame(page);

  await page.goto('/en');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const lost = (await cache.keys()).filter(({ url }) => url.includes('/GamePage-'));
      await Promise.all(lost.map((request) => cache.delete(request)));
    }
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  await page.reload();
  await wake(page);
  await site.deploy();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('main').getByRole('link', { name: /^Easy/ }).click();
  await reloaded;
  await waitForPuzzle(page);
  expect(await runsDeployed(page)).toBe(true);
});
