/* `@nanpure/engine/generator`. */
import { argument, asFields, check, type Reader } from '../arguments.ts';
import type { DailyError, DailyPuzzle } from '../generator/daily.ts';
import * as daily from '../generator/daily.ts';
import type {
  GeneratedPuzzle,
  GenerateError,
  GenerateOptions,
  PatternOptions,
} from '../generator/generate.ts';
import * as generator from '../generator/generate.ts';
import type { Puzzle } from '../puzzle.ts';
import type { Result } from '../result.ts';
import type { TaughtTechniqueId, TechniqueId } from '../techniques/index.ts';
import { type Difficulty, isDifficulty } from '../types.ts';
import { asList } from './readers.ts';

/** The options as a copy, so that what was checked is what is used. */
const asOptions: Reader<GenerateOptions<TechniqueId>> = (value) => {
  const fields = asFields(value);
  if (!fields) return undefined;
  const { difficulty, technique, symmetry, fewestGivens, seed } = fields;
  const techniques = asList(fields.techniques) ?? fields.techniques;
  // Those that there are not come along, to be named.
  const options = {
    ...fields,
    ...{ difficulty, technique, techniques, symmetry, fewestGivens, seed },
  };
  return options as GenerateOptions<TechniqueId>;
};

/**
 * Makes a puzzle with one solution that is as hard as asked for, proved by the techniques it takes. An
 * error where the options make no sense, and where no such puzzle turns up in a bounded number of tries: that is
 * not to be expected, whatever the symmetry, but nothing rules it out. Takes milliseconds for most options and
 * seconds for the rarest puzzles (a swordfish, with symmetry), without a pause: a page asks a worker.
 *
 * @example
 * ```ts
 * const made = generate({ difficulty: 'hard', technique: 'x-wing', seed: 'Saturday' });
 * made.ok && made.value.rating.difficulty; // → hard
 * ```
 */
export function generate<Id extends TechniqueId = TaughtTechniqueId>(
  options: GenerateOptions<Id> = {},
): Result<GeneratedPuzzle<Id>, GenerateError> {
  const asOwn = asOptions as Reader<GenerateOptions<Id>>;
  return generator.generate(argument('options', 'an object', options, asOwn));
}

/** What its options must be. */
const PATTERN_OPTIONS: Readonly<Record<keyof PatternOptions, string>> = {
  symmetry: 'one of SYMMETRIES',
  fewestGivens: 'a whole number from 0 to 81',
  seed: 'a text or a number',
};

/**
 * Makes a puzzle with one solution, without asking how hard it is: many times faster. Throws a `TypeError`
 * for an option that makes no sense.
 */
export function generateUnrated(options: PatternOptions = {}): Puzzle {
  const wanted = argument('options', 'an object', options, asOptions);
  const { symmetry, fewestGivens, seed } = wanted;
  const pattern = { symmetry, fewestGivens, seed } as PatternOptions;
  const bad = generator.badOption(pattern);
  for (const option of Object.keys(PATTERN_OPTIONS) as (keyof PatternOptions)[]) {
    check(option !== bad, `options.${option}`, PATTERN_OPTIONS[option], pattern[option]);
  }
  return generator.generateUnrated(pattern);
}

/**
 * The puzzle of a date (`2026-11-22`) and a difficulty: the same for everyone, in every version of this package, with
 * rotational symmetry. An easy one always has two singles or more to choose from, until ten cells are left. An
 * error for what is no date of `DAILY_DATES`. Takes milliseconds.
 *
 * @example
 * ```ts
 * const made = dailyPuzzle('2026-11-22', 'hard');
 * made.ok && made.value.rating.difficulty; // → hard
 * ```
 */
export function dailyPuzzle(date: string, difficulty: Difficulty): Result<DailyPuzzle, DailyError> {
  check(typeof date === 'string', 'date', 'a text', date);
  check(isDifficulty(difficulty), 'difficulty', 'one of DIFFICULTIES', difficulty);
  return daily.dailyPuzzle(date, difficulty);
}

export * from '../trusted/generator.ts';
