import type { Page } from '@playwright/test';

/** https://wicg.github.io/layout-instability/#sec-layout-shift: what TypeScript doesn't know of it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** From the next page load on, layout shifts are recorded. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const placed = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 30)}": ${placed(previousRect)} → ${placed(currentRect)}`,
        );
        shifts.push([value, ...moved].join('; '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of the page: as what part of the window, and what moved (x, y, width and height). */
export function shiftsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}
