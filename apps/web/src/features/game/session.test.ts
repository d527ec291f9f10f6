import { CELLS, cellOf, isWon, valueAt } from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import { elapsedAt } from './clock.ts';
import { isInProgress, reduceSession, type Session, type SessionAction } from './session.ts';
import { testSession } from './testing.ts';

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
  test('stands still until the first input, which starts the clock and the game', () => {
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

  test('a refused entry is an input too: it counts, starts the clock and places nothing', () => {
    const session = sessionAfter(testSession(), { type: 'play', move: WRONG, at: 5000 });
    expect(session.game.mistakes).toBe(1);
    expect(cellOf(session.game, 2).value).toBe(0);
    expect(session.clock.running).toBe(5000);
  });

  test('selecting a cell dismisses the notice about a refused entry, even the same cell', () => {
    const refused = sessionAfter(
      testSession(),
      { type: 'select', cell: 2 },
      { type: 'play', move: REPEATED, at: 1 },
    );
    expect(refused.game.rejection?.reason).toEqual({ code: 'repeats', house: 0, cell: 0 });
    const dismissed = sessionAfter(refused, { type: 'select', cell: 2 });
    expect(dismissed.game.rejection).toBeUndefined();
    expect(dismissed.game.mistakes).toBe(1);
  });

  test('the clock rests while the page is hidden', () => {
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
});
