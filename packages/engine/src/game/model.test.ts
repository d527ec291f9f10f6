import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridOf, valueAt } from '../grid.ts';
import type { Puzzle } from '../puzzle.ts';
import { digitFrom, puzzleFrom, unwrap } from '../testing/boards.ts';
import { type GameModel, modelOf, playModel, showGame, showModel } from '../testing/game-model.ts';
import { GAME_PUZZLE, throughJson } from '../testing/games.ts';
import { PUZZLES } from '../testing/puzzles.ts';
import { LONG_TEST_MS, SEED, TRIALS } from '../testing/trials.ts';
import { type Game, isWon, newGame } from './game.ts';
import { type Move, play } from './play.ts';
import { restoreGame } from './restore.ts';

/** The real game under test: each move replaces it. */
interface Real {
  game: Game;
}

type Action = fc.Command<GameModel, Real>;

/** A move, played on the game and on the model. */
class Played implements Action {
  constructor(private readonly move: Move) {}

  check(): boolean {
    return true;
  }

  run(model: GameModel, real: Real): void {
    playModel(model, this.move);
    real.game = play(real.game, this.move);
    expect(showGame(real.game)).toEqual(showModel(model));
  }

  toString(): string {
    return JSON.stringify(this.move);
  }
}

/** The right digit entered in one of the empty cells: random digits would rarely get a game on. */
class Solved implements Action {
  constructor(private readonly choice: number) {}

  check({ board }: Readonly<GameModel>): boolean {
    return board.values.includes(0);
  }

  run(model: GameModel, real: Real): void {
    const empty = model.board.values.flatMap((value, each) => (value === 0 ? [each] : []));
    const solved = empty[this.choice % empty.length] ?? 0;
    const right = digitFrom(model.solution[solved] ?? 0);
    new Played({ type: 'answer', cell: solved, digit: right }).run(model, real);
  }

  toString(): string {
    return `solve empty cell number ${this.choice}`;
  }
}

/** The page is closed and opened again. */
class Reloaded implements Action {
  check(): boolean {
    return true;
  }

  run(model: GameModel, real: Real): void {
    real.game = unwrap(restoreGame(throughJson(real.game)));
    expect(showGame(real.game)).toEqual(showModel(model));
  }

  toString(): string {
    return 'reload';
  }
}

const cell = fc.integer({ min: 0, max: 80 });
const digit = fc.integer({ min: 1, max: 9 }).map(digitFrom);

/** The puzzle with all but the last few of its cells given: random play gets to the end of it. */
function nearlySolved({ givens, solution }: Puzzle): Puzzle {
  return {
    givens: gridOf((each) => valueAt(each < 70 ? solution : givens, each)),
    solution,
  };
}

const actions = [
  fc.record({ cell, digit }).map((entry) => new Played({ type: 'answer', ...entry })),
  fc.record({ cell, digit }).map((entry) => new Played({ type: 'note', ...entry })),
  fc.record({ cell, digit }).map((entry) => new Played({ type: 'note', ...entry })),
  cell.map((each) => new Solved(each)),
  cell.map((each) => new Solved(each)),
  cell.map((each) => new Played({ type: 'clear-answer', cell: each })),
  cell.map((each) => new Played({ type: 'clear-notes', cell: each })),
  fc.constant(new Played({ type: 'undo' })),
  fc.constant(new Played({ type: 'undo' })),
  fc.constant(new Played({ type: 'redo' })),
  fc.constant(new Reloaded()),
];

test('whatever is played, the game does what the plain model does', {
  timeout: LONG_TEST_MS,
}, () => {
  const games = fc.record({
    puzzle: fc.constantFrom(
      GAME_PUZZLE,
      nearlySolved(GAME_PUZZLE),
      puzzleFrom(PUZZLES.hard[0] ?? ''),
    ),
    removeNotes: fc.boolean(),
    commands: fc.commands(actions, {
      size: 'max',
      maxCommands: TRIALS.movesOfGame,
    }),
  });
  let moves = 0;
  let wins = 0;
  const property = fc.property(games, ({ puzzle, removeNotes, commands }) => {
    const real: Real = { game: newGame(puzzle, { removeNotes }) };
    fc.modelRun(() => ({ model: modelOf(real.game), real }), commands);
    moves += [...commands].length;
    wins += isWon(real.game) ? 1 : 0;
  });
  fc.assert(property, { seed: SEED, numRuns: TRIALS.games });
  // Short games, or games that nobody ever wins, would prove little.
  expect(moves).toBeGreaterThan((TRIALS.games * TRIALS.movesOfGame) / 4);
  expect(wins).toBeGreaterThan(0);
});
