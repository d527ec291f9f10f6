import { describe, expect, test } from 'vitest';
import { Position } from '../position.ts';
import { applyStep, findSteps } from '../step.ts';
import { candidatesNamed, puzzleFrom } from '../testing/boards.ts';
import {
  answer,
  GAME_PUZZLE,
  NEW_GAME,
  note,
  notesIn,
  playAll,
  playedToEnd,
  UNDO,
  valueIn,
} from '../testing/game/games.ts';
import { PUZZLES } from '../testing/puzzles.ts';
import { cellOf, configureGame, type Game, gridOfGame, isWon, newGame } from './game.ts';
import { canRequestHint } from './hints.ts';
import { type Move, play } from './play.ts';

const HINT: Move = { type: 'hint' };

function applied({ placed, eliminated }: { placed?: string; eliminated?: string }): Move {
  const placements = placed ? candidatesNamed(placed) : [];
  const eliminations = eliminated ? candidatesNamed(eliminated) : [];
  return { type: 'apply-hint', conclusion: { placements, eliminations } };
}

function withMaxHints(maxHints: number | null): Game {
  return newGame(GAME_PUZZLE, { maxHints });
}

describe('asking for a hint', () => {
  test('is counted, changes nothing on the board and is nothing to undo', () => {
    const game = playAll(NEW_GAME, HINT, HINT);
    expect(game.hintsUsed).toBe(2);
    expect(game.cells).toBe(NEW_GAME.cells);
    expect(game.past).toEqual([]);
  });

  test('stays counted when moves are undone, and leaves what can be redone', () => {
    const game = playAll(NEW_GAME, answer('r1c3', 4), HINT, UNDO, HINT);
    expect([game.hintsUsed, game.past.length, game.future.length]).toEqual([2, 0, 1]);
  });

  test('dismisses the notice about a rejected entry', () => {
    expect(playAll(NEW_GAME, answer('r1c3', 1), HINT).rejection).toBeUndefined();
  });

  test('is unlimited where there is no maximum @3.18', () => {
    const game = playAll(withMaxHints(null), ...Array<Move>(1000).fill(HINT));
    expect([game.hintsUsed, canRequestHint(game)]).toEqual([1000, true]);
  });

  test.each([0, 1, 3])('is refused after a maximum of %i @3.18', (maxHints) => {
    const game = playAll(withMaxHints(maxHints), HINT, HINT, HINT, HINT);
    expect([game.hintsUsed, canRequestHint(game)]).toEqual([maxHints, false]);
    expect(play(game, HINT)).toBe(game);
  });

  test('follows a maximum that is changed: raised, lowered below what was used, removed', () => {
    const game = playAll(withMaxHints(2), HINT, HINT);
    expect(canRequestHint(configureGame(game, { maxHints: 3 }))).toBe(true);
    expect(canRequestHint(configureGame(game, { maxHints: 1 }))).toBe(false);
    expect(canRequestHint(configureGame(game, { maxHints: null }))).toBe(true);
  });

  test('has no sense in a game that is won', () => {
    expect(canRequestHint(playedToEnd(NEW_GAME))).toBe(false);
  });
});

describe('carrying a hint out', () => {
  test('places its digit, with the notes it rules out, in one step and uncounted', () => {
    const noted = playAll(NEW_GAME, note('r1c3', 1), note('r1c4', 4));
    const game = play(noted, applied({ placed: 'r1c3=4' }));
    expect([valueIn(game, 'r1c3'), notesIn(game, 'r1c3'), notesIn(game, 'r1c4')]).toEqual([
      4,
      [],
      [],
    ]);
    expect([game.hintsUsed, game.mistakes, game.past.length]).toEqual([0, 0, 3]);
    expect(play(game, UNDO).cells).toEqual(noted.cells);
  });

  test('leaves the notes of the peers alone where the player wants that', () => {
    const before = play(newGame(GAME_PUZZLE, { removeNotes: false }), note('r1c4', 4));
    expect(notesIn(play(before, applied({ placed: 'r1c3=4' })), 'r1c4')).toEqual([4]);
  });

  test('takes what it eliminates out of the notes, all in one step', () => {
    const noted = playAll(NEW_GAME, note('r1c3', 1), note('r1c3', 4), note('r1c4', 2));
    const game = play(noted, applied({ eliminated: 'r1c3≠1 r1c3≠2 r1c4≠2' }));
    expect([notesIn(game, 'r1c3'), notesIn(game, 'r1c4')]).toEqual([[4], []]);
    expect(play(game, UNDO).cells).toEqual(noted.cells);
  });

  test('notes the other candidates of a cell without notes, or nothing would remain of it', () => {
    const game = play(NEW_GAME, applied({ eliminated: 'r1c3≠1' }));
    expect(notesIn(game, 'r1c3')).toEqual([2, 4]);
    expect(notesIn(game, 'r1c4')).toEqual([]);
  });

  test('leaves out what a digit already says', () => {
    const before = playAll(NEW_GAME, answer('r1c3', 4), note('r1c4', 4));
    expect(play(before, applied({ placed: 'r1c3=4', eliminated: 'r1c3≠1' }))).toBe(before);
  });

  test('takes a wrong digit off the board, and not another one', () => {
    const wrong = play(newGame(GAME_PUZZLE, { mistakePolicy: 'free' }), answer('r1c3', 1));
    expect(play(wrong, applied({ eliminated: 'r1c3≠2' }))).toBe(wrong);
    const game = play(wrong, applied({ eliminated: 'r1c3≠1' }));
    expect([valueIn(game, 'r1c3'), notesIn(game, 'r1c3')]).toEqual([0, []]);
    expect(play(game, UNDO).cells).toEqual(wrong.cells);
  });

  test('replaces a wrong digit', () => {
    const wrong = play(newGame(GAME_PUZZLE, { mistakePolicy: 'free' }), answer('r1c3', 1));
    expect(valueIn(play(wrong, applied({ placed: 'r1c3=4' })), 'r1c3')).toBe(4);
  });

  test.each([
    ['a wrong digit', { placed: 'r1c4=6 r1c3=1' }],
    ['the loss of a right one', { eliminated: 'r1c4≠2 r1c3≠4' }],
    ['a digit on a given', { placed: 'r1c1=4' }],
  ])('changes nothing where it contradicts the solution with %s', (_, conclusion) => {
    expect(play(NEW_GAME, applied(conclusion))).toBe(NEW_GAME);
  });
});

test('steps of logic carried out one after the other win the game', () => {
  const start = newGame(puzzleFrom(PUZZLES.hard[0] ?? ''));
  let game = play(start, { type: 'fill-notes' });
  let position = Position.fromGrid(gridOfGame(game));
  for (let step = findSteps(position).next().value; step; step = findSteps(position).next().value) {
    const { placements, eliminations } = step;
    game = play(game, { type: 'apply-hint', conclusion: { placements, eliminations } });
    position = applyStep(position, step);
    for (const cell of position.emptyCells) {
      expect(cellOf(game, cell).notes).toEqual(position.digitsAt(cell));
    }
  }
  expect(isWon(game)).toBe(true);
});
