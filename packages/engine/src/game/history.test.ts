import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitFrom, unwrap } from '../testing/boards.ts';
import { modelOf, playModel } from '../testing/game/game-model.ts';
import { GAME_PUZZLE, REDO, throughJson, UNDO } from '../testing/game/games.ts';
import { showGame, showModel } from '../testing/game/show-game.ts';
import { LONG_TEST_MS, SEED, TRIALS } from '../testing/trials.ts';
import { type Game, newGame } from './game.ts';
import { type Move, play } from './play.ts';
import { restoreGame } from './restore.ts';

/** How many moves are made between two reloads of the page. */
const MOVES_BETWEEN_RELOADS = 50;

const entry = fc.record({
  cell: fc.nat(80),
  digit: fc.integer({ min: 1, max: 9 }).map(digitFrom),
});

/** Digits and notes, and now and then all notes at once. */
const moves = fc.oneof<fc.WeightedArbitrary<Move>[]>(
  { weight: 20, arbitrary: entry.map((each) => ({ type: 'answer', ...each })) },
  { weight: 20, arbitrary: entry.map((each) => ({ type: 'note', ...each })) },
  { weight: 5, arbitrary: fc.nat(80).map((cell) => ({ type: 'clear-answer', cell })) },
  { weight: 1, arbitrary: fc.constant({ type: 'fill-notes' }) },
  { weight: 1, arbitrary: fc.constant({ type: 'clear-all-notes' }) },
);

function reloaded(game: Game): Game {
  return unwrap(restoreGame(throughJson(game)));
}

test('all moves of a long game can be undone and redone, through many reloads @4.5', {
  timeout: LONG_TEST_MS,
}, () => {
  const start = newGame(GAME_PUZZLE, { mistakePolicy: 'free' });
  const model = modelOf(start);
  let game = start;
  const go = (move: Move) => {
    playModel(model, move);
    game = play(game, move);
    expect(showGame(game)).toEqual(showModel(model));
  };
  const goThrough = (list: readonly Move[]) => {
    for (const [index, move] of list.entries()) {
      if (index % MOVES_BETWEEN_RELOADS === 0) game = reloaded(game);
      go(move);
    }
  };

  // Not every move changes something.
  goThrough(fc.sample(moves, { seed: SEED, numRuns: 3 * TRIALS.movesToUndo }));
  expect(game.past.length).toBeGreaterThan(TRIALS.movesToUndo);
  const { cells, past } = game;
  goThrough(past.map(() => UNDO));
  expect(game.cells).toEqual(start.cells);
  goThrough(past.map(() => REDO));
  expect(game.cells).toEqual(cells);
});
