import { argument, asFields, check, type Reader } from '../arguments.ts';
import type {
  GeneratedPuzzle,
  GenerateError,
  GenerateOptions,
  PatternOptions,
} from '../generator/generate.ts';
import * as generator from '../generator/generate.ts';
import * as normalForms from '../generator/normal-form.ts';
import type { Random } from '../generator/random.ts';
import * as sources from '../generator/random.ts';
import { asGrid, type Grid } from '../grid.ts';
import type { Puzzle } from '../puzzle.ts';
import type { Result } from '../result.ts';
import type { TaughtTechniqueId, TechniqueId } from '../techniques/index.ts';
import { asList, GRID } from './readers.ts';

/** The options as a copy, so that what was checked is what is used. */
const asOptions: Reader<GenerateOptions<TechniqueId>> = (value) => {
  const fields = asFields(value);
  if (!fields) return undefined;
  const { difficulty, technique, symmetry, fewestGivens, seed } = fields;
  const techniques = asList(fields.techniques) ?? fields.techniques;
  const options = { difficulty, technique, techniques, symmetry, fewestGivens, seed };
  return options as GenerateOptions<TechniqueId>;
};

/**
 * Makes a puzzle with one solution that is as hard as wanted, proved by the techniques it takes. A
 * wish that makes no sense is an error, and so is one that is not met in a bounded number of tries:
 * that is not to be expected, whatever the symmetry, but nothing rules it out. Takes milliseconds for most
 * wishes and seconds for the rarest (a swordfish, with symmetry), without a pause: a page asks a worker.
 */
export function generate<Id extends TechniqueId = TaughtTechniqueId>(
  options: GenerateOptions<Id> = {},
): Result<GeneratedPuzzle<Id>, GenerateError> {
  const asOwn = asOptions as Reader<GenerateOptions<Id>>;
  return generator.generate(argument('options', 'an object', options, asOwn));
}

/**
 * Makes a puzzle with one solution, without asking how hard it is: many times faster. Throws a `TypeError`
 * for a wish that makes no sense.
 */
export function generateUnrated(options: PatternOptions = {}): Puzzle {
  const wanted = argument('options', 'an object', options, asOptions);
  const { symmetry, fewestGivens, seed } = wanted;
  const pattern = { symmetry, fewestGivens, seed } as PatternOptions;
  const option = generator.unknownOption(pattern);
  check(option === undefined, `options.${option}`, 'one that there is', option && wanted[option]);
  return generator.generateUnrated(pattern);
}

/**
 * A reproducible source of random numbers: the same seed gives the same numbers (mulberry32, by Tommy
 * Ettinger). There are 2³² of them, so of about 77,000 different seeds two are likely to give the same.
 */
export function seededRandom(seed: string | number): Random {
  check(generator.isSeed(seed), 'seed', 'a text or a finite number', seed);
  return sources.seededRandom(seed);
}

/**
 * The grid that stands for all that are the same under the symmetries of Sudoku: relabelling of the
 * digits, transposition, and permutation of bands, stacks, rows within a band and columns within a
 * stack. Takes any grid, also one that breaks the rules.
 */
export function normalForm(grid: Grid | string): Grid {
  return normalForms.normalForm(argument('grid', GRID, grid, asGrid));
}

/** Whether two grids are the same under the symmetries of Sudoku (see `normalForm`). */
export function areTwins(a: Grid | string, b: Grid | string): boolean {
  return normalForms.areTwins(argument('a', GRID, a, asGrid), argument('b', GRID, b, asGrid));
}
