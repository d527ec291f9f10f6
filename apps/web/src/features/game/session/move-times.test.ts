import { type Digit, seededRandom } from '@nanpure/engine';
import type { Move } from '@nanpure/engine/game';
import { describe, expect, test } from 'vitest';
import { testSession } from '../testing/test-session.ts';
import { newMoveTimes, restoreMoveTimes } from './move-times.ts';
import { reduceSession, type Session } from './session.ts';

function played(...moves: readonly (readonly [at: number, move: Move])[]): Session {
  return moves.reduce(
    (session, [at, move]) => reduceSession(session, { type: 'play', move, at }),
    testSession(),
  );
}

const answer = (cell: number, digit: Digit): Move => ({ type: 'answer', cell, digit });
const note: Move = { type: 'note', cell: 3, digit: 6 };
const undo: Move = { type: 'undo' };
const redo: Move = { type: 'redo' };

describe('the move times of a game', () => {
  test('have for each entry the time since a digit last changed', () => {
    const { moveTimes } = played([1000, answer(2, 4)], [4000, note], [9000, answer(3, 6)]);
    expect(moveTimes.past).toEqual([{ from: 0, until: 0 }, null, { from: 0, until: 8000 }]);
  });

  test('start again with every change of a digit, undoing included', () => {
    const { moveTimes } = played(
      [1000, answer(2, 4)],
      [3000, answer(3, 6)],
      [8000, undo],
      [9000, answer(5, 8)],
    );
    expect(moveTimes.past).toEqual([
      { from: 0, until: 0 },
      { from: 7000, until: 8000 },
    ]);
  });

  test('follow a move that is undone and redone', () => {
    const moves = [[1000, answer(2, 4)] as const, [3000, answer(3, 6)] as const];
    const before = played(...moves);
    const undone = played(...moves, [5000, undo], [5000, undo]);
    expect(undone.moveTimes.past).toEqual([]);
    const after = played(...moves, [5000, undo], [5000, undo], [6000, redo], [6000, redo]);
    expect(after.moveTimes.past).toEqual(before.moveTimes.past);
    expect(after.moveTimes.future).toEqual([]);
  });

  test('are unknown for an entry after a hint, and for an applied hint', () => {
    const conclusion = { placements: [{ cell: 3, digit: 6 as const }], eliminations: [] };
    const { moveTimes } = played(
      [1000, answer(2, 4)],
      [2000, { type: 'hint' }],
      [9000, { type: 'apply-hint', conclusion }],
      [12_000, answer(5, 8)],
    );
    expect(moveTimes.past).toEqual([{ from: 0, until: 0 }, null, { from: 8000, until: 11_000 }]);
    const hinted = played([1000, answer(2, 4)], [2000, { type: 'hint' }], [9000, answer(3, 6)]);
    expect(hinted.moveTimes.past.at(-1)).toBeNull();
  });

  test('stay as long as the history, whatever is played', () => {
    const random = seededRandom('moveTimes');
    const below = (count: number) => Math.floor(random() * count);
    let session = reduceSession(testSession(), {
      type: 'configure',
      config: { mistakePolicy: 'free' },
    });
    for (let at = 0; at < 2000; at++) {
      const cell = below(81);
      const digit = session.game.puzzle.solution[cell] as Digit;
      const moves: readonly Move[] = [
        answer(cell, random() < 0.8 ? digit : 1),
        { type: 'note', cell, digit },
        { type: 'clear-answer', cell },
        { type: 'hint' },
        { type: 'clear-mistakes' },
        ...[undo, redo, undo, redo],
      ];
      const move = moves[below(moves.length)] ?? undo;
      session = reduceSession(session, { type: 'play', move, at });
      const { game, moveTimes } = session;
      expect([moveTimes.past.length, moveTimes.future.length]).toEqual([
        game.past.length,
        game.future.length,
      ]);
    }
  });

  test('are unknown where the saved ones do not fit the history', () => {
    const { game, moveTimes } = played([1000, answer(2, 4)], [4000, answer(3, 6)]);
    expect(restoreMoveTimes(game, moveTimes, 3000)).toBe(moveTimes);
    const unknown = { past: [null, null], future: [], since: 3000 };
    expect(restoreMoveTimes(game, undefined, 3000)).toEqual(unknown);
    expect(restoreMoveTimes(game, newMoveTimes({ past: [], future: [] }), 3000)).toEqual(unknown);
    expect(restoreMoveTimes(game, { ...moveTimes, future: [null] }, 3000)).toEqual(unknown);
  });
});
