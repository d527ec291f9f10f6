import { describe, expect, test } from 'vitest';
import { makeGrid, valueAt } from '../grid.ts';
import { CELLS } from '../houses.ts';
import { answer, GAME_PUZZLE, NEW_GAME, note, playAll } from '../testing/games.ts';
import { cellNamed } from '../testing/notation.ts';
import type { Digit } from '../types.ts';
import { cellOf, gridOfGame, isGiven, isWon, newGame, remainingOf } from './game.ts';
import { play } from './play.ts';

/** The game with every cell filled in rightly, but for the last `missing` ones. */
function filled(missing: number) {
  const empty = CELLS.filter((cell) => !isGiven(NEW_GAME, cell));
  return empty.slice(0, empty.length - missing).reduce((game, cell) => {
    const digit = valueAt(GAME_PUZZLE.solution, cell) as Digit;
    return play(game, { type: 'answer', cell, digit });
  }, NEW_GAME);
}

describe('a new game', () => {
  test('shows the givens and nothing else', () => {
    expect(makeGrid(gridOfGame(NEW_GAME))).toBe(makeGrid(GAME_PUZZLE.givens));
    expect(NEW_GAME.cells).toHaveLength(81);
    expect(NEW_GAME.cells.flatMap(({ notes }) => notes)).toEqual([]);
  });

  test('has no past, no future and no mistakes', () => {
    expect(NEW_GAME).toMatchObject({ past: [], future: [], mistakes: 0, rejection: undefined });
    expect(isWon(NEW_GAME)).toBe(false);
  });

  test('removes notes by itself if nothing else is said', () => {
    expect(NEW_GAME.config).toEqual({ removeNotes: true });
    expect(newGame(GAME_PUZZLE, { removeNotes: false }).config).toEqual({ removeNotes: false });
  });
});

test('givens are told from the player’s cells', () => {
  expect(isGiven(NEW_GAME, cellNamed('r1c1'))).toBe(true);
  const game = play(NEW_GAME, answer('r1c3', 4));
  expect(isGiven(game, cellNamed('r1c3'))).toBe(false);
  expect(CELLS.filter((cell) => isGiven(game, cell))).toHaveLength(30);
});

test('a cell that is none is empty', () => {
  expect(cellOf(NEW_GAME, 81)).toEqual({ value: 0, notes: [] });
  expect(cellOf(NEW_GAME, -1)).toEqual({ value: 0, notes: [] });
});

test('the grid of a game holds its answers, not its notes', () => {
  const game = playAll(NEW_GAME, answer('r1c3', 4), note('r1c4', 6));
  expect(makeGrid(gridOfGame(game)).slice(0, 9)).toBe('534.7....');
});

test('the remaining places of a digit go down to none', () => {
  // The givens hold 8 five times and 4 twice.
  expect(remainingOf(NEW_GAME, 8)).toBe(4);
  expect(remainingOf(NEW_GAME, 4)).toBe(7);
  expect(remainingOf(play(NEW_GAME, answer('r1c3', 4)), 4)).toBe(6);
  expect(remainingOf(play(NEW_GAME, note('r1c3', 4)), 4)).toBe(7);
  expect(remainingOf(filled(0), 4)).toBe(0);
});

describe('winning', () => {
  test('takes the last right digit', () => {
    expect(isWon(filled(1))).toBe(false);
    expect(isWon(filled(0))).toBe(true);
  });

  test('takes the right digits, not just full cells', () => {
    const game = filled(0);
    const cells = game.cells.map((cell, index) =>
      index === cellNamed('r1c3') ? { value: 1 as const, notes: [] } : cell,
    );
    expect(isWon({ ...game, cells })).toBe(false);
  });

  test('ends the game: no move changes it any more', () => {
    const game = filled(0);
    const cell = cellNamed('r1c3');
    expect(play(game, { type: 'undo' })).toBe(game);
    expect(play(game, { type: 'clear-answer', cell })).toBe(game);
    expect(play(game, answer('r1c3', 1))).toBe(game);
  });
});
