import type { Page } from '@playwright/test';

/** Longer than a frame, and too short to be seen on any clock of the game. In milliseconds. */
const MOMENT = 50;

/** Opens a page while the test has stopped the clock: a first frame needs a moment of it. */
export async function openWithStoppedClock(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'load' });
  await page.clock.runFor(MOMENT);
}

/** Reloads a page while the test has stopped the clock. */
export async function reloadWithStoppedClock(page: Page) {
  await page.reload({ waitUntil: 'load' });
  await page.clock.runFor(MOMENT);
}
