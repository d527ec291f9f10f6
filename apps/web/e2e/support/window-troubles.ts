import type { Page } from '@playwright/test';

/** A size of the browser's window, in pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

interface Part {
  readonly name: string;
  readonly box: DOMRect;
}

/*
 * These functions run in the page: a script changes the size of a frame, and looks at what is in it, much faster than
 * the window of a browser is changed from outside. They know each other, and nothing else of this file.
 */

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  return width > 1 && height > 1 && style?.visibility === 'visible';
}

/** What the game is played with, as far as it can be seen. */
function partsOf(page: Document): Part[] {
  const selectors = {
    title: '#title',
    statistics: 'main dl',
    pause: 'main dl + button',
    menu: 'main [title][aria-haspopup=dialog]',
    board: '[role=grid]',
    coach: '[data-coach]',
    tools: '[data-coach] + fieldset',
    pad: 'fieldset[data-mode]',
  };
  return Object.entries(selectors).flatMap(([name, selector]) => {
    const element = page.querySelector(selector);
    return element && isSeen(element) ? [{ name, box: element.getBoundingClientRect() }] : [];
  });
}

function overlap({ box: a }: Part, { box: b }: Part): boolean {
  const isBeside = a.left >= b.right - 1 || b.left >= a.right - 1;
  const isBelow = a.top >= b.bottom - 1 || b.top >= a.bottom - 1;
  return !isBeside && !isBelow;
}

function overlapsOf(parts: readonly Part[]): string[] {
  return parts.flatMap((one, index) =>
    parts
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${one.name} over ${other.name}`),
  );
}

/** Nothing of the game is below the fold: from the smallest phones on, upright or on their side. */
function mustFit({ width, height }: WindowSize): boolean {
  return height >= 568 || (width >= 560 && width > height);
}

function outsideOf(parts: readonly Part[], size: WindowSize, isUsualText: boolean): string[] {
  const isLow = ({ box }: Part) => isUsualText && mustFit(size) && box.bottom > size.height + 0.5;
  const isAside = ({ box }: Part) => box.left < -0.5 || box.right > size.width + 0.5;
  return [
    ...parts.filter(isLow).map(({ name, box }) => `${name} ends at ${Math.round(box.bottom)}`),
    ...parts.filter(isAside).map(({ name }) => `${name} sticks out at the side`),
  ];
}

/** Whether its words don't fit into a button or a link. */
function isCut(control: Element): boolean {
  const box = control.getBoundingClientRect();
  const words = control.ownerDocument.createRange();
  words.selectNodeContents(control);
  const text = words.getBoundingClientRect();
  // Lines are higher than what is written in them.
  const slack = 0.3 * Number.parseFloat(getComputedStyle(control).fontSize);
  const isTooWide = text.left < box.left - 1 || text.right > box.right + 1;
  return isTooWide || text.top < box.top - slack || text.bottom > box.bottom + slack;
}

function cutIn(page: Document): string[] {
  return [...page.querySelectorAll('[data-game-area] :is(button, a)')]
    .filter((control) => isSeen(control) && isCut(control))
    .map((control) => `"${control.textContent?.trim()}" is cut`);
}

function troublesAt(page: Document, size: WindowSize, isUsualText: boolean): string[] {
  const parts = partsOf(page);
  const overflow = page.documentElement.scrollWidth - size.width;
  const text = page.querySelector('[data-hint-text]');
  const isScrolling = text !== null && text.scrollHeight > text.clientHeight + 1;
  return [
    ...(overflow > 0 ? [`${overflow} px wider than the window`] : []),
    ...overlapsOf(parts),
    ...outsideOf(parts, size, isUsualText),
    ...cutIn(page),
    ...(isScrolling && isUsualText && mustFit(size) ? ['the hint scrolls'] : []),
  ];
}

const IN_PAGE = [
  isSeen,
  partsOf,
  overlap,
  overlapsOf,
  mustFit,
  outsideOf,
  isCut,
  cutIn,
  troublesAt,
];

/** What is wrong with the game in the page's frame at each size of its window, a line each. */
export async function troublesIn(
  page: Page,
  sizes: readonly WindowSize[],
  textPercent: number,
): Promise<string[]> {
  await page.addScriptTag({ content: IN_PAGE.map(String).join('\n') });
  return page.evaluate(
    async ({ sizes, textPercent }) => {
      const frame = document.querySelector('iframe');
      const inner = frame?.contentDocument;
      if (!frame || !inner) throw new Error('There is no frame.');
      inner.documentElement.style.fontSize = `${textPercent}%`;
      const troubles: string[] = [];
      for (const [index, size] of sizes.entries()) {
        frame.style.width = `${size.width}px`;
        frame.style.height = `${size.height}px`;
        const name = `${size.width} × ${size.height}`;
        troubles.push(
          ...troublesAt(inner, size, textPercent === 100).map((each) => `${name}: ${each}`),
        );
        // So that the browser doesn't take it for a script that hangs.
        if (index % 100 === 0) await new Promise((resolve) => setTimeout(resolve));
      }
      return troubles;
    },
    { sizes, textPercent },
  );
}
