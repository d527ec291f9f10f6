import { describe, expect, expectTypeOf, test } from 'vitest';
import { gridFrom, puzzleFrom } from '../testing/boards.ts';
import * as bank from './bank.ts';
import * as debug from './debug.ts';
import * as games from './game.ts';
import * as generator from './generator.ts';
import type { Hint } from './hints.ts';
import * as hints from './hints.ts';
import type {
  Candidate,
  Cell,
  Digit,
  Grid,
  GridError,
  GridInput,
  GridOrPuzzle,
  LogicalSolution,
  Puzzle,
  PuzzleError,
  Rating,
  Result,
  Step,
  TechniqueId,
} from './index.ts';
import * as engine from './index.ts';

/*
 * The names that other projects rely on, with their signatures: a change here is a change for them.
 */

const TEXT = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const GRID = gridFrom(TEXT);
const PUZZLE = puzzleFrom(TEXT);
const POSITION = engine.Position.fromGrid(GRID);
const IDS = [
  'naked-single',
  'hidden-single',
  'naked-pair',
  'hidden-pair',
  'pointing-pairs',
  'box-line-reduction',
  'x-wing',
  'swordfish',
];

describe('public signatures', () => {
  test('grids and solutions', () => {
    expectTypeOf(engine.parseGrid).toEqualTypeOf<(input: unknown) => Result<Grid, GridError>>();
    expectTypeOf(engine.formatGrid).toEqualTypeOf<(grid: GridOrPuzzle) => string>();
    expectTypeOf(engine.conflicts).parameters.toEqualTypeOf<[GridInput]>();
    expectTypeOf(engine.solve).toEqualTypeOf<(grid: GridOrPuzzle) => Grid | undefined>();
    expectTypeOf(engine.countSolutions).toEqualTypeOf<
      (grid: GridOrPuzzle, limit?: number) => number
    >();
    expectTypeOf(engine.parsePuzzle(GRID)).toEqualTypeOf<Result<Puzzle, PuzzleError>>();
    expectTypeOf(engine.parsePuzzle(TEXT)).toEqualTypeOf<Result<Puzzle, PuzzleError | GridError>>();
    const solution = engine.solve(TEXT);
    expect(solution && engine.formatGrid(solution)).toBe(engine.formatGrid(PUZZLE.solution));
    expect([engine.countSolutions(TEXT), engine.countSolutions(GRID, 1)]).toEqual([1, 1]);
    expect(engine.parseGrid(TEXT)).toEqual({ ok: true, value: GRID });
    expect(engine.parsePuzzle(GRID)).toEqual({ ok: true, value: PUZZLE });
    expect(engine.conflicts(GRID)).toEqual([]);
  });

  test('positions and steps', () => {
    const position = engine.Position.fromGrid(GRID);
    expectTypeOf(engine.Position.fromGrid).toEqualTypeOf<(grid: GridOrPuzzle) => engine.Position>();
    expectTypeOf(position.digitsAt).toEqualTypeOf<(cell: Cell) => Digit[]>();
    expectTypeOf(position.place).toEqualTypeOf<(candidate: Candidate) => engine.Position>();
    expectTypeOf(position.eliminate).parameter(0).toExtend<readonly Candidate[]>();
    expectTypeOf(engine.findSteps(position)).toExtend<Iterable<Step>>();
    expectTypeOf(engine.findPatterns(position, 'x-wing')).toExtend<Iterable<Step>>();
    expectTypeOf(engine.applyStep).toExtend<
      (position: engine.Position, step: Step) => engine.Position
    >();
    expect(position.digitsAt(2)).toEqual([1, 2, 4]);
    expect(position.eliminate([{ cell: 2, digit: 1 }]).digitsAt(2)).toEqual([2, 4]);
    expect(position.place({ cell: 2, digit: 4 }).valueAt(2)).toBe(4);
    const [step] = engine.findSteps(position, { techniques: ['naked-single'] });
    expect(step && engine.applyStep(position, step).emptyCells.size).toBe(50);
  });

  test('techniques in the order of the catalogue', () => {
    expect(engine.TAUGHT_TECHNIQUES.map(({ id }) => id)).toEqual(IDS);
    expect(engine.TAUGHT_TECHNIQUES.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('rating', () => {
    type Options = { readonly techniques?: readonly TechniqueId[] | undefined };
    expectTypeOf(engine.solveByLogic).toEqualTypeOf<
      (puzzle: GridOrPuzzle, options?: Options) => LogicalSolution
    >();
    expectTypeOf(engine.rate).parameter(0).toEqualTypeOf<GridOrPuzzle>();
    expectTypeOf(engine.rate(PUZZLE)).toEqualTypeOf<Rating>();
    expect(engine.solveByLogic(PUZZLE).solved).toBe(true);
    expect(engine.solveByLogic(PUZZLE, { techniques: [] })).toEqual({ solved: false, steps: [] });
    expect(engine.rate(PUZZLE).difficulty).toBe('easy');
  });

  test('hints', () => {
    expectTypeOf(hints.findHint).parameter(0).toEqualTypeOf<GridInput>();
    expectTypeOf(hints.findHint(GRID)).toEqualTypeOf<Hint>();
    expect(hints.findHint(GRID).level).toBe(1);
    const request = { givens: TEXT, solution: engine.formatGrid(PUZZLE.solution) };
    expect(hints.findHint(TEXT, request)).toEqual(hints.findHint(GRID, PUZZLE));
  });

  test('new puzzles', () => {
    const options = { difficulty: 'easy', technique: 'naked-single', seed: 1 } as const;
    const made = generator.generate(options);
    expect(generator.generate(options)).toEqual(made);
    expect(made.ok && made.value.rating.difficulty).toBe('easy');
    expectTypeOf(bank.selectPuzzle).toBeFunction();
  });
});

test('bad input is answered, never thrown @17.2', () => {
  expect(engine.solve('nonsense')).toBeUndefined();
  expect(engine.countSolutions('nonsense')).toBe(0);
  expect(engine.parseGrid(null).ok).toBe(false);
  expect(engine.parsePuzzle('nonsense')).toEqual({
    ok: false,
    error: { code: 'wrong-length', length: 8, expected: 81 },
  });
  expect(games.restoreGame(null)).toEqual({ ok: false, error: { code: 'not-a-game' } });
});

describe('a text and rows stand for the grid that they are', () => {
  test.each<[string, (grid: GridInput) => unknown]>([
    ['solve', engine.solve],
    ['countSolutions', (grid) => engine.countSolutions(grid)],
    ['isComplete', engine.isComplete],
    ['wrongCells', (grid) => engine.wrongCells(grid, grid)],
    ['nextHint', (grid) => hints.nextHint(undefined, grid, { givens: grid })],
    ['drawGrid', debug.drawGrid],
    ['conflicts', engine.conflicts],
    ['validate', engine.validate],
    ['rate', engine.rate],
    ['solveByLogic', engine.solveByLogic],
    ['neededTechnique', engine.neededTechnique],
    ['logicalReach', engine.logicalReach],
    ['canonicalForm', engine.canonicalForm],
    ['formatGrid', engine.formatGrid],
    ['toRows', engine.toRows],
    ['valueAt', (grid) => engine.valueAt(grid, 0)],
    ['areEquivalent', (grid) => engine.areEquivalent(grid, GRID)],
    ['parsePosition', (grid) => engine.parsePosition(grid)],
    ['parsePuzzle', (grid) => engine.parsePuzzle(grid)],
    ['findHint', (grid) => hints.findHint(grid)],
    ['Position.fromGrid', (grid) => engine.Position.fromGrid(grid).grid],
  ])('%s', (_, ask) => {
    expect(ask(TEXT)).toEqual(ask(GRID));
    expect(ask(engine.toRows(GRID))).toEqual(ask(GRID));
  });
});

describe('a puzzle stands for its givens', () => {
  test.each<[string, (grid: GridOrPuzzle) => unknown]>([
    ['solve', engine.solve],
    ['countSolutions', (grid) => engine.countSolutions(grid)],
    ['formatGrid', engine.formatGrid],
    ['toRows', engine.toRows],
    ['canonicalForm', engine.canonicalForm],
    ['areEquivalent', (grid) => engine.areEquivalent(grid, TEXT)],
    ['Position.fromGrid', (grid) => engine.Position.fromGrid(grid).grid],
    ['rate', (grid) => engine.rate(grid)],
    ['drawGrid', debug.drawGrid],
    ['countPathSteps', debug.countPathSteps],
  ])('%s', (_, ask) => {
    expect(ask(PUZZLE)).toEqual(ask(GRID));
    expect(ask({ givens: GRID })).toEqual(ask(GRID));
  });

  test.each<[string, (puzzle: never) => unknown]>([
    ['grid', engine.validate],
    ['grid', engine.conflicts],
    ['solution', (puzzle) => engine.validate(GRID, puzzle)],
    ['board', (puzzle) => hints.findHint(puzzle)],
    ['board', (puzzle) => hints.nextHint(undefined, puzzle)],
  ])('but not for a board, here the %s', (name, ask) => {
    const message = `${name} must be a grid, its 81 characters or 9 rows, not a Puzzle: use its givens`;
    expect(() => ask(PUZZLE as never)).toThrow(new TypeError(message));
  });
});

describe('a mistake of who calls throws a TypeError that names it', () => {
  const game = games.newGame(PUZZLE);
  const wrong = (value: unknown) => value as never;
  test.each<[string, () => unknown]>([
    [
      'grid must be a puzzle, a grid, its 81 characters or 9 rows, not array',
      () => engine.solve(wrong([5])),
    ],
    [
      'grid must be a puzzle, a grid, its 81 characters or 9 rows, not 5',
      () => engine.countSolutions(wrong(5)),
    ],
    [
      'limit must be a whole number from 0 to 1000000, not NaN',
      () => engine.countSolutions(TEXT, Number.NaN),
    ],
    [
      'limit must be a whole number from 0 to 1000000, not 2.5',
      () => engine.countSolutions(TEXT, 2.5),
    ],
    ["grid must be a grid, its 81 characters or 9 rows, not '53..'", () => engine.validate('53..')],
    [
      "options.techniques[0] must be an id of TECHNIQUES, not 'xwing'",
      () => engine.findSteps(engine.Position.fromGrid(GRID), { techniques: wrong(['xwing']) }),
    ],
    [
      "options.techniques[0] must be an id of TECHNIQUES, not 'xwing'",
      () => engine.solveByLogic(TEXT, { techniques: wrong(['xwing']) }),
    ],
    [
      "options.forgets must be true or false, not 'yes'",
      () => engine.pathFrom(engine.Position.fromGrid(GRID), { forgets: wrong('yes') }),
    ],
    [
      "request.technique must be an id of TECHNIQUES, not 'xwing'",
      () => hints.findHint(GRID, { technique: wrong('xwing') }),
    ],
    [
      "request.techniques[1] must be an id of TECHNIQUES, not 'xwing'",
      () => hints.findHint(GRID, { techniques: wrong(['x-wing', 'xwing']) }),
    ],
    [
      'placement.cell must be a whole number from 0 to 80, not undefined',
      () => engine.Position.fromGrid(GRID).place(wrong(null)),
    ],
    ['request.level must be 1, 2 or 3, not 7', () => hints.findHint(GRID, { level: wrong(7) })],
    ['move.type must be one of answer, note', () => games.play(game, wrong({ type: 'fly' }))],
    [", clear-mistakes, restart, not 'fly'", () => games.play(game, wrong({ type: 'fly' }))],
    ['move must be an object with a type, not null', () => games.play(game, wrong(null))],
    [
      'move.digit must be a whole number from 1 to 9, not 10',
      () => games.play(game, { type: 'answer', cell: 2, digit: wrong(10) }),
    ],
    [
      "move.digit must be a whole number from 1 to 9, not '4'",
      () => games.play(game, { type: 'note', cell: 2, digit: wrong('4') }),
    ],
    [
      'move.cell must be a whole number from 0 to 80, not 81',
      () => games.play(game, { type: 'note', cell: 81, digit: 4 }),
    ],
    [
      'move.conclusion must be a step, a hint or the like, not undefined',
      () => games.play(game, wrong({ type: 'apply-hint' })),
    ],
    [
      "eliminations[1].digit must be a whole number from 1 to 9, not '1'",
      () => POSITION.eliminate([{ cell: 2, digit: 1 }, wrong({ cell: 2, digit: '1' })]),
    ],
    [
      'eliminations[0].cell must be a whole number from 0 to 80, not undefined',
      () => POSITION.eliminate([wrong({ digit: 1 })]),
    ],
    [
      'eliminations[0].cell must be a whole number from 0 to 80, not undefined',
      () => POSITION.eliminate([wrong(null)]),
    ],
    [
      'eliminations must be a list of candidates, not object',
      () => POSITION.eliminate(wrong({ cell: 2, digit: 1 })),
    ],
    [
      'placement.digit must be a whole number from 1 to 9, not 0',
      () => POSITION.place(wrong({ cell: 2, digit: 0 })),
    ],
    [
      "options.symmetry must be one of SYMMETRIES, not 'x'",
      () => generator.generateUnrated({ symmetry: wrong('x') }),
    ],
    [
      'options.fewestGivens must be a whole number from 0 to 81, not NaN',
      () => generator.generateUnrated({ fewestGivens: Number.NaN }),
    ],
    [
      "puzzle must be a puzzle, as parsePuzzle proves it, not '53..7....6..195....9…'",
      () => games.newGame(wrong(TEXT)),
    ],
    [
      "config.mistakePolicy must be one of MISTAKE_POLICIES, not 'strict'",
      () => games.newGame(PUZZLE, { mistakePolicy: wrong('strict') }),
    ],
    [
      'changes.maxHints must be a whole number or null, not -1',
      () => games.configureGame(game, { maxHints: -1 }),
    ],
    ['config must be', () => games.newGame(PUZZLE, wrong('x'.repeat(5_000_000)))],
    ['cell must be a whole number from 0 to 80, not 81', () => engine.rowOf(81)],
    [
      'previous must be a HintSession or undefined, not null',
      () => hints.nextHint(wrong(null), TEXT),
    ],
  ])('%s', (message, call) => {
    expect(call).toThrow(TypeError);
    expect(call).toThrow(message);
  });

  test('generate says which option', () => {
    for (const [option, value] of Object.entries({
      fewestGivens: 'many',
      seed: Number.NaN,
      symmetry: 'x',
    })) {
      const error = { code: 'bad-option', option };
      expect(generator.generate(wrong({ [option]: value }))).toEqual({ ok: false, error });
    }
    for (const option of ['level', 'toString', '__proto__']) {
      const error = { code: 'unknown-option', option };
      const options: unknown = JSON.parse(`{"difficulty":"easy","${option}":1}`);
      expect(generator.generate(wrong(options))).toEqual({ ok: false, error });
    }
    const left = wrong({ level: undefined, seed: 1 });
    expect(generator.generate(left)).toEqual(generator.generate({ seed: 1 }));
  });
});

describe('a choice that is undefined is as if it were left out', () => {
  test('in a new game and in one that goes on', () => {
    const undecided = { mistakePolicy: undefined, maxHints: undefined, removeNotes: undefined };
    const game = games.newGame(PUZZLE, undecided);
    expect(game).toEqual(games.newGame(PUZZLE));
    expect(games.markedMistakes(games.play(game, { type: 'answer', cell: 2, digit: 5 }))).toEqual(
      [],
    );
    const strict = games.configureGame(game, { maxHints: 3 });
    expect(games.configureGame(strict, undecided)).toEqual(strict);
    expect(games.canRequestHint(games.configureGame(game, undecided))).toBe(true);
  });

  test('in the options of the others', () => {
    const undecided = {
      symmetry: undefined,
      fewestGivens: undefined,
      difficulty: undefined,
      technique: undefined,
    };
    expect(generator.generate({ ...undecided, seed: 1 })).toEqual(generator.generate({ seed: 1 }));
    expect(engine.solveByLogic(TEXT, { techniques: undefined })).toEqual(engine.solveByLogic(TEXT));
  });
});

describe('a board that breaks the rules is not solved', () => {
  test.each(['1'.repeat(81), '123456789'.repeat(9), `${'.'.repeat(79)}11`])('%s', (text) => {
    expect(engine.rate(text).difficulty).toBe('beyond');
    expect(engine.solveByLogic(text).solved).toBe(false);
    expect(engine.logicalReach(text).solved).toBe(false);
    expect(engine.neededTechnique(text)).toBeUndefined();
    expect(engine.Position.fromGrid(text).isSolved).toBe(false);
  });
});
