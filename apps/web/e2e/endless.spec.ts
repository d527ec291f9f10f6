import { type Difficulty, rate } from '@nanpure/engine';
import { parseProblem } from '@nanpure/engine/bank';
import type { Page } from '@playwright/test';
import { emptyCells, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { chooseInMenu } from './support/game.ts';
import { enterFirst, giveCredits, savedFields, saveKeyOf } from './support/saves.ts';

const WORKER = '**/assets/puzzle-worker-*.js';

test.use({ expectedErrors: [/Failed to load resource/] });

async function loseBank(page: Page) {
  await page.route('**/data/problems_*.json', (route) => route.fulfill({ status: 404 }));
}

async function makeHere(page: Page) {
  await page
    .getByRole('alert')
    .getByRole('button', { name: 'Make a puzzle on this device' })
    .click();
}

for (const difficulty of ['easy', 'medium', 'hard'] satisfies Difficulty[]) {
  test(`without the bank, a puzzle that is ${difficulty} is made here and kept`, async ({
    page,
  }) => {
    await loseBank(page);
    await page.goto(`/en/game/${difficulty}`);
    await makeHere(page);
    await waitForPuzzle(page);
    await enterFirst(page);
    const open = await emptyCells(page);
    const saved = await savedFields(page, saveKeyOf(difficulty));
    const problem = parseProblem(saved.problem);
    if (!problem.ok) throw new Error(problem.error.message);
    expect(rate(problem.value.puzzle).difficulty).toBe(difficulty);
    expect(problem.value.techniquesRequired).toEqual(rate(problem.value.puzzle).techniquesRequired);
    await page.reload();
    await waitForPuzzle(page);
    expect(await emptyCells(page)).toEqual(open);
  });
}

test('on request a puzzle is made in place of one from the bank', async ({ page }) => {
  await page.goto('/en/game/medium');
  await waitForPuzzle(page);
  await giveCredits(page);
  await chooseInMenu(page, 'Freshly made puzzle');
  await expect
    .poll(async () => (await savedFields(page, saveKeyOf('medium')))?.problemId)
    .toMatch(/^made-medium-/);
  await waitForPuzzle(page);
  await enterFirst(page);
});

test('a worker that breaks gives an error, and the next try works', async ({ page }) => {
  await loseBank(page);
  await page.route(WORKER, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.goto('/en/game/easy');
  await makeHere(page);
  await expect(page.getByRole('alert')).toContainText('could not be made either');
  await makeHere(page);
  await waitForPuzzle(page);
});

test('a worker that answers nonsense gives an error', async ({ page }) => {
  await loseBank(page);
  const body =
    'addEventListener("message", ({ data }) => postMessage({ id: data.id, value: { id: "x" } }));';
  await page.route(WORKER, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto('/en/game/easy');
  await makeHere(page);
  await expect(page.getByRole('alert')).toContainText('could not be made either');
});

test('a worker that is silent is given up after half a minute', async ({ page }) => {
  await loseBank(page);
  await page.route(WORKER, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.clock.install();
  await page.goto('/en/game/hard');
  const asked = page.waitForRequest(WORKER);
  await makeHere(page);
  await asked;
  await page.clock.runFor(31_000);
  await expect(page.getByRole('alert')).toContainText('could not be made either');
});
