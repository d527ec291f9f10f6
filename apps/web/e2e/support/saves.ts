import { expect, type Page } from '@playwright/test';
import { cellAt, emptyCells, solveBoard } from './board.ts';

/** Where the saved game of a difficulty is. */
export const saveKeyOf = (difficulty: string) => `nanpure-game-${difficulty}`;

/** The key that most tests need. */
export const SAVE_KEY = saveKeyOf('easy');

/** A text in the browser's storage. */
export function stored(page: Page, key = SAVE_KEY): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** A saved game, as far as the tests look at it. */
interface SavedFields {
  currentBoard: { value: number; candidates: number[]; isGiven: boolean }[][];
  problem: { solution: number[][] };
  [field: string]: unknown;
}

/** The saved game, read as soon as there is one. */
export async function savedFields(page: Page, key = SAVE_KEY): Promise<SavedFields> {
  const saved = await page.waitForFunction((name) => localStorage.getItem(name), key);
  return JSON.parse((await saved.jsonValue()) ?? 'null');
}

/** How many cells hold a digit in the saved game; 0 without one. */
export async function savedDigits(page: Page, key = SAVE_KEY): Promise<number> {
  const saved: SavedFields | null = JSON.parse((await stored(page, key)) ?? 'null');
  return saved?.currentBoard.flat().filter(({ value }) => value !== 0).length ?? 0;
}

/** Has the page find this in its storage when it is loaded the next time, whatever it saves before. */
export async function plantForNextLoad(page: Page, items: Readonly<Record<string, string>>) {
  await page.addInitScript((planted) => {
    // An ad's frame has no storage.
    if (window !== window.top) return;
    if (sessionStorage.getItem('planted') === JSON.stringify(planted)) return;
    sessionStorage.setItem('planted', JSON.stringify(planted));
    for (const [key, text] of Object.entries(planted)) localStorage.setItem(key, text);
  }, items);
}

/** Enters the digit of the first empty cell; the cell. */
export async function enterFirst(page: Page): Promise<number> {
  const [first = 0] = await emptyCells(page);
  const solution = await solveBoard(page);
  await cellAt(page, first).click();
  await page.keyboard.press(`Digit${solution[first]}`);
  await expect(cellAt(page, first)).toContainText(String(solution[first]));
  return first;
}

/** The saved game with these digits on the board, nothing to undo and no tab that owns it. */
export function savedWith(saved: SavedFields, digits: readonly number[]): string {
  const { owner, pace, ...fields } = saved;
  const cells = saved.currentBoard
    .flat()
    .map((cell, index) => ({ ...cell, value: digits[index], candidates: [] }));
  const currentBoard = Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9));
  const startTime = saved.startTime ?? 1_000_000;
  return JSON.stringify({ ...fields, startTime, currentBoard, past: [], future: [] });
}

/** The saved game as it is before the last digits, with nothing to undo and no tab that owns it. */
export function nearlyWon(saved: SavedFields, left = 1): string {
  const board = saved.currentBoard.flat();
  const last = [...board.keys()].filter((cell) => !board[cell]?.isGiven).slice(0, left);
  return savedWith(
    saved,
    saved.problem.solution.flat().map((digit, cell) => (last.includes(cell) ? 0 : digit)),
  );
}

/** The saved game with all other cells but one filled in one move, which undo would take back. */
export function allButOne(saved: SavedFields & { past: object[]; pace: { past: object[] } }) {
  const solution = saved.problem.solution.flat();
  const board = saved.currentBoard.flat().map(({ value }) => value);
  const [last, ...others] = [...board.keys()].filter((cell) => board[cell] === 0);
  const change = others.map((cell) => ({
    cell,
    before: { value: 0, notes: [] },
    after: { value: solution[cell], notes: [] },
  }));
  const digits = solution.map((digit, cell) => (cell === last ? 0 : digit));
  const { pace, past } = saved;
  const history = { past: [...past, change], pace: { ...pace, past: [...pace.past, null] } };
  return JSON.stringify({ ...JSON.parse(savedWith(saved, digits)), ...history });
}

/** Puts credits for new puzzles into the storage, for tests that are not about earning them. */
export async function giveCredits(page: Page, credits = 4) {
  await page.evaluate((count) => {
    const now = new Date();
    const two = (value: number) => String(value).padStart(2, '0');
    const date = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
    localStorage.setItem('nanpure-credits', JSON.stringify({ date, credits: count }));
  }, credits);
}

/** Waits for the five seconds of the tip between two puzzles, and goes on. */
export async function sitOutTip(page: Page) {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Continue' })
    .click({ timeout: 10_000 });
}
