import type { Page } from '@playwright/test';
import { readBoard, waitForPuzzle } from './support/board.ts';
import { serveBundle } from './support/bundle.ts';
import { expect, test } from './support/fixtures.ts';
import { chooseInMenu } from './support/game.ts';

// In one worker, which builds what they are shown once.
test.describe.configure({ mode: 'default' });

const AD_SCRIPT = 'https://pagead2.googlesyndication.com/**';

/** Behaves like Google's script, as far as the Ad Placement API says; runs in the page. */
const STAND_IN = `
  const queued = window.adsbygoogle ?? [];
  const show = (placement) => {
    const button = (name, onClick) =>
      document.body.append(Object.assign(document.createElement('button'), {
        textContent: name,
        onclick: () => { onClick(); placement.adBreakDone({ breakStatus: name }); },
      }));
    button('Watch the ad to its end', placement.adViewed);
    button('Skip the ad', placement.adDismissed);
  };
  const place = (placement) => setTimeout(() => {
    if (window.adMode === 'silent') return;
    if (window.adMode === 'none') placement.adBreakDone({ breakStatus: 'noAdPreloaded' });
    else placement.beforeReward(() => show(placement));
  });
  window.adsbygoogle = { push: place };
  for (const placement of queued) place(placement);
`;

interface Scene {
  readonly hasAgreed: boolean;
  readonly mode?: 'ad' | 'none' | 'silent' | 'blocked';
}

async function openModal(page: Page, { hasAgreed, mode = 'ad' }: Scene) {
  await serveBundle(page, { entry: 'e2e/support/reward-harness.tsx' });
  await page.route(AD_SCRIPT, (route) =>
    mode === 'blocked'
      ? route.abort('blockedbyclient')
      : route.fulfill({ contentType: 'text/javascript', body: STAND_IN }),
  );
  await page.addInitScript((scene) => Object.assign(window, scene), { hasAgreed, adMode: mode });
  await page.clock.install();
  await page.goto('/harness');
}

const told = (page: Page) => page.evaluate(() => Reflect.get(window, 'told'));
const offer = (page: Page) => page.getByRole('dialog', { name: 'An ad, or a tip?' });
const tip = (page: Page) => page.getByRole('dialog', { name: 'A tip before the next puzzle' });

async function expectTip(page: Page) {
  await expect(tip(page).getByText('5', { exact: true })).toBeVisible();
  for (let second = 0; second < 5; second++) await page.clock.runFor(1000);
  await tip(page).getByRole('button', { name: 'Continue' }).click();
  expect(await told(page)).toEqual(['granted', 'continue']);
}

test('without consent nothing is asked of anybody: a tip @4.37', async ({ page }) => {
  await openModal(page, { hasAgreed: false });
  await expectTip(page);
});

test.describe('with consent', () => {
  test.use({ expectedErrors: [/pagead2\.googlesyndication\.com|Failed to load resource/] });

  test('an ad is offered, shown alone, and rewarded when it was viewed @4.37', async ({ page }) => {
    const asked = page.waitForRequest(/adsbygoogle\.js\?client=ca-pub-0000000000000000$/);
    await openModal(page, { hasAgreed: true });
    await asked;
    await offer(page).getByRole('button', { name: 'Watch an ad' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await told(page)).toEqual([]);
    await page.getByRole('button', { name: 'Watch the ad to its end' }).click();
    await expect(tip(page).getByRole('status')).toContainText('4 new puzzles');
    expect(await told(page)).toEqual(['granted']);
    await tip(page).getByRole('button', { name: 'Continue' }).click();
    expect(await told(page)).toEqual(['granted', 'continue']);
  });

  test('an ad that is skipped brings nothing but the tip', async ({ page }) => {
    await openModal(page, { hasAgreed: true });
    await offer(page).getByRole('button', { name: 'Watch an ad' }).click();
    await page.getByRole('button', { name: 'Skip the ad' }).click();
    expect(await told(page)).toEqual([]);
    await expectTip(page);
  });

  test('the tip can be had in place of the ad', async ({ page }) => {
    await openModal(page, { hasAgreed: true });
    await offer(page).getByRole('button', { name: 'Read a tip' }).click();
    await expectTip(page);
  });

  test('no ad at hand: a tip', async ({ page }) => {
    await openModal(page, { hasAgreed: true, mode: 'none' });
    await expectTip(page);
  });

  test('a provider that never answers: a tip after two seconds @4.38', async ({ page }) => {
    await openModal(page, { hasAgreed: true, mode: 'silent' });
    await expect(tip(page)).toContainText('One moment');
    await page.clock.runFor(2000);
    await expectTip(page);
  });

  test('a script that is blocked: a tip @4.38', async ({ page }) => {
    await openModal(page, { hasAgreed: true, mode: 'blocked' });
    await expectTip(page);
  });
});

test('a build without the gate gives new puzzles at once @4.39', async ({ page }) => {
  await serveBundle(page, { entry: 'src/app/entry.tsx', env: { VITE_REWARD_GATE: 'off' } });
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  for (let each = 0; each < 2; each++) {
    const board = await readBoard(page);
    await chooseInMenu(page, 'New puzzle');
    await expect.poll(() => readBoard(page)).not.toEqual(board);
    await expect(page.getByRole('dialog')).toBeHidden();
    await waitForPuzzle(page);
  }
  expect(await page.evaluate(() => localStorage.getItem('nanpure-credits'))).toBeNull();
});
