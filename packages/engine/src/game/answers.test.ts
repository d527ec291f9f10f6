import { describe, expect, test } from 'vitest';
import { answer, GAME_PUZZLE, NEW_GAME, note, playAll, valueIn } from '../testing/game/games.ts';
import { configureGame, newGame } from './game.ts';
import { type Move, play } from './play.ts';

const CLEAR_MISTAKES: Move = { type: 'clear-mistakes' };
const UNDO: Move = { type: 'undo' };

/** The right digit of r1c3 is 4, of r1c4 6, of r1c6 8. */
const FREE = newGame(GAME_PUZZLE, { mistakePolicy: 'free' });

describe('taking out mistakes', () => {
  test('keeps every right digit, though it was entered after a wrong one', () => {
    const wrong = playAll(FREE, answer('r1c3', 1), answer('r1c4', 6), answer('r1c6', 8));
    const game = play(wrong, CLEAR_MISTAKES);
    expect(['r1c3', 'r1c4', 'r1c6'].map((name) => valueIn(game, name))).toEqual([0, 6, 8]);
  });

  test('is one move, which one undo takes back', () => {
    const wrong = playAll(FREE, answer('r1c3', 1), answer('r1c4', 2), answer('r1c6', 8));
    const game = play(wrong, CLEAR_MISTAKES);
    expect(game.past.length).toBe(wrong.past.length + 1);
    expect(play(game, UNDO).cells).toEqual(wrong.cells);
  });

  test('brings back the notes that the wrong digit took from its cell and its peers', () => {
    const noted = playAll(FREE, note('r1c3', 1), note('r1c3', 4), note('r1c4', 2), note('r1c6', 2));
    const game = playAll(noted, answer('r1c3', 2), CLEAR_MISTAKES);
    expect(game.cells).toEqual(noted.cells);
  });

  test('brings back no note that a right digit has ruled out since then', () => {
    const noted = playAll(FREE, note('r1c3', 4), note('r1c3', 6), note('r1c6', 2));
    const game = playAll(noted, answer('r1c3', 2), answer('r1c4', 6), CLEAR_MISTAKES);
    expect(game.cells[2]?.notes).toEqual([4]);
    expect(game.cells[5]?.notes).toEqual([2]);
  });

  test('leaves a right board as it is, whatever its notes and its past', () => {
    const putRight = playAll(FREE, answer('r1c3', 1), answer('r1c3', 4), note('r1c4', 5));
    expect(play(putRight, CLEAR_MISTAKES)).toBe(putRight);
    expect(play(NEW_GAME, CLEAR_MISTAKES)).toBe(NEW_GAME);
  });

  test('works under whatever policy, and keeps the count', () => {
    const shown = playAll(
      configureGame(FREE, { mistakePolicy: 'show' }),
      answer('r1c3', 1),
      answer('r1c4', 6),
    );
    const game = play(configureGame(shown, { mistakePolicy: 'reject' }), CLEAR_MISTAKES);
    expect([valueIn(game, 'r1c3'), valueIn(game, 'r1c4'), game.mistakes]).toEqual([0, 6, 1]);
  });

  test('needs no history', () => {
    const wrong = playAll(FREE, answer('r1c3', 1), answer('r1c4', 6), answer('r1c6', 4));
    const game = play({ ...wrong, past: [] }, CLEAR_MISTAKES);
    expect(['r1c3', 'r1c4', 'r1c6'].map((name) => valueIn(game, name))).toEqual([0, 6, 0]);
    expect(play(game, UNDO).cells).toEqual(wrong.cells);
  });
});

describe('restarting', () => {
  test('leaves the givens alone on the board, as one move that one undo takes back', () => {
    const begun = playAll(FREE, note('r1c4', 2), answer('r1c3', 4), { type: 'hint' });
    const game = play(begun, { type: 'restart' });
    expect(game.cells).toEqual(FREE.cells);
    expect(game.hintsUsed).toBe(1);
    expect(play(game, UNDO).cells).toEqual(begun.cells);
  });

  test('changes nothing where nothing was entered', () => {
    expect(play(NEW_GAME, { type: 'restart' })).toBe(NEW_GAME);
  });
});
