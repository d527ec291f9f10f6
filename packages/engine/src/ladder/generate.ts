import { asListOf, oneOf } from '../arguments.ts';
import { givenCount } from '../generator/dig-holes.ts';
import {
  IS_SOUND_PATTERN,
  optionError,
  type PatternOptions,
  type UnknownOption,
} from '../generator/generate.ts';
import { type Goal, visitPuzzles } from '../generator/search.ts';
import { CELL_COUNT } from '../houses.ts';
import type { Puzzle } from '../puzzle.ts';
import { type Random, seededRandom } from '../random.ts';
import type { LogicalReach } from '../rating.ts';
import { err, ok, type Result } from '../result.ts';
import { LADDER_IDS, type LadderTechniqueId } from './ladder.ts';
import { LADDER_LEVELS, type LadderLevel } from './model/technique.ts';
import { type LadderRating, rate, solveByLogic } from './rating.ts';
import { rungNamed } from './steps.ts';

/** What kind of puzzle is wanted. */
export interface LadderGenerateOptions extends PatternOptions {
  /** The level of the hardest technique that the puzzle needs; any when left out. */
  readonly level?: LadderLevel | undefined;
  /**
   * A technique that its easiest-first path takes: all easier ones are exhausted there. With a level, which has to be
   * the technique's, it is the hardest one; without, it is so if such a puzzle turns up soon.
   */
  readonly technique?: LadderTechniqueId | undefined;
  /**
   * The techniques that solve it, easiest first: all of `LADDER` when left out. What stands after the forcing nets is
   * looked for without these, as they leave it nothing.
   */
  readonly techniques?: readonly LadderTechniqueId[] | undefined;
  /** Asked before each try; once it says yes, the search ends and has found nothing. */
  readonly isCancelled?: (() => boolean) | undefined;
}

/** A new puzzle, rated with the techniques that it was looked for with. */
export interface GeneratedLadderPuzzle {
  readonly puzzle: Puzzle;
  readonly rating: LadderRating;
  readonly seed: string | number;
}

/** Why there is no such puzzle. */
export type LadderGenerateError =
  | UnknownOption
  /** The value of an option is none that it can have. */
  | { readonly code: 'bad-option'; readonly option: keyof LadderGenerateOptions }
  /** The puzzle is to need a technique that is not one of `techniques`. */
  | { readonly code: 'technique-not-listed'; readonly technique: LadderTechniqueId }
  | {
      readonly code: 'technique-of-other-level';
      readonly technique: LadderTechniqueId;
      readonly level: LadderLevel;
    }
  | { readonly code: 'not-found'; readonly tries: number };

const asTechnique = oneOf(LADDER_IDS);

const IS_SOUND = {
  ...IS_SOUND_PATTERN,
  level: (value: unknown) => oneOf(LADDER_LEVELS)(value) !== undefined,
  technique: (value: unknown) => asTechnique(value) !== undefined,
  techniques: (value: unknown) => asListOf(value, asTechnique) !== undefined,
  isCancelled: (value: unknown) => typeof value === 'function',
} satisfies Record<keyof LadderGenerateOptions, (value: unknown) => boolean>;

/** Without one of these no puzzle is ever finished: not a single try is worth while. */
const PLACING: readonly LadderTechniqueId[] = ['naked-single', 'hidden-single'];

/** Puzzles to try in all. Most kinds take some tens or hundreds. */
const MAX_TRIES = 5000;

/** Puzzles to try for one that needs nothing harder than a technique, where that is not a must. */
const TRIES_FOR_HARDEST = 400;

function levelOf(technique: LadderTechniqueId): LadderLevel | undefined {
  return rungNamed(technique)?.level;
}

/** The techniques one of which the puzzle has to need. */
function wantedTechniques({
  level,
  technique,
  techniques = LADDER_IDS,
}: LadderGenerateOptions): Result<readonly LadderTechniqueId[], LadderGenerateError> {
  if (technique === undefined) {
    return ok(techniques.filter((id) => level === undefined || levelOf(id) === level));
  }
  if (!techniques.includes(technique)) return err({ code: 'technique-not-listed', technique });
  if (level === undefined || levelOf(technique) === level) return ok([technique]);
  return err({ code: 'technique-of-other-level', technique, level });
}

const NETS: readonly LadderTechniqueId[] = ['forcing-chain', 'forcing-net'];
const AFTER_NETS = LADDER_IDS.slice(1 + Math.max(...NETS.map((id) => LADDER_IDS.indexOf(id))));

/** All techniques that solve a puzzle that is to need one of these. */
function allFor(wanted: readonly LadderTechniqueId[]): readonly LadderTechniqueId[] {
  const isAfterNets = wanted.every((id) => AFTER_NETS.includes(id));
  return isAfterNets ? LADDER_IDS.filter((id) => !NETS.includes(id)) : LADDER_IDS;
}

/** The techniques up to the hardest of those that are wanted, and those that place: a search needs no others. */
function upTo(
  wanted: readonly LadderTechniqueId[],
  all: readonly LadderTechniqueId[],
): readonly LadderTechniqueId[] {
  return all.slice(0, 1 + Math.max(...[...wanted, ...PLACING].map((id) => all.indexOf(id))));
}

/** How far some techniques go on a puzzle that is known to have one solution. */
function reachOf(
  { givens }: Puzzle,
  techniques: readonly LadderTechniqueId[],
): LogicalReach<LadderTechniqueId> {
  const { solved, steps } = solveByLogic({ givens }, { techniques, unique: true });
  const used = new Set(steps.map(({ technique }) => technique));
  const placed = steps.reduce((count, { placements }) => count + placements.length, 0);
  return {
    solved,
    hardest: techniques.filter((id) => used.has(id)).at(-1),
    emptyCells: CELL_COUNT - givenCount(givens) - placed,
  };
}

/** How a search ended. */
interface Found {
  readonly puzzle: Puzzle | undefined;
  readonly tries: number;
}

/** When a search ends with nothing; and, where a path that takes the technique is enough, which puzzles have one. */
interface SearchOptions {
  readonly isCancelled: () => boolean;
  readonly isEnough: (puzzle: Puzzle) => boolean;
}

/** A puzzle whose hardest technique is one of the goal's; or, if that is enough, whose path takes one of them. */
function findPuzzle(
  goal: Goal<LadderTechniqueId>,
  random: Random,
  { isCancelled, isEnough }: SearchOptions,
): Found {
  let second: Puzzle | undefined;
  const visits = visitPuzzles(goal, random);
  const mostTries = () => (second ? TRIES_FOR_HARDEST : MAX_TRIES);
  let tries = 0;
  for (; tries < mostTries(); tries++) {
    // What was found until now would be another puzzle than the seed gives with more time.
    if (isCancelled()) return { puzzle: undefined, tries };
    const { puzzle, reach } = visits.next().value;
    const isWanted = reach.hardest !== undefined && goal.techniques.includes(reach.hardest);
    if (isWanted && reach.solved) return { puzzle, tries };
    if (!second && (isWanted || reach.solved) && isEnough(puzzle)) second = puzzle;
  }
  return { puzzle: second, tries };
}

/**
 * Makes a puzzle with one solution that is as hard as asked for, proved by its easiest-first path. An error where the
 * options make no sense, and where no such puzzle turns up in a bounded number of tries.
 */
export function generate(
  options: LadderGenerateOptions = {},
): Result<GeneratedLadderPuzzle, LadderGenerateError> {
  const error = optionError(options, IS_SOUND);
  if (error) return err(error);
  const wanted = wantedTechniques(options);
  if (!wanted.ok) return wanted;
  const { symmetry = 'rotational', fewestGivens = 0, seed = Math.random() } = options;
  const techniques = options.techniques ?? allFor(wanted.value);
  const known = upTo(wanted.value, techniques);
  if (wanted.value.length === 0 || !known.some((id) => PLACING.includes(id))) {
    return err({ code: 'not-found', tries: 0 });
  }
  const pattern = { symmetry, fewestGivens };
  const goal = {
    ...pattern,
    techniques: wanted.value,
    known,
    reachOf: (puzzle: Puzzle) => reachOf(puzzle, known),
  };
  const ratingOf = (puzzle: Puzzle) => rate(puzzle, { techniques, unique: true });
  const isEnough = (puzzle: Puzzle) => {
    const { level, counts } = ratingOf(puzzle);
    const isTaken = counts.some(({ technique }) => technique === options.technique);
    return options.level === undefined && isTaken && level !== 'beyond';
  };
  const { isCancelled = () => false } = options;
  const { puzzle, tries } = findPuzzle(goal, seededRandom(seed), { isCancelled, isEnough });
  return puzzle
    ? ok({ puzzle, rating: ratingOf(puzzle), seed })
    : err({ code: 'not-found', tries });
}
