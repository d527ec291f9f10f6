import { describe, expect, test } from 'vitest';
import {
  answer,
  clearAnswer,
  GAME_PUZZLE,
  NEW_GAME,
  note,
  notesIn,
  playAll,
  playedToEnd,
  REDO,
  UNDO,
  valueIn,
} from '../testing/game/games.ts';
import { cellNamed, showCell, showHouse } from '../testing/notation.ts';
import { MISTAKE_POLICIES, type MistakePolicy } from './config.ts';
import { configureGame, type Game, type Mistake, newGame, statusOf } from './game.ts';
import { markedMistakes, mistakeIn } from './mistakes.ts';
import { play } from './play.ts';

/**
 * Row 1 of the solution is 534678912; in r1c3, 1 is wrong without a repetition, and 5 repeats r1c1.
 */
const RIGHT = answer('r1c3', 4);
const WRONG = answer('r1c3', 1);
const REPEATED = answer('r1c3', 5);

function gameUnder(mistakePolicy: MistakePolicy): Game {
  return newGame(GAME_PUZZLE, { mistakePolicy });
}

function showMistake({ cell, digit, reason }: Mistake): string {
  const entry = `${showCell(cell)}=${digit}`;
  return reason.code === 'repeats'
    ? `${entry} repeats ${showCell(reason.cell)} in ${showHouse(reason.house)}`
    : `${entry} differs`;
}

/** The digits that are marked as wrong, in words. */
function marks(game: Game): string[] {
  return markedMistakes(game).map(showMistake);
}

describe('what a policy does with a wrong digit', () => {
  test.each([
    ['reject', WRONG, { placed: 0, counted: 1, marked: [] }],
    ['reject', REPEATED, { placed: 0, counted: 1, marked: [] }],
    ['show', WRONG, { placed: 1, counted: 1, marked: ['r1c3=1 differs'] }],
    ['show', REPEATED, { placed: 5, counted: 1, marked: ['r1c3=5 repeats r1c1 in row 1'] }],
    ['rules-only', WRONG, { placed: 1, counted: 0, marked: [] }],
    ['rules-only', REPEATED, { placed: 5, counted: 1, marked: ['r1c3=5 repeats r1c1 in row 1'] }],
    ['free', WRONG, { placed: 1, counted: 0, marked: [] }],
    ['free', REPEATED, { placed: 5, counted: 0, marked: [] }],
  ] as const)('%s, %j: %j @4.20', (policy, entry, { placed, counted, marked }) => {
    const game = play(gameUnder(policy), entry);
    expect(valueIn(game, 'r1c3')).toBe(placed);
    expect(game.mistakes).toBe(counted);
    expect(marks(game)).toEqual(marked);
    expect(game.rejection !== undefined).toBe(policy === 'reject');
  });

  test.each(MISTAKE_POLICIES)('%s: a right digit is placed, not counted, not marked', (policy) => {
    const game = play(gameUnder(policy), RIGHT);
    expect(valueIn(game, 'r1c3')).toBe(4);
    expect([game.mistakes, marks(game)]).toEqual([0, []]);
  });
});

describe('a wrong digit that stands', () => {
  test('and is typed again is no second mistake', () => {
    const game = play(gameUnder('show'), WRONG);
    expect(play(game, WRONG)).toBe(game);
  });

  test('can be replaced: each wrong one counts, the right one ends it', () => {
    const game = playAll(gameUnder('show'), WRONG, REPEATED, RIGHT);
    expect([valueIn(game, 'r1c3'), game.mistakes, marks(game)]).toEqual([4, 2, []]);
  });

  test('can be cleared', () => {
    const game = playAll(gameUnder('show'), WRONG, clearAnswer('r1c3'));
    expect([valueIn(game, 'r1c3'), game.mistakes, marks(game)]).toEqual([0, 1, []]);
  });

  test('and comes back by redo is marked, but not counted, again', () => {
    const game = playAll(gameUnder('show'), WRONG, UNDO, REDO);
    expect([valueIn(game, 'r1c3'), game.mistakes, marks(game)]).toEqual([1, 1, ['r1c3=1 differs']]);
  });

  test('makes no mistake of a right one that it repeats, where the solution is known', () => {
    const game = playAll(gameUnder('show'), answer('r1c4', 4), RIGHT);
    expect(game.mistakes).toBe(1);
    expect(marks(game)).toEqual(['r1c4=4 repeats r1c3 in row 1']);
  });

  test('and repeats another of the player’s is marked with it, where only rules are', () => {
    const game = playAll(gameUnder('rules-only'), answer('r1c6', 4), RIGHT);
    expect(game.mistakes).toBe(1);
    expect(marks(game)).toEqual(['r1c3=4 repeats r1c6 in row 1', 'r1c6=4 repeats r1c3 in row 1']);
  });
});

describe('the notes of the peers', () => {
  test.each([
    ['reject', WRONG, [1, 5]],
    ['show', WRONG, [1, 5]],
    ['show', REPEATED, [1, 5]],
    ['rules-only', REPEATED, [1, 5]],
    // Notes that stayed would tell that the digit is wrong, which these policies don't.
    ['rules-only', WRONG, [5]],
    ['free', WRONG, [5]],
    ['free', REPEATED, [1]],
  ] as const)('%s, %j: %j are left', (policy, entry, left) => {
    const noted = playAll(gameUnder(policy), note('r1c4', 1), note('r1c4', 5));
    const game = play(noted, entry);
    expect(notesIn(game, 'r1c4')).toEqual(left);
    if (policy !== 'reject') expect(play(game, UNDO).cells).toEqual(noted.cells);
  });

  test('a wrong digit takes the notes of its own cell, and undo brings them back', () => {
    const game = playAll(gameUnder('show'), note('r1c3', 4), WRONG);
    expect(notesIn(game, 'r1c3')).toEqual([]);
    expect(notesIn(play(game, UNDO), 'r1c3')).toEqual([4]);
  });
});

describe('a board that is full, but wrong in one cell', () => {
  const lastWrong = (policy: MistakePolicy) =>
    playAll(playedToEnd(gameUnder(policy), cellNamed('r1c3')), WRONG);

  test.each(['show', 'rules-only', 'free'] as const)('%s: is not won, but goes on', (policy) => {
    const game = lastWrong(policy);
    expect(statusOf(game)).toBe('full-but-wrong');
    expect(statusOf(play(game, clearAnswer('r1c3')))).toBe('playing');
    expect(statusOf(play(game, RIGHT))).toBe('won');
    expect(statusOf(play(game, UNDO))).toBe('playing');
  });

  test.each([
    ['show', 1, ['r1c3=1 repeats r1c8 in row 1']],
    ['free', 0, ['r1c3=1 repeats r1c8 in row 1']],
  ] as const)('%s: %i counted, and marked: %j', (policy, counted, marked) => {
    expect(lastWrong(policy).mistakes).toBe(counted);
    expect(marks(lastWrong(policy))).toEqual(marked);
  });

  test.each([
    ['show', [], 1],
    ['rules-only', [], 1],
    ['free', [], 1],
    ['free', [clearAnswer('r1c3'), WRONG], 2],
    ['free', [UNDO], 0],
  ] as const)('%s, %j: once it is won, its mistakes are counted', (policy, moves, mistakes) => {
    const game = play(playAll(lastWrong(policy), ...moves), RIGHT);
    expect(statusOf(game)).toBe('won');
    expect(game.mistakes).toBe(mistakes);
  });

  test('rules-only: it has repetitions to be marked, as there is but one solution', () => {
    const marked = marks(lastWrong('rules-only'));
    expect(marked).toContain('r1c3=1 repeats r1c8 in row 1');
    expect(marked).toContain('r1c8=1 repeats r1c3 in row 1');
  });

  test('free: the marks go with the first cell that is cleared', () => {
    expect(marks(play(lastWrong('free'), clearAnswer('r1c4')))).toEqual([]);
  });
});

describe('a policy that is changed in the middle of a game', () => {
  const wrongOnBoard = playAll(gameUnder('free'), WRONG, REPEATED, answer('r1c4', 6), WRONG);

  test('marks what stands by the new one, and counts nothing afterwards', () => {
    for (const mistakePolicy of ['reject', 'show'] as const) {
      const game = configureGame(wrongOnBoard, { mistakePolicy });
      expect([marks(game), game.mistakes]).toEqual([['r1c3=1 differs'], 0]);
    }
    expect(marks(configureGame(wrongOnBoard, { mistakePolicy: 'rules-only' }))).toEqual([]);
  });

  test('leaves the whole history: undo leads through what it would not have let in', () => {
    const game = playAll(configureGame(wrongOnBoard, { mistakePolicy: 'reject' }), UNDO, UNDO);
    expect([valueIn(game, 'r1c3'), valueIn(game, 'r1c4')]).toEqual([5, 0]);
    expect(playAll(game, REDO, REDO).cells).toEqual(wrongOnBoard.cells);
    expect(playAll(game, UNDO, UNDO).cells).toEqual(NEW_GAME.cells);
  });

  test('lets a right digit in that repeats a wrong one', () => {
    const before = playAll(gameUnder('free'), answer('r1c4', 4));
    const game = play(configureGame(before, { mistakePolicy: 'reject' }), RIGHT);
    expect([valueIn(game, 'r1c3'), game.mistakes]).toEqual([4, 0]);
  });

  test('keeps the choices that are not changed', () => {
    const { config } = configureGame(newGame(GAME_PUZZLE, { removeNotes: false, maxHints: 3 }), {
      mistakePolicy: 'show',
    });
    expect(config).toEqual({ mistakePolicy: 'show', removeNotes: false, maxHints: 3 });
  });
});

test('givens are never marked, not even where one is repeated', () => {
  const game = play(gameUnder('rules-only'), REPEATED);
  expect(markedMistakes(game).map(({ cell }) => showCell(cell))).toEqual(['r1c3']);
});

test('a right digit is no mistake, not even where it stands already', () => {
  const entry = { cell: cellNamed('r1c3'), digit: 4 } as const;
  expect(mistakeIn(NEW_GAME, entry)).toBeUndefined();
  expect(mistakeIn(play(NEW_GAME, RIGHT), entry)).toBeUndefined();
});

test('a repetition among the player’s own answers is named by house and cell', () => {
  expect(mistakeIn(play(NEW_GAME, RIGHT), { cell: cellNamed('r1c4'), digit: 4 })).toEqual({
    cell: cellNamed('r1c4'),
    digit: 4,
    reason: { code: 'repeats', house: 0, cell: cellNamed('r1c3') },
  });
});

test('the solution is marked nowhere under any policy', () => {
  for (const policy of MISTAKE_POLICIES) {
    const game = playedToEnd(gameUnder(policy));
    expect([statusOf(game), marks(game)]).toEqual(['won', []]);
  }
});
