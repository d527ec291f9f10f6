import { readFileSync } from 'node:fs';
import { type Problem, parseProblemFile } from '../../src/public/bank.ts';
import {
  DIFFICULTIES,
  type Difficulty,
  err,
  type GridError,
  ok,
  type Puzzle,
  type PuzzleError,
  parseGrid,
  parsePuzzle,
  type Result,
} from '../../src/public/index.ts';

const DATA_FOLDER = new URL('../../../../data/', import.meta.url);

const PROBLEM_WITH_PUZZLE: Readonly<Record<PuzzleError['code'], string>> = {
  conflict: 'a digit stands twice in a row, column or box',
  'no-solution': 'it has no solution',
  'many-solutions': 'it has more than one solution',
};

function problemsOf(difficulty: Difficulty): readonly Problem[] {
  const text = readFileSync(new URL(`problems_${difficulty}.json`, DATA_FOLDER), 'utf8');
  const file = parseProblemFile(JSON.parse(text));
  return file.ok ? file.value.problems : [];
}

function problemWithGrid(error: GridError): string {
  switch (error.code) {
    case 'bad-value':
      return `"${error.value}" in row ${error.row + 1}, column ${error.column + 1} is no digit`;
    case 'wrong-length':
      return `a puzzle has ${error.expected} cells, this text has ${error.length}`;
    default:
      return 'this is no grid';
  }
}

function puzzleOfText(text: string): Result<Puzzle, string> {
  const grid = parseGrid(text);
  if (!grid.ok) return err(problemWithGrid(grid.error));
  const puzzle = parsePuzzle(grid.value);
  return puzzle.ok ? puzzle : err(PROBLEM_WITH_PUZZLE[puzzle.error.code]);
}

/** The puzzle of an id of the bank (`hard-0001`) or of 81 characters, or what is wrong in words. */
export function askedPuzzle(asked: string): Result<Puzzle, string> {
  const difficulty = DIFFICULTIES.find((each) => asked.startsWith(`${each}-`));
  if (!difficulty) return puzzleOfText(asked);
  const problem = problemsOf(difficulty).find(({ id }) => id === asked);
  return problem ? ok(problem.puzzle) : err(`the bank has no problem ${asked}`);
}
