import { boxName } from '@nanpure/content';
import { arePeers } from '@nanpure/engine';
import { cellAt, emptyCells, readBoard, solveBoard } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import {
  allNames,
  button,
  chooseInMenu,
  fillCells,
  type Language,
  nameOf,
  nearlySolve,
  openGame,
  openMenu,
  WORDS,
} from './support/game.ts';
import { isRunIn, isTurnOf, LANGUAGES_OF_TODAY } from './support/proof.ts';

declare global {
  interface Window {
    /** What regions held that speak as they came into the page. */
    heardAtOnce: string[];
  }
}

interface Names {
  readonly place: (row: number, column: number) => string;
  readonly given: (digit: number) => string;
  readonly entered: (digit: number) => string;
  readonly empty: string;
  readonly notes: (digits: string) => string;
  readonly separator: string;
  readonly conflict: string;
  readonly wrong: string;
  readonly hinted: string;
}

const NAMES: Readonly<Record<Language, Names>> = {
  en: {
    place: (row, column) => `row ${row}, column ${column}`,
    given: (digit) => `${digit}, given`,
    entered: (digit) => `${digit}`,
    empty: 'Empty',
    notes: (digits) => `Notes ${digits}`,
    separator: ', ',
    conflict: 'conflict',
    wrong: 'wrong',
    hinted: 'in the hint',
  },
  ja: {
    place: (row, column) => `${row}行${column}列`,
    given: (digit) => `${digit}、初期数字`,
    entered: (digit) => `${digit}`,
    empty: '空き',
    notes: (digits) => `メモ${digits}`,
    separator: '、',
    conflict: '重複',
    wrong: '間違い',
    hinted: 'ヒントのマス',
  },
};

function placeOf(names: Names, cell: number): string {
  return names.place(Math.floor(cell / 9) + 1, (cell % 9) + 1);
}

for (const language of LANGUAGES_OF_TODAY) {
  const names = NAMES[language];
  const words = WORDS[language];
  const expected = (cell: number, ...parts: string[]) =>
    [parts[0], placeOf(names, cell), ...parts.slice(1)].join(names.separator);

  test(`each of the 81 cells says what it is, in six states, in ${language} @12.1`, async ({
    page,
  }) => {
    test.slow();
    await openGame(page, language);
    const givens = await readBoard(page);
    const cells = [...givens.keys()];
    const open = cells.filter((cell) => givens[cell] === 0);
    const some = open.filter((_, index) => isTurnOf(language, index));
    const namesWith = (nameOfOpen: (cell: number) => string) =>
      cells.map((cell) =>
        givens[cell] ? expected(cell, names.given(givens[cell] ?? 0)) : nameOfOpen(cell),
      );
    expect(await allNames(page)).toEqual(namesWith((cell) => expected(cell, names.empty)));

    await button(page, words.hint).click();
    await expect(page.locator('[data-hint]').first()).toBeVisible();
    const marked = await page
      .locator('[data-hint]')
      .evaluateAll((all) => all.map((cell) => Number(cell.getAttribute('data-cell'))));
    const unmarked = namesWith((cell) => expected(cell, names.empty));
    expect(await allNames(page)).toEqual(
      cells.map((cell) =>
        marked.includes(cell)
          ? `${unmarked[cell]}${names.separator}${names.hinted}`
          : unmarked[cell],
      ),
    );
    await button(page, words.closeHint).click();

    await chooseInMenu(page, words.fillNotes);
    const noted = await allNames(page);
    for (const cell of open) {
      const [, digits = ''] = /(\d[\d ]*)/.exec(noted[cell] ?? '') ?? [];
      expect(noted[cell]).toBe(expected(cell, names.notes(digits)));
      expect(digits).toMatch(/^[1-9]( [1-9])*$/);
    }

    await chooseInMenu(page, words.settings);
    await page.getByRole('radio', { name: words.show, exact: true }).click();
    await button(page, words.done).click();
    const solution = await solveBoard(page);
    const wrongDigit = (cell: number) => ((solution[cell] ?? 1) % 9) + 1;
    for (const cell of some) {
      await cellAt(page, cell).click();
      await page.keyboard.press(`Digit${wrongDigit(cell)}`);
    }
    const wrong = await allNames(page);
    // Once a wrong digit stands nine times, no more of it can be entered.
    const entries = some.filter((cell) => !wrong[cell]?.startsWith(names.notes('')));
    expect(entries.length).toBeGreaterThan(some.length / 2);
    const board = await readBoard(page);
    for (const cell of entries) {
      const repeats = cells.some((each) => arePeers(each, cell) && board[each] === board[cell]);
      const judgement = repeats ? names.conflict : names.wrong;
      expect(wrong[cell]).toBe(expected(cell, names.entered(wrongDigit(cell)), judgement));
    }

    await chooseInMenu(page, words.clearMistakes);
    // With the last one, the game would be over.
    const right = some.filter((cell) => cell !== open.at(-1));
    for (const cell of right) {
      await cellAt(page, cell).click();
      await page.keyboard.press(`Digit${solution[cell]}`);
    }
    const entered = await allNames(page);
    for (const cell of right) {
      expect(entered[cell]).toBe(expected(cell, names.entered(solution[cell] ?? 0)));
    }
  });
}

test('the board can be asked about in words, and the last word repeated @12.2', async ({
  page,
}) => {
  await openGame(page);
  const [first = 0] = await emptyCells(page);
  const board = await readBoard(page);
  const [row, column] = [Math.floor(first / 9), first % 9];
  const status = page.getByRole('status');
  const listOf = (digits: (number | undefined)[]) =>
    digits.map((digit) => (digit ? `${digit}` : 'empty')).join(', ');
  await cellAt(page, first).click();

  const rowText = `Row ${row + 1}: ${listOf(board.slice(9 * row, 9 * row + 9))}`;
  await page.keyboard.press('KeyR');
  await expect(status).toHaveText(rowText);
  const lines = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  await page.keyboard.press('KeyC');
  await expect(status).toHaveText(
    `Column ${column + 1}: ${listOf(lines.map((line) => board[9 * line + column]))}`,
  );
  await page.keyboard.press('KeyB');
  await expect(status).toHaveText(/^The [a-z-]+ box: ((\d|empty)(, |$)){9}/);
  await page.keyboard.press('KeyK');
  await expect(status).toHaveText(/^The rules still allow [1-9](, [1-9])* here\.$/);
  await page.keyboard.press('KeyD');
  await expect(status).toHaveText(/^Missing\. Row \d: .+\. Column \d: .+\. The [a-z-]+ box: .+\.$/);
  await page.keyboard.press('KeyL');
  await expect(status).toHaveText(/^Still to place: \d: \d left(, \d: \d left)*\.$/);
  await page.keyboard.press('KeyW');
  const box = boxName(18 + 3 * Math.floor(row / 3) + Math.floor(column / 3), 'en');
  const where = `Empty, row ${row + 1}, column ${column + 1}. In the ${box} box.`;
  await expect(status).toHaveText(where);
  await page.clock.install();
  await page.keyboard.press('KeyM');
  await expect(status).toHaveText(where);
  await page.clock.fastForward(5000);
  await expect(status).toBeEmpty();
  await page.keyboard.press('KeyM');
  await expect(status).toHaveText(where);
});

test('what was entered and which mode is on is said, the time never @12.3', async ({ page }) => {
  await openGame(page);
  const [first = 0] = await emptyCells(page);
  const status = page.getByRole('status');
  await expect(page.locator('[aria-live], [role=status], [role=alert], [role=log]')).toHaveCount(1);
  await cellAt(page, first).click();
  await page.keyboard.press('KeyN');
  await expect(status).toHaveText('Notes mode: digits become notes.');
  await page.keyboard.press('Digit3');
  await expect(status).toHaveText((await nameOf(page, first).textContent()) ?? '');
  await page.keyboard.press('Digit3');
  await page.keyboard.press('Delete');
  await expect(status).toHaveText('There is nothing to clear here.');
  await page.keyboard.press('Escape');
  await expect(status).toHaveText('No cell is selected.');
  expect(
    await page.locator('dt', { hasText: 'Time' }).locator('xpath=ancestor::*[@aria-live]').count(),
  ).toBe(0);
});

test('undo and redo say what changed and where, wherever the selection is @12.3', async ({
  page,
}) => {
  await openGame(page);
  const [first = 0, second = 0] = await emptyCells(page);
  const status = page.getByRole('status');
  const empty = await nameOf(page, first).textContent();
  await fillCells(page, [first]);
  const entered = await nameOf(page, first).textContent();
  await cellAt(page, second).click();
  await page.keyboard.press('Control+z');
  await expect(status).toHaveText(`Undone. ${empty}`);
  await expect(cellAt(page, second)).toBeFocused();
  await page.keyboard.press('Control+y');
  await expect(status).toHaveText(`Redone. ${entered}`);
  await chooseInMenu(page, 'Fill in all notes');
  await expect(status).toHaveText(/^Notes added in \d+ cells\.$/);
  await openMenu(page);
  await button(page, 'Clear all notes').press('Enter');
  await expect(status).toHaveText('No notes are left.');
  await expect(button(page, 'More')).toBeFocused();
});

test('what was said before a rejection is not said again after it @12.3', async ({ page }) => {
  await openGame(page);
  const [first = 0, second = 0] = await emptyCells(page);
  const solution = await solveBoard(page);
  await page.clock.install();
  await fillCells(page, [first]);
  await cellAt(page, second).click();
  await page.keyboard.press(`Digit${((solution[second] ?? 1) % 9) + 1}`);
  const status = page.getByRole('status');
  await expect(status.locator('[data-look=wrong]')).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(status).toBeEmpty();
});

test('what was said before the last move is not said again with it @12.3', async ({ page }) => {
  await openGame(page);
  await fillCells(page, (await emptyCells(page)).slice(0, 1));
  await nearlySolve(page, 'easy', 2);
  const [first = 0, last = 0] = await emptyCells(page);
  const solution = await solveBoard(page);
  await cellAt(page, first).click();
  await page.keyboard.press(`Digit${solution[first]}`);
  await expect(page.getByRole('status')).toHaveText(/./);
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const elements = added.flatMap((node) =>
        node instanceof Element ? [node, ...node.querySelectorAll('*')] : [],
      );
      const speaking = elements.filter((element) => element.matches('[role=status]'));
      window.heardAtOnce.push(...speaking.map(({ textContent }) => textContent ?? ''));
    }).observe(document.body, { childList: true, subtree: true });
    window.heardAtOnce = [];
  });
  await cellAt(page, last).click();
  await page.keyboard.press(`Digit${solution[last]}`);
  await expect(page.getByRole('heading', { name: /^Solved in/ })).toBeFocused();
  await expect(page.getByRole('status').first()).toHaveText(/./);
  expect(await page.evaluate(() => window.heardAtOnce.join(''))).toBe('');
});

for (const { language, title, digits, last } of [
  {
    language: 'en',
    title: 'Keys and help',
    digits: 'Enter the digit, note it, or give its colour',
    last: 'Repeat the last message',
  },
  {
    language: 'ja',
    title: 'キー操作とヘルプ',
    digits: '数字を入れる、メモする、または色をつける',
    last: '最後のお知らせをもう一度',
  },
] as const) {
  if (!isRunIn(language, 'ja')) continue;
  test(`? opens the help with every key, in ${language} @12.6`, async ({ page }) => {
    await openGame(page, language);
    await cellAt(page, 40).click();
    await page.keyboard.press('Shift+Slash');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    const keyOf = (label: string) =>
      dialog
        .locator('dt', { hasText: new RegExp(`^${label}$`) })
        .locator('xpath=following-sibling::dd');
    await expect(keyOf(digits)).toHaveText('1–9');
    await expect(keyOf(digits)).toBeVisible();
    await expect(keyOf(last)).toHaveText('M');
    await expect(dialog.getByRole('heading', { name: title })).toBeFocused();
    const keys = (await dialog.locator('kbd').allTextContents()).join(' ');
    for (const key of ['Z', 'X', 'N', 'H', 'P', '?', 'R', 'C', 'B', 'K', 'L', 'W', 'Esc', 'Home']) {
      expect(keys.split(' ')).toContain(key);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(cellAt(page, 40)).toBeFocused();
  });
}
