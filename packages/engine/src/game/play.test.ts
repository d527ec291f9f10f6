import { describe, expect, test } from 'vitest';
import { peersOf } from '../houses.ts';
import {
  answer,
  clearAnswer,
  GAME_PUZZLE,
  NEW_GAME,
  note,
  notesIn,
  playAll,
  REDO,
  UNDO,
  valueIn,
} from '../testing/game/games.ts';
import { cellNamed, showCell, showHouse } from '../testing/notation.ts';
import { MISTAKE_POLICIES } from './config.ts';
import { type Game, newGame } from './game.ts';
import { type Move, play } from './play.ts';

const clearNotes = (name: string): Move => ({ type: 'clear-notes', cell: cellNamed(name) });

/** Why the latest entry was rejected, in words. */
function rejectionIn({ rejection }: Game): string {
  if (!rejection) return 'none';
  const { cell, digit, reason } = rejection;
  const entry = `${digit} in ${showCell(cell)}`;
  return reason.code === 'repeats'
    ? `${entry} repeats ${showCell(reason.cell)} in ${showHouse(reason.house)}`
    : `${entry} ${reason.code}`;
}

describe('a right answer', () => {
  test('is placed', () => {
    const game = play(NEW_GAME, answer('r1c3', 4));
    expect(valueIn(game, 'r1c3')).toBe(4);
    expect(game.mistakes).toBe(0);
    expect(rejectionIn(game)).toBe('none');
  });

  test('empties the notes of its cell', () => {
    const game = playAll(NEW_GAME, note('r1c3', 1), note('r1c3', 2), answer('r1c3', 4));
    expect(notesIn(game, 'r1c3')).toEqual([]);
  });

  test('takes itself out of the notes of all its peers and of no other cell', () => {
    const empty = NEW_GAME.cells.flatMap(({ value }, cell) => (value === 0 ? [cell] : []));
    const notes = empty.flatMap((cell): Move[] => [
      { type: 'note', cell, digit: 4 },
      { type: 'note', cell, digit: 9 },
    ]);
    const game = playAll(NEW_GAME, ...notes, answer('r1c3', 4));
    const without4 = empty.filter((cell) => !game.cells[cell]?.notes.includes(4));
    const peers = [...peersOf(cellNamed('r1c3'))].filter((cell) => empty.includes(cell));
    expect(without4).toEqual([cellNamed('r1c3'), ...peers].sort((a, b) => a - b));
    const without9 = empty.filter((cell) => !game.cells[cell]?.notes.includes(9));
    expect(without9.map(showCell)).toEqual(['r1c3']);
  });

  test('leaves the notes of its peers alone where the player wants that', () => {
    const game = playAll(
      newGame(GAME_PUZZLE, { removeNotes: false }),
      note('r1c4', 4),
      answer('r1c3', 4),
    );
    expect(notesIn(game, 'r1c4')).toEqual([4]);
  });

  test('entered again is neither a move nor a mistake @5.5', () => {
    const game = play(NEW_GAME, answer('r1c3', 4));
    expect(play(game, answer('r1c3', 4))).toBe(game);
  });

  test('entered again leaves the notes that were set since then', () => {
    const game = playAll(NEW_GAME, answer('r1c3', 4), note('r1c4', 4));
    expect(play(game, answer('r1c3', 4))).toBe(game);
    expect(notesIn(game, 'r1c4')).toEqual([4]);
  });
});

describe('a wrong answer', () => {
  test.each([
    ['r1c3', 5, '5 in r1c3 repeats r1c1 in row 1'],
    ['r1c3', 8, '8 in r1c3 repeats r3c3 in column 3'],
    ['r1c3', 6, '6 in r1c3 repeats r2c1 in box 1'],
    ['r1c3', 9, '9 in r1c3 repeats r3c2 in box 1'],
    ['r1c3', 1, '1 in r1c3 differs-from-solution'],
    ['r9c1', 9, '9 in r9c1 repeats r9c9 in row 9'],
  ] as const)('in %s, %i, is rejected, counted and explained: %s @5.4', (name, digit, why) => {
    const game = play(NEW_GAME, answer(name, digit));
    expect(rejectionIn(game)).toBe(why);
    expect(game.mistakes).toBe(1);
    expect(game.cells).toBe(NEW_GAME.cells);
    expect(game.past).toEqual([]);
  });

  test('is counted each time @5.4', () => {
    const game = playAll(NEW_GAME, answer('r1c3', 1), answer('r1c3', 1), answer('r1c4', 1));
    expect(game.mistakes).toBe(3);
    expect(rejectionIn(game)).toBe('1 in r1c4 repeats r2c4 in column 4');
  });

  test('in a cell that is filled rightly leaves the right digit there', () => {
    const game = playAll(NEW_GAME, answer('r1c3', 4), answer('r1c3', 1));
    expect(valueIn(game, 'r1c3')).toBe(4);
    expect(game.mistakes).toBe(1);
  });

  test('leaves the notes of its cell there', () => {
    const game = playAll(NEW_GAME, note('r1c3', 1), answer('r1c3', 1));
    expect(notesIn(game, 'r1c3')).toEqual([1]);
  });

  test('is forgotten with the next move that changes something, but stays counted', () => {
    const wrong = play(NEW_GAME, answer('r1c3', 1));
    for (const move of [answer('r1c3', 4), note('r1c3', 2)]) {
      const game = play(wrong, move);
      expect(rejectionIn(game)).toBe('none');
      expect(game.mistakes).toBe(1);
    }
    const undone = playAll(NEW_GAME, note('r1c3', 1), answer('r1c3', 1), UNDO);
    expect(rejectionIn(undone)).toBe('none');
    expect(undone.mistakes).toBe(1);
  });

  test('keeps what can be redone', () => {
    const game = playAll(NEW_GAME, answer('r1c3', 4), UNDO, answer('r1c3', 1), REDO);
    expect(valueIn(game, 'r1c3')).toBe(4);
  });
});

describe('a given', () => {
  test.each([
    ['answers', answer('r1c1', 4)],
    ['its own digit', answer('r1c1', 5)],
    ['notes', note('r1c1', 4)],
    ['being cleared', clearAnswer('r1c1')],
    ['having its notes cleared', clearNotes('r1c1')],
  ])('takes no %s @5.2', (_, move) => {
    expect(play(NEW_GAME, move)).toBe(NEW_GAME);
  });
});

test.each([-1, 81, 0.5, Number.NaN])('a cell that is none, %d, takes nothing @5.1', (cell) => {
  const moves: Move[] = [
    { type: 'answer', cell, digit: 1 },
    { type: 'note', cell, digit: 1 },
    { type: 'clear-answer', cell },
    { type: 'clear-notes', cell },
  ];
  for (const mistakePolicy of MISTAKE_POLICIES) {
    const game = newGame(GAME_PUZZLE, { mistakePolicy });
    for (const move of moves) expect(play(game, move)).toBe(game);
  }
});

describe('a note', () => {
  test('is set, kept in order and removed again @3.1 @5.3', () => {
    const game = playAll(NEW_GAME, note('r1c3', 4), note('r1c3', 1), note('r1c3', 2));
    expect(notesIn(game, 'r1c3')).toEqual([1, 2, 4]);
    expect(notesIn(play(game, note('r1c3', 2)), 'r1c3')).toEqual([1, 4]);
  });

  test('may be wrong: notes are the player’s own', () => {
    const game = play(NEW_GAME, note('r1c3', 5));
    expect(notesIn(game, 'r1c3')).toEqual([5]);
    expect(game.mistakes).toBe(0);
  });

  test('does not go where a digit stands', () => {
    const game = play(NEW_GAME, answer('r1c3', 4));
    expect(play(game, note('r1c3', 1))).toBe(game);
  });
});

describe('clearing', () => {
  test('takes an answer away @5.1', () => {
    const game = playAll(NEW_GAME, answer('r1c3', 4), clearAnswer('r1c3'));
    expect(valueIn(game, 'r1c3')).toBe(0);
    expect(game.past).toHaveLength(2);
  });

  test('of an answer leaves the notes of an empty cell, and of notes the answer', () => {
    const noted = play(NEW_GAME, note('r1c3', 4));
    expect(play(noted, clearAnswer('r1c3'))).toBe(noted);
    const answered = play(NEW_GAME, answer('r1c3', 4));
    expect(play(answered, clearNotes('r1c3'))).toBe(answered);
  });

  test('takes all notes of a cell away in one move', () => {
    const game = playAll(NEW_GAME, note('r1c3', 1), note('r1c3', 2), clearNotes('r1c3'));
    expect(notesIn(game, 'r1c3')).toEqual([]);
    expect(notesIn(play(game, UNDO), 'r1c3')).toEqual([1, 2]);
  });

  test('of an empty cell is no move', () => {
    expect(play(NEW_GAME, clearAnswer('r1c3'))).toBe(NEW_GAME);
    expect(play(NEW_GAME, clearNotes('r1c3'))).toBe(NEW_GAME);
  });
});

describe('undo and redo', () => {
  test('bring back a digit and all the notes it removed in one step', () => {
    const noted = playAll(NEW_GAME, note('r1c3', 1), note('r1c4', 4), note('r9c3', 4));
    const answered = play(noted, answer('r1c3', 4));
    expect([notesIn(answered, 'r1c4'), notesIn(answered, 'r9c3')]).toEqual([[], []]);
    const undone = play(answered, UNDO);
    expect(undone.cells).toEqual(noted.cells);
    expect(play(undone, REDO).cells).toEqual(answered.cells);
  });

  test('go all the way back and forth again', () => {
    const moves = [answer('r1c3', 4), note('r1c4', 2), note('r1c4', 6), answer('r1c4', 6)];
    const game = playAll(NEW_GAME, ...moves);
    const back = playAll(game, UNDO, UNDO, UNDO, UNDO);
    expect(back.cells).toEqual(NEW_GAME.cells);
    expect([back.past.length, back.future.length]).toEqual([0, 4]);
    expect(playAll(back, REDO, REDO, REDO, REDO)).toEqual(game);
  });

  test('do nothing where there is nothing to undo or redo', () => {
    expect(play(NEW_GAME, UNDO)).toBe(NEW_GAME);
    expect(play(NEW_GAME, REDO)).toBe(NEW_GAME);
  });

  test('after a new move the undone ones are gone', () => {
    const game = playAll(NEW_GAME, answer('r1c3', 4), UNDO, note('r1c3', 2));
    expect(game.future).toEqual([]);
    expect(play(game, REDO)).toBe(game);
  });

  test('keep the mistakes that were made', () => {
    const game = playAll(NEW_GAME, answer('r1c3', 4), answer('r1c4', 1), UNDO, REDO);
    expect(game.mistakes).toBe(1);
  });
});

test('a move leaves the game before as it was', () => {
  const before = playAll(NEW_GAME, note('r1c4', 4), answer('r9c1', 3), UNDO);
  const copy = structuredClone(before);
  for (const move of [answer('r1c3', 4), answer('r1c3', 1), note('r1c4', 6), UNDO, REDO]) {
    play(before, move);
    expect(before).toEqual(copy);
  }
});
