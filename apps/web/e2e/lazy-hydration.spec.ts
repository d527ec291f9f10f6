import { ALL_PATHS, matchPath, type RouteId } from '@nanpure/content';
import type { Page } from '@playwright/test';
import { cellAt } from './support/board.ts';
import { expect, test, wake } from './support/fixtures.ts';
import { recordShifts, shiftsOn } from './support/layout-shifts.ts';

/** The pages that are read. */
const KINDS: readonly RouteId[] = [
  'home',
  'techniques',
  'technique',
  'referenceList',
  'reference',
  'learn',
  'howToPlay',
  'profile',
  'privacy',
  'terms',
];

/** The first of each kind in each language. */
const PAGES = ['en', 'ja'].flatMap((language) =>
  KINDS.flatMap((kind) => {
    const isOfKind = (path: string) => {
      const match = matchPath(path);
      return match?.route === kind && match.language === language;
    };
    return ALL_PATHS.find(isOfKind) ?? [];
  }),
);

const lazy = (page: Page) => page.locator('#root[data-lazy]');
const hydrated = (page: Page) => page.locator('#root[data-hydrated]');
const contact = (page: Page) => page.getByRole('button', { name: 'Contact us' });

/** The scripts that a page asks for, from now on. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/[.]js$/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  return asked;
}

/** Until the browser has nothing left to do. */
async function untilIdle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 2000 })),
  );
}

/** All that a page shows and says. Which field is checked, React writes into attributes, too. */
function contents(page: Page) {
  return page.locator('#root').evaluate((root) => root.innerHTML.replaceAll(' checked=""', ''));
}

for (const path of PAGES) {
  test(`${path} asks for no script before it is used, and says the same with the app @16.1`, async ({
    page,
  }) => {
    const asked = watchScripts(page);
    await page.goto(path);
    await untilIdle(page);
    await expect(lazy(page)).toBeAttached();
    expect(asked).toEqual([]);
    const before = await contents(page);
    await wake(page);
    await untilIdle(page);
    expect(await contents(page)).toBe(before);
  });
}

test('what browsers do by themselves wants no app: menu, theme, language and links @16.1', {
  tag: '@phone-only',
}, async ({ page, baseURL }) => {
  await page.goto('/en');
  const menu = page.locator('#site-menu');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(menu).toBeVisible();
  await menu.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('body')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('body')).toHaveAttribute('data-theme', 'highContrast');
  await untilIdle(page);
  await expect(lazy(page)).toBeAttached();
  await menu.getByRole('link', { name: '日本語' }).tap();
  await expect(page).toHaveURL(`${baseURL}/ja`);
  await expect(menu).toBeHidden();
  await expect(page.locator('body')).toHaveAttribute('data-theme', 'highContrast');
  await page.getByRole('button', { name: 'メニュー' }).tap();
  await expect(menu.getByRole('radio', { name: 'ハイコントラスト' })).toBeChecked();
  await menu.getByRole('link', { name: '遊び方' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('遊び方');
  await expect(lazy(page)).toBeAttached();
});

test('the first press on what only the app answers is noted at once, and done once @16.2', async ({
  page,
}) => {
  await page.goto('/en/how-to-play');
  await contact(page).click();
  await expect(hydrated(page)).toBeAttached();
  await expect(contact(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(contact(page)).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('contentinfo').getByRole('textbox').first()).toBeVisible();
  await contact(page).click();
  await expect(contact(page)).toHaveAttribute('aria-expanded', 'false');
});

test('who reads on to what only the app answers has it there before the press', async ({
  page,
}) => {
  await page.goto('/en/how-to-play');
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 300);
  await untilIdle(page);
  await expect(lazy(page)).toBeAttached();
  await page.mouse.wheel(0, 100_000);
  await expect(contact(page)).toBeInViewport();
  await expect(hydrated(page)).toBeAttached();
  await contact(page).click();
  await expect(contact(page)).toHaveAttribute('aria-expanded', 'true');
});

test('the first key on what only the app answers is done once @16.2', async ({ page }) => {
  await page.goto('/en/techniques');
  // One stop before it, as whoever walks there by Tab.
  await page.getByRole('main').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(contact(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(contact(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(hydrated(page)).toBeAttached();
  await expect(contact(page)).toHaveAttribute('aria-expanded', 'true');
});

test('the board at home is answered at the first touch, once, and nothing moves', {
  tag: '@phone-only',
}, async ({ page }) => {
  await recordShifts(page);
  await page.goto('/en');
  await expect(lazy(page)).toBeAttached();
  const said = page.getByRole('main').getByRole('status');
  await page.getByRole('main').getByRole('button', { name: '7', exact: true }).tap();
  await expect(said).toHaveText('Not 7: row 4 already has one.');
  expect(await shiftsOn(page)).toEqual([]);
});

test('the board at home is answered by the first key', async ({ page }) => {
  await page.goto('/en');
  await cellAt(page, 30).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('4');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Yes, 4/);
  await expect(cellAt(page, 30)).toBeFocused();
});

test('who has something stored that a page shows gets the app at once', async ({ page }) => {
  await page.goto('/en/terms-of-service');
  await page.evaluate(() => localStorage.setItem('nanpure-course', '{}'));
  for (const path of ['/en', '/en/techniques', '/en/learn']) {
    await page.goto(path);
    await expect(hydrated(page), path).toBeAttached();
  }
  await page.goto('/en/terms-of-service');
  await expect(lazy(page)).toBeAttached();
});

test('what another tab, or a game that one comes back from, has stored brings the app', async ({
  page,
  context,
}) => {
  await page.goto('/en/learn');
  await expect(lazy(page)).toBeAttached();
  const other = await context.newPage();
  await other.goto('/en/terms-of-service');
  await other.evaluate(() => localStorage.setItem('nanpure-course', '{}'));
  await expect(hydrated(page)).toBeAttached();
  await other.evaluate(() => localStorage.clear());

  await page.goto('/en');
  await expect(lazy(page)).toBeAttached();
  const play = page.getByRole('banner').getByRole('link', { name: 'Play', exact: true });
  await page.evaluate(() => {
    localStorage.setItem('nanpure-level', 'hard');
    // As from the cache of pages, which the tests' browser has turned off.
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(play).toHaveAttribute('href', '/en/game/hard');
  await expect(lazy(page)).toBeAttached();
  await page.evaluate(() => {
    localStorage.setItem('nanpure-game-hard', '{}');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(hydrated(page)).toBeAttached();
});

test('Back shows what the app once showed in the place of a page that was loaded anew', async ({
  page,
}) => {
  await page.goto('/en/solver');
  await page.getByRole('banner').getByRole('link', { name: 'How to play' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to play');
  await page.reload();
  await expect(lazy(page)).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/solver$/);
  await expect(page.getByRole('main').getByRole('grid')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to play' })).toBeHidden();
});

test('a link into a game that is aimed at has the game fetched ahead', async ({ page }) => {
  const asked = watchScripts(page);
  await page.goto('/en/how-to-play');
  const link = page.getByRole('main').locator('a[href="/en/game/easy"]');
  await link.hover();
  await expect.poll(() => asked).toContainEqual(expect.stringContaining('/GamePage-'));
  await expect(lazy(page)).toBeAttached();
  await link.click();
  await expect(page).toHaveURL(/\/en\/game\/easy$/);
  await expect(hydrated(page)).toBeAttached();
});

test.describe('where the app can not be had', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_/] });

  test('a page that is read stays what it is: read, with its menu, theme and links @16.3', async ({
    page,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/en/techniques/swordfish');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('body')).toHaveAttribute('data-theme', 'dark');
    await contact(page).click();
    await expect(page.getByRole('alert')).toContainText('Part of this page could not be loaded.');
    await expect(page.getByRole('heading', { name: 'How to find it' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'How to play' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to play');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(page.getByRole('alert')).toBeHidden();
  });
});
