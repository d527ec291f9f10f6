import { expect, type Page } from '@playwright/test';

/** Longer than a frame, and too short to be seen on any clock of the game. In milliseconds. */
const MOMENT = 50;

/** Has the clock of an open page stand until the test moves it: the seconds that a test takes itself aren't the game's. */
export async function holdClock(page: Page) {
  await page.clock.install({ time: '2025-07-01T12:00:00' });
  await page.clock.pauseAt('2025-07-01T12:01:00');
}

/** A page starts in several tasks, which wait for timers: each look lets a millisecond go by. */
async function letStart(page: Page) {
  await page.clock.runFor(MOMENT);
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return page.locator('#root').getAttribute('data-hydrated');
    })
    .not.toBeNull();
}

/**
 * Has `AbortSignal.timeout` go by the page's clock, which a test may have stopped: Playwright's clock leaves
 * it out. To be called before the page is opened.
 */
export async function timeOutByClock(page: Page) {
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      const reason = new DOMException('signal timed out', 'TimeoutError');
      setTimeout(() => controller.abort(reason), milliseconds);
      return controller.signal;
    };
  });
}

/** Opens a page while the test has stopped the clock: it needs some moments to start. */
export async function openWithStoppedClock(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'load' });
  await letStart(page);
}

/** Reloads a page while the test has stopped the clock. */
export async function reloadWithStoppedClock(page: Page) {
  await page.reload({ waitUntil: 'load' });
  await letStart(page);
}
