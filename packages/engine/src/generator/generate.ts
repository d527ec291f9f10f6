import { isWhole } from '../arguments.ts';
import { CELL_COUNT } from '../houses.ts';
import type { Puzzle } from '../puzzle.ts';
import { isSeed, seededRandom } from '../random.ts';
import { type Rating, rate, TECHNIQUES_OF_DIFFICULTY } from '../rating.ts';
import { err, ok, type Result } from '../result.ts';
import { TECHNIQUES, type TechniqueId } from '../techniques/index.ts';
import { DIFFICULTIES, type Difficulty, isDifficulty } from '../types.ts';
import { MAX_TRIES, randomPuzzle, searchPuzzle } from './search.ts';
import { isSymmetry, type Symmetry } from './symmetry.ts';

/** How a puzzle is to look, whatever it takes to solve it. */
export interface PatternOptions {
  /** `rotational` when left out. */
  readonly symmetry?: Symmetry | undefined;
  /**
   * Stop taking givens away at this many, 0-81; 0 when left out: as few as the symmetry allows, and
   * without symmetry a minimal puzzle.
   */
  readonly fewestGivens?: number | undefined;
  /**
   * The same seed gives the same puzzle; a random one when left out. Seeds come down to 32 bits: among
   * 77,000 puzzles of different seeds, two are as likely as not the same.
   */
  readonly seed?: string | number | undefined;
}

/**
 * What kind of puzzle is wanted. `fewestGivens` is lowered step by step where no such puzzle turns up
 * with so many.
 */
export interface GenerateOptions extends PatternOptions {
  /** Any difficulty that the techniques can finish, when left out. */
  readonly difficulty?: Difficulty | undefined;
  /** A technique of that difficulty that the puzzle needs (see `neededTechnique`). */
  readonly technique?: TechniqueId | undefined;
}

/** A new puzzle with the proof of its difficulty. */
export interface GeneratedPuzzle {
  readonly puzzle: Puzzle;
  readonly rating: Rating;
  readonly seed: string | number;
}

/** Why there is no such puzzle. */
export type GenerateError =
  | { readonly code: 'unknown-option'; readonly option: keyof GenerateOptions }
  | {
      readonly code: 'technique-of-other-difficulty';
      readonly technique: TechniqueId;
      readonly difficulty: Difficulty;
    }
  | { readonly code: 'not-found'; readonly tries: number };

const IS_KNOWN: Readonly<Record<keyof GenerateOptions, (value: unknown) => boolean>> = {
  difficulty: isDifficulty,
  technique: (value) => TECHNIQUES.some(({ id }) => id === value),
  symmetry: isSymmetry,
  fewestGivens: (value) => isWhole(value, 0, CELL_COUNT),
  seed: isSeed,
};

/** The first option that is not what its type promises; one that is undefined is left out. */
export function unknownOption(options: GenerateOptions): keyof GenerateOptions | undefined {
  const names = Object.keys(IS_KNOWN) as (keyof GenerateOptions)[];
  return names.find((name) => options[name] !== undefined && !IS_KNOWN[name](options[name]));
}

/** The techniques one of which the puzzle has to need. */
function wantedTechniques({
  difficulty,
  technique,
}: GenerateOptions): Result<readonly TechniqueId[], GenerateError> {
  const pools = DIFFICULTIES.filter((each) => each === (difficulty ?? each));
  const pool = pools.flatMap((each) => TECHNIQUES_OF_DIFFICULTY[each]);
  if (technique === undefined) return ok(pool);
  if (difficulty === undefined || pool.includes(technique)) return ok([technique]);
  return err({ code: 'technique-of-other-difficulty', technique, difficulty });
}

/**
 * Makes a puzzle with one solution that is as hard as asked for, proved by the techniques it takes. An
 * error where the options make no sense, and where no such puzzle turns up in a bounded number of tries.
 */
export function generate(options: GenerateOptions = {}): Result<GeneratedPuzzle, GenerateError> {
  const option = unknownOption(options);
  if (option) return err({ code: 'unknown-option', option });
  const techniques = wantedTechniques(options);
  if (!techniques.ok) return techniques;
  const { symmetry = 'rotational', fewestGivens = 0, seed = Math.random() } = options;
  const goal = { symmetry, fewestGivens, techniques: techniques.value };
  const puzzle = searchPuzzle(goal, seededRandom(seed));
  return puzzle
    ? ok({ puzzle, rating: rate(puzzle), seed })
    : err({ code: 'not-found', tries: MAX_TRIES });
}

/** Makes a puzzle with one solution, without asking how hard it is: many times faster. */
export function generateUnrated({
  symmetry = 'rotational',
  fewestGivens = 0,
  seed = Math.random(),
}: PatternOptions = {}): Puzzle {
  return randomPuzzle({ symmetry, fewestGivens }, seededRandom(seed));
}
