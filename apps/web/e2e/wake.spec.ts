import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const FRAMEWORK = /\/assets\/framework-[^/]+[.]js/;

/** Opens a page whose modules are on their way until the result is called. */
async function openAsleep(page: Page, path: string): Promise<() => Promise<void>> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(FRAMEWORK, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    gate.emit('open');
    await expect(page.locator('#root[data-awake]')).toBeAttached();
  };
}

test('what is pressed and chosen before the app is there is done when it is', async ({ page }) => {
  const wake = await openAsleep(page, '/en');
  const contact = page.getByRole('button', { name: 'Contact us' });
  await page.getByRole('radio', { name: 'Dark' }).check();
  await contact.click();
  await expect(contact).toHaveAttribute('aria-expanded', 'false');
  await wake();
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
  const wake = await openAsleep(page, '/en/how-to-play?a=1#hints');
  await page.evaluate(() => window.scrollTo(0, 700));
  // From the keyboard, say: the link needn't be in sight.
  await page.getByRole('link', { name: '日本語' }).first().dispatchEvent('click');
  await page.waitForURL(`${baseURL}/ja/how-to-play?a=1#hints`);
  await expect.poll(scrollTop).toBe(700);
  await wake();
  expect(await scrollTop()).toBe(700);
  await page.goto('/');
  await expect(page).toHaveURL(`${baseURL}/ja`);
});

test('whoever has scrolled before the app is there stays where they are', async ({ page }) => {
  const wake = await openAsleep(page, '/en/how-to-play#hints');
  await page.evaluate(() => window.scrollTo(0, 300));
  await wake();
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(300);
});

test('what the browser does by itself is not done twice', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const wake = await openAsleep(page, '/en');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#site-menu')).toBeVisible();
  await wake();
  await expect(page.locator('#site-menu')).toBeVisible();
});

test('a file that is given before the app is there is asked about when it is', async ({ page }) => {
  const wake = await openAsleep(page, '/en/statistics');
  const files = page.locator('input[type=file]');
  await files.setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from('no backup'),
  });
  await wake();
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
  await page.goto('/ja/techniques/x-wing', { waitUntil: 'load' });
  expect(asked).toEqual([]);
  await page.evaluate('drawFrame()');
  await expect.poll(() => asked).toContainEqual(expect.stringMatching(FRAMEWORK));
});

test('a page that is not in sight, and so never painted, wakes all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/en');
  await expect(page.locator('#root[data-awake]')).toBeAttached();
});
