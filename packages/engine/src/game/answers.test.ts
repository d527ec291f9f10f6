import { describe, expect, test } from 'vitest';
import { answer, GAME_PUZZLE, NEW_GAME, note, playAll, REDO, valueIn } from '../testing/games.ts';
import { configureGame, newGame } from './game.ts';
import { type Move, play } from './play.ts';

const UNDO_MISTAKES: Move = { type: 'undo-mistakes' };

/** The right digit of r1c3 is 4, of r1c4 6, of r1c6 8. */
const FREE = newGame(GAME_PUZZLE, { mistakePolicy: 'free' });

describe('undoing mistakes', () => {
  test('goes back to the last moment at which no digit was wrong, and no further', () => {
    const right = playAll(FREE, answer('r1c3', 4), note('r1c4', 2));
    const wrong = playAll(right, answer('r1c4', 2), answer('r1c6', 8), note('r1c8', 1));
    const game = play(wrong, UNDO_MISTAKES);
    expect(game.cells).toEqual(right.cells);
    expect([game.past.length, game.future.length]).toEqual([2, 3]);
    expect(playAll(game, REDO, REDO, REDO).cells).toEqual(wrong.cells);
  });

  test('forgives a mistake that was put right since then', () => {
    const game = playAll(FREE, answer('r1c3', 1), answer('r1c3', 4), note('r1c4', 2));
    expect(play(game, UNDO_MISTAKES)).toBe(game);
  });

  test('stops where a mistake had just been put right', () => {
    const putRight = playAll(FREE, answer('r1c3', 1), answer('r1c3', 4));
    const game = playAll(putRight, answer('r1c4', 2), UNDO_MISTAKES);
    expect(game.cells).toEqual(putRight.cells);
  });

  test('leaves a right board as it is, whatever its notes', () => {
    const game = playAll(FREE, answer('r1c3', 4), note('r1c4', 5));
    expect(play(game, UNDO_MISTAKES)).toBe(game);
    expect(play(NEW_GAME, UNDO_MISTAKES)).toBe(NEW_GAME);
  });

  test('works under whatever policy, and keeps the count', () => {
    const shown = playAll(
      configureGame(FREE, { mistakePolicy: 'show' }),
      answer('r1c3', 1),
      answer('r1c4', 6),
    );
    const game = play(configureGame(shown, { mistakePolicy: 'reject' }), UNDO_MISTAKES);
    expect([game.cells, game.mistakes]).toEqual([FREE.cells, 1]);
  });

  test('clears what is wrong where the history does not reach back, as a move of its own', () => {
    const wrong = playAll(FREE, answer('r1c3', 1), answer('r1c4', 6), answer('r1c6', 4));
    const forgetful = { ...wrong, past: [] };
    const game = play(forgetful, UNDO_MISTAKES);
    expect(['r1c3', 'r1c4', 'r1c6'].map((name) => valueIn(game, name))).toEqual([0, 6, 0]);
    expect(play(game, { type: 'undo' }).cells).toEqual(wrong.cells);
  });

  test('undoes nothing where even the beginning of the history is wrong', () => {
    const wrong = playAll(FREE, answer('r1c3', 1), answer('r1c4', 6), answer('r1c6', 4));
    const game = play({ ...wrong, past: wrong.past.slice(1) }, UNDO_MISTAKES);
    expect(['r1c3', 'r1c4', 'r1c6'].map((name) => valueIn(game, name))).toEqual([0, 6, 0]);
    expect([game.past.length, game.future.length]).toEqual([3, 0]);
  });
});
