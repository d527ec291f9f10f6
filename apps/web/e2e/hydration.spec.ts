import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { expect, test, wake } from './support/fixtures.ts';

const FRAMEWORK = /\/assets\/framework-[^/]+[.]js/;

/** Opens a page whose modules, once something is used, are on their way until the result is called. */
async function openUnhydrated(page: Page, path: string): Promise<() => Promise<void>> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(FRAMEWORK, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    gate.emit('open');
    await wake(page);
  };
}

test('what is pressed and chosen before the app is there is done when it is @16.2', async ({
  page,
}) => {
  const hydrate = await openUnhydrated(page, '/en');
  const contact = page.getByRole('button', { name: 'Contact us' });
  await page.getByRole('radio', { name: 'Dark' }).check();
  await contact.click();
  await expect(contact).toHaveAttribute('aria-expanded', 'false');
  await hydrate();
  await expect(contact).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('body')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  // Once, and not again with the next press.
  await page.getByRole('radio', { name: 'Light' }).check();
  await expect(contact).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('body')).toHaveAttribute('data-theme', 'minimal');
});

test('another language that is chosen before the app is there keeps query, hash, place and the choice', async ({
  page,
  baseURL,
}) => {
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  const hydrate = await openUnhydrated(page, '/en/how-to-play?a=1#hints');
  await page.evaluate(() => window.scrollTo(0, 700));
  // From the keyboard, say: the link needn't be in sight.
  await page.getByRole('link', { name: '日本語' }).first().dispatchEvent('click');
  await page.waitForURL(`${baseURL}/ja/how-to-play?a=1#hints`);
  await expect.poll(scrollTop).toBe(700);
  await hydrate();
  expect(await scrollTop()).toBe(700);
  await page.goto('/');
  await expect(page).toHaveURL(`${baseURL}/ja`);
});

test('whoever has scrolled before the app is there stays where they are', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/en/how-to-play#hints');
  await page.evaluate(() => window.scrollTo(0, 300));
  await hydrate();
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(300);
});

test('what the browser does by itself is not done twice', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const hydrate = await openUnhydrated(page, '/en');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#site-menu')).toBeVisible();
  await hydrate();
  await expect(page.locator('#site-menu')).toBeVisible();
});

test('a file that is given before the app is there is asked about when it is', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/en/statistics');
  const files = page.locator('input[type=file]');
  await files.setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from('no backup'),
  });
  await hydrate();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'not a backup from this site',
  );
});

test('a page asks for its modules when its first frame is drawn, not before', async ({ page }) => {
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (draw) => frames.push(draw);
    Object.assign(window, { drawFrame: () => frames.splice(0).map((draw) => draw(0)) });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  await page.goto('/ja/solver', { waitUntil: 'load' });
  expect(asked).toEqual([]);
  await page.evaluate('drawFrame()');
  await expect.poll(() => asked).toContainEqual(expect.stringMatching(FRAMEWORK));
});

test('a page that is not in sight, and so never painted, is hydrated all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/en/solver');
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
});

/** Opens a page some of whose scripts never come. */
async function openBroken(page: Page, path: string, missing: string) {
  await page.route(missing, (route) => route.abort());
  await page.goto(path, { waitUntil: 'load' });
}

const ENTRY = '**/assets/index-*.js';

test.describe('a page whose scripts do not come', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  for (const [what, missing] of [
    ['its entry', ENTRY],
    ['its screen', '**/assets/TechniquePage-*.js'],
  ] as const) {
    test(`can be read without ${what}, and says that something is missing @10.13`, async ({
      page,
    }) => {
      await openBroken(page, '/en/techniques/x-wing', missing);
      const alert = page.getByRole('alert');
      await expect(alert).toBeHidden();
      await page.getByRole('button', { name: 'Contact us' }).click();
      await expect(alert).toContainText('Part of this page could not be loaded.');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('X-Wing');
      await expect(page.getByRole('heading', { name: 'How to find it' })).toBeVisible();
      await page.unroute(missing);
      const loaded = page.waitForEvent('load');
      await alert.getByRole('button', { name: 'Reload' }).click();
      await loaded;
      await wake(page);
      await expect(alert).toBeHidden();
      await page.getByRole('link', { name: 'How to play' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to play');
    });
  }

  for (const [what, missing] of [
    ['its entry', ENTRY],
    ['its screen', '**/assets/GamePage-*.js'],
  ] as const) {
    test(`says without ${what} that there is no game, in its language @10.13`, async ({ page }) => {
      await openBroken(page, '/ja/game/easy', missing);
      await expect(page.getByRole('alert')).toContainText('ゲームを読み込めませんでした。');
      await expect(page.getByRole('button', { name: '再読み込み' })).toBeVisible();
      await expect(page.getByText('問題を読み込んでいます')).toBeHidden();
    });
  }
});

test('a game whose scripts are not there after twenty seconds says so, until they are @10.13', async ({
  page,
}) => {
  // However long the page itself takes, it is no part of the twenty seconds.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const hydrate = await openUnhydrated(page, '/en/game/easy');
  const alert = page.getByText('The game could not be loaded.');
  await page.clock.runFor(19_000);
  await expect(alert).toBeHidden();
  await page.clock.runFor(2000);
  await expect(alert).toBeVisible();
  await page.clock.resume();
  await hydrate();
  await expect(alert).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, text] of [
    ['/en/game/easy', 'This page needs JavaScript.'],
    ['/ja/search', 'このページにはJavaScriptが必要です。'],
  ] as const) {
    test(`${path} says that it needs them @10.13`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'load' });
      // Playwright finds no text within `noscript`.
      const notice = page.locator('noscript p');
      await expect(notice).toBeInViewport();
      expect(await notice.innerText()).toContain(text);
      await expect(page.getByRole('status')).toBeHidden();
    });
  }
});
