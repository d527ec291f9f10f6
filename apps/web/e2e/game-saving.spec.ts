import type { Page } from '@playwright/test';
import { emptyCells, waitForPuzzle } from './support/board.ts';
import { openWithStoppedClock } from './support/clock.ts';
import { expect, test } from './support/fixtures.ts';
import { button, openGame, setHidden, stat } from './support/game.ts';
import { enterFirst, savedDigits, savedFields } from './support/saves.ts';

/** A game that is begun and saved, with a clock that stands unless the test lets it run. */
async function beginGame(page: Page) {
  await page.clock.install();
  await openGame(page);
  await enterFirst(page);
  const digits = 81 - (await emptyCells(page)).length;
  await expect.poll(() => savedDigits(page)).toBe(digits);
  await page.clock.pauseAt(Date.now() + 60_000);
  return digits;
}

test('a move is saved after 100 ms, a hint after 200, and everything at once as the page is hidden @4.22 @9.12', async ({
  page,
}) => {
  const digits = await beginGame(page);
  await enterFirst(page);
  await page.clock.runFor(99);
  expect(await savedDigits(page)).toBe(digits);
  await page.clock.runFor(1);
  expect(await savedDigits(page)).toBe(digits + 1);

  await button(page, 'Hint').click();
  await expect(stat(page, 'Hints')).toHaveText('1');
  await page.clock.runFor(199);
  expect(await savedFields(page)).toMatchObject({ hintsUsed: 0 });
  await page.clock.runFor(1);
  expect(await savedFields(page)).toMatchObject({ hintsUsed: 1 });

  await enterFirst(page);
  expect(await savedDigits(page)).toBe(digits + 1);
  await setHidden(page, true);
  expect(await savedDigits(page)).toBe(digits + 2);
});

/** The time of the stats bar. */
async function secondsOn(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await stat(page, 'Time').innerText()).split(':').map(Number);
  return 60 * minutes + seconds;
}

test('a page that dies loses five seconds of the time at most, and a tab that looks on loses nothing to it @10.9', async ({
  page,
  context,
}) => {
  await beginGame(page);
  const onlooker = await context.newPage();
  await openWithStoppedClock(onlooker, '/en/game/easy');
  await waitForPuzzle(onlooker);
  await page.clock.runFor(44_500);
  const played = await secondsOn(page);
  expect(played).toBeGreaterThanOrEqual(44);
  await expect(onlooker.getByRole('alert')).toBeHidden();

  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  // The renderer is gone before it can answer.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  // Where it shared the renderer it is gone, too; or else it leaves as any tab does.
  await onlooker.close();
  const next = await context.newPage();
  await openWithStoppedClock(next, '/en/game/easy');
  await waitForPuzzle(next);
  const restored = await secondsOn(next);
  expect(restored).toBeGreaterThanOrEqual(played - 5);
  expect(restored).toBeLessThanOrEqual(played);
});
