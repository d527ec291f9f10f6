import { cellAt, emptyCells } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { fillCells, openGame } from './support/game.ts';
import { recordShifts, shiftsOn } from './support/layout-shifts.ts';
import { LANGUAGES_OF_TODAY } from './support/proof.ts';

test('offers the games to go on with in the place of the counts, and moves nothing', async ({
  page,
}) => {
  await openGame(page, 'en', 'medium');
  const [first = 0] = await emptyCells(page);
  await fillCells(page, [first]);
  await expect.poll(() => page.evaluate(() => 'nanpure-game-medium' in localStorage)).toBe(true);
  await recordShifts(page);
  await page.goto('/en');
  const medium = page.getByRole('main').getByRole('link', { name: /^Medium/ });
  await expect(medium).toContainText(/Continue 0:\d\d/);
  await expect(page.getByRole('main').getByRole('link', { name: /^Easy/ })).toContainText(
    '334 puzzles',
  );
  expect(await shiftsOn(page)).toEqual([]);
  const card = page.getByRole('main').getByRole('link', { name: /^Continue/ });
  await expect(card).toHaveAccessibleName(/^Continue ?Medium · \d\d of 81 · 0:\d\d$/);
  expect(await shiftsOn(page)).toEqual([]);
  await card.click();
  await expect(page).toHaveURL(/\/en\/game\/medium$/);
  await expect(cellAt(page, first)).not.toHaveAccessibleName(/^Empty/);
});

const BOARD_WORDS = {
  en: {
    right: 'Yes, 4. That was a naked single.',
    wrong: 'Not 7: row 4 already has one.',
    more: 'One more',
    why: 'Why?',
    learn: 'Learn the naked single',
  },
  ja: {
    right: '正解は4。これが「ネイキッドシングル」です。',
    wrong: '7は入りません。4行目にもうあります。',
    more: 'もう1問',
    why: 'なぜ？',
    learn: 'ネイキッドシングルを学ぶ',
  },
} as const;

for (const language of LANGUAGES_OF_TODAY) {
  const words = BOARD_WORDS[language];

  test(`the circled cell is answered by key and by pad, says why, and moves nothing, in ${language}`, async ({
    page,
  }) => {
    await recordShifts(page);
    await page.goto(`/${language}`);
    const said = page.getByRole('main').getByRole('status');
    const key = (digit: number) =>
      page.getByRole('main').getByRole('button', { name: String(digit), exact: true });
    // Its part comes to life after the page.
    await expect(async () => {
      await key(7).click();
      await expect(said).toHaveText(words.wrong, { timeout: 500 });
    }).toPass();
    await expect(cellAt(page, 28)).toHaveAttribute('data-mark', 'repeated');
    await cellAt(page, 30).focus();
    await page.keyboard.press('4');
    await expect(said).toHaveText(words.right);
    await page.getByRole('button', { name: words.why }).click();
    await expect(cellAt(page, 29)).toHaveAttribute('data-hint', 'cause');
    await expect(page.locator('[data-ray]')).toHaveCount(8);
    await expect(page.getByRole('link', { name: words.learn })).toHaveAttribute(
      'href',
      `/${language}/techniques/naked-single`,
    );
    await page.getByRole('button', { name: words.more }).click();
    await expect(key(1)).toBeFocused();
    await page.keyboard.press('2');
    await expect(cellAt(page, 4)).toHaveAccessibleName(/^2/);
    expect(await shiftsOn(page)).toEqual([]);
  });
}

test('the levels are in sight on a phone on its side and on a laptop', async ({ page }) => {
  for (const size of [
    { width: 740, height: 360 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size);
    for (const path of ['/en', '/ja']) {
      await page.goto(path);
      for (const level of ['easy', 'medium', 'hard']) {
        const link = page.getByRole('main').locator(`a[href="${path}/game/${level}"]`);
        await expect(link).toBeInViewport({ ratio: 1 });
      }
    }
  }
});

/** What the header needs to be reached by, at the widths at which it changes. */
const HEADERS = [
  { width: 320, height: 568, opener: 'Menu' },
  { width: 740, height: 360, opener: 'Colours and language' },
  { width: 1280, height: 800, opener: undefined },
] as const;

test('theme and language are in the header at every width, and lead to this page in the other language @2.22', async ({
  page,
}) => {
  for (const { opener, ...size } of HEADERS) {
    await page.setViewportSize(size);
    await page.goto('/en/terms-of-service#law');
    await expect(page.locator('body')).not.toHaveAttribute('data-theme', 'dark');
    const header = page.getByRole('banner');
    await header.scrollIntoViewIfNeeded();
    const japanese = header.getByRole('link', { name: '日本語' });
    if (opener) {
      await expect(japanese).toBeHidden();
      await header.getByRole('button', { name: opener }).click();
    }
    await expect(japanese).toBeInViewport({ ratio: 1 });
    await header.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('body')).toHaveAttribute('data-theme', 'dark');
    await page.evaluate(() => localStorage.clear());
    await japanese.click();
    await expect(page).toHaveURL(/\/ja\/terms-of-service#law$/);
    if (opener) await expect(header.getByRole('link', { name: 'English' })).toBeHidden();
  }
});

test('the header is one line at every width, in both languages', async ({ page }) => {
  for (const path of ['/en/techniques', '/ja/techniques']) {
    await page.goto(path);
    for (const width of [320, 360, 687, 688, 740, 820, 959, 960, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const header = page.getByRole('banner');
      const heights = await header
        .locator('nav a, a:has(svg)')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
      expect(Math.max(...heights), `${path} at ${width}`).toBeLessThanOrEqual(44);
      // Two lines of the name would fit into that height, too.
      const lines = await header
        .locator('a:has(svg)')
        .first()
        .evaluate((brand) => {
          const name = document.createRange();
          name.selectNode(brand.lastChild ?? brand);
          return name.getClientRects().length;
        });
      expect(lines, `name of the site, ${path} at ${width}`).toBe(1);
      const { width: inner, scroll } = await header.evaluate((box) => ({
        width: box.clientWidth,
        scroll: box.scrollWidth,
      }));
      expect(scroll, `${path} at ${width}`).toBeLessThanOrEqual(inner);
    }
  }
});

test('"Play" leads to the level that was played last, and is current on all three', async ({
  page,
}) => {
  const play = page.getByRole('banner').getByRole('link', { name: 'Play', exact: true });
  await page.goto('/en/how-to-play');
  await expect(play).toHaveAttribute('href', '/en/game/easy');
  await expect(play).not.toHaveAttribute('aria-current');
  for (const level of ['hard', 'medium'] as const) {
    await page.goto(`/en/game/${level}`);
    await expect(play).toHaveAttribute('aria-current', 'page');
    await recordShifts(page);
    await page.goto('/en/how-to-play');
    await expect(play).toHaveAttribute('href', `/en/game/${level}`);
    expect(await shiftsOn(page)).toEqual([]);
  }
});
