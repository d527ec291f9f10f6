import { expect, type Frame, type Page } from '@playwright/test';
import { emptyCells } from './support/board.ts';
import { test } from './support/fixtures.ts';
import { button, type Language, WORDS } from './support/game.ts';
import { DAY, IS_PROOF, LANGUAGES_OF_TODAY } from './support/proof.ts';
import { troublesIn, type WindowSize } from './support/window-troubles.ts';

const WIDTHS = Array.from({ length: 81 }, (_, index) => 320 + 20 * index);
const HEIGHTS = Array.from({ length: 45 }, (_, index) => 320 + 20 * index);

/** Every day each width meets one or two of the heights, at the next width others, and others the next time: languages take turns. */
const STRIDE = IS_PROOF ? 1 : 36;

const WINDOWS: readonly WindowSize[] = WIDTHS.flatMap((width, column) =>
  HEIGHTS.filter((_, row) => (row + column * 4 + 7 * Math.floor(DAY / 2)) % STRIDE === 0).map(
    (height) => ({
      width,
      height,
    }),
  ),
);

/** A puzzle of the bank that lacks a digit: nothing on a key is wider than the dots of nine that are left. */
const WIDEST = 'hard-0002';

/** The game in a frame, whose size a script changes much faster than a browser window's is changed. */
async function frameGame(page: Page, language: Language): Promise<Frame> {
  const path = `/${language}/game/hard`;
  await page.route(/\/puzzles\/hard-\d+[.]json$/, async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: `${origin}/puzzles/${WIDEST}.json` });
    const id = pathname.replace(/^.*\/|[.]json$/g, '');
    await route.fulfill({ response, json: { ...(await response.json()), id } });
  });
  // The server lets nobody frame the site.
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    for (const name of ['content-security-policy', 'x-frame-options']) delete headers[name];
    await route.fulfill({ response, headers });
  });
  await page.route('**/frame.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${path}" style="width: 1000px; height: 800px; border: 0"></iframe>`,
    }),
  );
  await page.goto('/frame.html');
  const frame = page.frames().find((each) => each.url().endsWith(path));
  if (!frame) throw new Error('The game is in no frame.');
  await expect(frame.locator('[data-given]').first()).toBeAttached();
  await expect(frame.locator('button [data-count="9"]')).toHaveCount(1);
  return frame;
}

for (const language of LANGUAGES_OF_TODAY) {
  test(`in windows of all sizes nothing overlaps, is cut or below the fold, in ${language} @12.10`, async ({
    page,
  }) => {
    test.setTimeout(IS_PROOF ? 1_200_000 : 180_000);
    await page.setViewportSize({ width: 1920, height: 1200 });
    const frame = await frameGame(page, language);
    const [first = 0] = await emptyCells(frame);
    await frame.locator(`[data-cell="${first}"]`).click();
    for (const textScale of [100, 200]) {
      expect.soft(await troublesIn(page, WINDOWS, textScale), `${textScale} %`).toEqual([]);
    }
    await button(frame, WORDS[language].hint).click();
    await expect(frame.locator('[data-coach=hint]')).toBeVisible();
    for (const textScale of [100, 200]) {
      const troubles = await troublesIn(page, WINDOWS, textScale);
      expect.soft(troubles, `with a hint, ${textScale} %`).toEqual([]);
    }
  });
}
