import { describe, expect, test } from 'vitest';
import { formatGrid } from '../grid.ts';
import { CELLS } from '../houses.ts';
import {
  answer,
  GAME_PUZZLE,
  NEW_GAME,
  note,
  playAll,
  playedToEnd,
} from '../testing/game/games.ts';
import { cellNamed } from '../testing/notation.ts';
import { cellOf, gridOfGame, isGiven, isWon, newGame, remainingOf, statusOf } from './game.ts';
import { type Move, play } from './play.ts';

const WON = playedToEnd(NEW_GAME);
const ALMOST_WON = playedToEnd(NEW_GAME, cellNamed('r1c3'));

describe('a new game', () => {
  test('shows the givens and nothing else', () => {
    expect(formatGrid(gridOfGame(NEW_GAME))).toBe(formatGrid(GAME_PUZZLE.givens));
    expect(NEW_GAME.cells).toHaveLength(81);
    expect(NEW_GAME.cells.flatMap(({ notes }) => notes)).toEqual([]);
  });

  test('has no past, no future, no mistakes and no hints', () => {
    expect(NEW_GAME).toMatchObject({
      past: [],
      future: [],
      mistakes: 0,
      hintsUsed: 0,
      rejection: undefined,
    });
    expect(isWon(NEW_GAME)).toBe(false);
  });

  test('rejects mistakes, removes notes and limits no hints if nothing else is said', () => {
    expect(NEW_GAME.config).toEqual({
      mistakePolicy: 'reject',
      removeNotes: true,
      maxHints: null,
    });
    expect(newGame(GAME_PUZZLE, { removeNotes: false }).config.removeNotes).toBe(false);
  });
});

test('givens are told from the player’s cells @3.2', () => {
  expect(isGiven(NEW_GAME, cellNamed('r1c1'))).toBe(true);
  const game = play(NEW_GAME, answer('r1c3', 4));
  expect(isGiven(game, cellNamed('r1c3'))).toBe(false);
  expect(CELLS.filter((cell) => isGiven(game, cell))).toHaveLength(30);
});

test('a cell that is none is empty @5.7', () => {
  expect(cellOf(NEW_GAME, 81)).toEqual({ value: 0, notes: [] });
  expect(cellOf(NEW_GAME, -1)).toEqual({ value: 0, notes: [] });
});

test('the grid of a game holds its answers, not its notes', () => {
  const game = playAll(NEW_GAME, answer('r1c3', 4), note('r1c4', 6));
  expect(formatGrid(gridOfGame(game)).slice(0, 9)).toBe('534.7....');
});

test('the remaining places of a digit go down to none', () => {
  // The givens hold 8 five times and 4 twice.
  expect(remainingOf(NEW_GAME, 8)).toBe(4);
  expect(remainingOf(NEW_GAME, 4)).toBe(7);
  expect(remainingOf(play(NEW_GAME, answer('r1c3', 4)), 4)).toBe(6);
  expect(remainingOf(play(NEW_GAME, note('r1c3', 4)), 4)).toBe(7);
  expect(remainingOf(WON, 4)).toBe(0);
});

test('a digit that stands more often than it can has no place left @9.1', () => {
  const row = CELLS.slice(0, 9).map((cell) => ({ type: 'answer', cell, digit: 8 }) as const);
  const game = playAll(newGame(GAME_PUZZLE, { mistakePolicy: 'free' }), ...row);
  expect(remainingOf(game, 8)).toBe(0);
});

describe('winning', () => {
  test('takes the last right digit', () => {
    expect([isWon(ALMOST_WON), statusOf(ALMOST_WON)]).toEqual([false, 'playing']);
    expect([isWon(WON), statusOf(WON)]).toEqual([true, 'won']);
  });

  test('takes the right digits, not just full cells', () => {
    const cells = WON.cells.map((cell, index) =>
      index === cellNamed('r1c3') ? { value: 1 as const, notes: [] } : cell,
    );
    expect([isWon({ ...WON, cells }), statusOf({ ...WON, cells })]).toEqual([
      false,
      'full-but-wrong',
    ]);
  });

  test('ends the game: no move changes it any more', () => {
    const cell = cellNamed('r1c3');
    const moves: Move[] = [
      answer('r1c3', 1),
      { type: 'clear-answer', cell },
      { type: 'fill-notes' },
      { type: 'hint' },
      { type: 'undo' },
      { type: 'clear-mistakes' },
    ];
    for (const move of moves) expect(play(WON, move)).toBe(WON);
  });
});
