import { expect, type Frame, type Page } from '@playwright/test';
import { emptyCells } from './support/board.ts';
import { test } from './support/fixtures.ts';
import { button, type Language, WORDS } from './support/game.ts';
import { IS_PROOF } from './support/proof.ts';

const WIDTHS = Array.from({ length: 81 }, (_, index) => 320 + 20 * index);
const HEIGHTS = Array.from({ length: 45 }, (_, index) => 320 + 20 * index);

/** Every day each width meets a few of the heights, at the next width others. */
const STRIDE = IS_PROOF ? 1 : 11;

interface Window {
  readonly width: number;
  readonly height: number;
}

const WINDOWS: readonly Window[] = WIDTHS.flatMap((width, column) =>
  HEIGHTS.filter((_, row) => (row + column * 4) % STRIDE === 0).map((height) => ({
    width,
    height,
  })),
);

/** The game in a frame, whose size a script changes much faster than a browser window's is changed. */
async function frameGame(page: Page, language: Language): Promise<Frame> {
  const path = `/${language}/game/hard`;
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
  return frame;
}

/** What is wrong with the game at each size of its window, a line each. */
function troublesIn(page: Page, windows: readonly Window[], textScale: number) {
  return page.evaluate(
    async ({ sizes, scale }) => {
      const frame = document.querySelector('iframe');
      const view = frame?.contentWindow;
      const inner = frame?.contentDocument;
      if (!frame || !view || !inner) throw new Error('There is no frame.');
      inner.documentElement.style.fontSize = `${scale}%`;
      const troubles: string[] = [];

      const isSeen = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && view.getComputedStyle(element).visibility === 'visible';
      };
      const part = (name: string, selector: string) => {
        const element = inner.querySelector(selector);
        return element && isSeen(element) ? [{ name, element }] : [];
      };
      const parts = () => [
        ...part('title', '#title'),
        ...part('statistics', 'main dl'),
        ...part('pause', 'main dl + button'),
        ...part('menu', 'main [aria-haspopup=dialog]'),
        ...part('board', '[role=grid]'),
        ...part('coach', '[data-coach]'),
        ...part('tools', '[data-coach] + fieldset'),
        ...part('pad', 'fieldset[data-mode]'),
      ];
      const overlaps = (a: DOMRect, b: DOMRect) =>
        a.left < b.right - 1 &&
        b.left < a.right - 1 &&
        a.top < b.bottom - 1 &&
        b.top < a.bottom - 1;

      /** Nothing of the game is below the fold: from the smallest phones on, upright or not. */
      const mustFit = ({ width, height }: { width: number; height: number }) =>
        scale === 100 && (height >= 568 || (width >= 560 && height >= 320 && width > height));

      const troublesAt = (size: { width: number; height: number }) => {
        const found: string[] = [];
        const shown = parts().map(({ name, element }) => ({
          name,
          element,
          box: element.getBoundingClientRect(),
        }));
        const overflow = inner.documentElement.scrollWidth - view.innerWidth;
        if (overflow > 0) found.push(`${overflow} px wider than the window`);
        for (const [index, one] of shown.entries()) {
          for (const other of shown.slice(index + 1)) {
            if (overlaps(one.box, other.box)) found.push(`${one.name} over ${other.name}`);
          }
          if (mustFit(size) && one.box.bottom > size.height + 0.5) {
            found.push(`${one.name} ends at ${Math.round(one.box.bottom)}`);
          }
          if (one.box.left < -0.5 || one.box.right > size.width + 0.5) {
            found.push(`${one.name} sticks out at the side`);
          }
        }
        const main = inner.querySelector('[data-game-area]');
        for (const control of main?.querySelectorAll('button, a') ?? []) {
          if (!isSeen(control)) continue;
          const box = control.getBoundingClientRect();
          const words = inner.createRange();
          words.selectNodeContents(control);
          const text = words.getBoundingClientRect();
          // Lines are higher than what is written in them.
          const slack = 0.3 * Number.parseFloat(view.getComputedStyle(control).fontSize);
          const isCut =
            text.left < box.left - 1 ||
            text.right > box.right + 1 ||
            text.top < box.top - slack ||
            text.bottom > box.bottom + slack;
          if (isCut) found.push(`"${control.textContent?.trim()}" is cut`);
        }
        const text = inner.querySelector('[data-hint-text]');
        if (text && mustFit(size) && text.scrollHeight > text.clientHeight + 1) {
          found.push('the hint scrolls');
        }
        return found;
      };

      for (const [index, size] of sizes.entries()) {
        frame.style.width = `${size.width}px`;
        frame.style.height = `${size.height}px`;
        for (const trouble of troublesAt(size)) {
          troubles.push(`${size.width} × ${size.height}: ${trouble}`);
        }
        // So that the browser doesn't take it for a script that hangs.
        if (index % 100 === 0) await new Promise((resolve) => setTimeout(resolve));
      }
      return troubles;
    },
    { sizes: windows, scale: textScale },
  );
}

for (const language of ['en', 'ja'] as const) {
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
