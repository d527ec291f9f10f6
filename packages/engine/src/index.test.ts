import { describe, expect, expectTypeOf, test } from 'vitest';
import type {
  Candidate,
  Cell,
  Digit,
  Grid,
  GridError,
  Hint,
  LogicalSolution,
  Puzzle,
  PuzzleError,
  Rating,
  Result,
  Step,
  TechniqueId,
} from './index.ts';
import * as engine from './index.ts';
import { gridFrom, puzzleFrom } from './testing/boards.ts';

/*
 * The names that other projects rely on, with their signatures: a change here is a change for them.
 */

const TEXT = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const GRID = gridFrom(TEXT);
const PUZZLE = puzzleFrom(TEXT);
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
    expectTypeOf(engine.makeGrid).toEqualTypeOf<(grid: Grid) => string>();
    expectTypeOf(engine.conflicts).parameters.toEqualTypeOf<[Grid]>();
    expectTypeOf(engine.solve).toEqualTypeOf<(grid: Grid | string) => Grid | undefined>();
    expectTypeOf(engine.countSolutions).toEqualTypeOf<
      (grid: Grid | string, limit?: number) => number
    >();
    expectTypeOf(engine.makePuzzle).toEqualTypeOf<(grid: Grid) => Result<Puzzle, PuzzleError>>();
    const solution = engine.solve(TEXT);
    expect(solution && engine.makeGrid(solution)).toBe(engine.makeGrid(PUZZLE.solution));
    expect([engine.countSolutions(TEXT), engine.countSolutions(GRID, 1)]).toEqual([1, 1]);
    expect(engine.parseGrid(TEXT)).toEqual({ ok: true, value: GRID });
    expect(engine.makePuzzle(GRID)).toEqual({ ok: true, value: PUZZLE });
    expect(engine.conflicts(GRID)).toEqual([]);
  });

  test('positions and steps', () => {
    const position = engine.Position.fromGrid(GRID);
    expectTypeOf(engine.Position.fromGrid).toEqualTypeOf<(grid: Grid) => engine.Position>();
    expectTypeOf(position.digitsAt).toEqualTypeOf<(cell: Cell) => Digit[]>();
    expectTypeOf(position.place).toEqualTypeOf<(candidate: Candidate) => engine.Position>();
    expectTypeOf(position.eliminate).parameter(0).toExtend<readonly Candidate[]>();
    expectTypeOf(engine.findSteps(position)).toExtend<Iterable<Step>>();
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
    expect(engine.TECHNIQUES.map(({ id }) => id)).toEqual(IDS);
    expect(engine.TECHNIQUES.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('rating', () => {
    type Options = { readonly techniques?: readonly TechniqueId[] };
    type Givens = Pick<Puzzle, 'givens'>;
    expectTypeOf(engine.solveByLogic).toEqualTypeOf<
      (puzzle: Givens, options?: Options) => LogicalSolution
    >();
    expectTypeOf(engine.rate).toEqualTypeOf<(puzzle: Givens) => Rating>();
    expect(engine.solveByLogic(PUZZLE).solved).toBe(true);
    expect(engine.solveByLogic(PUZZLE, { techniques: [] })).toEqual({ solved: false, steps: [] });
    expect(engine.rate(PUZZLE).difficulty).toBe('easy');
  });

  test('hints', () => {
    expectTypeOf(engine.findHint).parameter(0).toEqualTypeOf<Grid>();
    expectTypeOf(engine.findHint).returns.toEqualTypeOf<Hint>();
    expect(engine.findHint(GRID).level).toBe(1);
  });

  test('new puzzles', () => {
    const options = { difficulty: 'easy', technique: 'naked-single', seed: 1 } as const;
    const made = engine.generate(options);
    expect(engine.generate(options)).toEqual(made);
    expect(made.ok && made.value.rating.difficulty).toBe('easy');
    expectTypeOf(engine.selectPuzzle).toBeFunction();
  });
});

test('bad input is answered, never thrown', () => {
  expect(engine.solve('nonsense')).toBeUndefined();
  expect(engine.countSolutions('nonsense')).toBe(0);
  expect(engine.parseGrid(null).ok).toBe(false);
});
