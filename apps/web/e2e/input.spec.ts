import { cellAt, emptyCells, readBoard, solveBoard, waitForPuzzle } from './support/board.ts';
import { holdClock } from './support/clock.ts';
import { expect, test } from './support/fixtures.ts';
import {
  allNames,
  button,
  choose,
  chooseInMenu,
  fillCells,
  nameOf,
  openGame,
  openMenu,
  setHidden,
  stat,
} from './support/game.ts';
import { sitOutTip } from './support/saves.ts';

test.beforeEach(async ({ page }) => openGame(page));

test('with nothing focused keys are the game’s, with something outside of it they are not @12.4', async ({
  page,
}) => {
  await test.step('the arrows lead to the board, and a digit goes where they are', async () => {
    await page.keyboard.press('Digit5');
    await expect(page.getByRole('status')).toHaveText('5 selected. Choose each cell it goes in.');
    await page.keyboard.press('ArrowDown');
    await expect(cellAt(page, 0)).toBeFocused();
    const solution = await solveBoard(page);
    const [first = 0] = await emptyCells(page);
    for (let row = 0; row < Math.floor(first / 9); row++) await page.keyboard.press('ArrowDown');
    for (let column = 0; column < first % 9; column++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(cellAt(page, first)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await page.keyboard.press(`Digit${solution[first]}`);
    expect((await readBoard(page))[first]).toBe(solution[first]);
    await page.keyboard.press('0');
    expect((await readBoard(page))[first]).toBe(0);
    await page.keyboard.press('Shift+Digit3');
    await expect(nameOf(page, first)).toContainText('Notes 3');
  });

  await test.step('where something outside of the game has the focus, keys are not the game’s', async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    const [, cell = 0] = await emptyCells(page);
    await cellAt(page, cell).click();
    const names = await allNames(page);
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    const before = await page.evaluate(() => window.scrollY);
    for (const key of ['Digit7', 'Delete', 'Escape', 'KeyX', 'ArrowUp']) {
      await page.keyboard.press(key);
    }
    expect(await allNames(page)).toEqual(names);
    await expect(cellAt(page, cell)).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before);
  });
});

test('a digit that is pressed first waits for the cells that are tapped then @4.11', async ({
  page,
}) => {
  const solution = await solveBoard(page);
  const open = await emptyCells(page);
  const digit = solution[open[0] ?? 0] ?? 0;
  const [first = 0, second = 0] = open.filter((cell) => solution[cell] === digit);
  const key = page.getByRole('button', { name: new RegExp(`^${digit}, \\d left$`) });

  await key.click();
  await expect(key).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page.getByText(`${digit} selected. Choose each cell it goes in.`).first(),
  ).toBeVisible();
  await cellAt(page, first).click();
  await cellAt(page, second).click();
  const board = await readBoard(page);
  expect([board[first], board[second]]).toEqual([digit, digit]);
  await expect(cellAt(page, second)).toHaveAttribute('aria-selected', 'false');

  await key.click();
  await expect(key).toHaveAttribute('aria-pressed', 'false');
  await cellAt(page, first).click();
  await expect(cellAt(page, first)).toHaveAttribute('aria-selected', 'true');
  expect(await readBoard(page)).toEqual(board);
});

test('nothing is entered by Escape, into a given, or by the keys of the modes @12.4', async ({
  page,
}) => {
  await test.step('Escape puts the waiting digit away, then leaves the cell; the arrows go on from there', async () => {
    await page.keyboard.press('Digit4');
    await expect(page.getByText('4 selected.').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Choose a cell.', { exact: true })).toBeVisible();
    await cellAt(page, 40).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('[aria-selected=true]')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(cellAt(page, 41)).toBeFocused();
  });

  await test.step('with a given selected the pad says, as the keyboard does, that nothing goes in there', async () => {
    const given = page.locator('[role=gridcell][data-given]').first();
    await given.click();
    const key = page.getByRole('button', { name: /^[1-9], [1-9] left$/ }).first();
    const said = page.locator('[data-look=note]');
    await page.keyboard.press('Digit5');
    await expect(said).toHaveText('A given digit stays as it is.');
    await expect(said).toBeHidden();
    await key.click();
    await expect(said).toHaveText('A given digit stays as it is.');
    await expect(given).toHaveAttribute('aria-selected', 'true');
    // Tapped again, it is let go: then a digit waits.
    await given.click();
    await expect(page.locator('[aria-selected=true]')).toHaveCount(0);
    await key.click();
    await expect(key).toHaveAttribute('aria-pressed', 'true');
    await key.click();
  });

  await test.step('Z, X, N and Space set the mode on the board, and only there', async () => {
    const notes = button(page, 'Notes');
    await cellAt(page, 40).click();
    for (const [key, isNotes] of [
      ['KeyX', true],
      ['KeyX', true],
      ['KeyZ', false],
      ['KeyN', true],
      ['Space', false],
    ] as const) {
      await page.keyboard.press(key);
      await expect(notes).toHaveAttribute('aria-pressed', String(isNotes));
    }
    await notes.focus();
    await page.keyboard.press('KeyX');
    await expect(notes).toHaveAttribute('aria-pressed', 'false');
  });
});

test('a digit key that is held down notes its digit, in either mode, and does nothing else', async ({
  page,
}) => {
  const [first = 0] = await emptyCells(page);
  await cellAt(page, first).click();
  const key = page.getByRole('button', { name: /^(?:3, |Note 3)/ });
  const pressFor = async (milliseconds: number) => {
    await key.hover();
    await page.mouse.down();
    await page.clock.runFor(milliseconds);
    await page.mouse.up();
  };
  await holdClock(page);
  await pressFor(500);
  await expect(nameOf(page, first)).toContainText('Notes 3');
  await expect(stat(page, 'Mistakes')).toHaveText('0');
  await button(page, 'Notes').click();
  await pressFor(500);
  await expect(nameOf(page, first)).toContainText('Empty');
  await pressFor(300);
  await expect(nameOf(page, first)).toContainText('Notes 3');
});

test('@phone-only a digit key that a finger holds notes its digit, and enters nothing as it is lifted', async ({
  page,
}) => {
  const [first = 0] = await emptyCells(page);
  const digit = (await solveBoard(page))[first] ?? 0;
  const key = page.getByRole('button', { name: new RegExp(`^${digit}, `) });
  await cellAt(page, first).tap();
  const box = await key.boundingBox();
  const session = await page.context().newCDPSession(page);
  const point = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(nameOf(page, first)).toContainText(`Notes ${digit}`);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await key.focus();
  await expect(nameOf(page, first)).toContainText(`Notes ${digit}`);
  // A key that is pressed next is no end of the long press.
  await key.press('Enter');
  await expect(nameOf(page, first)).toHaveText(new RegExp(`^${digit}, `));
});

test('a wrong digit is rejected, or removed later where nothing is checked', async ({ page }) => {
  await test.step('a rejected digit is seen in its cell, struck, until it has faded', async () => {
    const solution = await solveBoard(page);
    const [first = 0] = await emptyCells(page);
    const wrong = ((solution[first] ?? 1) % 9) + 1;
    const rejected = cellAt(page, first).locator('span[class*=rejected]');
    await cellAt(page, first).click();
    await page.keyboard.press(`Digit${wrong}`);
    await expect(rejected).toHaveText(String(wrong));
    await expect(rejected).toHaveCSS('text-decoration-line', 'line-through');
    await expect(rejected).toHaveCSS('opacity', '0');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.keyboard.press(`Digit${wrong}`);
    await expect(rejected).toHaveCSS('opacity', '1');
    await expect(rejected).toHaveCount(0);
  });

  await test.step('wrong digits are removed in one move, and what is right stays', async () => {
    // Where wrong digits are rejected there is nothing to remove.
    await openMenu(page);
    await expect(page.getByRole('button', { name: 'Take out what is wrong' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await choose(page, 'radio', 'Check nothing');
    await chooseInMenu(page, 'Take out what is wrong');
    await expect(page.getByRole('status')).toHaveText('No digit on the board is wrong.');
    const solution = await solveBoard(page);
    const [, first = 0, second = 0, third = 0] = await emptyCells(page);
    for (const [cell, digit = 0] of [
      [first, ((solution[first] ?? 1) % 9) + 1],
      [second, solution[second]],
      [third, solution[third]],
    ] as const) {
      await cellAt(page, cell).click();
      await page.keyboard.press(`Digit${digit}`);
    }
    const before = await readBoard(page);
    await chooseInMenu(page, 'Take out what is wrong');
    await expect(page.getByRole('status')).toHaveText(
      '1 wrong digit removed. Undo brings it back.',
    );
    const after = await readBoard(page);
    expect([first, second, third].map((cell) => after[cell])).toEqual([
      0,
      solution[second],
      solution[third],
    ]);
    await button(page, 'Undo').click();
    expect(await readBoard(page)).toEqual(before);
  });
});

test('notes are filled in, cleared, marked, and kept true by a placed digit @4.4', async ({
  page,
}) => {
  await test.step('all notes are filled in and cleared, each in one step of undo', async () => {
    const empty = await allNames(page);
    await chooseInMenu(page, 'Fill in all notes');
    const filled = await allNames(page);
    expect(filled.filter((name) => name.startsWith('Notes '))).toHaveLength(
      empty.filter((name) => name.startsWith('Empty')).length,
    );
    await chooseInMenu(page, 'Clear all notes');
    expect(await allNames(page)).toEqual(empty);
    await button(page, 'Undo').click();
    expect(await allNames(page)).toEqual(filled);
    await button(page, 'Undo').click();
    expect(await allNames(page)).toEqual(empty);
  });

  await test.step('a placed digit goes from the notes of its peers, and one undo brings all back', async () => {
    await chooseInMenu(page, 'Fill in all notes');
    const before = await allNames(page);
    const [first = 0] = await emptyCells(page);
    await fillCells(page, [first]);
    const digit = (await readBoard(page))[first];
    const row = Math.floor(first / 9);
    const peers = (await allNames(page)).slice(9 * row, 9 * row + 9);
    for (const name of peers.filter((each) => each.startsWith('Notes'))) {
      expect(name.split(',')[0]).not.toContain(String(digit));
    }
    await page.keyboard.press('Control+z');
    expect(await allNames(page)).toEqual(before);
  });

  await test.step('the selected digit and its notes stand out everywhere, and so do row, column and box', async () => {
    const given = page.locator('[role=gridcell][data-given]').first();
    const digit = Number((await given.locator('span').first().textContent())?.[0]);
    await given.click();
    const board = await readBoard(page);
    const same = board.filter((value) => value === digit).length - 1;
    await expect(page.locator('[data-mark=same]')).toHaveCount(same);
    expect(await page.locator('[data-mark=peer]').count()).toBeGreaterThan(10);
    const marked = await page
      .locator('[role=gridcell] > [aria-hidden] > span:visible')
      .evaluateAll((notes) =>
        notes
          .filter((note) => getComputedStyle(note).boxShadow !== 'none')
          .map((note) => note.textContent),
      );
    expect(new Set(marked)).toEqual(new Set([String(digit)]));
  });
});

test('a pause and a hidden page stop the clock @4.14 @12.6', async ({ page }) => {
  await test.step('a pause hides the board and stops the clock, by button and by key', async () => {
    const [first = 0, second = 0] = await emptyCells(page);
    const time = stat(page, 'Time');
    await holdClock(page);
    await expect(button(page, 'Pause')).toBeDisabled();
    await fillCells(page, [first]);
    const digit = (await readBoard(page))[first];
    await page.clock.fastForward(3000);
    await expect(time).toHaveText('0:03');

    await page.keyboard.press('KeyP');
    await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
    const hidden = await page.locator('[role=gridcell]').allTextContents();
    expect(hidden.every((name) => /^Hidden while paused, row \d, column \d$/.test(name))).toBe(
      true,
    );
    await page.clock.fastForward(60_000);
    await expect(time).toHaveText('0:03');
    await page.keyboard.press('Digit5');
    await page.keyboard.press('KeyP');
    await expect(cellAt(page, first)).toBeFocused();
    await expect(nameOf(page, first)).toContainText(`${digit},`);
    await page.clock.fastForward(2000);
    await expect(time).toHaveText('0:05');

    // With a hint open, too.
    await page.keyboard.press('KeyH');
    await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible();
    await page.keyboard.press('KeyP');
    await expect(button(page, 'Resume').last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible();
    await expect(cellAt(page, first)).toBeFocused();
    await page.keyboard.press('Escape');

    await button(page, 'Pause').click();
    await expect(button(page, 'Resume').last()).toBeFocused();
    // Every key looks as it is: none can be pressed.
    const keys = page.locator('[data-mode] button > span:first-child');
    const inks = await keys.evaluateAll((all) => all.map((label) => getComputedStyle(label).color));
    expect(new Set(inks).size).toBe(1);
    await page.keyboard.press('Enter');
    await fillCells(page, [second]);
    expect((await readBoard(page))[second]).not.toBe(0);
  });

  await test.step('the clock rests while the page is hidden', async () => {
    await setHidden(page, true);
    await page.clock.fastForward(120_000);
    await setHidden(page, false);
    await page.clock.fastForward(1000);
    await expect(stat(page, 'Time')).toHaveText('0:06');
  });
});

test('a game in progress is said to be saved, and given up only after a yes @4.24 @4.40', async ({
  page,
}) => {
  await test.step('what was entered is said to be saved', async () => {
    const [first = 0] = await emptyCells(page);
    await expect(page.getByText('Saved automatically')).toBeHidden();
    await fillCells(page, [first]);
    await expect(page.getByText('Saved automatically')).toBeVisible();
  });

  await test.step('another difficulty is gone to only after a yes, and the progress is given up', async () => {
    const board = await readBoard(page);
    await page.getByRole('link', { name: 'Medium', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the difficulty?' });
    await expect(dialog).toHaveAccessibleDescription('Your progress on this puzzle will be lost.');
    await dialog.getByRole('button', { name: 'Keep playing' }).click();
    expect(await readBoard(page)).toEqual(board);
    await page.getByRole('link', { name: 'Medium', exact: true }).click();
    await dialog.getByRole('button', { name: 'Change' }).click();
    await sitOutTip(page);
    await expect(page).toHaveURL(/\/en\/game\/medium$/);
    await waitForPuzzle(page);
    expect(await page.evaluate(() => localStorage.getItem('nanpure-game-easy'))).toBeNull();
    await page.getByRole('link', { name: 'Easy', exact: true }).click();
    await sitOutTip(page);
    await expect(page).toHaveURL(/\/en\/game\/easy$/);
    await waitForPuzzle(page);
    expect(await readBoard(page)).not.toEqual(board);
  });
});

test('a key that is held down counts once, as a mistake and as a hint, and arrows go on', async ({
  page,
}) => {
  const hold = async (key: string) => {
    for (let times = 0; times < 5; times++) await page.keyboard.down(key);
    await page.keyboard.up(key);
  };
  const solution = await solveBoard(page);
  const [cell = 0] = await emptyCells(page);
  const wrong = ((solution[cell] ?? 1) % 9) + 1;
  const mistakes = stat(page, 'Mistakes');
  await cellAt(page, cell).click();
  await hold(`Digit${wrong}`);
  await expect(mistakes).toHaveText('1');
  await page.getByRole('button', { name: new RegExp(`^${wrong}, `) }).focus();
  await hold('Enter');
  await expect(mistakes).toHaveText('2');

  await cellAt(page, cell).click();
  await button(page, 'Notes').click();
  await cellAt(page, cell).focus();
  for (let times = 0; times < 2; times++) await page.keyboard.down('Digit1');
  await page.keyboard.up('Digit1');
  await expect(nameOf(page, cell)).toContainText('Notes 1');

  await hold('h');
  await expect(button(page, 'Tell me more')).toBeVisible();
  await expect(stat(page, 'Hints')).toHaveText('1');
  await button(page, 'Tell me more').focus();
  await hold('Enter');
  await expect(stat(page, 'Hints')).toHaveText('2');

  await cellAt(page, 0).focus();
  await hold('ArrowDown');
  await expect(cellAt(page, 45)).toBeFocused();
});
