import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { button } from './support/game.ts';
import { handsByNames } from './support/learner/hands.ts';
import { solveTask } from './support/learner/learner.ts';
import { lookoutAt } from './support/learner/lookouts.ts';
import { stored } from './support/saves.ts';

/* What happens to learners by accident: double taps, held keys, closed pages, a full storage. */

const status = (page: Page) => page.getByRole('main').getByRole('status');

async function openStage(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('grid')).toHaveAccessibleDescription(/./);
}

async function courseOf(page: Page) {
  return JSON.parse((await stored(page, 'nanpure-course')) ?? '{}');
}

test('a double tap is one: the answer stays, and the next board has no help @14.11', async ({
  page,
}) => {
  await openStage(page, '/en/learn/x-wing#test');
  await button(page, 'I don’t see it').dblclick();
  await expect(button(page, 'Next')).toBeVisible();
  await expect(status(page)).not.toBeEmpty();
  await button(page, 'Next').press('Enter');
  await expect(page.getByText('Board 2 of 5')).toBeVisible();

  await openStage(page, '/en/learn/x-wing#3');
  await button(page, 'Where to look?').dblclick();
  await expect(button(page, 'Which digit?')).toBeVisible();
});

test('a held key goes on once, and chooses nothing on the next board', async ({ page }) => {
  await openStage(page, '/en/learn/boxes#3');
  await button(page, 'Where to look?').focus();
  for (let times = 0; times < 5; times++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(button(page, 'Which digit?')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Next')).toBeFocused();
  for (let times = 0; times < 5; times++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByRole('main').getByRole('grid').locator(':focus')).toHaveCount(1);
  await expect(status(page)).toBeEmpty();
});

test('a test is counted with its last answer, whether the page is left or not @14.5', async ({
  page,
}) => {
  await openStage(page, '/en/learn/boxes#test');
  const learner = { page, hands: handsByNames(page), lookout: lookoutAt('boxes') };
  for (let task = 1; task <= 5; task++) {
    await solveTask({ ...learner, language: 'en' });
    if (task < 5) await button(page, 'Next').press('Enter');
  }
  await page.reload();
  expect((await courseOf(page)).stations.boxes.masteredOn).toMatch(/^\d{4}-/);
});

test('another language keeps the test that one is in, and the card of a lesson @14.11', async ({
  page,
}) => {
  await openStage(page, '/en/learn/boxes#test');
  await button(page, 'I don’t see it').press('Enter');
  await button(page, 'Next').press('Enter');
  await expect(page.getByText('Board 2 of 5')).toBeVisible();
  await page.getByRole('link', { name: '日本語' }).click();
  await expect(page.getByText('5問中2問目')).toBeVisible();

  await openStage(page, '/ja/learn/boxes#lesson');
  await button(page, '次へ').click();
  const place = page.getByRole('heading', { level: 2 });
  await expect(place).toContainText('2');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/learn/boxes#lesson');
  await expect(place).toContainText('2');
});

test('where there is no room for what was learnt, the course says so and goes on @14.11', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      if (key.startsWith('nanpure-course')) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }
      setItem.call(this, key, text);
    };
  });
  await openStage(page, '/en/learn/naked-single#1');
  const hands = handsByNames(page);
  await solveTask({ page, hands, language: 'en', lookout: lookoutAt('naked-single') });
  await expect(page.getByRole('region', { name: 'Saving' })).toContainText('no storage space left');
  const first = page.getByRole('link', { name: 'Step 1, 1 of 3 solved' });
  await expect(first).toBeVisible();
});
