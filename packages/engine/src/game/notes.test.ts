import { describe, expect, test } from 'vitest';
import { CELLS, peersOf } from '../houses.ts';
import { Position } from '../position.ts';
import {
  answer,
  GAME_PUZZLE,
  NEW_GAME,
  note,
  notesIn,
  playAll,
  REDO,
  UNDO,
} from '../testing/game/games.ts';
import { cellNamed, showCell } from '../testing/notation.ts';
import { DIGITS } from '../types.ts';
import { cellOf, type Game, gridOfGame, newGame } from './game.ts';
import { type Move, play } from './play.ts';

const FILL: Move = { type: 'fill-notes' };
const CLEAR_ALL: Move = { type: 'clear-all-notes' };

function noted(game: Game): string[] {
  return CELLS.filter((cell) => cellOf(game, cell).notes.length > 0).map(showCell);
}

describe('filling all notes', () => {
  test('notes in each empty cell what the digits on the board leave, and nothing elsewhere', () => {
    const game = play(NEW_GAME, FILL);
    expect(notesIn(game, 'r1c3')).toEqual([1, 2, 4]);
    expect(notesIn(game, 'r5c5')).toEqual([5]);
    for (const cell of CELLS) {
      const { value, notes } = cellOf(game, cell);
      const seen = [...peersOf(cell)].map((peer) => cellOf(game, peer).value);
      expect(notes).toEqual(value === 0 ? DIGITS.filter((digit) => !seen.includes(digit)) : []);
    }
  });

  test('takes the place of the notes that were there, in one step', () => {
    const before = playAll(NEW_GAME, note('r1c3', 9), note('r1c4', 6));
    const game = play(before, FILL);
    expect(notesIn(game, 'r1c3')).toEqual([1, 2, 4]);
    expect(game.past).toHaveLength(3);
    expect(play(game, UNDO).cells).toEqual(before.cells);
    expect(playAll(game, UNDO, REDO).cells).toEqual(game.cells);
  });

  test('a second time is no move', () => {
    const game = play(NEW_GAME, FILL);
    expect(play(game, FILL)).toBe(game);
  });

  test('goes by the digits that stand, wrong ones too, so that it tells nothing', () => {
    const wrong = play(newGame(GAME_PUZZLE, { mistakePolicy: 'free' }), answer('r1c3', 1));
    const game = play(wrong, FILL);
    const position = Position.fromGrid(gridOfGame(wrong));
    expect(notesIn(game, 'r1c4')).toEqual([2, 6]);
    expect(CELLS.map((cell) => cellOf(game, cell).notes)).toEqual(
      CELLS.map((cell) => position.digitsAt(cell)),
    );
  });
});

describe('clearing all notes', () => {
  test('leaves none, and every digit, in one step', () => {
    const before = playAll(NEW_GAME, answer('r1c3', 4), FILL, note('r1c4', 9));
    const game = play(before, CLEAR_ALL);
    expect(noted(game)).toEqual([]);
    expect(gridOfGame(game)).toEqual(gridOfGame(before));
    expect(play(game, UNDO).cells).toEqual(before.cells);
  });

  test('where there are none is no move', () => {
    expect(play(NEW_GAME, CLEAR_ALL)).toBe(NEW_GAME);
  });
});

test('notes that were filled go where an answer rules them out', () => {
  const game = playAll(NEW_GAME, FILL, answer('r1c3', 4));
  const seeing = [...peersOf(cellNamed('r1c3'))];
  expect(seeing.filter((cell) => cellOf(game, cell).notes.includes(4))).toEqual([]);
  expect(game.cells).toEqual(play(game, FILL).cells);
});
