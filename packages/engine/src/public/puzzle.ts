import { argument, asFields, asListOf } from '../arguments.ts';
import type { Problem } from '../bank/problem.ts';
import * as problems from '../bank/problem.ts';
import { type Grid, type GridError, parseGrid } from '../grid.ts';
import type { Puzzle, PuzzleError } from '../puzzle.ts';
import * as puzzles from '../puzzle.ts';
import { asPuzzle } from '../read-puzzle.ts';
import type { Result } from '../result.ts';
import { isDifficulty } from '../types.ts';
import { asText } from './readers.ts';

/**
 * Proves that a grid has exactly one solution. Also takes what `parseGrid` takes, and anything: what is no
 * grid is an error of `parseGrid`.
 */
export function makePuzzle(givens: Grid): Result<Puzzle, PuzzleError>;
export function makePuzzle(givens: unknown): Result<Puzzle, PuzzleError | GridError>;
export function makePuzzle(givens: unknown): Result<Puzzle, PuzzleError | GridError> {
  const grid = parseGrid(givens);
  return grid.ok ? puzzles.makePuzzle(grid.value) : grid;
}

function asProblem(value: unknown): Problem | undefined {
  const { id, puzzle, techniquesRequired, difficulty } = asFields(value) ?? {};
  const isSound =
    asText(id) !== undefined &&
    isDifficulty(difficulty) &&
    asPuzzle(puzzle) &&
    asListOf(techniquesRequired, asText);
  return isSound ? (value as Problem) : undefined;
}

/** A problem as it stands in a file of the bank and in a saved game; `parseProblem` reads it back. */
export function makeProblem(problem: Problem): ReturnType<typeof problems.makeProblem> {
  return problems.makeProblem(argument('problem', 'a problem', problem, asProblem));
}
