import { Position, peersOf } from '@nanpure/engine';
import type { Page } from '@playwright/test';
import type { Settings } from '../src/lib/settings.ts';
import { cellAt, readBoard, solveBoard, waitForPuzzle } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import {
  allNames,
  boardBox,
  button,
  choose,
  chooseInMenu,
  fillCells,
  openGame,
} from './support/game.ts';
import { trap } from './support/wrong-digits.ts';

declare global {
  interface Window {
    /** How often the device was asked to vibrate. */
    buzzes: number;
  }
}

interface Effect {
  readonly role: 'radio' | 'checkbox';
  /** What the choice is called in the dialog. */
  readonly name: string;
  /** What a player notices of it, on a game that goes on from look to look. */
  readonly look: (page: Page) => Promise<unknown>;
  readonly asUsual: unknown;
  readonly asChosen: unknown;
}

/** Enters a wrong digit and takes it away again, with a look in between. */
async function lookAtMistake<Seen>(page: Page, look: (cell: number) => Promise<Seen>) {
  const { cell, wrong } = await trap(page);
  await cellAt(page, cell).click();
  await page.keyboard.press(`Digit${wrong}`);
  const seen = await look(cell);
  await page.keyboard.press('Delete');
  return seen;
}

const marked = (mark: string) => async (page: Page) => {
  const board = await readBoard(page);
  const repeated = board.findIndex(
    (digit, cell) => digit !== 0 && board.indexOf(digit, cell + 1) !== -1,
  );
  await cellAt(page, repeated).click();
  return (await page.locator(`[data-mark=${mark}]`).count()) > 0;
};

/** An empty cell whose digit is among the notes of another cell that it sees: not every puzzle's first one is. */
async function cellThatTidies(page: Page) {
  const [board, solution] = [await readBoard(page), await solveBoard(page)];
  const position = Position.fromGrid(board);
  const cell = [...position.emptyCells].find((each) =>
    [...peersOf(each).intersection(position.emptyCells)].some((peer) =>
      position.digitsAt(peer).some((digit) => digit === solution[each]),
    ),
  );
  if (cell === undefined) throw new Error('no digit of the puzzle is a note elsewhere');
  return cell;
}

async function areNotesTidied(page: Page) {
  await chooseInMenu(page, 'Fill in all notes');
  const cell = await cellThatTidies(page);
  const before = await allNames(page);
  await fillCells(page, [cell]);
  const after = await allNames(page);
  return after.some((name, each) => each !== cell && name !== before[each]);
}

/** Usual digits take 58 % of the height of their cell. */
async function areDigitsLarge(page: Page) {
  const size = await page
    .locator('[data-given]')
    .first()
    .evaluate((cell) => Number.parseFloat(getComputedStyle(cell).fontSize));
  const { height } = await boardBox(page);
  return size / (height / 9) > 0.64;
}

async function isBoardOnTheLeft(page: Page) {
  const keypad = await button(page, 'Hint').boundingBox();
  return (await boardBox(page)).x < (keypad?.x ?? 0);
}

/** Every setting does something: one that is new has to say here what. */
const EFFECTS: Record<keyof Settings, Effect> = {
  mistakePolicy: {
    role: 'radio',
    name: 'Show them',
    look: (page) => lookAtMistake(page, (cell) => cellAt(page, cell).getAttribute('data-mark')),
    asUsual: 'none',
    asChosen: 'wrong',
  },
  removeNotes: {
    role: 'checkbox',
    name: 'Tidy notes automatically',
    look: areNotesTidied,
    asUsual: true,
    asChosen: false,
  },
  highlightPeers: {
    role: 'checkbox',
    name: 'Row, column and box',
    look: marked('peer'),
    asUsual: true,
    asChosen: false,
  },
  highlightSame: {
    role: 'checkbox',
    name: 'The same digit',
    look: marked('same'),
    asUsual: true,
    asChosen: false,
  },
  showTimer: {
    role: 'checkbox',
    name: 'Show the timer',
    look: (page) => page.locator('dt', { hasText: 'Time' }).count(),
    asUsual: 1,
    asChosen: 0,
  },
  vibrate: {
    role: 'checkbox',
    name: 'Vibrate on a wrong digit',
    look: async (page) => {
      const before = await page.evaluate(() => window.buzzes);
      return lookAtMistake(page, () => page.evaluate((earlier) => window.buzzes - earlier, before));
    },
    asUsual: 0,
    asChosen: 1,
  },
  leftHanded: {
    role: 'checkbox',
    name: 'Left-handed layout',
    look: isBoardOnTheLeft,
    asUsual: true,
    asChosen: false,
  },
  digitSize: {
    role: 'radio',
    name: 'Large',
    look: areDigitsLarge,
    asUsual: false,
    asChosen: true,
  },
};

// One game for all: each is chosen beside those before it, and tells itself whether it does something.
test('each setting does something, and still does after a reload @4.4 @12.3', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    window.buzzes = 0;
    navigator.vibrate = () => {
      window.buzzes++;
      return true;
    };
  });
  await openGame(page);
  for (const [setting, { role, name, look, asUsual, asChosen }] of Object.entries(EFFECTS)) {
    expect(asChosen, setting).not.toEqual(asUsual);
    await expect.poll(() => look(page), `${setting}, as usual`).toEqual(asUsual);
    await choose(page, role, name);
    await expect.poll(() => look(page), `${setting}, as chosen`).toEqual(asChosen);
  }
  await page.reload();
  await waitForPuzzle(page);
  for (const [setting, { look, asChosen }] of Object.entries(EFFECTS)) {
    await expect.poll(() => look(page), `${setting}, after a reload`).toEqual(asChosen);
  }
});
