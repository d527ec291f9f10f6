import { findSteps, Position } from '@nanpure/engine';
import { cellAt, emptyCells, readBoard, solveBoard, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { button, fillCells, nearlySolve, openGame, setHidden, stat } from './support/game.ts';
import {
  allButOne,
  giveCredits,
  plantForNextLoad,
  SAVE_KEY,
  savedFields,
} from './support/saves.ts';

async function beginGame(page: Parameters<typeof openGame>[0]) {
  await openGame(page);
  const [first = 0] = await emptyCells(page);
  await fillCells(page, [first]);
}

function confettiRequests(page: Parameters<typeof openGame>[0]): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/confetti.*[.]js/.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Whether anything is drawn on the canvas. */
function isDrawnOn(page: Parameters<typeof openGame>[0]): Promise<boolean> {
  return page.locator('canvas').evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const { width, height } = canvas;
    if (width === 0 || height === 0) return false;
    const image = canvas.getContext('2d')?.getImageData(0, 0, width, height);
    return image?.data.some((value) => value !== 0) ?? false;
  });
}

/** Counts the pieces that are drawn from one clearing of a canvas to the next: the most so far. */
function countPieces() {
  const context = CanvasRenderingContext2D.prototype;
  const { beginPath, clearRect } = context;
  let [pieces, most] = [0, 0];
  context.clearRect = function (...area) {
    pieces = 0;
    clearRect.apply(this, area);
  };
  context.beginPath = function () {
    pieces++;
    most = Math.max(most, pieces);
    beginPath.call(this);
  };
  Object.assign(window, { mostPieces: () => most });
}

test('a solved puzzle: clock stopped, banner, confetti, nothing left to enter @2.33 @4.7 @4.15 @9.10', async ({
  page,
}) => {
  const requests = confettiRequests(page);
  await page.addInitScript(countPieces);
  await beginGame(page);
  const last = await nearlySolve(page);
  expect(requests).toEqual([]);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await fillCells(page, [last]);
  await expect(page.getByRole('heading', { name: 'Solved in' })).toBeFocused();
  await expect(page.getByText('No mistakes and no hints.')).toBeVisible();
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return await isDrawnOn(page);
    })
    .toBe(true);
  expect(requests).toHaveLength(1);
  await page.clock.runFor(4000);
  expect(await isDrawnOn(page)).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, 'mostPieces')())).toBe(200);

  const board = await readBoard(page);
  const time = await stat(page, 'Time').textContent();
  await cellAt(page, last).click();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+z');
  expect(await readBoard(page)).toEqual(board);
  await expect(page.locator('[aria-selected=true]')).toHaveCount(0);
  await setHidden(page, true);
  await setHidden(page, false);
  await expect(stat(page, 'Time')).toHaveText(time ?? '');
  await page.clock.runFor(2000);
  expect(await isDrawnOn(page)).toBe(false);

  await expect(page.getByRole('region', { name: 'Looking back' })).toHaveCount(0);
  await giveCredits(page);
  await button(page, 'Next Easy puzzle').click();
  await expect(page.getByRole('heading', { name: 'Solved in' })).toBeHidden();
  await expect(stat(page, 'Time')).toHaveText('0:00');
});

test('with less motion asked for, there is no confetti to download @12.11', async ({ page }) => {
  const requests = confettiRequests(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await beginGame(page);
  await fillCells(page, [await nearlySolve(page)]);
  await expect(page.getByRole('heading', { name: 'Solved in' })).toBeFocused();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(requests).toEqual([]);
});

test('the banner tells of mistakes and hints @4.16', async ({ page }) => {
  await beginGame(page);
  const [first = 0] = await emptyCells(page);
  const solution = await solveBoard(page);
  await cellAt(page, first).click();
  await page.keyboard.press(`Digit${((solution[first] ?? 1) % 9) + 1}`);
  await button(page, 'Hint').click();
  await button(page, 'Tell me more').click();
  await expect(stat(page, 'Hints')).toHaveText('2');
  await button(page, 'Close the hint').click();
  await expect.poll(async () => (await savedFields(page)).hintsUsed).toBe(2);
  await fillCells(page, [await nearlySolve(page)]);
  await expect(page.getByText('1 mistake along the way.')).toBeVisible();
  await expect(page.getByText('2 hints used.')).toBeVisible();
});

async function savedWithHistory(page: Parameters<typeof openGame>[0]) {
  const { past, pace, ...saved } = await savedFields(page);
  return { ...saved, past, pace } as Parameters<typeof allButOne>[0];
}

test('a solved puzzle shows where it took long though a single was open, on its board', async ({
  page,
}) => {
  await page.clock.install();
  await openGame(page);
  const [first = 0] = await emptyCells(page);
  await fillCells(page, [first]);
  const board = await readBoard(page);
  const singles = findSteps(Position.fromGrid(board), {
    techniques: ['hidden-single', 'naked-single'],
  });
  const inSight = [...singles].flatMap(({ placements }) => placements.map(({ cell }) => cell));
  const late = (await emptyCells(page)).find((cell) => !inSight.includes(cell)) ?? 0;
  await page.clock.runFor(25_000);
  await fillCells(page, [late]);
  await page.clock.runFor(1000);
  await expect.poll(async () => (await savedWithHistory(page)).past.length).toBe(2);
  await plantForNextLoad(page, { [SAVE_KEY]: allButOne(await savedWithHistory(page)) });
  await page.reload();
  await waitForPuzzle(page);
  await fillCells(page, await emptyCells(page));

  const lookBack = page.getByRole('region', { name: 'Looking back' });
  await expect(lookBack).toContainText(
    /^Looking backAt 0:00 you spent 0:2[5-9] before placing \d in row/,
  );
  const place = `row ${Math.floor(late / 9) + 1} column ${(late % 9) + 1}. A`;
  await expect(lookBack).toContainText(place);
  await lookBack.getByRole('button').first().click();
  expect(await readBoard(page)).toEqual(board);
  const open = await page
    .locator('[data-hint]', { hasText: 'goes here' })
    .getAttribute('data-cell');
  expect(inSight).toContain(Number(open));
  await expect(page.getByRole('status')).toContainText('you spent 0:2');
  await lookBack.getByRole('button').first().click();
  expect(await emptyCells(page)).toEqual([]);
});

test('a finished row glows once, for a moment', async ({ page }) => {
  await openGame(page);
  const row = (await emptyCells(page)).filter((cell) => cell < 9);
  const glowing = page.locator('[data-glowing]');
  await fillCells(page, row.slice(1));
  await page.clock.install();
  await expect(glowing).toHaveCount(0);
  await fillCells(page, row.slice(0, 1));
  expect(await glowing.count()).toBeGreaterThanOrEqual(9);
  await page.clock.fastForward(300);
  await expect(glowing).toHaveCount(0);
});
