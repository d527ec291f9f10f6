import { CELLS, valueAt } from '@nanpure/engine';
import { cellOf, isWon, remainingOf } from '@nanpure/engine/game';
import { describe, expect, test } from 'vitest';
import { testSession } from '../testing/test-session.ts';
import { elapsedAt } from './clock.ts';
import { selectionOf } from './input-mode.ts';
import { isInProgress, reduceSession, type Session, type SessionAction } from './session.ts';

const RIGHT = { type: 'answer', cell: 2, digit: 4 } as const;
const WRONG = { type: 'answer', cell: 2, digit: 1 } as const;
const REPEATED = { type: 'answer', cell: 2, digit: 5 } as const;

function sessionAfter(session: Session, ...actions: SessionAction[]): Session {
  return actions.reduce(reduceSession, session);
}

/** Fills every cell but the given one. */
function allBut(last: number): Session {
  const start = testSession();
  return CELLS.filter((cell) => cell !== last && cellOf(start.game, cell).value === 0).reduce(
    (session, cell) => {
      const digit = valueAt(session.game.puzzle.solution, cell);
      if (digit === 0) throw new Error('the solution has a hole');
      return reduceSession(session, {
        type: 'play',
        move: { type: 'answer', cell, digit },
        at: 1000,
      });
    },
    start,
  );
}

describe('session', () => {
  test('the first input starts the clock and the game', () => {
    const fresh = sessionAfter(
      testSession(),
      { type: 'select', cell: 2 },
      { type: 'mode', mode: 'notes' },
    );
    expect(fresh.clock.running).toBeUndefined();
    expect(isInProgress(fresh)).toBe(false);
    const begun = sessionAfter(fresh, {
      type: 'play',
      move: { type: 'note', cell: 2, digit: 4 },
      at: 5000,
    });
    expect(begun).toMatchObject({ startedAt: 5000, clock: { running: 5000 } });
    expect(isInProgress(begun)).toBe(true);
  });

  test('a rejected entry is an input too: it counts, starts the clock and places nothing', () => {
    const session = sessionAfter(testSession(), { type: 'play', move: WRONG, at: 5000 });
    expect(session.game.mistakes).toBe(1);
    expect(cellOf(session.game, 2).value).toBe(0);
    expect(session.clock.running).toBe(5000);
  });

  test('selecting a cell dismisses the notice about a rejected entry, even the same cell', () => {
    const rejected = sessionAfter(
      testSession(),
      { type: 'select', cell: 2 },
      { type: 'play', move: REPEATED, at: 1 },
    );
    expect(rejected.game.rejection?.reason).toEqual({ code: 'repeats', house: 0, cell: 0 });
    const dismissed = sessionAfter(rejected, { type: 'select', cell: 2 });
    expect(dismissed.game.rejection).toBeUndefined();
    expect(dismissed.game.mistakes).toBe(1);
  });

  test('the clock stops while the page is hidden', () => {
    const session = sessionAfter(
      testSession(),
      { type: 'play', move: RIGHT, at: 1000 },
      { type: 'page-hidden', at: 3000 },
      { type: 'page-shown', at: 60_000 },
    );
    expect(elapsedAt(session.clock, 61_000)).toBe(3000);
  });

  test('a page that is shown again before the first input starts no clock', () => {
    const session = sessionAfter(
      testSession(),
      { type: 'page-hidden', at: 3000 },
      { type: 'page-shown', at: 60_000 },
    );
    expect(session.clock.running).toBeUndefined();
  });

  test('the last right digit wins, stops the clock and ends the progress', () => {
    const session = sessionAfter(allBut(2), { type: 'play', move: RIGHT, at: 9000 });
    expect(isWon(session.game)).toBe(true);
    expect(session.clock).toEqual({ elapsed: 8000, running: undefined });
    expect(isInProgress(session)).toBe(false);
    expect(sessionAfter(session, { type: 'page-shown', at: 99_000 }).clock.running).toBeUndefined();
  });

  test('a move that changes nothing leaves the very same session', () => {
    const session = testSession();
    const onGiven = { type: 'answer', cell: 0, digit: 1 } as const;
    expect(sessionAfter(session, { type: 'play', move: onGiven, at: 1 })).toBe(session);
    expect(sessionAfter(session, { type: 'play', move: { type: 'undo' }, at: 1 })).toBe(session);
  });

  test('asking for a hint counts, but is no input and starts no clock', () => {
    const asked = sessionAfter(testSession(), { type: 'play', move: { type: 'hint' }, at: 5000 });
    expect(asked.game.hintsUsed).toBe(1);
    expect(asked.clock.running).toBeUndefined();
    expect(isInProgress(asked)).toBe(false);
  });

  test('a held digit is entered into tapped cells, or noted, depending on the mode', () => {
    const holding = sessionAfter(testSession(), { type: 'hold-digit', digit: 4 });
    const answered = sessionAfter(holding, { type: 'press', cell: 2, at: 1000 });
    expect(cellOf(answered.game, 2).value).toBe(4);
    expect(answered).toMatchObject({ heldDigit: 4, selected: undefined });
    const noted = sessionAfter(
      holding,
      { type: 'mode', mode: 'notes' },
      { type: 'press', cell: 3, at: 1000 },
      { type: 'press', cell: 5, at: 2000 },
    );
    expect([cellOf(noted.game, 3).notes, cellOf(noted.game, 5).notes]).toEqual([[4], [4]]);
  });

  test('a tap on a digit makes it the held digit, and never counts as a mistake', () => {
    const holding = sessionAfter(testSession(), { type: 'hold-digit', digit: 4 });
    const other = sessionAfter(holding, { type: 'press', cell: 0, at: 1000 });
    expect(other.heldDigit).toBe(5);
    expect(other.game).toBe(holding.game);
  });

  test('a move that selects another cell ends the selection of several', () => {
    const several = sessionAfter(
      testSession(),
      { type: 'select-cells', cells: [2, 5] },
      { type: 'play', move: { type: 'answer', cell: 3, digit: 6 }, at: 1000, selects: 3 },
    );
    expect(selectionOf(several)).toEqual([3]);
  });

  test('without a held digit a tap selects', () => {
    expect(sessionAfter(testSession(), { type: 'press', cell: 2, at: 1 }).selected).toBe(2);
  });

  test('a given that is tapped again is let go, an empty cell stays selected', () => {
    const tapTwice = (cell: number) =>
      sessionAfter(
        testSession(),
        { type: 'press', cell, at: 1 },
        { type: 'press', cell, at: 2, isAgain: true },
      );
    expect(tapTwice(0).selected).toBeUndefined();
    expect(tapTwice(2).selected).toBe(2);
  });

  test('selecting by keyboard drops the held digit', () => {
    const session = sessionAfter(
      testSession(),
      { type: 'hold-digit', digit: 4 },
      { type: 'select', cell: 7 },
    );
    expect(session.heldDigit).toBeUndefined();
    expect(session.selected).toBe(7);
  });

  test('a digit that was placed for the ninth time is dropped, except for notes', () => {
    const places = [...testSession().game.puzzle.solution.keys()].filter(
      (cell) =>
        valueAt(testSession().game.puzzle.solution, cell) === 4 &&
        cellOf(testSession().game, cell).value === 0,
    );
    const tapAll = (session: Session) =>
      sessionAfter(session, ...places.map((cell) => ({ type: 'press', cell, at: 1 }) as const));
    const placed = tapAll(sessionAfter(testSession(), { type: 'hold-digit', digit: 4 }));
    expect(remainingOf(placed.game, 4)).toBe(0);
    expect(placed.heldDigit).toBeUndefined();
    const noting = sessionAfter(
      placed,
      { type: 'mode', mode: 'notes' },
      { type: 'hold-digit', digit: 4 },
    );
    expect(noting.heldDigit).toBe(4);
    expect(sessionAfter(noting, { type: 'mode', mode: 'answer' }).heldDigit).toBeUndefined();
  });

  test('a pause stops the clock and every move, also when the page is shown again', () => {
    const paused = sessionAfter(
      testSession(),
      { type: 'play', move: RIGHT, at: 1000 },
      { type: 'pause', at: 4000 },
      { type: 'play', move: { type: 'undo' }, at: 5000 },
      { type: 'page-hidden', at: 6000 },
      { type: 'page-shown', at: 7000 },
    );
    expect(cellOf(paused.game, 2).value).toBe(4);
    expect(elapsedAt(paused.clock, 9000)).toBe(3000);
    const resumed = sessionAfter(paused, { type: 'resume', at: 10_000 });
    expect(elapsedAt(resumed.clock, 11_000)).toBe(4000);
  });

  test('the clock stops while a dialog is open, also when the page is shown again', () => {
    const underDialog = sessionAfter(
      testSession(),
      { type: 'play', move: RIGHT, at: 1000 },
      { type: 'dialog-opened', at: 4000 },
      { type: 'page-hidden', at: 6000 },
      { type: 'page-shown', at: 7000 },
    );
    expect(elapsedAt(underDialog.clock, 9000)).toBe(3000);
    const closed = sessionAfter(underDialog, { type: 'dialog-closed', at: 10_000 });
    expect(elapsedAt(closed.clock, 11_000)).toBe(4000);
  });

  test('a move while a dialog is still on its way starts no clock under it', () => {
    const moved = sessionAfter(
      testSession(),
      { type: 'dialog-opened', at: 1000 },
      { type: 'play', move: RIGHT, at: 2000 },
    );
    expect(cellOf(moved.game, 2).value).toBe(4);
    expect(elapsedAt(moved.clock, 9000)).toBe(0);
    const closed = sessionAfter(moved, { type: 'dialog-closed', at: 10_000 });
    expect(elapsedAt(closed.clock, 11_000)).toBe(1000);
  });

  test('a dialog that is closed starts no clock that has not begun or that is paused', () => {
    const opened = [
      { type: 'dialog-opened', at: 4000 },
      { type: 'dialog-closed', at: 5000 },
    ] as const;
    const fresh = sessionAfter(testSession(), ...opened);
    expect(fresh.clock.running).toBeUndefined();
    const begun = sessionAfter(testSession(), { type: 'play', move: RIGHT, at: 1000 });
    const paused = sessionAfter(begun, { type: 'pause', at: 2000 }, ...opened);
    expect(paused.clock).toEqual({ elapsed: 1000, running: undefined });
  });

  test('counts the wrong digits that were removed, until the next move', () => {
    const cleared = sessionAfter(
      testSession(),
      { type: 'configure', config: { mistakePolicy: 'free' } },
      { type: 'play', move: WRONG, at: 1000 },
      { type: 'play', move: { type: 'answer', cell: 3, digit: 6 }, at: 2000 },
      { type: 'play', move: { type: 'clear-mistakes' }, at: 3000 },
    );
    expect(cleared.mistakesCleared).toBe(1);
    const undone = sessionAfter(cleared, { type: 'play', move: { type: 'undo' }, at: 4000 });
    expect(undone.mistakesCleared).toBeUndefined();
  });

  test('is one that was begun again until the next move', () => {
    const [restart, note] = [{ type: 'restart' }, { type: 'note', cell: 3, digit: 6 }] as const;
    const begun = sessionAfter(testSession(), { type: 'play', move: RIGHT, at: 1000 });
    expect(begun.isRestarted).toBeUndefined();
    const again = sessionAfter(begun, { type: 'play', move: restart, at: 2000 });
    expect(again.isRestarted).toBe(true);
    const played = sessionAfter(again, { type: 'play', move: note, at: 3000 });
    expect(played.isRestarted).toBeUndefined();
  });

  test('settings take effect at once and change nothing else', () => {
    const config = { mistakePolicy: 'show' } as const;
    const session = sessionAfter(
      testSession(),
      { type: 'configure', config },
      { type: 'play', move: WRONG, at: 1000 },
    );
    expect(cellOf(session.game, 2).value).toBe(WRONG.digit);
    expect(session.game.mistakes).toBe(1);
    expect(sessionAfter(session, { type: 'configure', config })).toBe(session);
  });
});
