import type { Page } from '@playwright/test';

/** From the next page load on, layout shifts are recorded. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much was shifted on the page, shift by shift, as parts of the window. */
export function shiftsOn(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}
