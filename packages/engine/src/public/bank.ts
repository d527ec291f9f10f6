/* `@nanpure/engine/bank`. */
import { argument, asFields, asListOf, check, checkFunction, checkWhole } from '../arguments.ts';
import type { Problem } from '../bank/problem.ts';
import * as problems from '../bank/problem.ts';
import type { Selection, SelectOptions } from '../bank/selection.ts';
import * as selection from '../bank/selection.ts';
import type { Random } from '../random.ts';
import { asPuzzle } from '../read-puzzle.ts';
import { type Difficulty, isDifficulty } from '../types.ts';
import { asText, asWholes } from './readers.ts';

const INDEXES = 'a list of whole numbers that are not negative';

/**
 * Chooses an index below `count`, avoiding the recent ones where there are more than five to choose
 * from: up to ten tries, then whatever comes. Undefined where there is nothing to choose from.
 */
export function selectIndex(
  count: number,
  recent: readonly number[],
  random: Random = Math.random,
): number | undefined {
  checkWhole('count', count, 0, Number.MAX_SAFE_INTEGER);
  checkFunction('random', random);
  return selection.selectIndex(count, argument('recent', INDEXES, recent, asWholes), random);
}

/** The recent choices after one more: no more than are remembered. */
export function rememberChoice(recent: readonly number[], index: number): number[] {
  checkWhole('index', index, 0, Number.MAX_SAFE_INTEGER);
  return selection.rememberChoice(argument('recent', INDEXES, recent, asWholes), index);
}

const asRated = (value: unknown) => asFields(value)?.difficulty;

/**
 * Chooses a puzzle of a difficulty: from the pool of all that have it, as `selectIndex` does.
 * Undefined where none of them has this difficulty.
 */
export function selectPuzzle<P extends { readonly difficulty: Difficulty }>(
  problems: readonly P[],
  difficulty: Difficulty,
  options: SelectOptions = {},
): Selection<P> | undefined {
  argument('problems', 'a list of problems', problems, (list) => asListOf(list, asRated));
  check(isDifficulty(difficulty), 'difficulty', 'one of DIFFICULTIES', difficulty);
  const { recent = [], random = Math.random } = argument('options', 'an object', options, asFields);
  checkFunction('options.random', random);
  return selection.selectPuzzle(problems, difficulty, {
    recent: argument('options.recent', INDEXES, recent, asWholes),
    random: random as Random,
  });
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
export function serializeProblem(problem: Problem): ReturnType<typeof problems.serializeProblem> {
  return problems.serializeProblem(argument('problem', 'a problem', problem, asProblem));
}

export * from '../trusted/bank.ts';
