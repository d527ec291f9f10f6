import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridOf, valueAt } from '../grid.ts';
import type { Puzzle } from '../puzzle.ts';
import { digitFrom, puzzleFrom, unwrap } from '../testing/boards.ts';
import { type GameModel, modelOf, playModel } from '../testing/game/game-model.ts';
import { GAME_PUZZLE, throughJson } from '../testing/game/games.ts';
import { showGame, showModel } from '../testing/game/show-game.ts';
import { PUZZLES } from '../testing/puzzles.ts';
import { LONG_TEST_MS, SEED, TRIALS } from '../testing/trials.ts';
import type { Candidate, Cell, Digit } from '../types.ts';
import { CELL_COLOURS } from './colours.ts';
import { type GameConfig, MISTAKE_POLICIES } from './config.ts';
import { configureGame, type Game, type GameStatus, newGame, statusOf } from './game.ts';
import { type Move, play } from './play.ts';
import { restoreGame } from './restore.ts';
import { CLEARINGS } from './several-cells.ts';

/** The real game under test: each move replaces it; and how far it has been. */
interface Real {
  game: Game;
  readonly reached: Set<GameStatus>;
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
    real.reached.add(statusOf(real.game));
    expect(showGame(real.game)).toEqual(showModel(model));
  }

  toString(): string {
    return JSON.stringify(this.move);
  }
}

/** Any digit entered in one of the player's cells, most often a wrong one. */
class Guessed implements Action {
  constructor(
    private readonly choice: number,
    private readonly digit: Digit,
  ) {}

  check(): boolean {
    return true;
  }

  run(model: GameModel, real: Real): void {
    const own = model.givens.flatMap((given, each) => (given === 0 ? [each] : []));
    const cell = own[this.choice % own.length] ?? 0;
    new Played({ type: 'answer', cell, digit: this.digit }).run(model, real);
  }

  toString(): string {
    return `guess ${this.digit} in the player’s cell number ${this.choice}`;
  }
}

/** The right digit entered in one of the other cells: random digits would rarely get a game on. */
class Solved implements Action {
  constructor(private readonly choice: number) {}

  check(): boolean {
    return true;
  }

  run(model: GameModel, real: Real): void {
    const { solution, board } = model;
    const unsolved = solution.flatMap((right, each) =>
      board.values[each] === right ? [] : [each],
    );
    const cell = unsolved[this.choice % unsolved.length] ?? 0;
    new Played({ type: 'answer', cell, digit: digitFrom(solution[cell] ?? 0) }).run(model, real);
  }

  toString(): string {
    return `solve unsolved cell number ${this.choice}`;
  }
}

/** A hint that speaks the truth is carried out. */
class Applied implements Action {
  constructor(
    private readonly placed: readonly number[],
    private readonly eliminated: readonly Candidate[],
  ) {}

  check(): boolean {
    return true;
  }

  run(model: GameModel, real: Real): void {
    const { solution } = model;
    const placements = this.placed.map((each) => ({
      cell: each,
      digit: digitFrom(solution[each] ?? 0),
    }));
    const eliminations = this.eliminated.filter((each) => solution[each.cell] !== each.digit);
    new Played({ type: 'apply-hint', conclusion: { placements, eliminations } }).run(model, real);
  }

  toString(): string {
    return `solve ${this.placed} and eliminate ${JSON.stringify(this.eliminated)}`;
  }
}

/** The player changes the settings in the middle of the game. */
class Configured implements Action {
  constructor(private readonly changes: Partial<GameConfig>) {}

  check(): boolean {
    return true;
  }

  run(model: GameModel, real: Real): void {
    model.config = { ...model.config, ...this.changes };
    real.game = configureGame(real.game, this.changes);
    expect(showGame(real.game)).toEqual(showModel(model));
  }

  toString(): string {
    return `configure ${JSON.stringify(this.changes)}`;
  }
}

/** The page is closed and opened again. */
class Reloaded implements Action {
  check(): boolean {
    return true;
  }

  run(model: GameModel, real: Real): void {
    real.game = unwrap(restoreGame(throughJson(real.game)));
    model.rejected = '';
    expect(showGame(real.game)).toEqual(showModel(model));
  }

  toString(): string {
    return 'reload';
  }
}

const cell = fc.integer({ min: 0, max: 80 });
const cells = fc.array(cell, { maxLength: 6 });
const digit = fc.integer({ min: 1, max: 9 }).map(digitFrom);
const candidates = fc.array(fc.record({ cell, digit }), { maxLength: 6 });
const settings = {
  mistakePolicy: fc.constantFrom(...MISTAKE_POLICIES),
  removeNotes: fc.boolean(),
  maxHints: fc.option(fc.nat(5)),
};

/** The puzzle with all given before some of its last cells: random play gets to the end of it. */
function solvedBefore(first: Cell, { givens, solution }: Puzzle): Puzzle {
  return {
    givens: gridOf((each) => valueAt(each < first ? solution : givens, each)),
    solution,
  };
}

const entry = (type: 'answer' | 'note') =>
  fc.record({ cell, digit }).map((each) => new Played({ type, ...each }));

/** An action played as it is, as often as it is listed among the actions. */
const always = (...moves: Move[]) => moves.map((move) => fc.constant(new Played(move)));

const actions = [
  entry('answer'),
  fc.tuple(cell, digit).map((guess) => new Guessed(...guess)),
  entry('note'),
  entry('note'),
  cell.map((each) => new Solved(each)),
  cell.map((each) => new Played({ type: 'clear-answer', cell: each })),
  cell.map((each) => new Played({ type: 'clear-notes', cell: each })),
  fc.record({ cells, digit }).map((each) => new Played({ type: 'note-cells', ...each })),
  fc.record({ cells, digit }).map((each) => new Played({ type: 'centre-note-cells', ...each })),
  fc
    .record({ cells, colour: fc.constantFrom(...CELL_COLOURS) })
    .map((each) => new Played({ type: 'colour-cells', ...each })),
  fc
    .record({ cells, what: fc.constantFrom(...CLEARINGS) })
    .map((each) => new Played({ type: 'clear-cells', ...each })),
  fc.tuple(fc.array(cell, { maxLength: 2 }), candidates).map((parts) => new Applied(...parts)),
  fc
    .record({ placements: candidates, eliminations: candidates })
    .map((conclusion) => new Played({ type: 'apply-hint', conclusion })),
  fc.record(settings, { requiredKeys: [] }).map((changes) => new Configured(changes)),
  ...always({ type: 'fill-notes' }, { type: 'clear-all-notes' }, { type: 'hint' }),
  ...always({ type: 'undo' }, { type: 'undo' }, { type: 'redo' }, { type: 'clear-mistakes' }),
  ...always({ type: 'restart' }),
  fc.constant(new Reloaded()),
];

const games = fc.record({
  puzzle: fc.constantFrom(
    GAME_PUZZLE,
    solvedBefore(70, GAME_PUZZLE),
    solvedBefore(74, GAME_PUZZLE),
    puzzleFrom(PUZZLES.hard[0] ?? ''),
  ),
  config: fc.record(settings),
  commands: fc.commands(actions, { size: 'max', maxCommands: TRIALS.movesOfGame }),
});

test('whatever is played, the game does what the plain model does @10.26', {
  timeout: LONG_TEST_MS,
}, () => {
  let moves = 0;
  const reached = new Set<GameStatus>();
  const property = fc.property(games, ({ puzzle, config, commands }) => {
    const real: Real = { game: newGame(puzzle, config), reached };
    fc.modelRun(() => ({ model: modelOf(real.game), real }), commands);
    moves += [...commands].length;
  });
  fc.assert(property, { seed: SEED, numRuns: TRIALS.games });
  // Short games, or games that nobody ever wins or fills wrongly, would prove little.
  expect(moves).toBeGreaterThanOrEqual(TRIALS.movesOfAllGames);
  expect([...reached].sort()).toEqual(['full-but-wrong', 'playing', 'won']);
});
