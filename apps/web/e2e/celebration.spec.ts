import { findSteps, Position } from '@nanpure/engine';
import type { Page } from '@playwright/test';
import { violationsInThemes } from './support/axe.ts';
import { cellAt, emptyCells, readBoard, solveBoard, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import {
  askForMore,
  button,
  fillCells,
  nearlySolve,
  openGame,
  setHidden,
  stat,
} from './support/game.ts';
import {
  allButOne,
  giveCredits,
  nearlyWon,
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

test('the banner tells of mistakes and hints, and where less motion is asked for there is no confetti to download @4.16 @12.11', async ({
  page,
}) => {
  const requests = confettiRequests(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await beginGame(page);
  const [first = 0] = await emptyCells(page);
  const solution = await solveBoard(page);
  await cellAt(page, first).click();
  await page.keyboard.press(`Digit${((solution[first] ?? 1) % 9) + 1}`);
  await button(page, 'Hint').click();
  await askForMore(page);
  await expect(stat(page, 'Hints')).toHaveText('2');
  await button(page, 'Close the hint').click();
  await expect.poll(async () => (await savedFields(page)).hintsUsed).toBe(2);
  await fillCells(page, [await nearlySolve(page)]);
  await expect(page.getByText('1 mistake along the way.')).toBeVisible();
  await expect(page.getByText('2 hints used.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Solved in' })).toBeFocused();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(requests).toEqual([]);
});

async function savedWithHistory(page: Parameters<typeof openGame>[0]) {
  const { past, pace, ...saved } = await savedFields(page);
  return { ...saved, past, pace } as Parameters<typeof allButOne>[0];
}

/** Wins an easy game in which one entry took 25 seconds though singles were open: their cells. */
async function winAfterLongLook(page: Parameters<typeof openGame>[0]) {
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
  return { board, inSight, late };
}

/** The cell that the marks on the board put a digit into. */
async function shownCell(page: Parameters<typeof openGame>[0]) {
  const name = page.getByRole('gridcell', { name: /goes here/ });
  return Number(await name.getAttribute('data-cell'));
}

test('the longest look is a board to try again: a miss is told why, a find ends it and leads to its station @14.3', async ({
  page,
}) => {
  const { board, inSight, late } = await winAfterLongLook(page);
  const lookBack = page.getByRole('region', { name: 'Looking back' });
  await expect(lookBack).toContainText(/You spent 2[5-9] s here/);
  await button(page, 'Find it now').click();
  const past = page.getByRole('grid', { name: 'The board at 0:00' });
  await expect(past).toBeVisible();
  await expect(lookBack.getByRole('heading', { name: 'The board at 0:00' })).toBeVisible();
  await expect(button(page, 'Next Easy puzzle')).toBeHidden();
  expect(await readBoard(page)).toEqual(board);
  const asked = await lookBack.textContent();

  await cellAt(page, late).click();
  await expect(lookBack).not.toHaveText(asked ?? '');
  await expect(page.getByRole('gridcell', { name: /goes here/ })).toHaveCount(0);
  await expect(stat(page, 'Mistakes')).toHaveText('0');

  await button(page, 'Show me').click();
  await expect(lookBack).toContainText(/You thought for 2[5-9] s, then placed \d in row/);
  const answer = await shownCell(page);
  expect(inSight).toContain(answer);
  await button(page, 'Back to the finished board').click();
  await expect.poll(() => emptyCells(page)).toEqual([]);
  await expect(button(page, 'Find it now')).toBeFocused();

  // By keyboard, to the cell and no other.
  await page.keyboard.press('Enter');
  await expect(cellAt(page, 0)).toBeFocused();
  for (let row = 0; row < Math.floor(answer / 9); row++) await page.keyboard.press('ArrowDown');
  for (let column = 0; column < answer % 9; column++) await page.keyboard.press('ArrowRight');
  await expect(cellAt(page, answer)).toBeFocused();
  // What is asked is answered of the board that is shown.
  await page.keyboard.press('w');
  const place = `row ${Math.floor(answer / 9) + 1}, column ${(answer % 9) + 1}`;
  await expect(page.getByText(`Empty, ${place}. In the `)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(lookBack).toContainText('You found it!');
  await expect(lookBack.getByRole('link', { name: /^Practise this: / })).toHaveAttribute(
    'href',
    /^\/en\/learn\/(boxes|lines|naked-single)$/,
  );
  expect(await shownCell(page)).toBe(answer);
});

/** Where the areas of the game and the footer begin. */
function placesOfParts(page: Parameters<typeof openGame>[0]) {
  return page
    .locator('[data-hand] > :not(:has(canvas)), body footer')
    .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top));
}

test('the card has a tick for what was found alone, the next time beside the first, and moves nothing', async ({
  page,
}) => {
  await beginGame(page);
  const last = await nearlySolve(page);
  const before = await placesOfParts(page);
  await fillCells(page, [last]);
  await expect(page.getByText('Your first Easy puzzle here.')).toBeVisible();
  expect(await placesOfParts(page)).toEqual(before);
  const techniques = page.getByRole('list', { name: 'Techniques in this puzzle' });
  await expect(techniques.getByRole('listitem').first()).toContainText('no hint');
  await expect(techniques.getByRole('link').first()).toHaveAttribute('href', /\/en\/techniques\//);

  await button(page, 'Next Easy puzzle').click();
  await expect(page.getByRole('heading', { name: 'Solved in' })).toBeHidden();
  await waitForPuzzle(page);
  await page.evaluate(() => localStorage.removeItem('nanpure-game-easy'));
  const [first = 0] = await emptyCells(page);
  await fillCells(page, [first]);
  await button(page, 'Hint').click();
  await button(page, 'Tell me more').click();
  await button(page, 'Close the hint').click();
  await expect
    .poll(async () => (await savedFields(page)).hintsTold)
    .toEqual({ techniques: [expect.stringMatching(/-single$/)], cells: [] });
  await fillCells(page, [await nearlySolve(page)]);
  await expect(page.getByText(/^Your (Easy average was|fastest Easy puzzle so far)/)).toBeVisible();
  expect(await violationsInThemes(page)).toEqual([]);
});

test('a game that hints have solved says so', async ({ page }) => {
  await beginGame(page);
  const cells = (await emptyCells(page)).slice(1);
  const saved = {
    ...(await savedFields(page)),
    hintsTold: { techniques: ['naked-single'], cells },
  };
  await plantForNextLoad(page, {
    [SAVE_KEY]: nearlyWon({ ...saved, hintsUsed: 3 * cells.length }),
  });
  await page.reload();
  await waitForPuzzle(page);
  await fillCells(page, await emptyCells(page));
  await expect(page.getByRole('heading', { name: /^Done in \d+:\d\d with hints$/ })).toBeFocused();
  await expect(page.getByText(`Hints gave away ${cells.length} of the`)).toBeVisible();
  const techniques = page.getByRole('list', { name: 'Techniques in this puzzle' });
  await expect(techniques.getByText('hint', { exact: true }).first()).toBeVisible();
  await expect(techniques).not.toContainText('no hint');
  await expect(page.getByRole('link', { name: 'Try a Medium puzzle' })).toBeHidden();
});

test.describe('the rest of the card, where it can not be downloaded', () => {
  test.use({ expectedErrors: [/Failed to load resource|The rest of the card/] });

  test('is missed aloud, and the next puzzle is there', async ({ page }) => {
    await page.route('**/assets/load-finish-details-*.js', (route) =>
      route.abort('connectionrefused'),
    );
    await beginGame(page);
    await fillCells(page, [await nearlySolve(page)]);
    await expect(page.getByText('The rest of this card could not be loaded.')).toBeVisible();
    await button(page, 'Next Easy puzzle').click();
    await expect(stat(page, 'Time')).toHaveText('0:00');
  });
});

/** What moves on the page changes these: opacity alone is animated without laying out and painting each frame. */
function animatedProperties(page: Page) {
  const ofKeyframes = ['offset', 'computedOffset', 'easing', 'composite'];
  return page.evaluate((known) => {
    const frames = document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []));
    const names = new Set(frames.flatMap((frame) => Object.keys(frame)));
    return [...names].filter((name) => !known.includes(name));
  }, ofKeyframes);
}

test('a finished row glows once, for a moment', async ({ page }) => {
  await openGame(page);
  const row = (await emptyCells(page)).filter((cell) => cell < 9);
  const glowing = page.locator('[data-glowing]');
  await fillCells(page, row.slice(1));
  await page.clock.install();
  await expect(glowing).toHaveCount(0);
  await fillCells(page, row.slice(0, 1));
  expect(await glowing.count()).toBeGreaterThanOrEqual(9);
  expect(await animatedProperties(page)).toEqual(['opacity']);
  await page.clock.fastForward(300);
  await expect(glowing).toHaveCount(0);
});
