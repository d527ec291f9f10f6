import type { Page } from '@playwright/test';
import { waitForPuzzle } from './support/board.ts';
import { reloadWithStoppedClock } from './support/clock.ts';
import { expect, test } from './support/fixtures.ts';
import { stat } from './support/game.ts';
import { enterFirst } from './support/saves.ts';

const HOUR = 3_600_000;

// Where the hour from two to three is left out in this night.
test.use({ timezoneId: 'Europe/Berlin' });

const time = (page: Page) => stat(page, 'Time');

/** A game that has run for ten seconds of a clock that the test drives. */
async function playTenSeconds(page: Page) {
  await page.clock.install({ time: new Date('2025-03-30T00:50:00Z') });
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  await page.clock.pauseAt(new Date('2025-03-30T00:59:55Z'));
  await enterFirst(page);
  await page.clock.runFor(10_000);
  await expect(time(page)).toHaveText('0:10');
}

test('what was played has its time, whatever happens to the clock or the machine @4.23 @10.12', async ({
  page,
}) => {
  await playTenSeconds(page);
  await test.step('the change to summer time adds no hour', async () => {
    expect(await page.evaluate(() => new Date().getHours())).toBe(3);
    await page.clock.runFor(5000);
    await expect(time(page)).toHaveText('0:15');
  });

  await test.step('a restored game goes on from the next input', async () => {
    await reloadWithStoppedClock(page);
    await waitForPuzzle(page);
    await page.clock.runFor(5000);
    await expect(time(page)).toHaveText('0:15');
    await enterFirst(page);
    await page.clock.runFor(5000);
    await expect(time(page)).toHaveText('0:20');
  });

  await test.step('a machine that sleeps for eight hours does not play meanwhile', async () => {
    await page.clock.fastForward(8 * HOUR);
    await page.clock.runFor(5000);
    await expect(time(page)).toHaveText(/^0:2[45]$/);
    await enterFirst(page);
    await page.clock.runFor(60_000);
    await expect(time(page)).toHaveText(/^1:2[45]$/);
  });
});

test('a system clock that is set changes nothing of the time that was played @10.12', async ({
  page,
}) => {
  await playTenSeconds(page);
  for (const [name, jump, played] of [
    ['forward', 5 * HOUR, /^0:1[45]$/],
    ['back', -5 * HOUR, /^0:(?:1[89]|20)$/],
  ] as const) {
    await test.step(`set ${name}`, async () => {
      const now = await page.evaluate(() => Date.now());
      await page.clock.setSystemTime(now + jump);
      await page.clock.runFor(5000);
      await expect(time(page)).toHaveText(played);
      await reloadWithStoppedClock(page);
      await waitForPuzzle(page);
      await expect(time(page)).toHaveText(played);
      await enterFirst(page);
    });
  }
});
