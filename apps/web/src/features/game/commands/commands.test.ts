import { describe, expect, test } from 'vitest';
import { reduceSession, type Session, type SessionAction } from '../session/session.ts';
import { testSession } from '../testing/test-session.ts';
import type { Command, KeyboardFocus, ScreenAction } from './command.ts';
import { COMMANDS } from './index.ts';
import { isScreenAction } from './use-commands.ts';

function command(id: string): Command {
  const found = COMMANDS.find((each) => each.id === id);
  if (!found) throw new Error(`no command is called ${id}`);
  return found;
}

function actionOf(session: Session, id: string, focus: KeyboardFocus = {}) {
  return command(id).actionFor(session, { now: 1000, ...focus });
}

/** The session after a command that the keyboard gives on a cell that it has reached. */
function runOn(cell: number, session: Session, id: string): Session {
  const action = actionOf(session, id, { focused: cell, reached: cell });
  return isOfSession(action) ? reduceSession(session, action) : session;
}

function isOfSession(action: SessionAction | ScreenAction | undefined): action is SessionAction {
  return action !== undefined && !isScreenAction(action);
}

function run(session: Session, ...ids: string[]): Session {
  return ids.reduce((before, id) => {
    const action = actionOf(before, id);
    return isOfSession(action) ? reduceSession(before, action) : before;
  }, session);
}

function selectedAfter(cell: number, ...ids: string[]) {
  return run({ ...testSession(), selected: cell }, ...ids).selected;
}

/** All nine 8s in their places. */
function withAllEights(): Session {
  const session = testSession();
  const { solution } = session.game.puzzle;
  return [...solution].reduce(
    (before, digit, cell) =>
      digit === 8
        ? reduceSession(before, { type: 'play', move: { type: 'answer', cell, digit }, at: 1000 })
        : before,
    session,
  );
}

describe('commands', () => {
  test('each has a name and keys of its own', () => {
    const keys = COMMANDS.flatMap((each) => each.keys.map((key) => JSON.stringify(key)));
    expect(new Set(COMMANDS.map(({ id }) => id)).size).toBe(COMMANDS.length);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('the arrows move the selection and stop at the edges', () => {
    expect(selectedAfter(40, 'up')).toBe(31);
    expect(selectedAfter(40, 'down')).toBe(49);
    expect(selectedAfter(40, 'left')).toBe(39);
    expect(selectedAfter(40, 'right')).toBe(41);
    expect(selectedAfter(0, 'up', 'left')).toBe(0);
    expect(selectedAfter(80, 'down', 'right')).toBe(80);
    expect(selectedAfter(8, 'right')).toBe(8);
  });

  test('Home and End go along the row, by box the page keys, Ctrl over the whole board', () => {
    expect(selectedAfter(40, 'row-start')).toBe(36);
    expect(selectedAfter(40, 'row-end')).toBe(44);
    expect(selectedAfter(40, 'box-up')).toBe(13);
    expect(selectedAfter(13, 'box-up')).toBe(4);
    expect(selectedAfter(40, 'board-start')).toBe(0);
    expect(selectedAfter(40, 'board-end')).toBe(80);
  });

  test('with nothing selected the arrows start from the cell that has the focus, or lead to the first', () => {
    expect(actionOf(testSession(), 'up', { focused: 40 })).toEqual({ type: 'select', cell: 31 });
    expect(actionOf(testSession(), 'down')).toEqual({ type: 'select', cell: 0 });
  });

  test('a digit is entered into a cell focused by the keyboard', () => {
    const left = run({ ...testSession(), selected: 2 }, 'clear-selection');
    const entered = runOn(2, left, 'digit-4');
    expect(entered.game.cells[2]?.value).toBe(4);
    expect(entered).toMatchObject({ selected: 2, heldDigit: undefined });
    const instead = runOn(2, run(testSession(), 'digit-5'), 'digit-4');
    expect(instead.game.cells[2]?.value).toBe(4);
    expect(instead.heldDigit).toBeUndefined();
  });

  test('on a cell focused by a pointer, another digit replaces the held one', () => {
    const holding = run(testSession(), 'digit-5');
    expect(actionOf(holding, 'digit-4', { focused: 2 })).toEqual({ type: 'hold-digit', digit: 4 });
  });

  test('Enter enters the held digit into the cell, or selects the cell', () => {
    const holding = run(testSession(), 'digit-4');
    expect(runOn(2, holding, 'press').game.cells[2]?.value).toBe(4);
    expect(runOn(2, testSession(), 'press').selected).toBe(2);
    expect(actionOf({ ...testSession(), selected: 2 }, 'press', { focused: 2 })).toBeUndefined();
  });

  test('Shift and a digit notes it in either mode, and holds none', () => {
    const selected = { ...testSession(), selected: 2 };
    expect(run(selected, 'note-4').game.cells[2]?.notes).toEqual([4]);
    expect(run(selected, 'notes-mode', 'note-4').game.cells[2]?.notes).toEqual([4]);
    expect(run(testSession(), 'note-4').heldDigit).toBeUndefined();
  });

  test('what can not be done is announced', () => {
    const given = { ...testSession(), selected: 0 };
    for (const id of ['digit-4', 'note-4', 'clear']) {
      expect(actionOf(given, id)).toEqual({ type: 'speak', fact: 'given', cell: 0 });
    }
    const empty = { ...testSession(), selected: 2 };
    expect(actionOf(empty, 'clear')).toEqual({ type: 'speak', fact: 'nothing-to-clear', cell: 2 });
    const uncoloured = run(empty, 'colour-mode');
    expect(actionOf(uncoloured, 'clear')).toMatchObject({ fact: 'nothing-to-clear' });
    const answered = run(empty, 'digit-4');
    expect(actionOf(answered, 'clear')).toMatchObject({ move: { type: 'clear-answer', cell: 2 } });
    expect(actionOf(answered, 'note-1')).toMatchObject({ fact: 'filled' });
    const filled = run(testSession(), 'fill-notes');
    expect(actionOf(filled, 'fill-notes')).toEqual({ type: 'speak', fact: 'notes-complete' });
    expect(command('undo').reasonNotPossible?.(testSession())).toBe('nothing-to-undo');
    expect(command('redo').reasonNotPossible?.(testSession())).toBe('nothing-to-redo');
    expect(command('clear-all-notes').reasonNotPossible?.(testSession())).toBe('no-notes');
    const paused = run(answered, 'pause');
    expect(command('say-row').reasonNotPossible?.(paused)).toBe('paused');
    expect(command('undo').reasonNotPossible?.(paused)).toBeUndefined();
  });

  test('what is asked about the board is about the selected cell, or the one that has the focus', () => {
    expect(actionOf({ ...testSession(), selected: 2 }, 'say-row')).toMatchObject({ cell: 2 });
    expect(actionOf(testSession(), 'say-row', { focused: 40 })).toMatchObject({ cell: 40 });
  });

  test('without a selected cell a digit is held, until it is pressed again @5.3', () => {
    const holding = run(testSession(), 'digit-4');
    expect(holding.heldDigit).toBe(4);
    expect(run(holding, 'digit-5').heldDigit).toBe(5);
    expect(run(holding, 'digit-4').heldDigit).toBeUndefined();
  });

  test('Escape drops the held digit, then deselects the cell', () => {
    expect(run(testSession(), 'digit-4', 'clear-selection').heldDigit).toBeUndefined();
    expect(run({ ...testSession(), selected: 2 }, 'clear-selection').selected).toBeUndefined();
    expect(command('clear-selection').isPossible(testSession())).toBe(false);
  });

  test('a digit is an answer or a note, and clearing follows the mode', () => {
    const selected = { ...testSession(), selected: 2 };
    expect(run(selected, 'digit-4').game.cells[2]).toEqual({ value: 4, notes: [] });
    expect(run(selected, 'digit-4', 'clear').game.cells[2]).toEqual({ value: 0, notes: [] });
    const noted = run(selected, 'switch-mode', 'digit-4', 'digit-1');
    expect(noted.game.cells[2]).toEqual({ value: 0, notes: [1, 4] });
    expect(run(noted, 'clear').game.cells[2]).toEqual({ value: 0, notes: [] });
    expect(run(noted, 'undo').game.cells[2]).toEqual({ value: 0, notes: [4] });
    expect(run(noted, 'answer-mode', 'clear').game.cells[2]).toEqual({ value: 0, notes: [] });
  });

  test('a digit that is placed nine times can still be noted, but not entered', () => {
    const full = { ...withAllEights(), selected: 2 };
    expect(command('digit-8').isPossible(full)).toBe(false);
    expect(command('digit-8').reasonNotPossible?.(full)).toBe('all-placed');
    expect(command('digit-8').isPossible({ ...full, mode: 'notes' })).toBe(true);
    expect(command('digit-8').reasonNotPossible?.({ ...full, isPaused: true })).toBeUndefined();
  });

  test('undo and redo are possible only where there is something to undo or redo', () => {
    const start = { ...testSession(), selected: 2 };
    const moved = run(start, 'digit-4');
    expect(command('undo').isPossible(start)).toBe(false);
    expect(command('undo').isPossible(moved)).toBe(true);
    expect(command('redo').isPossible(moved)).toBe(false);
    expect(command('redo').isPossible(run(moved, 'undo'))).toBe(true);
  });

  test('Z and X set the mode, N changes it', () => {
    expect(run(testSession(), 'notes-mode').mode).toBe('notes');
    expect(run(testSession(), 'notes-mode', 'notes-mode', 'answer-mode').mode).toBe('answer');
    expect(run(testSession(), 'switch-mode').mode).toBe('notes');
  });

  test('notes can be filled in everywhere and cleared everywhere', () => {
    const filled = run(testSession(), 'fill-notes');
    expect(filled.game.cells[2]?.notes).toEqual([1, 2, 4]);
    expect(command('clear-all-notes').isPossible(testSession())).toBe(false);
    expect(run(filled, 'clear-all-notes').game.cells).toEqual(testSession().game.cells);
  });

  test('clearing all notes is possible where only the middles of cells have some', () => {
    const noted = reduceSession(testSession(), {
      type: 'play',
      move: { type: 'centre-note-cells', cells: [2], digit: 4 },
      at: 1000,
    });
    expect(noted.game.cells[2]?.centreNotes).toEqual([4]);
    expect(command('clear-all-notes').isPossible(noted)).toBe(true);
    expect(run(noted, 'clear-all-notes').game.cells[2]?.centreNotes).toBeUndefined();
  });

  test('wrong digits are removed, right ones stay; where none is wrong, that is announced', () => {
    expect(command('clear-mistakes').isPossible(testSession())).toBe(false);
    expect(command('clear-mistakes').reasonNotPossible?.(testSession())).toBe('nothing-wrong');
    const free = reduceSession(testSession(), {
      type: 'configure',
      config: { mistakePolicy: 'free' },
    });
    // Where the board doesn't tell what is wrong, neither does the button.
    expect(command('clear-mistakes').isPossible(free)).toBe(true);
    expect(actionOf(free, 'clear-mistakes')).toEqual({ type: 'speak', fact: 'nothing-wrong' });
    const right = run({ ...free, selected: 3 }, 'digit-6');
    const wrong = run({ ...free, selected: 2 }, 'digit-1');
    const both = run({ ...wrong, selected: 3 }, 'digit-6');
    expect(run(both, 'clear-mistakes').game.cells).toEqual(right.game.cells);
    expect(run(both, 'clear-mistakes', 'undo').game.cells).toEqual(both.game.cells);
  });

  test('a game can be paused once it was begun; then only resuming is possible', () => {
    expect(command('pause').isPossible(testSession())).toBe(false);
    const paused = run({ ...testSession(), selected: 2 }, 'digit-4', 'pause');
    expect(paused.isPaused).toBe(true);
    expect(COMMANDS.filter((each) => each.isPossible(paused)).map(({ id }) => id)).toEqual([
      'pause',
      'menu',
      'settings',
      'help',
    ]);
    expect(run(paused, 'pause').isPaused).toBe(false);
  });
});
