import type { Page } from '@playwright/test';
import { expect, test, wake } from './support/fixtures.ts';
import { askForMore, boardBox, button, openGame, WORDS } from './support/game.ts';
import { LANGUAGES_OF_TODAY } from './support/proof.ts';

/*
 * Text of twice the size on a phone. That no page is wider than the screen then is seen in every-page.spec.ts; here
 * is what can go wrong within it.
 */

const NOON = new Date(2026, 10, 24, 12);

async function open(page: Page, path: string) {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await wake(page);
  await expect(page.locator('main[aria-busy=false]')).toBeAttached();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** The texts in what the selector finds that reach beyond the box of it. */
function textsBeyond(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right } = element.getBoundingClientRect();
        return [...range.getClientRects()].some(
          (rect) => rect.left < left - 1 || rect.right > right + 1,
        );
      })
      .map(({ textContent }) => textContent),
  );
}

/** Which of the elements that the selector finds lie over each other's texts. */
function overlaps(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((elements) => {
    const boxes = elements
      .map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return { text: element.textContent, box: range.getBoundingClientRect() };
      })
      .filter(({ text }) => text);
    return boxes.flatMap(({ text, box }, place) =>
      boxes
        .slice(place + 1)
        .filter(
          (other) =>
            box.left < other.box.right - 1 &&
            other.box.left < box.right - 1 &&
            box.top < other.box.bottom - 1 &&
            other.box.top < box.bottom - 1,
        )
        .map((other) => `${text} ${other.text}`),
    );
  });
}

/** A hint's text, its buttons, and the tools and keys below. */
const PARTS = '[role=tabpanel], [role=tabpanel] + *, [data-coach] + *, fieldset[aria-label="数字"]';

/** Which of the elements that the selector finds, as far as they are in sight, lie over each other or have no height. */
function boxesOver(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((elements) => {
    const boxes = elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }));
    return boxes
      .filter(({ box }, place) => {
        const others = boxes.slice(place + 1).map((other) => other.box);
        const isOver = (other: DOMRect) =>
          box.top < other.bottom - 1 &&
          other.top < box.bottom - 1 &&
          box.left < other.right - 1 &&
          other.left < box.right - 1;
        return box.height < 20 || others.some(isOver);
      })
      .map(({ text }) => text);
  });
}

test('the days of the calendar keep apart, and a difficulty stands in one line', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOON);
  for (const language of ['ja', 'en']) {
    await open(page, `/${language}/daily`);
    await expect(page.locator('[aria-current=date]')).toBeVisible();
    expect(await textsBeyond(page, '[role=grid] td > * > :first-child')).toEqual([]);
    const today = await page.locator('[aria-current=date] > :first-child').boundingBox();
    const cell = await page.locator('td:has([aria-current=date])').boundingBox();
    expect(today?.width ?? 0).toBeLessThanOrEqual(cell?.width ?? 0);
    expect(await overlaps(page, '[role=grid] td > * > :first-child')).toEqual([]);
    const lines = await page
      .locator('main li strong')
      .evaluateAll((names) =>
        names.map((name) => name.getClientRects().length && name.clientHeight),
      );
    for (const height of lines) expect(height).toBeLessThan(2 * 40 * 1.3);
  }
});

test('what stands on the path and in the statistics stays within the page', async ({ page }) => {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const language of ['ja', 'en']) {
    for (const path of ['learn', 'statistics', 'daily']) {
      await open(page, `/${language}/${path}`);
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await overflow(), `/${language}/${path} at ${width} px`).toBeLessThanOrEqual(0);
        expect(await textsBeyond(page, 'main :is(h1, h2, h3, p)'), path).toEqual([]);
      }
    }
  }
});

/** Its first step is a net, whose links are a list of long sentences. */
const NET = '800000000003600000070090200050007000000045700000100030001000068008500010090000400';

test('the links of a step in the solver break where the page ends', async ({ page }) => {
  for (const language of LANGUAGES_OF_TODAY) {
    await open(page, `/${language}/solver#p=${NET}`);
    await page.setViewportSize({ width: 320, height: 640 });
    const links = page.locator('ol[aria-label] > li');
    await expect(links.nth(5)).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, language).toBeLessThanOrEqual(0);
  }
});

for (const [size, width, height] of [
  ['130%', 390, 844],
  ['200%', 390, 844],
  ['200%', 320, 568],
] as const) {
  test(`a hint in text of ${size} is wholly read at ${width} × ${height}, and the board stays`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openGame(page, 'ja', 'medium');
    const before = await boardBox(page);
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    const large = await boardBox(page);
    expect(large.width).toBe(before.width);
    await button(page, WORDS.ja.hint).click();
    const text = page.getByRole('tabpanel');
    for (const level of [1, 2, 3]) {
      const hidden = await text.evaluate((box) => box.scrollHeight - box.clientHeight);
      expect(hidden, `level ${level}`).toBeLessThan(4);
      expect(await boardBox(page)).toEqual(large);
      expect(await boxesOver(page, PARTS)).toEqual([]);
      if (level < 3) await askForMore(page, 'ja');
    }
  });
}
