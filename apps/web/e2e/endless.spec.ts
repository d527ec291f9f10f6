import { type Difficulty, rate } from '@nanpure/engine';
import { parseProblem } from '@nanpure/engine/bank';
import type { Page } from '@playwright/test';
import { answerOnce } from './support/answer-once.ts';
import { emptyCells, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { button, chooseInMenu, openGame, PUZZLE_FILES } from './support/game.ts';
import { isRunIn } from './support/proof.ts';
import { enterFirst, giveCredits, savedFields, saveKeyOf } from './support/saves.ts';

const WORKER = '**/assets/puzzle-worker-*.js';

test.use({ expectedErrors: [/Failed to load resource/] });

async function loseBank(page: Page) {
  await page.route(PUZZLE_FILES, (route) => route.fulfill({ status: 404 }));
}

async function makeHere(page: Page) {
  await page
    .getByRole('alert')
    .getByRole('button', { name: 'Make a puzzle on this device' })
    .click();
}

test('without the bank, a puzzle of each difficulty is made here and kept', async ({ page }) => {
  await loseBank(page);
  for (const difficulty of ['easy', 'medium', 'hard'] satisfies Difficulty[]) {
    await test.step(difficulty, async () => {
      await page.goto(`/en/game/${difficulty}`);
      await makeHere(page);
      await waitForPuzzle(page);
      await enterFirst(page);
      const open = await emptyCells(page);
      const saved = await savedFields(page, saveKeyOf(difficulty));
      const problem = parseProblem(saved.problem);
      if (!problem.ok) throw new Error(problem.error.message);
      const { puzzle, techniquesRequired } = problem.value;
      expect(rate(puzzle).difficulty).toBe(difficulty);
      expect(techniquesRequired).toEqual(rate(puzzle).techniquesRequired);
      await page.reload();
      await waitForPuzzle(page);
      expect(await emptyCells(page)).toEqual(open);
    });
  }
});

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

test('a worker that answers nonsense or breaks gives an error, and the next try works', async ({
  page,
}) => {
  await loseBank(page);
  const body =
    'addEventListener("message", ({ data }) => postMessage({ id: data.id, value: { id: "x" } }));';
  await answerOnce(page, WORKER, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.goto('/en/game/easy');
  await makeHere(page);
  const told = page.getByRole('alert');
  await expect(told).toContainText('could be made on this device');

  await answerOnce(page, WORKER, (route) => route.fulfill({ status: 404 }));
  const asked = page.waitForResponse(WORKER);
  await button(page, 'Try again').click();
  expect((await asked).status()).toBe(404);
  await expect(told).toContainText('could be made on this device');

  await button(page, 'Try again').click();
  await waitForPuzzle(page);
  expect((await savedFields(page)).problemId).toMatch(/^made-easy-/);
});

for (const { language, wish, told, notTold, retry, ready } of [
  {
    language: 'en',
    wish: 'Freshly made puzzle',
    told: 'No new puzzle could be made on this device.',
    notTold: 'Failed to load puzzle.',
    retry: 'Try again',
    ready: 'Ready-made puzzle',
  },
  {
    language: 'ja',
    wish: 'できたての問題',
    told: 'この端末で新しい問題を作れませんでした。',
    notTold: '問題を読み込めませんでした。',
    retry: 'もう一度試す',
    ready: '用意された問題',
  },
] as const) {
  if (!isRunIn(language, 'ja')) continue;
  test(`a puzzle that can't be made says that, and there is a ready one instead, in ${language} @10.15`, async ({
    page,
  }) => {
    await page.route(WORKER, (route) => route.fulfill({ status: 404 }));
    await openGame(page, language);
    await giveCredits(page);
    await chooseInMenu(page, wish);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(told);
    await expect(alert).not.toContainText(notTold);
    const asked = page.waitForRequest(WORKER);
    await alert.getByRole('button', { name: retry }).click();
    await asked;
    await expect(alert).toContainText(told);
    await alert.getByRole('button', { name: ready }).click();
    await waitForPuzzle(page);
    await enterFirst(page);
    expect((await savedFields(page)).problemId).not.toMatch(/^made-/);
  });
}

test('a worker that is silent is given up after half a minute', async ({ page }) => {
  await loseBank(page);
  await page.route(WORKER, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.clock.install();
  await page.goto('/en/game/hard');
  const asked = page.waitForRequest(WORKER);
  await makeHere(page);
  await asked;
  await page.clock.runFor(31_000);
  await expect(page.getByRole('alert')).toContainText('could be made on this device');
});
