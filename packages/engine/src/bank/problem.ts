import { check } from '../arguments.ts';
import { type GridError, parseGrid, toRows } from '../grid.ts';
import type { Puzzle } from '../puzzle.ts';
import { quoted } from '../quoted.ts';
import { isSolutionOf } from '../read-puzzle.ts';
import { err, ok, type Result } from '../result.ts';
import { DIFFICULTIES, type Difficulty, isDifficulty } from '../types.ts';

/** A puzzle of the bank. */
export interface Problem {
  readonly id: string;
  readonly puzzle: Puzzle;
  /** Ids of the techniques on its easiest-first path; a newer bank may name ones unknown here. */
  readonly techniquesRequired: readonly string[];
  readonly difficulty: Difficulty;
}

/** A file of the bank. */
export interface ProblemFile {
  readonly problems: readonly Problem[];
  readonly generator: string;
}

/** What the bank holds in all. */
export interface ProblemIndex {
  readonly totalProblems: number;
  readonly byDifficulty: Readonly<Record<Difficulty, number>>;
}

/** Why a file of the bank cannot be read: `at` is the path to what is wrong. */
export interface ProblemFileError {
  readonly code: 'not-a-problem-file' | 'not-an-index' | 'bad-problem' | 'wrong-count';
  readonly at: string;
  readonly message: string;
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(json: unknown): json is Fields {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function isTextList(json: unknown): json is string[] {
  return Array.isArray(json) && json.every((item) => typeof item === 'string');
}

function problemError(at: string, message: string) {
  return err<ProblemFileError>({ code: 'bad-problem', at, message });
}

/** A grid error in words, for whoever made the file. */
function describeGridError(error: GridError): string {
  switch (error.code) {
    case 'not-a-grid':
      return 'is not a list of rows';
    case 'wrong-length':
      return `has ${error.length} entries instead of ${error.expected}`;
    case 'wrong-row-length':
      return `has ${error.length} cells in row ${error.row + 1}`;
    case 'bad-value':
      return `has "${error.value}" in row ${error.row + 1}, column ${error.column + 1}`;
  }
}

function readGivensAndSolution(fields: Fields, at: string): Result<Puzzle, ProblemFileError> {
  const givens = parseGrid(fields.puzzle);
  if (!givens.ok) return problemError(`${at}.puzzle`, describeGridError(givens.error));
  const solution = parseGrid(fields.solution);
  if (!solution.ok) return problemError(`${at}.solution`, describeGridError(solution.error));
  return isSolutionOf(solution.value, givens.value)
    ? ok({ givens: givens.value, solution: solution.value })
    : problemError(`${at}.solution`, 'does not solve the puzzle');
}

function parseFields(json: unknown, at: string): Result<Problem, ProblemFileError> {
  if (!isFields(json)) return problemError(at, 'is not an object');
  const { id, difficulty, techniques_required: techniquesRequired } = json;
  if (typeof id !== 'string' || id === '') return problemError(`${at}.id`, 'is not a text');
  if (!isDifficulty(difficulty)) return problemError(`${at}.difficulty`, 'is not a difficulty');
  if (!isTextList(techniquesRequired)) {
    return problemError(`${at}.techniques_required`, 'is not a list of technique ids');
  }
  const puzzle = readGivensAndSolution(json, at);
  return puzzle.ok ? ok({ id, puzzle: puzzle.value, techniquesRequired, difficulty }) : puzzle;
}

/** What `read` makes of something; an error where a getter or a proxy in it throws. */
function readable<T>(
  read: () => Result<T, ProblemFileError>,
  error: ProblemFileError,
): Result<T, ProblemFileError> {
  try {
    return read();
  } catch {
    return err(error);
  }
}

/**
 * Reads one problem. That the solution solves the puzzle is checked; that it is the only one, and
 * the difficulty, is what the bank's own proof is for. Takes anything; `at` is what errors call it.
 */
export function parseProblem(json: unknown, at = 'problem'): Result<Problem, ProblemFileError> {
  check(typeof at === 'string', 'at', 'a text', at);
  const error = { code: 'bad-problem', at, message: 'cannot be read' } as const;
  return readable(() => parseFields(json, at), error);
}

/** A file that says it has more is none. */
const MOST_PROBLEMS = 100_000;

/** The list of problems of a file, its count and its generator, read once. */
function parseFrame(json: unknown) {
  const error: ProblemFileError = {
    code: 'not-a-problem-file',
    at: '',
    message: 'needs a list of problems and a generator',
  };
  return readable(() => {
    if (!isFields(json)) return err(error);
    const { problems, generator, count } = json;
    if (!Array.isArray(problems) || typeof generator !== 'string') return err(error);
    const length = Math.min(problems.length, MOST_PROBLEMS + 1);
    const list: unknown[] = Array.from({ length }, (_, index) => problems[index]);
    return length > MOST_PROBLEMS ? err(error) : ok({ problems: list, generator, count });
  }, error);
}

/** Reads a problem file: all of its problems, or the first thing that is wrong with it. */
export function parseProblemFile(json: unknown): Result<ProblemFile, ProblemFileError> {
  const frame = parseFrame(json);
  if (!frame.ok) return frame;
  const { problems: list, generator, count } = frame.value;
  const problems: Problem[] = [];
  for (const [index, each] of list.entries()) {
    const problem = parseProblem(each, `problems[${index}]`);
    if (!problem.ok) return problem;
    problems.push(problem.value);
  }
  if (count !== list.length) {
    const said = count === undefined ? 'is missing' : `says ${quoted(count)}`;
    const message = `${said}, but there are ${list.length} problems`;
    return err({ code: 'wrong-count', at: 'count', message });
  }
  return ok({ problems, generator });
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function parseCounts(json: unknown): Record<Difficulty, number> | undefined {
  if (!isFields(json)) return undefined;
  const { easy, medium, hard } = json;
  return isCount(easy) && isCount(medium) && isCount(hard) ? { easy, medium, hard } : undefined;
}

function parseIndex(
  json: unknown,
  error: ProblemFileError,
): Result<ProblemIndex, ProblemFileError> {
  if (!isFields(json)) return err(error);
  const { by_difficulty: counts, total_problems: total } = json;
  const byDifficulty = parseCounts(counts);
  if (!byDifficulty) return err(error);
  const sum = DIFFICULTIES.reduce((all, difficulty) => all + byDifficulty[difficulty], 0);
  const message = `is ${quoted(total)}, but the difficulties add up to ${sum}`;
  return total === sum
    ? ok({ totalProblems: sum, byDifficulty })
    : err({ code: 'wrong-count', at: 'total_problems', message });
}

/** Reads the index file of the bank. Takes anything. */
export function parseProblemIndex(json: unknown): Result<ProblemIndex, ProblemFileError> {
  const message = 'needs a count for each difficulty';
  const error = { code: 'not-an-index', at: 'by_difficulty', message } as const;
  return readable(() => parseIndex(json, error), error);
}

/** A problem as it stands in a file of the bank and in a saved game; `parseProblem` reads it back. */
export function serializeProblem({ id, puzzle, techniquesRequired, difficulty }: Problem) {
  return {
    id,
    puzzle: toRows(puzzle.givens),
    solution: toRows(puzzle.solution),
    techniques_required: techniquesRequired,
    difficulty,
  };
}
