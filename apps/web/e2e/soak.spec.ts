import type { Page } from '@playwright/test';
import { cellAt, emptyCells } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { button, openGame, stat } from './support/game.ts';
import { holdings } from './support/measure.ts';

/** How long is played, by the clock on the wall; without it this file isn't run. */
const MINUTES = Number(process.env.SOAK_MINUTES);

/** What is computed once and kept may come late, in bytes. */
const HEAP_SLACK = 3e6;

/** Plays as a person does, a move with each tick of the game's clock, until so many minutes are over. */
async function playFor(page: Page, minutes: number) {
  const cells = await emptyCells(page);
  const end = Date.now() + minutes * 60_000;
  for (let move = 0; Date.now() < end; move++) {
    const before = await stat(page, 'Time').innerText();
    await cellAt(page, cells[move % cells.length] ?? 0).click();
    await page.keyboard.press(`Digit${1 + (move % 9)}`);
    if (move % 20 === 0) {
      await button(page, 'Hint').click();
      await button(page, 'Close the hint').click();
    }
    await expect(stat(page, 'Time')).not.toHaveText(before);
  }
}

test('a long play leaves nothing behind', async ({ page }) => {
  test.setTimeout((2 * MINUTES + 2) * 60_000);
  await openGame(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.enable');
  await cellAt(page, (await emptyCells(page))[0] ?? 0).click();
  await page.keyboard.press('KeyX');
  await playFor(page, MINUTES / 5);
  const before = await holdings(devTools);
  await playFor(page, (4 * MINUTES) / 5);
  const after = await holdings(devTools);
  const inMegabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  console.log(
    `heap over ${MINUTES} min: from ${inMegabytes(before.heap)} to ${inMegabytes(after.heap)} MB ` +
      `(at most ${inMegabytes(HEAP_SLACK)} more); DOM nodes: from ${before.nodes} to ${after.nodes}; ` +
      `listeners: from ${before.jsEventListeners} to ${after.jsEventListeners}`,
  );
  expect(after.heap).toBeLessThanOrEqual(before.heap + HEAP_SLACK);
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners + 5);
});
