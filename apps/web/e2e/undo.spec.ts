import { seededRandom } from '@nanpure/engine';
import { parseProblem } from '@nanpure/engine/bank';
import { type Game, type Move, newGame, play } from '@nanpure/engine/game';
import type { Page } from '@playwright/test';
import { waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { IS_PROOF } from './support/proof.ts';
import { enterFirst, savedFields, stored } from './support/saves.ts';

const MOVES = IS_PROOF ? 1000 : 200;
const BETWEEN_RELOADS = IS_PROOF ? 250 : 200;
const SEED = 'undo across reloads';

/** Something pressed: a digit in a cell, or a key alone. */
interface Press {
  readonly cell?: number;
  readonly code: string;
  readonly ctrlKey?: boolean;
}

const UNDO: Press = { code: 'KeyZ', ctrlKey: true };
const REDO: Press = { code: 'KeyY', ctrlKey: true };

/** Presses one after the other, each once the page has drawn what the one before did. */
async function press(page: Page, presses: readonly Press[]) {
  await page.evaluate(async (all) => {
    const cells = [...document.querySelectorAll<HTMLElement>('[role=gridcell]')];
    for (const { cell, ...key } of all) {
      const target = (cell !== undefined && cells[cell]) || document;
      if (target instanceof HTMLElement) target.click();
      await Promise.resolve();
      target.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true }));
      await Promise.resolve();
    }
  }, presses);
}

/** Random notes, and now and then a right answer, which takes notes away with it. */
function randomMoves(game: Game): Move[] {
  const random = seededRandom(SEED);
  const below = (count: number) => Math.floor(random() * count);
  const open = [...game.cells.keys()].filter((cell) => game.cells[cell]?.value === 0);
  const [answered, noted] = [open.slice(0, 8), open.slice(8)];
  return Array.from({ length: MOVES }, (_, index): Move => {
    const cell = answered[index / 125];
    const digit = game.puzzle.solution[cell ?? -1];
    if (cell !== undefined && digit) return { type: 'answer', cell, digit };
    const note = ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const)[below(9)] ?? 1;
    return { type: 'note', cell: noted[below(noted.length)] ?? 0, digit: note };
  });
}

function pressFor(move: Move): Press[] {
  if (move.type === 'note') return [{ cell: move.cell, code: `Digit${move.digit}` }];
  if (move.type !== 'answer') return [];
  // Out of notes mode and back into it.
  const mode = { cell: move.cell, code: 'KeyX' };
  return [{ ...mode, code: 'KeyZ' }, { cell: move.cell, code: `Digit${move.digit}` }, mode];
}

/** Waits until the saved board is that of the model, then loads the page anew. */
async function agreeAndReload(page: Page, model: Game) {
  const saved = async () =>
    (await savedFields(page)).currentBoard
      .flat()
      .map(({ value, candidates }) => ({ value, notes: candidates }));
  await expect.poll(saved).toEqual(model.cells);
  await page.reload();
  await waitForPuzzle(page);
}

test(`${MOVES} moves are undone and redone across reloads as in the model (seed "${SEED}") @10.25`, async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/en/game/easy');
  await waitForPuzzle(page);
  await enterFirst(page);
  await page.keyboard.press('Control+z');
  await expect.poll(() => stored(page)).not.toBeNull();
  const problem = parseProblem((await savedFields(page)).problem);
  if (!problem.ok) throw new Error(problem.error.message);
  let model = newGame(problem.value.puzzle);
  const moves = randomMoves(model);
  await page.getByRole('button', { name: 'Notes', exact: true }).click();

  for (let done = 0; done < MOVES; done += BETWEEN_RELOADS) {
    const batch = moves.slice(done, done + BETWEEN_RELOADS);
    await press(page, batch.flatMap(pressFor));
    model = batch.reduce(play, model);
    await agreeAndReload(page, model);
  }
  const played = model;
  for (const [key, type] of [
    [UNDO, 'undo'],
    [REDO, 'redo'],
  ] as const) {
    for (let done = 0; done < MOVES; done += BETWEEN_RELOADS) {
      await press(page, Array(BETWEEN_RELOADS).fill(key));
      for (let each = 0; each < BETWEEN_RELOADS; each++) model = play(model, { type });
      await agreeAndReload(page, model);
    }
    if (type === 'undo') expect(model.cells).toEqual(newGame(problem.value.puzzle).cells);
  }
  expect(model.cells).toEqual(played.cells);
});
