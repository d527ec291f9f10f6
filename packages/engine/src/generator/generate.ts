import { asListOf, isWhole } from '../arguments.ts';
import { CELL_COUNT } from '../houses.ts';
import { once } from '../once.ts';
import type { Puzzle } from '../puzzle.ts';
import { quoted } from '../quoted.ts';
import { isSeed, seededRandom } from '../random.ts';
import { CATALOGUE_ORDER, makesDifficulty, type Rating, rate } from '../rating.ts';
import { quickReachBy } from '../reach/quick-reach.ts';
import { err, ok, type Result } from '../result.ts';
import { type TaughtTechniqueId, TECHNIQUES, type TechniqueId } from '../techniques/index.ts';
import { type Difficulty, isDifficulty } from '../types.ts';
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
export interface GenerateOptions<Id extends TechniqueId = TaughtTechniqueId>
  extends PatternOptions {
  /** Any difficulty that the techniques can finish, when left out. */
  readonly difficulty?: Difficulty | undefined;
  /** A technique of that difficulty that the puzzle needs (see `neededTechnique`). */
  readonly technique?: NoInfer<Id> | undefined;
  /** The techniques that solve it, easiest first: the course when left out. */
  readonly techniques?: readonly Id[] | undefined;
}

/** A new puzzle with the proof of its difficulty. */
export interface GeneratedPuzzle<Id extends TechniqueId = TaughtTechniqueId> {
  readonly puzzle: Puzzle;
  readonly rating: Rating<Id>;
  readonly seed: string | number;
}

/** There is no option of this name; of a long one, its beginning. */
export interface UnknownOption {
  readonly code: 'unknown-option';
  readonly option: string;
}

/** Why there is no such puzzle. */
export type GenerateError =
  | UnknownOption
  /** The value of an option is none that it can have. */
  | { readonly code: 'bad-option'; readonly option: keyof GenerateOptions }
  /** The puzzle is to need a technique that is not one of `techniques`. */
  | { readonly code: 'technique-not-listed'; readonly technique: TechniqueId }
  | {
      readonly code: 'technique-of-other-difficulty';
      readonly technique: TechniqueId;
      readonly difficulty: Difficulty;
    }
  | { readonly code: 'not-found'; readonly tries: number };

function isTechnique(value: unknown): boolean {
  return TECHNIQUES.some(({ id }) => id === value);
}

type IsSound<Name extends string> = Readonly<Record<Name, (value: unknown) => boolean>>;

/** What the options that say how a puzzle is to look can be. */
export const IS_SOUND_PATTERN: IsSound<keyof PatternOptions> = {
  symmetry: isSymmetry,
  fewestGivens: (value) => isWhole(value, 0, CELL_COUNT),
  seed: isSeed,
};

const isSoundOption = once(
  (): IsSound<keyof GenerateOptions> => ({
    ...IS_SOUND_PATTERN,
    difficulty: isDifficulty,
    technique: isTechnique,
    techniques: (value) => asListOf(value, (id) => isTechnique(id) || undefined) !== undefined,
  }),
);

/** The first option that is not what its type promises; one that is undefined is left out. */
function badOptionOf<Name extends string>(
  options: Partial<Readonly<Record<Name, unknown>>>,
  isSound: IsSound<Name>,
): Name | undefined {
  const names = Object.keys(isSound) as Name[];
  return names.find((name) => options[name] !== undefined && !isSound[name](options[name]));
}

/** The same of the options of `generate`. */
export function badOption(
  options: GenerateOptions<TechniqueId>,
): keyof GenerateOptions | undefined {
  return badOptionOf(options, isSoundOption());
}

/** What is wrong with options: one that there is not, or a value that makes no sense. */
export function optionError<Name extends string>(
  options: Partial<Readonly<Record<Name, unknown>>>,
  isSound: IsSound<Name>,
): UnknownOption | { readonly code: 'bad-option'; readonly option: Name } | undefined {
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || Object.hasOwn(isSound, name)) continue;
    return { code: 'unknown-option', option: quoted(name) };
  }
  const option = badOptionOf(options, isSound);
  return option && { code: 'bad-option', option };
}

/** Without one of these, no cell is ever filled: not a single try is worth while. */
const PLACING: readonly TechniqueId[] = ['naked-single', 'hidden-single'];

/** The techniques one of which the puzzle has to need. */
function wantedTechniques({
  difficulty,
  technique,
  techniques = CATALOGUE_ORDER,
}: GenerateOptions<TechniqueId>): Result<readonly TechniqueId[], GenerateError> {
  if (technique && !techniques.includes(technique)) {
    return err({ code: 'technique-not-listed', technique });
  }
  const pool = techniques.filter((id) => !difficulty || makesDifficulty(id, difficulty));
  if (technique === undefined) return ok(pool);
  if (difficulty === undefined || pool.includes(technique)) return ok([technique]);
  return err({ code: 'technique-of-other-difficulty', technique, difficulty });
}

/**
 * Makes a puzzle with one solution that is as hard as asked for, proved by the techniques it takes. An
 * error where the options make no sense, and where no such puzzle turns up in a bounded number of tries.
 */
export function generate<Id extends TechniqueId = TaughtTechniqueId>(
  options?: GenerateOptions<Id>,
): Result<GeneratedPuzzle<Id>, GenerateError>;
export function generate(
  options: GenerateOptions<TechniqueId> = {},
): Result<GeneratedPuzzle<TechniqueId>, GenerateError> {
  const error = optionError(options, isSoundOption());
  if (error) return err(error);
  const wanted = wantedTechniques(options);
  if (!wanted.ok) return wanted;
  const { symmetry = 'rotational', fewestGivens = 0, seed = Math.random() } = options;
  const { techniques = CATALOGUE_ORDER } = options;
  if (wanted.value.length === 0 || !techniques.some((id) => PLACING.includes(id))) {
    return err({ code: 'not-found', tries: 0 });
  }
  const reachOf = quickReachBy(techniques);
  const goal = { symmetry, fewestGivens, techniques: wanted.value, known: techniques, reachOf };
  const puzzle = searchPuzzle(goal, seededRandom(seed));
  return puzzle
    ? ok({ puzzle, rating: rate(puzzle, { techniques }), seed })
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
