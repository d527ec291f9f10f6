import { ALL_PATHS, languageOf, matchPath } from '@nanpure/content';
import type { Page } from '@playwright/test';
import { violationsInThemes } from './support/axe.ts';
import { pagesOfToday } from './support/daily-pages.ts';
import { expect, test, wake } from './support/fixtures.ts';

const SIZES = { en: { width: 1280, height: 800 }, ja: { width: 360, height: 640 } };

/** What no page may be wider than. */
const WIDTHS = [320, 360, 768, 1280];

const CANONICAL = ALL_PATHS.filter((path) => matchPath(path)?.canonicalPath === path);

/** Until nothing on the page, which the app has taken over, is waited for, and what that brought is drawn. */
async function settle(page: Page) {
  await expect(page.locator('main[aria-busy=false]')).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
}

/** What the head of the page says, as its HTML has it and as it is now; whose tags these are is left aside. */
function metadata(page: Page) {
  return page.evaluate(async () => {
    const tagsIn = (document: Document) =>
      [...document.head.querySelectorAll('title, meta, link:not([href*="/assets/"]), [type*=ld]')]
        .map(({ outerHTML }) => outerHTML.replace(/ data-page-head="\w*"/, ''))
        .sort();
    const html = await (await fetch(location.href)).text();
    const sent = new DOMParser().parseFromString(html, 'text/html');
    return { sent: tagsIn(sent), now: tagsIn(document) };
  });
}

/** By how much the page is wider than the narrowest phone with text of twice the size. */
async function overflowOfLargeText(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.documentElement.scrollWidth - window.innerWidth;
  });
}

/** How long it takes until every page was looked at in a language; in the other one it is seen half-way. */
const DAYS = 10;

/** A part of the pages each, so that several are looked at side by side. */
const PARTS = [0, 1];

for (const language of ['en', 'ja'] as const) {
  const paths = CANONICAL.filter((path) => languageOf(path) === language);

  for (const part of PARTS) {
    test(`no page in ${language} has an error or a barrier, and none changes what it says of itself (part ${part + 1} of ${PARTS.length})`, async ({
      page,
    }) => {
      const today = pagesOfToday(paths, DAYS, language === 'en' ? 0 : DAYS / 2);
      test.setTimeout(20_000 * paths.length);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of today.filter((_, index) => index % PARTS.length === part)) {
        await page.setViewportSize(SIZES[language]);
        await page.goto(path);
        await wake(page);
        await settle(page);
        const { sent, now } = await metadata(page);
        expect(now, path).toEqual(sent);
        expect(await violationsInThemes(page), path).toEqual([]);
        for (const width of WIDTHS) {
          await page.setViewportSize({ ...SIZES[language], width });
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
        }
        expect(await overflowOfLargeText(page), `${path}, text of 200 %`).toBeLessThanOrEqual(0);
      }
    });
  }
}

test('another page says of itself what its HTML says, by a link, in another language and by Back', async ({
  page,
}) => {
  const expectOwnHead = () =>
    expect(async () => {
      const { sent, now } = await metadata(page);
      expect(now).toEqual(sent);
    }).toPass();
  await page.goto('/en/techniques/x-wing');
  await wake(page);
  await expectOwnHead();
  await page.getByRole('link', { name: 'Nanpure Lab' }).click();
  await expect(page).toHaveTitle(/^Free Sudoku/);
  await expectOwnHead();
  await page.getByRole('link', { name: '日本語' }).first().click();
  await expect(page).toHaveURL('/ja');
  await expectOwnHead();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/en/techniques/x-wing');
  await expectOwnHead();
});
